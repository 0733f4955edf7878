import { BarChart } from './bar-chart.tsx';
import { GuideChart } from './guide-chart.tsx';
import { gainToRecover, lossOf, STOCK_LOSS, stockShares } from './market-loss.ts';

const percent = (value: number) => `${Math.round(value)}%`;

/** How deep a fall goes with each share of stocks. */
export function MarketLossChart() {
  return (
    <GuideChart
      title="The share of stocks decides how deep a fall goes, and how long the way back is"
      description={
        <>
          What savings lose when stocks fall by {STOCK_LOSS} percent and bonds keep their value. Bonds can
          fall too, so this is an example and not a floor.
        </>
      }
      table={{
        caption: `When stocks fall by ${STOCK_LOSS} percent and bonds do not`,
        head: ['In stocks', 'The savings lose', 'To recover they must gain'],
        rows: stockShares.map((share) => [
          percent(share),
          percent(lossOf(share)),
          percent(gainToRecover(lossOf(share))),
        ]),
      }}
    >
      <BarChart
        rows={stockShares.map((share) => ({
          label: `${share}% in stocks`,
          value: lossOf(share),
          amount: `−${percent(lossOf(share))}`,
          main: share === 60,
        }))}
      />
    </GuideChart>
  );
}

import { BarChart } from './bar-chart.tsx';
import { GuideChart } from './guide-chart.tsx';
import { gainToRecover, lossOf, STOCK_LOSS, stockShares } from './market-loss.ts';

const percent = (value: number) => `${Math.round(value)}%`;

/** A bar chart of the loss in a crash by share of stocks. */
export function MarketLossChart() {
  return (
    <GuideChart
      title="Your share of stocks decides how much you lose in a crash"
      description={
        <>
          Loss of savings when stocks fall by {STOCK_LOSS} percent and bonds keep their value. Bonds can fall
          too, so this is an example and not a floor.
        </>
      }
      table={{
        caption: `When stocks fall by ${STOCK_LOSS} percent and bonds do not`,
        head: ['In stocks', 'Loss of savings', 'Gain needed to recover'],
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

import { BarRows } from './bar-rows.tsx';
import { fallOf, gainToRecover, STOCK_FALL, stockShares } from './falls.ts';
import { GuideFigure } from './guide-figure.tsx';

const percent = (value: number) => `${Math.round(value)}%`;

/** How deep a fall goes with each share of stocks. */
export function DepthOfFalls() {
  return (
    <GuideFigure
      title="The share of stocks decides how deep a fall goes, and how long the way back is"
      words={
        <>
          What savings lose when stocks fall by {STOCK_FALL} percent and bonds keep their value. Bonds can
          fall too, so this is an example and not a floor.
        </>
      }
      table={{
        caption: `When stocks fall by ${STOCK_FALL} percent and bonds do not`,
        head: ['In stocks', 'The savings lose', 'To recover they must gain'],
        rows: stockShares.map((share) => [
          percent(share),
          percent(fallOf(share)),
          percent(gainToRecover(fallOf(share))),
        ]),
      }}
    >
      <BarRows
        rows={stockShares.map((share) => ({
          label: `${share}% in stocks`,
          value: fallOf(share),
          amount: `−${percent(fallOf(share))}`,
          main: share === 60,
        }))}
      />
    </GuideFigure>
  );
}

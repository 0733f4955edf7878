import { LineChart } from '@whenabouts/calculator/view';
import { formatDollars, formatRoughDollars } from '@whenabouts/core';
import { GuideChart } from './guide-chart.tsx';
import { balanceSince, MONTHLY, planningCase, startAges } from './savings-goal.ts';

const { stopAge, realReturn } = planningCase;
const first = startAges[0];
const ages = Array.from({ length: stopAge - first + 1 }, (_, year) => first + year);
const lineStyles = { 30: 'main', 45: 'you', 60: 'dotted' } as const;

const atStop = (start: number) => balanceSince(start, stopAge) ?? 0;
const rows = [first, 35, 40, 45, 50, 55, 60, 65, stopAge];

/** A line chart of savings by age for three starting ages. */
export function StartAgeChart() {
  const [early, middle] = startAges;
  const growth = atStop(early) - MONTHLY * 12 * (stopAge - early);
  return (
    <GuideChart
      title={`${formatDollars(MONTHLY)} a month becomes ${formatRoughDollars(atStop(early))} if you start at ${early}, and ${formatRoughDollars(atStop(middle))} if you start at ${middle}`}
      description={
        <>
          Savings by age in today’s dollars, if the {formatDollars(MONTHLY)} rises with prices every year and
          the savings earn {realReturn} percent above inflation every year, a twelfth of it each month, which
          no market does. Of the savings at {stopAge} after starting at {early}, {formatRoughDollars(growth)}{' '}
          is growth.
        </>
      }
      table={{
        caption: `Savings by age for three starts, ${formatDollars(MONTHLY)} a month, in today’s dollars`,
        head: ['Age', ...startAges.map((start) => `From ${start}`)],
        rows: rows.map((age) => [
          String(age),
          ...startAges.map((start) => {
            const balance = balanceSince(start, age);
            return balance === null ? '–' : formatDollars(balance);
          }),
        ]),
      }}
    >
      <LineChart
        xValues={ages}
        xLabel={`Age, up to ${stopAge}`}
        xTicks={startAges}
        lines={startAges.map((start) => ({
          label: `from ${start}: ${formatRoughDollars(atStop(start))}`,
          kind: lineStyles[start],
          values: ages.map((age) => balanceSince(start, age)),
        }))}
      />
    </GuideChart>
  );
}

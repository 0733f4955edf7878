import { type MarketProjections, outcomeOf } from '@whenabouts/calculator/explainers/four-percent-text';
import { LineChart, LineSample } from '@whenabouts/calculator/view';
import { formatShortDollars, marketNames, markets } from '@whenabouts/core';
import { KeyNumbers } from '../key-numbers.tsx';

const lineStyles = { poor: 'dashed', average: 'main', good: 'dotted' } as const;

/** Height of a label of two rows, in percent of the plot. */
const LABEL_HEIGHT = 15;

/** A line chart of the remaining savings by year in each market. */
export function FourPercentChart({ years, projections }: { years: number; projections: MarketProjections }) {
  const start = { x: 0, y: projections.poor.balances[0] ?? 0, kind: 'you' } as const;
  const depletionYears = new Set(marketNames.map((name) => projections[name].depletionYear));
  const ends = [...depletionYears].flatMap((year) =>
    year === null ? [] : [{ x: year, y: 0, kind: 'empty' as const }],
  );
  return (
    <>
      <LineChart
        xValues={projections.poor.balances.map((_, year) => year)}
        xLabel="Years in retirement"
        xTicks={yearTicks(years)}
        labelHeight={LABEL_HEIGHT}
        tall
        bands={[{ upper: projections.good.balances, lower: projections.poor.balances, kind: 'outer' }]}
        dots={[start, ...ends]}
        lines={marketNames.map((name) => ({
          label: markets[name].label,
          amount: endLabel(projections[name]),
          kind: lineStyles[name],
          values: projections[name].balances,
        }))}
      />
      <KeyNumbers
        numbers={marketNames.map((name) => ({
          name: `${markets[name].label} market`,
          aside: `${markets[name].annualReturn}% above inflation`,
          value: outcomeOf(projections[name]),
          sample: <LineSample kind={lineStyles[name]} />,
        }))}
      />
    </>
  );
}

function endLabel({ balances, depletionYear }: MarketProjections['poor']): string {
  return depletionYear === null ? formatShortDollars(balances.at(-1) ?? 0) : `year ${depletionYear}`;
}

/** Returns the labeled years: the start, the end and every fifth or tenth year in between. */
function yearTicks(years: number): number[] {
  const step = years > 25 ? 10 : 5;
  // A tick just before the end is left out: its label would overlap the last one.
  return Array.from({ length: years + 1 }, (_, year) => year).filter(
    (year) => year === years || (year % step === 0 && years - year >= step * 0.8),
  );
}

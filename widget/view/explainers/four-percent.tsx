import { formatDollars, formatShortDollars, fourPercentFields, marketNames, markets } from '@whenabouts/core';
import { LineChart, LineSample } from '../charts/line-chart.tsx';
import { type ExplainerContent, KeyNumbers, labelFields } from './explainer-content.tsx';
import {
  type FourPercentMessages,
  type FourPercentNumbers,
  fourPercentMessages,
  fourPercentTable,
  type MarketProjections,
  marketProjections,
  outcomeOf,
} from './four-percent-text.ts';

/** Shows how long savings last in three markets. */
export function fourPercent(
  numbers: FourPercentNumbers,
  messages: FourPercentMessages = fourPercentMessages,
): ExplainerContent<keyof FourPercentNumbers> {
  const projections = marketProjections(numbers);
  const controls = labelFields(fourPercentFields, messages.label);
  return {
    question: messages.question,
    numbers,
    controls: { ...controls, withdrawalRate: { ...controls.withdrawalRate, valueText: messages.rate } },
    sentence: messages.sentence(numbers, projections),
    figure: {
      title: messages.title(numbers.years, projections),
      description: messages.description,
      table: fourPercentTable(numbers.years, projections, messages.table),
      children: <FourPercentChart years={numbers.years} projections={projections} messages={messages} />,
    },
    notes: messages.notes,
  };
}

export function fourPercentSummary(numbers: FourPercentNumbers): string {
  const { poor } = marketProjections(numbers);
  return `${formatDollars(poor.yearlyWithdrawal / 12)} a month in today’s dollars. Poor market: ${outcomeOf(poor).toLowerCase()}`;
}

const lineStyles = { poor: 'dashed', average: 'main', good: 'dotted' } as const;

/** Height of a label of two rows, in percent of the plot. */
const LABEL_HEIGHT = 15;

interface FourPercentChartProps {
  years: number;
  projections: MarketProjections;
  messages: FourPercentMessages;
}

/** A line chart of the remaining savings by year in each market. */
function FourPercentChart({ years, projections, messages }: FourPercentChartProps) {
  const start = { x: 0, y: projections.poor.balances[0] ?? 0, kind: 'you' } as const;
  const ends = [...new Set(marketNames.map((name) => projections[name].depletionYear))]
    .filter((year) => year !== null)
    .map((year) => ({ x: year, y: 0, kind: 'empty' as const }));
  return (
    <>
      <LineChart
        xValues={projections.poor.balances.map((_, year) => year)}
        xLabel={messages.xLabel}
        xTicks={yearTicks(years)}
        labelHeight={LABEL_HEIGHT}
        tall
        bands={[{ upper: projections.good.balances, lower: projections.poor.balances, kind: 'outer' }]}
        dots={[start, ...ends]}
        lines={marketNames.map((name) => {
          const { balances, depletionYear } = projections[name];
          return {
            label: messages.market(name),
            amount:
              depletionYear === null
                ? formatShortDollars(balances.at(-1) ?? 0)
                : messages.endsIn(depletionYear),
            kind: lineStyles[name],
            values: balances,
          };
        })}
      />
      <KeyNumbers
        numbers={marketNames.map((name) => ({
          name: messages.marketName(name),
          aside: messages.aboveInflation(markets[name].annualReturn),
          value: outcomeOf(projections[name], messages.outcome),
          sample: <LineSample kind={lineStyles[name]} />,
        }))}
      />
    </>
  );
}

/** Returns the labeled years: the start, the end and every fifth or tenth year in between. */
function yearTicks(years: number): number[] {
  const step = years > 25 ? 10 : 5;
  // A tick just before the end is left out: its label would overlap the last one.
  return [...Array(years + 1).keys()].filter(
    (year) => year === years || (year % step === 0 && years - year >= step * 0.8),
  );
}

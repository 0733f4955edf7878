import { ChartFigure, ChartReader, LineChart } from '@whenabouts/calculator/view';
import { formatRoughDollars } from '@whenabouts/core';
import { useMemo } from 'react';
import { firstDeathEvents, firstDeathSentence } from '../household/plan-ages.ts';
import type { ChartedResults } from '../outlook-results.ts';
import { ageTicks } from './age-ticks.ts';
import { CashFlowBars } from './cash-flow-bars.tsx';
import { cashFlowSpans, cashFlowSpansSentence } from './cash-flow-spans.ts';
import { fanOf, fanReading, fanTable, fanTitle } from './fan-data.ts';
import { Reading } from './reading.tsx';
import { useReading } from './use-reading.ts';

/** The fan of savings by age, from today to the plan age. */
export function FanChart({ results }: { results: ChartedResults }) {
  const { isRetired, charted } = results;
  const fan = useMemo(() => fanOf(results), [results]);
  const table = useMemo(() => fanTable(fan), [fan]);
  const spans = useMemo(() => cashFlowSpans(results), [results]);
  const [first = 0, last = 0] = [fan.ages[0], fan.ages.at(-1)];
  const { age, cursor, reader } = useReading(first, last);
  const readingAt = (value: number) => fanReading(fan, value);
  const end = (band: readonly number[]) => formatRoughDollars(band.at(-1) ?? 0);
  return (
    <ChartFigure
      title={fanTitle(results)}
      description={`Savings by age, in today’s dollars, ${isRetired ? 'from today on' : `if you stop at ${charted.retirementAge}`}. 8 out of 10 futures stay between the unlucky and the lucky line, and 5 out of 10 in the darker band.${firstDeathSentence(results)}${cashFlowSpansSentence(spans)}`}
      table={table}
    >
      <LineChart
        xValues={fan.ages}
        xTicks={ageTicks(first, last)}
        xLabel="Age"
        yLabel="Savings in today’s dollars"
        tall
        cursor={cursor}
        events={eventsOf(results, first, last)}
        bands={[
          { kind: 'outer', upper: fan.p90, lower: fan.p10 },
          { kind: 'inner', upper: fan.p75, lower: fan.p25 },
        ]}
        lines={[
          { label: 'Lucky', amount: end(fan.p90), kind: 'dotted', values: fan.p90 },
          { label: 'Middle', amount: end(fan.p50), kind: 'main', values: fan.p50 },
          { label: 'Unlucky', amount: end(fan.p10), kind: 'dashed', values: fan.p10 },
        ]}
        labelHeight={15}
        belowAxis={spans.length > 0 && <CashFlowBars spans={spans} first={first} last={last} />}
      >
        <ChartReader label="Savings by age" {...reader} valueText={readingAt} />
      </LineChart>
      <Reading ages={fan.ages} age={age} textAt={readingAt} />
    </ChartFigure>
  );
}

/** Returns retirement, the start of Social Security and the first death, if they are between today and the end. */
function eventsOf(results: ChartedResults, first: number, last: number) {
  const { assumptions, isRetired, charted } = results;
  const { claimingAge, monthlyBenefit } = charted.benefit;
  const benefit = assumptions.partner ? 'Your benefit' : 'Social Security';
  const events = [
    ...(isRetired ? [] : [{ x: charted.retirementAge, label: `Stop at ${charted.retirementAge}` }]),
    ...(monthlyBenefit > 0 ? [{ x: claimingAge, label: `${benefit} at ${claimingAge}` }] : []),
    ...firstDeathEvents(results),
  ];
  return events.filter(({ x }) => x > first && x < last);
}

import { formatRoughDollars } from '@whenabouts/core';
import { ChartFigure, type ChartFigureProps, ChartReader, LineChart } from '@whenabouts/view';
import { type ComponentProps, useMemo } from 'react';
import { firstDeathEvents, firstDeathSentence } from '../household/plan-ages.ts';
import type { ChartedResults } from '../outlook-results.ts';
import { ageTicks } from './age-ticks.ts';
import { type Bands, fanOf, fanReading, fanTable, fanTitle } from './fan-data.ts';
import { Reading, useReading } from './reading.tsx';

/** Explains the lines and the bands of a fan. */
export const FAN_LINES =
  '8 out of 10 futures stay between the unlucky and the lucky line, and 5 out of 10 in the darker band.';

/** The fan of savings by age, from today to the plan age. */
export function FanChart({ results }: { results: ChartedResults }) {
  const { isRetired, charted } = results;
  const fan = useMemo(() => fanOf(results), [results]);
  const table = useMemo(() => fanTable(fan), [fan]);
  const [first = 0, last = 0] = [fan.ages[0], fan.ages.at(-1)];
  return (
    <FanFigure
      fan={fan}
      title={fanTitle(results)}
      description={`Savings by age, in today’s dollars, ${isRetired ? 'from today on' : `if you stop at ${charted.retirementAge}`}. ${FAN_LINES}${firstDeathSentence(results)}`}
      yLabel="Savings in today’s dollars"
      table={table}
      events={listEvents(results, first, last)}
      readingAt={(value) => fanReading(fan, value)}
    />
  );
}

interface FanFigureProps
  extends Pick<ChartFigureProps, 'title' | 'description' | 'table'>,
    Pick<ComponentProps<typeof LineChart>, 'events' | 'dots' | 'yLabel'> {
  fan: Bands;
  /** Describes the balances at an age: a sentence without a period. */
  readingAt: (age: number) => string;
  /** The age that is described first; the last age by default. */
  firstReading?: number | undefined;
}

/** The chart of a fan, with its reading and table. */
export function FanFigure(props: FanFigureProps) {
  const { fan, readingAt, firstReading, title, description, table, ...chart } = props;
  const [first = 0, last = 0] = [fan.ages[0], fan.ages.at(-1)];
  const { age, cursor, reader } = useReading(first, last, firstReading);
  const lastAmount = (band: readonly number[]) => formatRoughDollars(band.at(-1) ?? 0);
  return (
    <ChartFigure title={title} description={description} table={table}>
      <LineChart
        {...chart}
        xValues={fan.ages}
        xTicks={ageTicks(first, last)}
        xLabel="Age"
        tall
        cursor={cursor}
        bands={[
          { kind: 'outer', upper: fan.p90, lower: fan.p10 },
          { kind: 'inner', upper: fan.p75, lower: fan.p25 },
        ]}
        lines={[
          { label: 'Lucky', amount: lastAmount(fan.p90), kind: 'dotted', values: fan.p90 },
          { label: 'Middle', amount: lastAmount(fan.p50), kind: 'main', values: fan.p50 },
          { label: 'Unlucky', amount: lastAmount(fan.p10), kind: 'dashed', values: fan.p10 },
        ]}
        labelHeight={15}
      >
        <ChartReader label="Savings by age" {...reader} valueText={readingAt} />
      </LineChart>
      <Reading ages={fan.ages} age={age} textAt={readingAt} />
    </ChartFigure>
  );
}

/** Returns retirement, the start of Social Security and the first death, if they are between today and the end. */
function listEvents(results: ChartedResults, first: number, last: number) {
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

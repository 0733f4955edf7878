import { ChartFigure, ChartReader, LineChart, UnbrokenAmounts } from '@whenabouts/calculator/view';
import { formatRoughDollars } from '@whenabouts/core';
import { memo, useDeferredValue, useMemo } from 'react';
import type { OutlookResults } from '../outlook-results.ts';
import { ageTicks } from './age-ticks.ts';
import * as styles from './charts.css.ts';
import { fanOf, fanReading, fanTable, fanTitle } from './fan-data.ts';
import { READING_HINT, useReading } from './use-reading.ts';

/** The fan of savings by age, from today to the plan age. Rendered after more urgent updates. */
export function FanChart({ results }: { results: OutlookResults }) {
  return <DeferredFanChart results={useDeferredValue(results)} />;
}

const DeferredFanChart = memo(function DeferredFanChart({ results }: { results: OutlookResults }) {
  const { inputs, assumptions, isRetired, charted } = results;
  const { currentAge } = inputs;
  const { planAge } = assumptions;
  const fan = useMemo(() => fanOf(results), [results]);
  const table = useMemo(() => fanTable(fan), [fan]);
  const { value, reader } = useReading(currentAge, planAge);
  const end = (band: readonly number[]) => formatRoughDollars(band.at(-1) ?? 0);
  return (
    <ChartFigure
      title={fanTitle(results)}
      description={`Savings by age, in today’s dollars, ${isRetired ? 'from today on' : `if you stop at ${charted.retirementAge}`}. Of 10 futures, 1 is below the unlucky line, 1 above the lucky one, and 5 are in the darker band.`}
      table={table}
    >
      <LineChart
        xValues={fan.ages}
        xTicks={ageTicks(currentAge, planAge)}
        xLabel="Age"
        yLabel="Savings in today’s dollars"
        tall
        cursor={value}
        events={eventsOf(results)}
        bands={[
          { kind: 'outer', upper: fan.p90, lower: fan.p10 },
          { kind: 'inner', upper: fan.p75, lower: fan.p25 },
        ]}
        lines={[
          { label: 'Lucky', amount: end(fan.p90), kind: 'dotted', values: fan.p90 },
          { label: 'Middle', amount: end(fan.p50), kind: 'main', values: fan.p50 },
          { label: 'Unlucky', amount: end(fan.p10), kind: 'dashed', values: fan.p10 },
        ]}
        labelHeight={12}
      >
        <ChartReader label="Savings by age" {...reader} valueText={(age) => fanReading(fan, age)} />
      </LineChart>
      <p className={styles.reading}>
        <UnbrokenAmounts text={value === null ? READING_HINT : `${fanReading(fan, value)}.`} />
      </p>
    </ChartFigure>
  );
});

/** Returns retirement and the start of Social Security, if they are between today and the plan age. */
function eventsOf({ inputs, assumptions, isRetired, charted }: OutlookResults) {
  const { claimingAge, monthlyBenefit } = charted.benefit;
  const events = [
    ...(isRetired ? [] : [{ x: charted.retirementAge, label: `Stop at ${charted.retirementAge}` }]),
    ...(monthlyBenefit > 0 ? [{ x: claimingAge, label: `Social Security at ${claimingAge}` }] : []),
  ];
  return events.filter(({ x }) => x > inputs.currentAge && x < assumptions.planAge);
}

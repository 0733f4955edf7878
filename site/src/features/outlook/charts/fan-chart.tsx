import { ChartFigure, ChartReader, LineChart, UnbrokenAmounts } from '@whenabouts/calculator/view';
import { formatRoughDollars } from '@whenabouts/core';
import { useMemo } from 'react';
import type { ChartedResults, OutlookAnswer } from '../outlook-results.ts';
import { ageTicks } from './age-ticks.ts';
import * as styles from './charts.css.ts';
import { fanOf, fanReading, fanTable, fanTitle } from './fan-data.ts';
import { useReading } from './use-reading.ts';

/** The fan of savings by age, from today to the plan age. */
export function FanChart({ results }: { results: ChartedResults }) {
  const { inputs, assumptions, isRetired, charted } = results;
  const { currentAge } = inputs;
  const { planAge } = assumptions;
  const fan = useMemo(() => fanOf(results), [results]);
  const table = useMemo(() => fanTable(fan), [fan]);
  const { age, cursor, reader } = useReading(currentAge, planAge);
  const end = (band: readonly number[]) => formatRoughDollars(band.at(-1) ?? 0);
  return (
    <ChartFigure
      title={fanTitle(results)}
      description={`Savings by age, in today’s dollars, ${isRetired ? 'from today on' : `if you stop at ${charted.retirementAge}`}. 8 out of 10 futures stay between the unlucky and the lucky line, and 5 out of 10 in the darker band.`}
      table={table}
    >
      <LineChart
        xValues={fan.ages}
        xTicks={ageTicks(currentAge, planAge)}
        xLabel="Age"
        yLabel="Savings in today’s dollars"
        tall
        cursor={cursor}
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
        labelHeight={15}
      >
        <ChartReader label="Savings by age" {...reader} valueText={(age) => fanReading(fan, age)} />
      </LineChart>
      <p className={styles.reading}>
        <UnbrokenAmounts text={`${fanReading(fan, age)}.`} />
      </p>
    </ChartFigure>
  );
}

/** Returns retirement and the start of Social Security, if they are between today and the plan age. */
function eventsOf({ inputs, assumptions, isRetired, charted }: OutlookAnswer) {
  const { claimingAge, monthlyBenefit } = charted.benefit;
  const events = [
    ...(isRetired ? [] : [{ x: charted.retirementAge, label: `Stop at ${charted.retirementAge}` }]),
    ...(monthlyBenefit > 0 ? [{ x: claimingAge, label: `Social Security at ${claimingAge}` }] : []),
  ];
  return events.filter(({ x }) => x > inputs.currentAge && x < assumptions.planAge);
}

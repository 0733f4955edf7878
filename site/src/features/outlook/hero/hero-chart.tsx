import { formatDollars, formatRoughDollars, niceTicks } from '@whenabouts/core';
import { type ChartData, ChartFigure, LineChart } from '@whenabouts/view';
import { memo, useDeferredValue, useMemo } from 'react';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router.ts';
import { ageTicks } from '../charts/age-ticks.ts';
import * as styles from './hero.css.ts';
import type { HeroAnswer, HeroFan } from './hero-answer.ts';

/** Height of a label of two rows, in percent of the plot. */
const LABEL_HEIGHT = 21;

/** The savings behind the answer: the range by age, from today to the plan age. The lucky line may leave the plot. */
export const HeroChart = memo(function HeroChart({ answer }: { answer: HeroAnswer }) {
  const { chart, chartedAge } = answer;
  const { ages, unlucky, middle, lucky, runsOutAt } = chart;
  const [currentAge = chartedAge] = ages;
  const lastAge = ages.at(-1) ?? chartedAge;
  // During a drag, the lines must move in every frame. The closed table can be updated later.
  const tabulated = useDeferredValue(chart);
  const table = useMemo(() => buildTable(tabulated), [tabulated]);
  const yTicks = ticksFor(chart);
  const top = yTicks.at(-1) ?? 1;
  // This is not shared with the fan chart, because the file would be one more script of the landing page.
  const lastAmount = (amounts: readonly number[]) => formatRoughDollars(amounts.at(-1) ?? 0);
  return (
    <ChartFigure
      title={<span className={styles.chartTitle}>{chart.title}</span>}
      description={
        <>
          Savings by age in today’s dollars, with Social Security. Of 10 futures, 1 is below the unlucky line
          and 1 above the lucky one. An estimate, not advice.{' '}
          <Link to={paths.outlook}>See every assumption</Link>
        </>
      }
      table={table}
    >
      <LineChart
        xValues={ages}
        xTicks={ageTicks(currentAge, lastAge)}
        xLabel="Age"
        low
        yTicks={yTicks}
        events={[{ x: chartedAge, label: `Stop at ${chartedAge}` }]}
        bands={[{ kind: 'outer', upper: lucky.map((amount) => Math.min(amount, top)), lower: unlucky }]}
        dots={runsOutAt === null ? [] : [{ x: runsOutAt, y: 0, kind: 'empty', label: `${runsOutAt}` }]}
        lines={[
          {
            label: 'Lucky',
            amount: lastAmount(lucky),
            kind: 'dotted',
            values: lucky.map((amount) => (amount <= top ? amount : null)),
          },
          { label: 'Middle', amount: lastAmount(middle), kind: 'main', values: middle },
          { label: 'Unlucky', amount: lastAmount(unlucky), kind: 'dashed', values: unlucky },
        ]}
        labelHeight={LABEL_HEIGHT}
      />
    </ChartFigure>
  );
});

/** Returns ticks up to about twice the middle: with the whole lucky line, the unlucky one would look flat. */
function ticksFor({ middle, lucky }: HeroFan): number[] {
  const highest = Math.min(2 * Math.max(...middle), Math.max(...lucky));
  return niceTicks(Math.max(highest, 1), 4);
}

function buildTable({ ages, unlucky, middle, lucky }: HeroFan): ChartData {
  return {
    caption: 'Savings by age in today’s dollars: the amounts that 1, 5 and 9 of 10 futures stay below',
    head: ['Age', 'Unlucky: 1 of 10', 'Middle: 5 of 10', 'Lucky: 9 of 10'],
    rows: ages.map((age, year) => [
      String(age),
      ...[unlucky, middle, lucky].map((amounts) => formatDollars(amounts[year] ?? 0)),
    ]),
  };
}

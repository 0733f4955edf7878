import {
  ChartFigure,
  ChartFrame,
  ChartReader,
  chartScales,
  UnbrokenAmounts,
} from '@whenabouts/calculator/view';
import { bandPath, niceTicks, type Point } from '@whenabouts/core';
import { useMemo } from 'react';
import type { OutlookAnswer } from '../outlook-results.ts';
import { ageTicks } from './age-ticks.ts';
import * as styles from './charts.css.ts';
import {
  type Income,
  type IncomeFutures,
  incomeOf,
  incomeReading,
  incomeTable,
  incomeTitle,
  spansAboveZero,
} from './income-data.ts';
import { useReading } from './use-reading.ts';

const sources = [
  { source: 'socialSecurity', name: 'Social Security' },
  { source: 'withdrawals', name: 'From savings' },
  { source: 'shortfalls', name: 'Short: nothing pays for it' },
] as const;

/** The income of each retirement year by source, in a typical and in an unlucky future. */
export function IncomeChart({ results }: { results: OutlookAnswer }) {
  const futures = useMemo(() => incomeOf(results), [results]);
  const table = useMemo(() => incomeTable(futures), [futures]);
  const { ages, middle, unlucky } = futures;
  if (ages.length === 0) return null;
  return (
    <ChartFigure
      title={incomeTitle(results)}
      description={`Monthly income before tax at each age of retirement, in today’s dollars.${bridgeText(results)}`}
      table={table}
    >
      <ul className={styles.legend}>
        {sources.map(({ source, name }) => (
          <li key={source} className={styles.legendItem}>
            <svg className={styles.sample} viewBox="0 0 24 14" aria-hidden="true" focusable="false">
              <path className={styles.source[source]} d="M1 1H23V13H1Z" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.futures}>
        <Future name="In a typical future" note="5 of 10 do better" futures={futures} income={middle} />
        <Future name="In an unlucky future" note="9 of 10 do better" futures={futures} income={unlucky} />
      </div>
    </ChartFigure>
  );
}

function bridgeText({ charted }: OutlookAnswer): string {
  const { bridgeYears, claimingAge, monthlyBenefit } = charted.benefit;
  return bridgeYears > 0 && monthlyBenefit > 0
    ? ` Until Social Security starts at ${claimingAge}, savings pay for everything.`
    : '';
}

interface FutureProps {
  name: string;
  note: string;
  futures: IncomeFutures;
  income: Income;
}

function Future({ name, note, futures, income }: FutureProps) {
  const { ages, middle, unlucky } = futures;
  const [first = 0, last = 0] = [ages[0], ages.at(-1)];
  const { age, cursor, reader } = useReading(first, last);
  const highest = Math.max(...[middle, unlucky].flatMap((one) => ages.map((_, year) => totalOf(one, year))));
  const axes = { xDomain: [first, last + 1], yTicks: niceTicks(Math.max(highest, 1), 4) } as const;
  return (
    <div className={styles.future}>
      <p>
        <b>{name}</b>: <UnbrokenAmounts text={note} />
      </p>
      <ChartFrame
        {...axes}
        low
        xTicks={ageTicks(first, last + 1)}
        xLabel="Age"
        yLabel="A month, in today’s dollars"
        drawing={<Sources ages={ages} income={income} axes={axes} />}
        labels={
          cursor !== null && (
            <span className={styles.cursor} style={{ left: `${chartScales(axes).x(cursor + 0.5)}%` }} />
          )
        }
      >
        <ChartReader
          label={`${name}: income by age`}
          {...reader}
          valueText={(value) => incomeReading(ages, income, value)}
        />
      </ChartFrame>
      <p className={styles.reading}>
        <UnbrokenAmounts text={`${incomeReading(ages, income, age)}.`} />
      </p>
    </div>
  );
}

function totalOf({ socialSecurity, withdrawals, shortfalls }: Income, year: number): number {
  return (socialSecurity[year] ?? 0) + (withdrawals[year] ?? 0) + (shortfalls[year] ?? 0);
}

interface SourcesProps {
  ages: readonly number[];
  income: Income;
  axes: Parameters<typeof chartScales>[0];
}

/** The sources on top of each other, each with a step at every birthday. */
function Sources({ ages, income, axes }: SourcesProps) {
  const { x, y } = chartScales(axes);
  let below: readonly number[] = ages.map(() => 0);
  return sources.map(({ source }) => {
    const lower = below;
    const upper = ages.map((_, year) => (lower[year] ?? 0) + (income[source][year] ?? 0));
    below = upper;
    const pointsOf = (levels: readonly number[], years: readonly number[]): Point[] =>
      years.flatMap((year) => {
        const [age, level] = [ages[year] ?? 0, y(levels[year] ?? 0)];
        return [[x(age), level] as const, [x(age + 1), level] as const];
      });
    const areas = spansAboveZero(income[source]).map((years) =>
      bandPath(pointsOf(upper, years), pointsOf(lower, years)),
    );
    return <path key={source} className={styles.source[source]} d={areas.join('')} />;
  });
}

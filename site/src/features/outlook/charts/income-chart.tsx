import { bandPath, niceTicks, type Point } from '@whenabouts/core';
import { ChartFigure, ChartFrame, ChartReader, chartScales, UnbrokenAmounts } from '@whenabouts/view';
import { useMemo } from 'react';
import { firstDeathEvents } from '../household/plan-ages.ts';
import type { OutlookAnswer } from '../outlook-results.ts';
import { ageTicks } from './age-ticks.ts';
import * as styles from './charts.css.ts';
import { type Income, type IncomeFutures, splitIncome } from './income-data.ts';
import { spansAboveZero, stackIncome } from './income-layers.ts';
import { incomeTable } from './income-table.ts';
import { incomeDescription, incomeReading, incomeTitle } from './income-text.ts';
import { Reading, useReading } from './reading.tsx';

/** The income of each year since work stopped by source, in a typical and in an unlucky future. */
export function IncomeChart({ results }: { results: OutlookAnswer }) {
  const futures = useMemo(() => splitIncome(results), [results]);
  const table = useMemo(() => incomeTable(futures), [futures]);
  const { years, sources, typical, unlucky } = futures;
  if (years.length === 0) return null;
  return (
    <ChartFigure title={incomeTitle(futures)} description={incomeDescription(futures)} table={table}>
      <ul className={styles.legend}>
        {sources.map(({ source, name }) => (
          <li key={source} className={styles.legendItem}>
            <svg className={styles.sample} viewBox="0 0 24 14" aria-hidden="true">
              <path className={styles.source[source]} d="M1 1H23V13H1Z" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.futures}>
        <FutureChart name="In a typical future" note="half do better" futures={futures} income={typical} />
        <FutureChart
          name="In an unlucky future"
          note="9 in 10 do better"
          futures={futures}
          income={unlucky}
        />
      </div>
    </ChartFigure>
  );
}

interface FutureChartProps {
  name: string;
  note: string;
  futures: IncomeFutures;
  income: Income;
}

function FutureChart({ name, note, futures, income }: FutureChartProps) {
  const { results, ages, typical, unlucky } = futures;
  const [first = 0, last = 0] = [ages[0], ages.at(-1)];
  const { age, cursor, reader } = useReading(first, last);
  const tops = [typical, unlucky].flatMap((future) => stackIncome(future).flatMap(({ top }) => top));
  const readingAt = (value: number) => incomeReading(futures, income, value);
  const axes = { xDomain: [first, last + 1], yTicks: niceTicks(Math.max(...tops, 1), 4) } as const;
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
        events={firstDeathEvents(results)}
        plot={<Sources ages={ages} income={income} axes={axes} />}
        labels={
          cursor !== null && (
            <span className={styles.cursor} style={{ left: `${chartScales(axes).x(cursor + 0.5)}%` }} />
          )
        }
      >
        <ChartReader label={`${name}: income by age`} {...reader} valueText={readingAt} />
      </ChartFrame>
      <Reading ages={ages} age={age} textAt={readingAt} />
    </div>
  );
}

interface SourcesProps {
  ages: readonly number[];
  income: Income;
  axes: Parameters<typeof chartScales>[0];
}

/** Draws the sources on top of each other, each with a step at every birthday. */
function Sources({ ages, income, axes }: SourcesProps) {
  const { x, y } = chartScales(axes);
  const pointsOf = (levels: readonly number[], years: readonly number[]): Point[] =>
    years.flatMap((year) => {
      const [age, level] = [ages[year] ?? 0, y(levels[year] ?? 0)];
      return [[x(age), level] as const, [x(age + 1), level] as const];
    });
  return stackIncome(income).map(({ source, bottom, top }) => {
    const areas = spansAboveZero(income[source]).map((years) =>
      bandPath(pointsOf(top, years), pointsOf(bottom, years)),
    );
    return <path key={source} className={styles.source[source]} d={areas.join('')} />;
  });
}

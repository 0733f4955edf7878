import { ChartFigure, ChartReader, LineChart, UnbrokenAmounts } from '@whenabouts/calculator/view';
import { formatRoughDollars, type HistoryStart } from '@whenabouts/core';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { button } from '../../../ui/button.css.ts';
import type { OutlookResults } from '../outlook-results.ts';
import { ageTicks } from './age-ticks.ts';
import * as styles from './charts.css.ts';
import { findStart, type History, historyOf, historyTable, historyTitle, startText } from './history-data.ts';
import { READING_HINT, useReading } from './use-reading.ts';

/** The retirement years, replayed from every year since 1928. Drawn after everything that is more urgent. */
export function HistoryChart({ results }: { results: OutlookResults }) {
  return <Replay results={useDeferredValue(results)} />;
}

const Replay = memo(function Replay({ results }: { results: OutlookResults }) {
  const history = useMemo(() => historyOf(results), [results]);
  return history && <Figure history={history} stocks={results.assumptions.stocks} />;
});

/** Before a crash, before high inflation, and before two crashes. */
const YEARS = [1929, 1966, 2000];

function Figure({ history, stocks }: { history: History; stocks: number }) {
  const { ages, start, worst, best, incomplete } = history;
  const [year, setYear] = useState<number | null>(null);
  const chosen = year === null ? undefined : findStart(history, year);
  const table = useMemo(() => historyTable(history), [history]);
  const [first = 0, last = 0] = [ages[0], ages.at(-1)];
  const { value, reader } = useReading(first, last);
  const readingText = (age: number) => readingAt(history, chosen, age);

  return (
    <ChartFigure
      title={historyTitle(history)}
      description={`Each thin line is a retirement that begins with ${formatRoughDollars(start)}, the middle balance at ${first}, in another year since 1928, with ${stocks}% in stocks and the markets and inflation of that time.${incompleteText(incomplete.length)} All in today’s dollars.`}
      table={table}
    >
      <p className={styles.extremes}>
        <UnbrokenAmounts
          text={`Worst: retiring into ${worst.year}, ${startText(history, worst)}. Best: into ${best.year}, ${startText(history, best)}.`}
        />
      </p>
      <LineChart
        xValues={ages}
        xTicks={ageTicks(first, last)}
        xLabel="Age"
        yLabel="Savings in today’s dollars"
        tall
        cursor={value}
        labelHeight={12}
        background={backgroundOf(history)}
        lines={[
          lineOf(best, `Best: ${best.year}`, 'dotted'),
          lineOf(worst, `Worst: ${worst.year}`, 'main'),
          ...(chosen ? [lineOf(chosen, String(chosen.year), 'you')] : []),
        ]}
      >
        <ChartReader label="Savings by age in past retirements" {...reader} valueText={readingText} />
      </LineChart>
      <p className={styles.reading}>
        <UnbrokenAmounts text={value === null ? READING_HINT : `${readingText(value)}.`} />
      </p>
      <fieldset className={styles.years}>
        <legend className={styles.yearsLegend}>Retire into</legend>
        {YEARS.map((option) => (
          <button
            key={option}
            type="button"
            className={button.secondary}
            aria-pressed={option === year}
            onClick={() => setYear(option === year ? null : option)}
          >
            {option}
          </button>
        ))}
      </fieldset>
      <p className={styles.chosen} role="status">
        <UnbrokenAmounts
          text={
            chosen
              ? `Retiring into ${chosen.year}, ${startText(history, chosen)}.`
              : 'Choose a year to see its line.'
          }
        />
      </p>
    </ChartFigure>
  );
}

function incompleteText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ' The latest one is dotted: it goes on, and does not count.'
    : ` The ${count} latest ones are dotted: they go on, and do not count.`;
}

function lineOf({ balances }: HistoryStart, label: string, kind: 'dotted' | 'main' | 'you') {
  return { label, amount: formatRoughDollars(balances.at(-1) ?? 0), kind, values: [...balances] };
}

function backgroundOf({ complete, incomplete }: History) {
  const linesOf = (starts: readonly HistoryStart[]) => starts.map(({ balances }) => [...balances]);
  return [
    { kind: 'complete', lines: linesOf(complete) },
    { kind: 'incomplete', lines: linesOf(incomplete) },
  ] as const;
}

/** The balances at an age, as a sentence. */
function readingAt({ ages, worst, best }: History, chosen: HistoryStart | undefined, age: number): string {
  const year = age - (ages[0] ?? 0);
  const amounts = [worst, best, ...(chosen ? [chosen] : [])].map((start) => {
    const balance = start.balances[year];
    return `${balance === undefined ? 'not known yet' : formatRoughDollars(balance)} from ${start.year}`;
  });
  return `At ${age}: ${amounts.join(', ')}`;
}

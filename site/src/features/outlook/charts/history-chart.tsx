import { ChartFigure, ChartReader, LineChart, UnbrokenAmounts } from '@whenabouts/calculator/view';
import { formatRoughDollars, type HistoryStart } from '@whenabouts/core';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { button } from '../../../ui/button.css.ts';
import type { OutlookResults } from '../outlook-results.ts';
import { ageTicks } from './age-ticks.ts';
import * as styles from './charts.css.ts';
import { findStart, type History, historyOf, historyTable, historyTitle, startText } from './history-data.ts';
import { READING_HINT, useReading } from './use-reading.ts';

/** The plan's retirement years, simulated from every year since 1928. Rendered after more urgent updates. */
export function HistoryChart({ results }: { results: OutlookResults }) {
  return <DeferredHistoryChart results={useDeferredValue(results)} />;
}

const DeferredHistoryChart = memo(function DeferredHistoryChart({ results }: { results: OutlookResults }) {
  const history = useMemo(() => historyOf(results), [results]);
  return history && <HistoryFigure history={history} stocks={results.assumptions.stocks} />;
});

/** 1929: before a crash; 1966: before high inflation; 2000: before two crashes. */
const EXAMPLE_YEARS = [1929, 1966, 2000];

function HistoryFigure({ history, stocks }: { history: History; stocks: number }) {
  const { ages, startBalance, worst, best, incomplete } = history;
  const [year, setYear] = useState<number | null>(null);
  const selected = year === null ? undefined : findStart(history, year);
  const table = useMemo(() => historyTable(history), [history]);
  const [first = 0, last = 0] = [ages[0], ages.at(-1)];
  const { value, reader } = useReading(first, last);
  const readingText = (age: number) => readingAt(history, selected, age);

  return (
    <ChartFigure
      title={historyTitle(history)}
      description={`Each thin line is a retirement that begins with ${formatRoughDollars(startBalance)}, the middle balance at ${first}, in another year since 1928, with ${stocks}% in stocks and the markets and inflation of that time.${incompleteText(incomplete.length)} All in today’s dollars.`}
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
          ...(selected ? [lineOf(selected, String(selected.year), 'you')] : []),
        ]}
      >
        <ChartReader label="Savings by age in past retirements" {...reader} valueText={readingText} />
      </LineChart>
      <p className={styles.reading}>
        <UnbrokenAmounts text={value === null ? READING_HINT : `${readingText(value)}.`} />
      </p>
      <fieldset className={styles.years}>
        <legend className={styles.yearsLegend}>Retire into</legend>
        {EXAMPLE_YEARS.map((option) => (
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
      <p className={styles.selectedYear} role="status">
        <UnbrokenAmounts
          text={
            selected
              ? `Retiring into ${selected.year}, ${startText(history, selected)}.`
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
    ? ' The dotted line is not finished yet, so it isn’t counted.'
    : ` The ${count} dotted lines are not finished yet, so they aren’t counted.`;
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

/** Describes the balances at an age: a sentence without a period. */
function readingAt({ ages, worst, best }: History, selected: HistoryStart | undefined, age: number): string {
  const yearsSinceRetirement = age - (ages[0] ?? 0);
  const amounts = [worst, best, ...(selected ? [selected] : [])].map((start) => {
    const balance = start.balances[yearsSinceRetirement];
    return `${balance === undefined ? 'not known yet' : formatRoughDollars(balance)} from ${start.year}`;
  });
  return `At ${age}: ${amounts.join(', ')}`;
}

import { formatRoughDollars, type HistoryStart } from '@whenabouts/core';
import { ChartFigure, ChartReader, LineChart, UnbrokenAmounts } from '@whenabouts/view';
import { useMemo, useState } from 'react';
import { button } from '../../../ui/button.css.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { agesText, firstDeathEvents, firstDeathSentence } from '../household/plan-ages.ts';
import type { ChartedResults } from '../outlook-results.ts';
import { ageTicks } from './age-ticks.ts';
import * as styles from './charts.css.ts';
import {
  extremesText,
  findStart,
  type Histories,
  type History,
  historiesOf,
  historyTable,
  historyTitle,
  startText,
} from './history-data.ts';
import { Reading, useReading } from './reading.tsx';

/** The plan's retirement years, simulated from every year since 1928 with the middle or an unlucky balance. */
export function HistoryChart({ results }: { results: ChartedResults }) {
  const histories = useMemo(() => historiesOf(results), [results]);
  return histories && <HistoryFigure histories={histories} stocks={results.assumptions.stocks} />;
}

/** 1929: before a crash; 1966: before high inflation; 2000: before two crashes. */
const EXAMPLE_YEARS = [1929, 1966, 2000];

function HistoryFigure({ histories, stocks }: { histories: Histories; stocks: number }) {
  const [balance, setBalance] = useState<keyof Histories>('middle');
  const history = histories[balance] ?? histories.middle;
  const { ages, startBalance, worst, best, undecided } = history;
  const [year, setYear] = useState<number | null>(null);
  const selectedStart = year === null ? undefined : findStart(history, year);
  const table = useMemo(() => historyTable(history), [history]);
  const [first = 0, last = 0] = [ages[0], ages.at(-1)];
  const { age, cursor, reader } = useReading(first, last);
  const readingText = (value: number) => readingAt(history, selectedStart, value);

  return (
    <ChartFigure
      title={historyTitle(histories)}
      description={`Each thin line starts with ${formatRoughDollars(startBalance)} in today’s dollars and follows the markets from a different year since 1928, with ${stocks}% in stocks.${undecidedText(undecided.length)}${firstDeathSentence(history.results)}`}
      table={table}
    >
      {histories.unlucky && (
        <RadioGroup
          legend="Start with"
          layout="pills"
          options={[
            { value: 'middle', label: 'The middle balance' },
            { value: 'unlucky', label: 'An unlucky balance' },
          ]}
          value={balance}
          onChange={setBalance}
        />
      )}
      <p className={styles.extremes}>
        <UnbrokenAmounts text={extremesText(history)} />
      </p>
      <LineChart
        xValues={ages}
        xTicks={ageTicks(first, last)}
        xLabel="Age"
        yLabel="Savings in today’s dollars"
        tall
        cursor={cursor}
        labelHeight={15}
        thinLines={thinLinesOf(history)}
        events={firstDeathEvents(history.results).filter(({ x }) => x > first && x < last)}
        lines={[
          ...(best.year === worst.year ? [] : [lineOf(best, `Best: ${best.year}`, 'dotted')]),
          lineOf(worst, best.year === worst.year ? 'Every start' : `Worst: ${worst.year}`, 'main'),
          ...(selectedStart && selectedStart !== best && selectedStart !== worst
            ? [lineOf(selectedStart, String(selectedStart.year), 'you')]
            : []),
        ]}
      >
        <ChartReader label="Savings by age in past retirements" {...reader} valueText={readingText} />
      </LineChart>
      <Reading ages={ages} age={age} textAt={readingText} />
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
            selectedStart
              ? `Retiring into ${selectedStart.year}, ${startText(history, selectedStart)}.`
              : 'Choose a year to see its line.'
          }
        />
      </p>
    </ChartFigure>
  );
}

function undecidedText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ' The dotted line started too recently to know the end, so we don’t count it.'
    : ` The ${count} dotted lines started too recently to know the end, so we don’t count them.`;
}

function lineOf({ balances }: HistoryStart, label: string, kind: 'dotted' | 'main' | 'you') {
  return { label, amount: formatRoughDollars(balances.at(-1) ?? 0), kind, values: [...balances] };
}

function thinLinesOf({ decided, undecided }: History) {
  const linesOf = (starts: readonly HistoryStart[]) => starts.map(({ balances }) => [...balances]);
  return [
    { kind: 'solid', lines: linesOf(decided) },
    { kind: 'dotted', lines: linesOf(undecided) },
  ] as const;
}

/** Describes the balances at an age: a sentence without a period. */
function readingAt(
  { results, ages, worst, best }: History,
  selected: HistoryStart | undefined,
  age: number,
): string {
  const yearsSinceRetirement = age - (ages[0] ?? 0);
  const starts = new Set([worst, best, ...(selected ? [selected] : [])]);
  const amounts = [...starts].map((start) => {
    const balance = start.balances[yearsSinceRetirement];
    return `${balance === undefined ? 'not known yet' : formatRoughDollars(balance)} from ${start.year}`;
  });
  return `${agesText(results, age)}: ${amounts.join(', ')}`;
}

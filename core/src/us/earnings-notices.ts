import { firstFutureYear, type YearOfEarnings } from './benefit-from-record.ts';
import { type EarningsRow, nameOfYears } from './earnings-row.ts';
import type { UnreadLine } from './read-earnings-table.ts';
import { averageWages, lastYear as lastYearOf, taxableMaxima } from './wage-history.ts';

/**
 * Returns notices about the unread lines that are probably rows: a single word follows their year, or the year is between
 * recorded ones. Lines whose year has a row are left out.
 */
export function unreadNotices(
  unread: readonly UnreadLine[],
  rows: readonly EarningsRow[],
  earnings: readonly YearOfEarnings[],
): string[] {
  const [first, last] = [earnings[0]?.year ?? 0, earnings.at(-1)?.year ?? 0];
  return unread
    .filter(
      ({ year, isLikeRow }) =>
        (isLikeRow || (year > first && year < last)) &&
        !rows.some(({ from, to }) => year >= from && year <= to),
    )
    .map(
      ({ year, text }) =>
        `We did not read “${text}”, because it has no amount. Write one, such as ${year} 45,000, if you worked then.`,
    );
}

interface CheckedRecord {
  readonly rows: readonly EarningsRow[];
  /** The years of the rows, oldest first. */
  readonly years: readonly number[];
  readonly earnings: readonly YearOfEarnings[];
  /** The years with earnings above the taxable maximum. */
  readonly capped: readonly number[];
  readonly lastYear: number;
}

/** Returns notices about the years that are missing, or that count in another way than recorded. */
export function recordNotices({ rows, years, earnings, capped, lastYear }: CheckedRecord): string[] {
  const recordedYears = new Set(earnings.map(({ year }) => year));
  const future = firstFutureYear(earnings);
  const missingYears = yearsFrom(earnings[0]?.year ?? future, future - 1).filter(
    (year) => !recordedYears.has(year),
  );
  const notYetRecorded = yearsFrom(future, Math.max(lastYear - 1, years.at(-1) ?? 0));
  const grouped = rows.filter(({ from, to, dollars }) => from < to && dollars !== null);
  const lastMaximum = lastYearOf(taxableMaxima);
  const withoutFigures = [...recordedYears].filter((year) => year > lastMaximum);
  const uncounted = years.filter((year) => year < averageWages.firstYear);
  return [
    ...grouped.map((row) => `The record has one total for ${nameOfYears(row)}; we split it evenly.`),
    ...noticeOf(
      notYetRecorded,
      (list) => `Your record has no earnings for ${list} yet. Until it does, we count your current pay.`,
    ),
    ...noticeOf(
      missingYears,
      (list) =>
        `Your record has no earnings for ${list}, so we count $0. If you worked then, add the missing rows.`,
    ),
    ...noticeOf(
      capped,
      (list) => `Social Security counts earnings up to a yearly maximum. Yours were above it in ${list}.`,
    ),
    ...noticeOf(
      withoutFigures,
      (list) =>
        `We have not added the Social Security figures of ${list} yet: we use those of ${lastMaximum}.`,
    ),
    ...noticeOf(uncounted, () => `Earnings before ${averageWages.firstYear} do not count.`),
  ];
}

/** Returns a sentence about some years, or none without any. */
const noticeOf = (years: readonly number[], write: (list: string) => string): string[] =>
  years.length > 0 ? [write(listYears(years))] : [];

const yearsFrom = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);

/** Writes years as in "1999, 2003–2005". */
function listYears(years: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const year of years) {
    const run = runs.at(-1);
    if (run?.to === year - 1) run.to = year;
    else runs.push({ from: year, to: year });
  }
  return runs.map(nameOfYears).join(', ');
}

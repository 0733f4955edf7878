/** Reads a record of earnings: the XML file of ssa.gov, the table of its web page, or typed years. */

import { firstFutureYear, type YearOfEarnings } from './benefit-from-record.ts';
import { type EarningsRow, FIRST_RECORDED_YEAR, HOW_TO_GET_RECORD, nameOfYears } from './earnings-row.ts';
import { currentLaw } from './law.ts';
import { readEarningsTable, type UnreadLine } from './read-earnings-table.ts';
import { readEarningsXml, xmlIn } from './read-earnings-xml.ts';
import { averageWages, figureOf, lastYear as lastYearOf, taxableMaxima } from './wage-history.ts';

export interface ParsedEarnings {
  /** Oldest year first, each once; at most the year's taxable maximum. */
  readonly earnings: readonly YearOfEarnings[];
  /** Sentences for the reader about gaps in the record, and about amounts that count in another way. */
  readonly notices: readonly string[];
}

const MAX_CHARACTERS = 500_000;
const FIRST_YEAR = averageWages.firstYear;

/**
 * Parses a record. Only Social Security earnings are read, never those for Medicare.
 *
 * @param thisYear The current calendar year, the last that a record can have; by default and at least the newest law's.
 * @throws {SyntaxError} if the text is not a record, or a part of it cannot be read.
 * @throws {RangeError} if a year or an amount is impossible, or the text is too long. All messages say what to do.
 */
export function parseEarningsRecord(text: string, thisYear = currentLaw.year): ParsedEarnings {
  if (typeof text !== 'string') throw new SyntaxError(`The record must be text. ${HOW_TO_GET_RECORD}`);
  if (text.length > MAX_CHARACTERS) {
    throw new RangeError(`This is much longer than a record of earnings. ${HOW_TO_GET_RECORD}`);
  }
  const content = text.replace(/^\uFEFF/, '').trim();
  if (content === '') throw new SyntaxError(`The record is empty. ${HOW_TO_GET_RECORD}`);
  if (content.startsWith('%PDF')) {
    throw new SyntaxError(`This is a PDF file, which we can’t read. ${HOW_TO_GET_RECORD}`);
  }
  const lastYear = Math.max(thisYear, currentLaw.year);
  const xml = xmlIn(content);
  const { rows, unread } =
    xml === undefined ? readEarningsTable(content, lastYear) : { rows: readEarningsXml(xml), unread: [] };
  if (rows.length === 0) throw new SyntaxError(`We found no year with earnings. ${HOW_TO_GET_RECORD}`);
  const record = checkRows(rows, lastYear);
  return { ...record, notices: [...unreadNotices(unread, rows, record), ...record.notices] };
}

/** Names the lines that are probably rows: their years are missing, or they have a year and a single word. */
function unreadNotices(
  unread: readonly UnreadLine[],
  rows: readonly EarningsRow[],
  { earnings }: ParsedEarnings,
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

/** Checks the rows, spreads grouped years, and names the years that are missing or count in another way. */
function checkRows(rows: readonly EarningsRow[], lastYear: number): ParsedEarnings {
  const byYear = earningsByYear(rows, lastYear);
  const years = [...byYear.keys()].sort((a, b) => a - b);
  const earnings: YearOfEarnings[] = [];
  const capped: number[] = [];
  for (const year of years) {
    const dollars = byYear.get(year) ?? null;
    if (dollars === null || year < FIRST_YEAR) continue;
    const maximum = figureOf(taxableMaxima, year);
    if (dollars > maximum) capped.push(year);
    earnings.push({ year, dollars: Math.min(dollars, maximum) });
  }
  const [firstEarnings] = earnings;
  if (!firstEarnings) throw new SyntaxError(`We found no year with recorded earnings. ${HOW_TO_GET_RECORD}`);
  const recordedYears = new Set(earnings.map(({ year }) => year));
  const future = firstFutureYear(earnings);
  const missingYears = yearsFrom(firstEarnings.year, future - 1).filter((year) => !recordedYears.has(year));
  const notYetRecorded = yearsFrom(future, Math.max(lastYear - 1, years.at(-1) ?? 0));
  const grouped = rows.filter(({ from, to, dollars }) => from < to && dollars !== null);
  const lastMaximum = lastYearOf(taxableMaxima);
  const withoutFigures = [...recordedYears].filter((year) => year > lastMaximum);
  const uncounted = years.filter((year) => year < FIRST_YEAR);
  const notices = [
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
    ...noticeOf(uncounted, () => `Earnings before ${FIRST_YEAR} do not count.`),
  ];
  return { earnings, notices };
}

/** Returns a sentence about some years, or none without any. */
const noticeOf = (years: readonly number[], write: (list: string) => string): string[] =>
  years.length > 0 ? [write(listYears(years))] : [];

/** Returns the earnings of each year of the rows, in dollars, or null for a year that is not recorded yet. */
function earningsByYear(rows: readonly EarningsRow[], lastYear: number): Map<number, number | null> {
  const byYear = new Map<number, number | null>();
  for (const row of rows) {
    const { from, to, dollars } = row;
    assertYears(row, lastYear);
    if (dollars !== null && !(dollars >= 0 && dollars < 1e9)) {
      throw new RangeError(
        `The earnings of ${nameOfYears(row)} must be from $0 to $999,999,999. Correct this amount.`,
      );
    }
    for (let year = from; year <= to; year++) {
      if (byYear.has(year)) {
        throw new RangeError(`The year ${year} appears twice. Delete one of the two rows.`);
      }
      byYear.set(year, dollars === null ? null : dollars / (to - from + 1));
    }
  }
  return byYear;
}

function assertYears({ from, to }: EarningsRow, lastYear: number): void {
  const wrong = [from, to].find((year) => year < FIRST_RECORDED_YEAR || year > lastYear);
  if (wrong !== undefined) {
    throw new RangeError(
      `A record has years from ${FIRST_RECORDED_YEAR} to ${lastYear}, not ${wrong}. Correct this year.`,
    );
  }
  if (to < from) throw new RangeError(`The years ${from}–${to} are in the wrong order. Correct them.`);
}

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

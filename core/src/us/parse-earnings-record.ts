/** Reads a record of earnings: the XML file of ssa.gov, the table of its web page, or typed years. */

import type { YearOfEarnings } from './benefit-from-record.ts';
import { recordNotices, unreadNotices } from './earnings-notices.ts';
import { type EarningsRow, FIRST_RECORDED_YEAR, HOW_TO_GET_RECORD, nameOfYears } from './earnings-row.ts';
import { currentLaw } from './law.ts';
import { readEarningsTable } from './read-earnings-table.ts';
import { readEarningsXml, xmlIn } from './read-earnings-xml.ts';
import { averageWages, figureOf, taxableMaxima } from './wage-history.ts';

export interface ParsedEarnings {
  /** Oldest year first, each once; at most the year's taxable maximum. */
  readonly earnings: readonly YearOfEarnings[];
  /** Sentences for the reader about gaps in the record, and about amounts that count in another way. */
  readonly notices: readonly string[];
}

const MAX_CHARACTERS = 500_000;

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
  return { ...record, notices: [...unreadNotices(unread, rows, record.earnings), ...record.notices] };
}

/** Checks the rows, spreads grouped years, and limits each year to its taxable maximum. */
function checkRows(rows: readonly EarningsRow[], lastYear: number): ParsedEarnings {
  const byYear = earningsByYear(rows, lastYear);
  const years = [...byYear.keys()].sort((a, b) => a - b);
  const earnings: YearOfEarnings[] = [];
  const capped: number[] = [];
  for (const year of years) {
    const dollars = byYear.get(year) ?? null;
    if (dollars === null || year < averageWages.firstYear) continue;
    const maximum = figureOf(taxableMaxima, year);
    if (dollars > maximum) capped.push(year);
    earnings.push({ year, dollars: Math.min(dollars, maximum) });
  }
  if (earnings.length === 0)
    throw new SyntaxError(`We found no year with recorded earnings. ${HOW_TO_GET_RECORD}`);
  return { earnings, notices: recordNotices({ rows, years, earnings, capped, lastYear }) };
}

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

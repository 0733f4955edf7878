/** Reads a record of earnings: the XML file of ssa.gov, the table of its web page, or typed years. */

import type { YearOfEarnings } from './benefit-from-record.ts';
import { currentLaw } from './law.ts';
import { averageWages, figureOf, taxableMaxima } from './wage-history.ts';

export interface ParsedEarnings {
  /** Oldest year first, each once; at most the year's taxable maximum. */
  readonly earnings: readonly YearOfEarnings[];
  /** Sentences for the reader about gaps in the record, and about amounts that count in another way. */
  readonly notices: readonly string[];
}

/** A row of the text, before it is checked. Equal years are one year. Null is not recorded yet. */
interface Row {
  readonly from: number;
  readonly to: number;
  readonly dollars: number | null;
}

const MAX_CHARACTERS = 500_000;
const FIRST_YEAR = averageWages.firstYear;

const WHERE =
  'On ssa.gov, log in to my Social Security, open your earnings record, and download its XML file or copy its table.';

/**
 * Parses a record. Only Social Security earnings are read, never those for Medicare.
 *
 * @throws {SyntaxError} if the text is no record, or a part of it cannot be read.
 * @throws {RangeError} if a year or an amount is impossible, or the text is too long. All messages say what to do.
 */
export function parseEarningsRecord(text: string): ParsedEarnings {
  if (typeof text !== 'string') throw new SyntaxError(`The record must be text. ${WHERE}`);
  if (text.length > MAX_CHARACTERS) {
    throw new RangeError(`This is much longer than a record of earnings. ${WHERE}`);
  }
  const content = text.replace(/^\uFEFF/, '').trim();
  if (content === '') throw new SyntaxError(`The record is empty. ${WHERE}`);
  if (content.startsWith('%PDF')) {
    throw new SyntaxError(`This is a PDF file, which cannot be read here. ${WHERE}`);
  }
  const rows = content.startsWith('<') ? readXml(content) : readTable(content);
  if (rows.length === 0) throw new SyntaxError(`We found no year with earnings. ${WHERE}`);
  return checkRows(rows);
}

/** Checks the rows, spreads grouped years, and says what is missing. */
function checkRows(rows: readonly Row[]): ParsedEarnings {
  const notices: string[] = [];
  const byYear = new Map<number, number | null>();
  for (const row of rows) {
    const { from, to, dollars } = row;
    assertYears(row);
    if (dollars !== null && !(dollars >= 0 && dollars < 1e9)) {
      throw new RangeError(
        `The earnings of ${nameOf(row)} must be from $0 to $999,999,999. Please correct them.`,
      );
    }
    if (from < to && dollars !== null) {
      notices.push(`${nameOf(row)} are one sum in the record: each year counts as an equal part of it.`);
    }
    for (let year = from; year <= to; year++) {
      if (byYear.has(year)) {
        throw new RangeError(`The year ${year} appears twice. Please leave one of its rows.`);
      }
      byYear.set(year, dollars === null ? null : dollars / (to - from + 1));
    }
  }
  const years = [...byYear.keys()].sort((a, b) => a - b);
  const counted = years.filter((year) => year >= FIRST_YEAR);
  const earnings: YearOfEarnings[] = [];
  const capped: number[] = [];
  for (const year of counted) {
    const dollars = byYear.get(year);
    if (dollars === null || dollars === undefined) continue;
    const maximum = figureOf(taxableMaxima, year);
    if (dollars > maximum) capped.push(year);
    earnings.push({ year, dollars: Math.min(dollars, maximum) });
  }
  if (earnings.length === 0) throw new SyntaxError(`We found no year with recorded earnings. ${WHERE}`);
  const first = earnings[0]?.year ?? FIRST_YEAR;
  const last = earnings.at(-1)?.year ?? first;
  const unrecorded = counted.filter((year) => byYear.get(year) === null);
  const missing: number[] = [];
  for (let year = first; year < last; year++) if (!byYear.has(year)) missing.push(year);
  if (unrecorded.length > 0) {
    notices.push(`${listYears(unrecorded)}: not recorded yet. Until then, what you earn today counts.`);
  }
  if (missing.length > 0) {
    notices.push(
      `${listYears(missing)}: not in the record, so no earnings count. Check it for missing rows.`,
    );
  }
  if (capped.length > 0) {
    notices.push(`${listYears(capped)}: earnings above the year’s taxable maximum do not count.`);
  }
  if (counted.length < years.length) {
    notices.push(`Years before ${FIRST_YEAR} do not count.`);
  }
  return { earnings, notices };
}

function assertYears({ from, to }: Row): void {
  const lastYear = currentLaw.year;
  if (from < 1937 || from > lastYear || to > lastYear) {
    const year = from < 1937 || from > lastYear ? from : to;
    throw new RangeError(
      `A record has years from 1937 to ${lastYear}, not ${year}. Please correct this year.`,
    );
  }
  if (to < from) throw new RangeError(`The years ${from}–${to} are in the wrong order. Please correct them.`);
}

const nameOf = ({ from, to }: Row): string => (from === to ? `${from}` : `${from}–${to}`);

/** Writes years as in "1999, 2003–2005". */
function listYears(years: readonly number[]): string {
  const runs: Row[] = [];
  for (const year of years) {
    const run = runs.at(-1);
    if (run?.to === year - 1) runs[runs.length - 1] = { ...run, to: year };
    else runs.push({ from: year, to: year, dollars: null });
  }
  return runs.map(nameOf).join(', ');
}

const YEARS = /^(\d{4})(?:–(\d{4}))?$/;
const AMOUNT = /^-?\$?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/;
const NOT_RECORDED = /^NotYetRecorded\*?$/;
/** The Medicare column of old records begins with this text instead of an amount. */
const NO_MEDICARE = /^MedicareBeganIn1966$/;

interface Cell {
  readonly text: string;
  readonly line: number;
  /** The number of cells on its line, and its place among them. */
  readonly count: number;
  readonly index: number;
}

/**
 * Reads rows of a year, Social Security earnings and perhaps Medicare earnings: a row on each line, or a cell on
 * each line, as some browsers copy tables. Other lines, such as headings, are skipped.
 */
function readTable(text: string): Row[] {
  const cells = text.split(/\r\n?|\n/).flatMap(cellsOf);
  const rows: Row[] = [];
  let position = 0;
  while (position < cells.length) {
    const cell = cells[position++] as Cell;
    const next = cells[position];
    const years = cell.index === 0 ? YEARS.exec(cell.text) : null;
    if (!years || !next || !isSameRow(cell, next)) continue;
    if (!isEarnings(next)) {
      // The heading "2024 Social Security Statement" is no row.
      if (!/\d/.test(next.text)) continue;
      throw new SyntaxError(
        `We can’t read “${shorten(next.text)}” as the earnings of ${cell.text}. Please write an amount such as 45,000.`,
      );
    }
    position++;
    rows.push({
      from: Number(years[1]),
      to: Number(years[2] ?? years[1]),
      dollars: NOT_RECORDED.test(next.text) ? null : amountOf(next.text),
    });
    if (isMedicare(next, cells[position], cells[position + 1])) position++;
  }
  return rows;
}

/** Returns the cells of a line, which tabs, spaces, semicolons or commas divide. */
function cellsOf(line: string, number: number): Cell[] {
  if (/^\s*\d{4},\d{1,3},\d{3}\s*$/.test(line)) {
    throw new SyntaxError(
      `We can’t tell where the amount in “${line.trim()}” begins. Please divide year and amount by a space.`,
    );
  }
  const cells = line
    .replaceAll('"', '')
    .replace(/^(\s*\d{4}),/, '$1 ')
    .replace(/^(\s*\d{4})\s*(?:–|—|-|to|through)\s*(\d{4})/i, '$1–$2')
    .replaceAll(/not\s*yet\s*recorded/gi, 'NotYetRecorded')
    .replaceAll(/medicare\s*began\s*in\s*1966/gi, 'MedicareBeganIn1966')
    .split(/[\s;|]+|,(?!\d{3}(?!\d))/)
    .filter((cell) => cell !== '' && cell !== '$');
  return cells.map((text, index) => ({ text, line: number, count: cells.length, index }));
}

/** Returns true if the second cell follows the first on its line, or if both are alone on theirs. */
const isSameRow = (cell: Cell, next: Cell): boolean =>
  cell.line === next.line || (cell.index === cell.count - 1 && next.count === 1);

const isEarnings = ({ text }: Cell): boolean => AMOUNT.test(text) || NOT_RECORDED.test(text);

/** Returns true for the Medicare earnings after the Social Security earnings. */
function isMedicare(earnings: Cell, cell: Cell | undefined, next: Cell | undefined): boolean {
  if (!cell || !isSameRow(earnings, cell)) return false;
  if (NO_MEDICARE.test(cell.text)) return true;
  if (!isEarnings(cell)) return false;
  // On the next line, a plain year with an amount after it begins the next row.
  return cell.line === earnings.line || !(YEARS.test(cell.text) && next && isEarnings(next));
}

function amountOf(text: string): number {
  return Number(text.replaceAll(/[$,\s]/g, ''));
}

const shorten = (text: string): string => (text.length > 20 ? `${text.slice(0, 20)}…` : text);

/** Name of the root element of the file "Your Social Security Statement data". */
const ROOT = 'OnlineSocialSecurityStatementData';

const DAMAGED = `The file is damaged or incomplete. Please download it again. ${WHERE}`;

/** A tag, a comment, or the first line of a file. Names keep no prefix. */
const MARKUP =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;

/**
 * Reads the XML file. Only elements, attributes, comments and text are read: a document type, which could define
 * entities, is rejected.
 */
function readXml(text: string): Row[] {
  if (/^<(?:!doctype\s+)?html/i.test(text)) {
    throw new SyntaxError(`This is a saved web page. ${WHERE}`);
  }
  if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY')) {
    throw new SyntaxError(`This file is not from ssa.gov: it has a document type. ${WHERE}`);
  }
  const rows: Row[] = [];
  const open: string[] = [];
  let years: Pick<Row, 'from' | 'to'> | undefined;
  let hasRoot = false;
  let position = 0;
  while (position < text.length) {
    const start = text.indexOf('<', position);
    const before = text.slice(position, start < 0 ? undefined : start);
    if (open.length === 0 && before.trim() !== '') throw new SyntaxError(DAMAGED);
    if (years && open.at(-1) === 'FicaEarnings' && before.trim() !== '') {
      rows.push({ ...years, dollars: xmlAmount(before.trim(), years.from) });
    }
    if (start < 0) break;
    MARKUP.lastIndex = start;
    const match = MARKUP.exec(text);
    if (!match) throw new SyntaxError(DAMAGED);
    position = MARKUP.lastIndex;
    const [, slash, name, attributes = '', isEmpty] = match;
    if (!name) continue;
    if (slash) {
      if (open.pop() !== name) throw new SyntaxError(DAMAGED);
      continue;
    }
    if (open.length === 0) {
      if (hasRoot || name !== ROOT) {
        throw new SyntaxError(`This XML file is not a Social Security statement. ${WHERE}`);
      }
      hasRoot = true;
    }
    if (name === 'Earnings') {
      years = { from: yearIn(attributes, START_YEAR), to: yearIn(attributes, END_YEAR) };
    }
    if (!isEmpty) open.push(name);
  }
  if (open.length > 0) throw new SyntaxError(DAMAGED);
  return rows;
}

const START_YEAR = /\sstartYear\s*=\s*["'](\d{4})["']/;
const END_YEAR = /\sendYear\s*=\s*["'](\d{4})["']/;

function yearIn(attributes: string, name: RegExp): number {
  const value = name.exec(attributes)?.[1];
  if (value === undefined) throw new SyntaxError(DAMAGED);
  return Number(value);
}

/** Returns the amount of an element; null for -1, which stands for a year that is not recorded yet. */
function xmlAmount(text: string, year: number): number | null {
  if (text === '-1') return null;
  if (!AMOUNT.test(text)) {
    throw new SyntaxError(`We can’t read “${shorten(text)}” as the earnings of ${year}. ${DAMAGED}`);
  }
  return amountOf(text);
}

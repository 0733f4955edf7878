import { type EarningsRow, FIRST_RECORDED_YEAR, nameOfYears, parseAmount, shorten } from './earnings-row.ts';

type Years = Pick<EarningsRow, 'from' | 'to'>;

/** A line that begins with a year and has no amount: a heading, or a row that cannot be read. */
export interface UnreadLine {
  readonly year: number;
  /** True if a single word follows the year, as in a row. */
  readonly isLikeRow: boolean;
  /** The start of the line. */
  readonly text: string;
}

/** A line that begins with a year or grouped years, and its cells after them. */
interface Line {
  readonly years: Years;
  readonly cells: readonly string[];
}

/**
 * Reads rows of a year, Social Security earnings and perhaps Medicare earnings: a row or, as some browsers copy
 * tables, a cell on each line. Lines without a year, such as headings, are skipped, and those with a year but
 * without an amount are returned as unread.
 *
 * @param lastYear The latest year of a record, as in all functions of this file: a higher number is an amount.
 * @throws {SyntaxError | RangeError} quoting a line that has a year and an amount but is not a row.
 */
export function readEarningsTable(
  text: string,
  lastYear: number,
): { rows: EarningsRow[]; unread: UnreadLine[] } {
  const rows: EarningsRow[][] = [];
  const unread: UnreadLine[] = [];
  let loneCells: string[] = [];
  for (const line of text.split(/\r\n?|\n/).map(plain)) {
    if (line === '') continue;
    const parsedLine = parseLine(line);
    if (parsedLine?.cells.length === 0) loneCells.push(nameOfYears(parsedLine.years));
    else if (!parsedLine && LONE_CELL.test(line)) loneCells.push(line);
    else {
      rows.push(readLoneCells(loneCells, lastYear));
      loneCells = [];
      if (parsedLine && isRow(parsedLine)) rows.push([parseRow(parsedLine, line)]);
      else {
        assertNoAmount(line, lastYear);
        if (parsedLine) unread.push(unreadLine(parsedLine, line));
      }
    }
  }
  return { rows: [...rows, readLoneCells(loneCells, lastYear)].flat(), unread };
}

const NOT_RECORDED = 'NotYetRecorded';
/** The Medicare column of old records has this text instead of an amount. */
const NO_MEDICARE = 'MedicareBeganIn1966';

/** Bullets, numbers of a list and the border of a table before the year. */
const BULLET = /^(?:[•·*‣◦▪●○–—+>|-]+\s*|\d{1,3}[.)]\s+)/;

/** Returns a line with spaces instead of quotes, without a bullet, and with one word for each text that the site has for an amount. */
const plain = (line: string): string =>
  line
    .replaceAll(/"([^"]*)"/g, '\t$1\t')
    .replaceAll(/not\s?yet\s?recorded\*?/gi, NOT_RECORDED)
    .replaceAll(/medicare\s?began\s?in\s?1966/gi, NO_MEDICARE)
    .trim()
    .replace(BULLET, '');

const YEARS = /^(\d{4})(?:\s*(?:–|—|-|to|through)\s*(\d{4}))?(?![\w–—]|-\d\d-)/i;
/** Signs and words that can follow a year. A hyphen after a space and before an amount is a minus sign. */
const SEPARATOR = /^(?:\s*[:=,;|]|[.)](?=\s)|-(?=[\d$])|\s*(?:-+>?|→)(?=\s)|\s*[–—](?=[\s$])|(?=\s|$))/;
const SHORT_YEARS = /^(\d\d)(\d\d)\s*[-–—/]\s*(\d\d)(?![\d.,-])/;
const UNQUOTED_COMMAS = /^\d{4},[1-9]\d{0,2},\d/;

/** Returns undefined if the line does not begin with a year. */
function parseLine(line: string): Line | undefined {
  const short = SHORT_YEARS.exec(line);
  if (short) {
    const [, century, from, to] = short;
    throw new SyntaxError(
      `We can’t read the years in “${quote(line)}”. Write them in full, such as ${century}${from}–${century}${to}.`,
    );
  }
  if (UNQUOTED_COMMAS.test(line)) {
    throw new SyntaxError(
      `We can’t tell where the amount in “${quote(line)}” begins. Put a space between the year and the amount.`,
    );
  }
  const match = YEARS.exec(line);
  if (!match) return;
  const [years, from, to = from] = match;
  const restOfLine = line.slice(years.length);
  const separator = SEPARATOR.exec(restOfLine)?.[0];
  if (separator === undefined) return;
  return {
    years: { from: Number(from), to: Number(to) },
    cells: splitCells(restOfLine.slice(separator.length), separator.includes(',')),
  };
}

/** Digits that a single space separates, as in "45 000". */
const SPACED_AMOUNT = /(?<![\d,.])[1-9]\d{0,2}[ \u00A0\u2009\u202F]\d{3}(?!\d)/;

/** Returns the cells after the year, which tabs, spaces, semicolons, bars or, after a year with a comma, commas separate. */
function splitCells(text: string, hasCommas: boolean): string[] {
  const spaced = SPACED_AMOUNT.exec(text);
  if (spaced) return [spaced[0]];
  return text
    .replaceAll(/\bUSD\b|\bUS(?=\$)/gi, ' ')
    .split(hasCommas ? /[\s;|]+|,(?!\d{3}(?!\d))/ : /[\s;|]+/)
    .filter((cell) => cell !== '' && cell !== '$');
}

/** A line that is an amount, a text instead of one, or close to one. */
const LONE_CELL = /^(?:[^\d\s]*\d\S*|n\/?a|none|NotYetRecorded|\$ [\d,.]+)$/i;

const isEarnings = (cell: string): boolean => cell === NOT_RECORDED || parseAmount(cell) !== undefined;

/** Texts that people write instead of an amount. */
const NO_AMOUNT = /^(?:n\/?a\.?|none|nil|unknown|[-–—?]+)$/i;

/** Returns false for a heading such as "2024 Social Security Statement". */
const isRow = ({ cells: [first = ''] }: Line): boolean =>
  isEarnings(first) || /\d/.test(first) || NO_AMOUNT.test(first);

function unreadLine({ years, cells }: Line, line: string): UnreadLine {
  return { year: years.from, isLikeRow: cells.length === 1, text: quote(line) };
}

/** Returns the row of a year and its cells. `text` is where they are, for the error. */
function parseRow({ years, cells }: Line, text: string): EarningsRow {
  const [first = '', second, third] = cells;
  const name = nameOfYears(years);
  if (!isEarnings(first)) {
    throw new SyntaxError(
      `We can’t read “${shorten(first)}” as the earnings of ${name}. Write an amount such as 45,000.`,
    );
  }
  const unknown = cells.slice(1).find((cell) => !isEarnings(cell) && cell !== NO_MEDICARE);
  if (unknown !== undefined) {
    throw new SyntaxError(
      `We can’t read “${shorten(unknown)}” in the line “${quote(text)}”. Delete everything but the year and its amounts.`,
    );
  }
  if (third !== undefined) {
    throw new SyntaxError(`“${quote(text)}” has more than two amounts. Put each year on a separate line.`);
  }
  if (/^[1-9]\d?$/.test(first) && second !== undefined && isEarnings(second) && second !== first) {
    throw new SyntaxError(
      `We can’t tell if “${first}” is an amount in “${quote(text)}”. Delete it if it is an age, or write it as $${first}.00.`,
    );
  }
  if (isMedicareLower(years, first, second)) {
    throw new RangeError(
      `The Medicare earnings of ${name} are lower than the Social Security earnings, which can’t be. Correct “${quote(text)}”.`,
    );
  }
  return { ...years, dollars: parseAmount(first) ?? null };
}

/** First year of Medicare taxes: earlier years have no Medicare earnings. */
const FIRST_MEDICARE_YEAR = 1966;

function isMedicareLower({ from }: Years, first: string, second = ''): boolean {
  const [dollars, medicare] = [parseAmount(first), parseAmount(second)];
  if (dollars === undefined || medicare === undefined) return false;
  return medicare < dollars && (from >= FIRST_MEDICARE_YEAR || medicare !== 0);
}

/** Returns the years of a cell; undefined if they are not of a record, so that a cell such as 45000 or 9000 is an amount. */
function yearsOf(cell: string, lastYear: number): Years | undefined {
  const match = /^(\d{4})(?:–(\d{4}))?$/.exec(cell);
  if (!match) return;
  const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])];
  return isRecordedYear(from, lastYear) || match[2] ? { from, to } : undefined;
}

const isRecordedYear = (year: number, lastYear: number): boolean =>
  year >= FIRST_RECORDED_YEAR && year <= lastYear;

/** A page number, a date, a phone number, or a text that begins with a letter. */
const HEADING_CELL = /^(?:\d\d?|\d+(?:[/-]\d+){2,3}|[a-z].*)$/i;

/** Reads lines with one cell each. Years have a regular distance, which distinguishes them from amounts that look like years. */
function readLoneCells(all: readonly string[], lastYear: number): EarningsRow[] {
  const start = all.findIndex((cell) => yearsOf(cell, lastYear));
  const orphan = all.slice(0, start < 0 ? undefined : start).find((cell) => !HEADING_CELL.test(cell));
  if (orphan !== undefined) {
    throw new SyntaxError(
      `“${shorten(orphan)}” has no year before it. Put each year and its amounts on one line.`,
    );
  }
  // A single year is a heading.
  if (start < 0 || all.length === 1) return [];
  const cells = all.slice(start);
  const regular = [2, 3].flatMap((size) => linesOfSize(cells, size, lastYear) ?? []);
  const [lines = linesByYear(cells, lastYear), other] =
    regular.length > 1 ? regular.filter(areConsecutive) : regular;
  if (
    other ||
    (regular.length > 1 && !areConsecutive(lines)) ||
    lines.some((line) => line.cells.length === 0)
  ) {
    throw new SyntaxError(
      `We can’t tell which numbers are years in “${quote(cells.join(' '))}”. Put each year and its amounts on one line.`,
    );
  }
  return lines.map((line) => parseRow(line, `${nameOfYears(line.years)} ${line.cells.join(' ')}`));
}

/** Returns the cells in lines of equal length; undefined if these are not rows. */
function linesOfSize(cells: readonly string[], size: number, lastYear: number): [Line[]] | undefined {
  const lines: Line[] = [];
  const seen = new Set<number>();
  for (let index = 0; index < cells.length; index += size) {
    const [first = '', ...rest] = cells.slice(index, index + size);
    const years = yearsOf(first, lastYear);
    if (!years || rest.length < size - 1 || seen.has(years.from)) return;
    if (!rest.every((cell) => isEarnings(cell) || cell === NO_MEDICARE)) return;
    if (isMedicareLower(years, rest[0] ?? '', rest[1])) return;
    seen.add(years.from);
    lines.push({ years, cells: rest });
  }
  return [lines];
}

/** Returns true if each line is one year after the line before, or each one is a year earlier. */
function areConsecutive(lines: readonly Line[]): boolean {
  const steps = lines.slice(1).map(({ years }, index) => years.from - (lines[index]?.years.from ?? 0));
  return Math.abs(steps[0] ?? 1) === 1 && steps.every((step) => step === steps[0]);
}

/** Returns a line for each cell that looks like a year. */
function linesByYear(cells: readonly string[], lastYear: number): Line[] {
  const lines: { years: Years; cells: string[] }[] = [];
  for (const cell of cells) {
    const years = yearsOf(cell, lastYear);
    if (years) lines.push({ years, cells: [] });
    else lines.at(-1)?.cells.push(cell);
  }
  return lines;
}

const AMOUNT_WITHIN = /\$\s?\d|\d,\d{3}|\d{3}/;
/** A number such as a year of two digits, and what comes after it. */
const AFTER_NUMBER = /^['’]?\d\S*\s(.*)$/;

/** Throws if a line that is not a row has an amount after a number or near a year. */
function assertNoAmount(line: string, lastYear: number): void {
  const hasAmountAfterNumber = AMOUNT_WITHIN.test(AFTER_NUMBER.exec(line)?.[1] ?? '');
  let hasYear = false;
  const rest = line.replaceAll(/(?<![\d.,$])\d{4}(?!\d|[.,]\d)/g, (year) => {
    if (!isRecordedYear(Number(year), lastYear)) return year;
    hasYear = true;
    return ' ';
  });
  if (hasAmountAfterNumber || (hasYear && AMOUNT_WITHIN.test(rest))) {
    throw new SyntaxError(
      `We can’t read the line “${quote(line)}”. Write a year and an amount, such as 2020 45,000, or delete the line.`,
    );
  }
}

const quote = (text: string): string => shorten(text.replaceAll(/\s+/g, ' '), 60);

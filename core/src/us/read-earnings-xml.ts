import { type EarningsRow, HOW_TO_GET_RECORD, parseAmount, shorten } from './earnings-row.ts';

/** Name of the root element of the file "Your Social Security Statement data". */
const ROOT = 'OnlineSocialSecurityStatementData';

/** Start of the file within text copied from a browser, which puts a line before it. */
const START = /<(?:\?xml|(?:[\w.-]{1,50}:)?OnlineSocialSecurityStatementData)\s/;

const DAMAGED = `The file is damaged or incomplete. Download it again. ${HOW_TO_GET_RECORD}`;

/** A tag, a comment, or the first line of a file. Names keep no prefix. */
const MARKUP =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;

const START_YEAR = /\sstartYear\s*=\s*["'](\d{4})["']/;
const END_YEAR = /\sendYear\s*=\s*["'](\d{4})["']/;

/** Returns the part of a text from the XML file on; undefined if the text has none. */
export function xmlIn(text: string): string | undefined {
  if (text.startsWith('<')) return text;
  const start = text.search(START);
  return start < 0 ? undefined : text.slice(start);
}

/**
 * Reads the XML file. Only elements, attributes, comments and text are read: a document type, which could define
 * entities, is rejected. A year without an amount is not recorded.
 *
 * @throws {SyntaxError} if the file is another one or damaged.
 */
export function readEarningsXml(text: string): EarningsRow[] {
  if (/^<(?:!doctype\s+)?html/i.test(text)) {
    throw new SyntaxError(`This is a saved web page. ${HOW_TO_GET_RECORD}`);
  }
  if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY')) {
    throw new SyntaxError(`This file is not from ssa.gov: it has a document type. ${HOW_TO_GET_RECORD}`);
  }
  const rows: EarningsRow[] = [];
  const open: string[] = [];
  let years: Pick<EarningsRow, 'from' | 'to'> | undefined;
  let amount = '';
  let hasRoot = false;
  for (const { before, name, attributes, isEnd, isEmpty } of tagsIn(text)) {
    if (open.length === 0 && before.trim() !== '') throw new SyntaxError(DAMAGED);
    if (years && open.at(-1) === 'FicaEarnings') amount += before;
    if (!name) continue;
    if (isEnd) {
      if (open.pop() !== name) throw new SyntaxError(DAMAGED);
    } else {
      if (open.length === 0) {
        if (hasRoot || name !== ROOT) {
          throw new SyntaxError(`This XML file is not a Social Security statement. ${HOW_TO_GET_RECORD}`);
        }
        hasRoot = true;
      }
      if ((name === 'Earnings' && years) || (name === 'FicaEarnings' && amount !== '')) {
        throw new SyntaxError(DAMAGED);
      }
      if (name === 'Earnings') years = yearsIn(attributes);
      if (!isEmpty) open.push(name);
    }
    if (name === 'Earnings' && years && (isEnd || isEmpty)) {
      rows.push({ ...years, dollars: xmlAmount(amount.trim(), years.from) });
      years = undefined;
      amount = '';
    }
  }
  if (open.length > 0) throw new SyntaxError(DAMAGED);
  return rows;
}

/** Yields tags, each with the text before it. Comments and the first line of a file have no name. */
function* tagsIn(text: string) {
  let position = 0;
  for (let start = text.indexOf('<'); start >= 0; start = text.indexOf('<', position)) {
    MARKUP.lastIndex = start;
    const match = MARKUP.exec(text);
    if (!match) throw new SyntaxError(DAMAGED);
    const before = text.slice(position, start);
    position = MARKUP.lastIndex;
    const [, slash, name, attributes = '', emptySlash] = match;
    yield { before, name, attributes, isEnd: slash === '/', isEmpty: emptySlash === '/' };
  }
  if (text.slice(position).trim() !== '') throw new SyntaxError(DAMAGED);
}

function yearsIn(attributes: string): Pick<EarningsRow, 'from' | 'to'> {
  const from = START_YEAR.exec(attributes)?.[1];
  const to = END_YEAR.exec(attributes)?.[1];
  if (from === undefined || to === undefined) throw new SyntaxError(DAMAGED);
  return { from: Number(from), to: Number(to) };
}

/** Returns the amount of a year; null if it is empty or -1, which both mean that the year is not recorded yet. */
function xmlAmount(text: string, year: number): number | null {
  if (text === '' || text === '-1') return null;
  const dollars = parseAmount(text);
  if (dollars !== undefined) return dollars;
  throw new SyntaxError(`We can’t read “${shorten(text)}” as the earnings of ${year}. ${DAMAGED}`);
}

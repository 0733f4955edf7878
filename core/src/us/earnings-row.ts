/** A row of a record of earnings, as the XML file and the table both have it. */

/** The earnings of a year, or the total of several years, before the years are checked. */
export interface EarningsRow {
  readonly from: number;
  readonly to: number;
  /** Social Security earnings; null if they are not recorded yet. */
  readonly dollars: number | null;
}

/** Earliest year of a record: Social Security taxes began in 1937. */
export const FIRST_RECORDED_YEAR = 1937;

export const HOW_TO_GET_RECORD =
  'On ssa.gov, log in to my Social Security, open your earnings record, and download its XML file or copy its table.';

/** Amounts without zeros before them, so that no part of "45 000" or "45,0000" is one. */
const AMOUNT = /^-?\$?(?:0|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*)(?:\.\d{2})?$/;

/** Returns the amount in dollars; undefined if the text is not an amount. */
export const parseAmount = (text: string): number | undefined =>
  AMOUNT.test(text) ? Number(text.replaceAll(/[$,]/g, '')) : undefined;

/** Returns a name such as "1999" or "1999–2001". */
export const nameOfYears = ({ from, to }: Pick<EarningsRow, 'from' | 'to'>): string =>
  from === to ? `${from}` : `${from}–${to}`;

/** Returns the start of a text, to quote it in a sentence. */
export const shorten = (text: string, limit = 20): string =>
  text.length > limit ? `${text.slice(0, limit)}…` : text;

import type { Unit } from './fields.ts';

/** Number formats of one language. Amounts stay dollars, with English words. */
export interface NumberFormats {
  /** Formats whole dollars: 1015810 → "$1,015,810". */
  dollars: (amount: number) => string;
  /** Formats dollars for a sentence, rounded by `roundAmount`, and to two digits from a million: 4432 → "$4,430", 1015810 → "$1.0 million". Amounts below 0 stay in digits. */
  roughDollars: (amount: number) => string;
  /** Formats a number for a number box: 52300 → "52,300". */
  number: (value: number) => string;
  readonly decimalPoint: string;
}

interface BasicFormats {
  /** Formats with up to two decimals. */
  plain: (value: number) => string;
  oneDecimal: (value: number) => string;
}

/**
 * Returns the number formats of a language.
 *
 * @param locale A language tag such as "de-DE".
 * @throws {RangeError} if the tag is invalid.
 */
export function numberFormats(locale: string): NumberFormats {
  return createFormats(locale === AMERICAN ? american : createBasicFormats(locale));
}

const AMERICAN = 'en-US';

// Intl is not used: creating its formatter takes longer than rendering the whole calculator.
const american: BasicFormats = {
  plain: (value) => groupDigits(`${Math.round(value * 100) / 100}`),
  oneDecimal: (value) => value.toFixed(1),
};

/** Adds commas to a number with at most three decimals: "1015810.5" → "1,015,810.5". */
export function groupDigits(digits: string): string {
  // Not linear: a number has few digits.
  return digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
}

function createBasicFormats(locale: string): BasicFormats {
  const formatter = (maximumFractionDigits: number, minimumFractionDigits: number) => {
    const options = { numberingSystem: 'latn', maximumFractionDigits, minimumFractionDigits };
    return new Intl.NumberFormat(locale, options).format;
  };
  return { plain: formatter(2, 0), oneDecimal: formatter(1, 1) };
}

/** Formats for millions and billions. */
interface LargeAmounts {
  million: (amount: string) => string;
  billion: (amount: string) => string;
}

const english: LargeAmounts = {
  million: (amount) => `${amount} million`,
  billion: (amount) => `${amount} billion`,
};

/** Returns American number formats with another language's millions and billions. */
export function americanFormatsWith(largeAmounts: LargeAmounts): NumberFormats {
  return createFormats(american, largeAmounts);
}

function createFormats({ plain, oneDecimal }: BasicFormats, { million, billion } = english): NumberFormats {
  function dollars(amount: number): string {
    const rounded = Math.round(Math.abs(amount));
    return `${amount < 0 && rounded > 0 ? '-' : ''}$${plain(rounded)}`;
  }
  /** Formats a rounded number with at least two digits: 1 → "$1.0", 12 → "$12", 120 → "$120". */
  const twoDigits = (rounded: number) => (rounded < 10 ? `$${oneDecimal(rounded)}` : dollars(rounded));
  return {
    dollars,
    roughDollars(amount) {
      const rounded = roundAmount(amount);
      if (rounded < 1e6) return dollars(rounded);
      const rough = Number(amount.toPrecision(2));
      return rough < 1e9 ? million(twoDigits(rough / 1e6)) : billion(twoDigits(rough / 1e9));
    },
    number: plain,
    decimalPoint: plain(1.5).charAt(1),
  };
}

export const americanFormats: NumberFormats = createFormats(american);

export const formatDollars = americanFormats.dollars;

export const formatRoughDollars = americanFormats.roughDollars;

export const formatNumber = americanFormats.number;

const SUFFIXES = [
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
  [1, ''],
] as const;

/** Formats dollars for the axis of a chart, with three significant digits: 1500000 → "$1.5M". Less than a cent is "$0". */
export function formatShortDollars(amount: number): string {
  if (Math.abs(amount) < 0.005) return '$0';
  const rounded = Number(Math.abs(amount).toPrecision(3));
  const [unit, suffix] = SUFFIXES.find(([size]) => rounded >= size) ?? [1, ''];
  return `${amount < 0 ? '-' : ''}$${rounded / unit}${suffix}`;
}

/** Formats a number with its unit for a screen reader. A percentage is a rate: 6.5 → "6.5 percent per year". */
export function formatWithUnit(value: number, unit: Unit, formats: NumberFormats = americanFormats): string {
  switch (unit) {
    case 'dollars':
      return formats.dollars(value);
    case 'years':
      return `${formats.number(value)} years`;
    case 'percent':
      return `${formats.number(value)} percent per year`;
    case 'level':
      return formats.number(value);
  }
}

/**
 * Rounds to three significant digits and to at least ten dollars: 484279 → 484000, 4432 → 4430, 613 → 610. More digits would
 * suggest that markets and inflation are known.
 */
export function roundAmount(amount: number): number {
  return Math.abs(amount) < 1_000 ? Math.round(amount / 10) * 10 : Number(amount.toPrecision(3));
}

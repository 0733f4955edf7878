import type { Unit } from './fields.ts';

/** How numbers are written in one language. Amounts stay dollars, written as in English words. */
export interface NumberFormats {
  /** 1015810 → "$1,015,810" */
  dollars: (amount: number) => string;
  /** 1015810 → "$1.0 million": for a sentence, where the last dollars would claim too much. */
  roughDollars: (amount: number) => string;
  /** 52300 → "52,300", as it stands in a number box. */
  number: (value: number) => string;
  /** What stands before the decimals. */
  readonly decimalPoint: string;
}

/** How one language writes numbers. */
interface Writing {
  /** With up to two decimals. */
  plain: (value: number) => string;
  oneDecimal: (value: number) => string;
}

/**
 * @param locale A language tag such as "de-DE".
 * @throws {RangeError} when it is none.
 */
export function numberFormats(locale: string): NumberFormats {
  return formatsOf(locale === AMERICAN ? american : writingOf(locale));
}

const AMERICAN = 'en-US';

// By hand: a browser takes longer to make its own formatter than to draw the whole calculator.
const american: Writing = {
  plain: (value) => `${Math.round(value * 100) / 100}`.replace(/\B(?=(?:\d{3})+(?!\d))/g, ','),
  oneDecimal: (value) => value.toFixed(1),
};

function writingOf(locale: string): Writing {
  const write = (maximumFractionDigits: number, minimumFractionDigits: number) => {
    const options = { numberingSystem: 'latn', maximumFractionDigits, minimumFractionDigits };
    return new Intl.NumberFormat(locale, options).format;
  };
  return { plain: write(2, 0), oneDecimal: write(1, 1) };
}

function formatsOf({ plain, oneDecimal }: Writing): NumberFormats {
  function dollars(amount: number): string {
    return `${amount < 0 ? '-' : ''}$${plain(Math.round(Math.abs(amount)))}`;
  }
  /** 1 → "$1.0", 12 → "$12", 120 → "$120" */
  const twoDigits = (rounded: number) => (rounded < 10 ? `$${oneDecimal(rounded)}` : dollars(rounded));
  return {
    dollars,
    roughDollars(amount) {
      const rough = roughly(amount);
      if (rough < 1e6) return dollars(rough);
      return rough < 1e9 ? `${twoDigits(rough / 1e6)} million` : `${twoDigits(rough / 1e9)} billion`;
    },
    number: plain,
    decimalPoint: plain(1.5).charAt(1),
  };
}

export const americanFormats: NumberFormats = formatsOf(american);

let shortDollars: Intl.NumberFormat | undefined;

/** `dollars` as Americans write them. */
export const formatDollars = americanFormats.dollars;

/** `roughDollars` as Americans write them. */
export const formatRoughDollars = americanFormats.roughDollars;

/** 1500000 → "$1.5M": for the axis of a chart. */
export function formatShortDollars(amount: number): string {
  shortDollars ??= new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    maximumSignificantDigits: 3,
  });
  return shortDollars.format(amount);
}

/** `number` as Americans write it. */
export const formatNumber = americanFormats.number;

/** A value with its unit in words, as a screen reader should say it. */
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

/** Two leading digits are all that a projection over decades can carry. */
function roughly(amount: number): number {
  if (amount < 100) return Math.round(amount);
  const scale = 10 ** (Math.floor(Math.log10(amount)) - 1);
  return Math.round(amount / scale) * scale;
}

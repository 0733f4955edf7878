import type { Unit } from './fields.ts';

const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const shortDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 3,
});

const plainNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** 1015810 → "$1,015,810" */
export function formatDollars(amount: number): string {
  return wholeDollars.format(amount);
}

/** 1015810 → "$1.0 million": for a sentence, where the last dollars would claim too much. */
export function formatRoughDollars(amount: number): string {
  const rough = roughly(amount);
  if (rough < 1e6) return wholeDollars.format(rough);
  return rough < 1e9 ? `${twoDigits(rough / 1e6)} million` : `${twoDigits(rough / 1e9)} billion`;
}

/** 1500000 → "$1.5M": for the axis of a chart. */
export function formatShortDollars(amount: number): string {
  return shortDollars.format(amount);
}

/** 52300 → "52,300", as it stands in a number box. */
export function formatNumber(value: number): string {
  return plainNumber.format(value);
}

/** A value with its unit in words, as a screen reader should say it. */
export function formatWithUnit(value: number, unit: Unit): string {
  switch (unit) {
    case 'dollars':
      return formatDollars(value);
    case 'years':
      return `${formatNumber(value)} years`;
    case 'percent':
      return `${formatNumber(value)} percent per year`;
  }
}

/** 1 → "$1.0", 12 → "$12", 120 → "$120" */
function twoDigits(rounded: number): string {
  return `$${rounded < 10 ? rounded.toFixed(1) : plainNumber.format(rounded)}`;
}

/** Two leading digits are all that a projection over decades can carry. */
function roughly(amount: number): number {
  if (amount < 100) return Math.round(amount);
  const scale = 10 ** (Math.floor(Math.log10(amount)) - 1);
  return Math.round(amount / scale) * scale;
}

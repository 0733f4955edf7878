import type { Unit } from './fields.ts';

const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const plainNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** 1015810 → "$1,015,810" */
export function formatDollars(amount: number): string {
  return wholeDollars.format(amount);
}

/** 1015810 → "$1.0 million": for a sentence, where the last dollars would claim too much. */
export function formatRoughDollars(amount: number): string {
  const rough = roughly(amount);
  if (rough < 1_000_000) return wholeDollars.format(rough);
  const millions = rough / 1_000_000;
  return `$${millions < 10 ? millions.toFixed(1) : plainNumber.format(millions)} million`;
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

/** Two leading digits are all that a projection over decades can carry. */
function roughly(amount: number): number {
  if (amount < 100) return Math.round(amount);
  const scale = 10 ** (Math.floor(Math.log10(amount)) - 1);
  return Math.round(amount / scale) * scale;
}

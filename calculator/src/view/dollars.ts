import { formatDollars, roundToThreeDigits } from '@whenabouts/core';

/** The dollars that amounts are in: those of the year of retirement, or today's. */
export type DollarKind = 'future' | 'today';

export const dollarNames = { future: 'future dollars', today: 'today’s dollars' } as const;

export function otherDollars(dollars: DollarKind): DollarKind {
  return dollars === 'future' ? 'today' : 'future';
}

/** Formats an amount that is in these dollars. Today's dollars have three significant digits: inflation is an estimate. */
export function formatInDollars(dollars: DollarKind, amount: number): string {
  return formatDollars(dollars === 'future' ? amount : roundToThreeDigits(amount));
}

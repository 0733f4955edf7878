import { formatDollars, type NumberFormats, roundToThreeDigits } from '@whenabouts/core';
import type { ReactNode } from 'react';

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

/** The dollars that the results are in, today's or future ones, and the amounts in the other ones. */
export interface DollarsView {
  /** Formats for results: they convert future dollars. Inputs keep the formats of the calculator. */
  formats: NumberFormats;
  /** "future dollars" or "today's dollars". */
  name: string;
  /** Names the dollars and adds the other amount: "in future dollars ($484,000 in today's dollars)". */
  describe: (amount: number) => string;
  /** Formats the headline of a card; `formats.dollars` by default. */
  headline?: (amount: number) => string;
  /** A control to choose the dollars, shown above the results. The embed has none. */
  control?: ReactNode;
}

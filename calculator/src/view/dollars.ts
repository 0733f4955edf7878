import { formatDollars, type NumberFormats, roundToThreeDigits } from '@whenabouts/core';
import type { ReactNode } from 'react';

/** The dollars of an amount: `future` means dollars of the year of retirement. */
export type DollarKind = 'future' | 'today';

export const dollarNames = { future: 'future dollars', today: 'today’s dollars' } as const;

export function otherDollars(dollars: DollarKind): DollarKind {
  return dollars === 'future' ? 'today' : 'future';
}

/** Formats an amount in these dollars. Today's dollars have three significant digits, because inflation is an estimate. */
export function formatInDollars(dollars: DollarKind, amount: number): string {
  return formatDollars(dollars === 'future' ? amount : roundToThreeDigits(amount));
}

/** The formats of results in future dollars or in today's dollars. */
export interface DollarsView {
  /** Formats for results, which also convert future dollars. Inputs use the formats of the calculator. */
  formats: NumberFormats;
  /** "future dollars" or "today's dollars". */
  name: string;
  /** Names the dollars and adds the amount in the other dollars: "in future dollars ($484,000 in today's dollars)". */
  describe: (amount: number) => string;
  /** Formats the headline of a card; `formats.dollars` by default. */
  headline?: (amount: number) => string;
  /** A control to choose the dollars, shown above the results. The embed has none. */
  control?: ReactNode;
}

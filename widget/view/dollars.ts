import { americanFormats, inTodaysDollars, type NumberFormats, roundAmount } from '@whenabouts/core';
import type { ReactNode } from 'react';

/** The dollars of an amount: `future` means dollars of the year of retirement. */
export type DollarKind = 'future' | 'today';

export const dollarNames = { future: 'future dollars', today: 'today’s dollars' } as const;

/** Names the dollars of an amount, and adds it in the other dollars: "in today's dollars ($1,015,810 in future dollars)". */
export function inDollars(kind: DollarKind, otherAmount: string, otherKind: DollarKind): string {
  return `in ${dollarNames[kind]} (${otherAmount} in ${dollarNames[otherKind]})`;
}

export function otherDollars(dollars: DollarKind): DollarKind {
  return dollars === 'future' ? 'today' : 'future';
}

/** Formats an amount in these dollars. Today's dollars are rounded, because inflation is an estimate. */
export function formatInDollars(dollars: DollarKind, amount: number, formats = americanFormats): string {
  return formats.dollars(dollars === 'future' ? amount : roundAmount(amount));
}

/** The dollars in which results are shown. Inputs use the formats of the calculator. */
export interface DollarsView {
  kind: DollarKind;
  /** Formats for amounts of future dollars, which they convert. */
  formats: NumberFormats;
  otherFormats: NumberFormats;
  /** Formats the headline of a card; `formats.dollars` by default. */
  headline?: (amount: number) => string;
  /** A control to choose the dollars, shown next to the heading of the results. The embed has none. */
  control?: ReactNode;
}

/**
 * Returns the view of results in the chosen dollars.
 *
 * @param years Years from today to the results.
 */
export function viewInDollars(kind: DollarKind, years: number, formats = americanFormats): DollarsView {
  const inKind = (dollars: DollarKind) => (dollars === 'future' ? formats : formatsOfToday(years, formats));
  return { kind, formats: inKind(kind), otherFormats: inKind(otherDollars(kind)) };
}

function formatsOfToday(years: number, formats: NumberFormats): NumberFormats {
  const dollars = (amount: number) => formatInDollars('today', inTodaysDollars(amount, years), formats);
  return { ...formats, dollars, roughDollars: dollars };
}

/** Names the dollars of an amount, and adds it in the others. */
export function describeAmount(
  { kind, otherFormats }: DollarsView,
  amount: number,
  messages: { inDollars: typeof inDollars },
): string {
  return messages.inDollars(kind, otherFormats.dollars(amount), otherDollars(kind));
}

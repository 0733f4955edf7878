import type { DollarKind } from '@whenabouts/calculator/view';
import {
  americanFormats,
  formatDollars,
  inTodaysDollars,
  type NumberFormats,
  roundToThreeDigits,
} from '@whenabouts/core';

export const dollarNames = { future: 'future dollars', today: 'today’s dollars' } as const;

/** Formats an amount of future dollars, `years` ahead, in the dollars that the visitor chose. */
export function formatIn(dollars: DollarKind, amount: number, years: number): string {
  if (dollars === 'future') return formatDollars(amount);
  return formatDollars(roundToThreeDigits(inTodaysDollars(amount, years)));
}

/** Names the dollars and adds the other amount: "in future dollars ($484,000 in today’s dollars)". */
export function describeDollars(dollars: DollarKind, amount: number, years: number): string {
  const other = dollars === 'future' ? 'today' : 'future';
  return `in ${dollarNames[dollars]} (${formatIn(other, amount, years)} in ${dollarNames[other]})`;
}

/** Returns the formats of results `years` ahead in the dollars that the visitor chose. */
export function resultFormats(dollars: DollarKind, years: number): NumberFormats {
  if (dollars === 'future') return americanFormats;
  const format = (amount: number) => formatIn('today', amount, years);
  return { ...americanFormats, dollars: format, roughDollars: format };
}

import { type DollarKind, dollarNames, formatInDollars, otherDollars } from '@whenabouts/calculator/dollars';
import { inTodaysDollars } from '@whenabouts/core';

/** Formats an amount of future dollars, `years` ahead, in the dollars that the visitor chose. */
export function formatIn(dollars: DollarKind, amount: number, years: number): string {
  return formatInDollars(dollars, dollars === 'future' ? amount : inTodaysDollars(amount, years));
}

/** Names the dollars and adds the other amount: "in future dollars ($484,000 in today’s dollars)". */
export function describeDollars(dollars: DollarKind, amount: number, years: number): string {
  const other = otherDollars(dollars);
  return `in ${dollarNames[dollars]} (${formatIn(other, amount, years)} in ${dollarNames[other]})`;
}

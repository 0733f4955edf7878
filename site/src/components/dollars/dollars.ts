import { inTodaysDollars } from '@whenabouts/core';
import { type DollarKind, formatInDollars, inDollars, otherDollars } from '@whenabouts/view/dollars';

/** Formats an amount in the given kind of dollars. `amount` is in future dollars, `years` ahead. */
export function formatIn(dollars: DollarKind, amount: number, years: number): string {
  return formatInDollars(dollars, dollars === 'future' ? amount : inTodaysDollars(amount, years));
}

/**
 * Names the kind of dollars and adds the amount in the other kind: "in future dollars ($484,000 in today’s dollars)".
 *
 * @param amount In future dollars, `years` ahead.
 */
export function describeDollars(dollars: DollarKind, amount: number, years: number): string {
  const other = otherDollars(dollars);
  return inDollars(dollars, formatIn(other, amount, years), other);
}

import { formatRoughDollars, roundToTwoDigits } from '@whenabouts/core';

/** Returns how far an age is from another: "12 years later". Empty if one of them is null. */
export function yearsApart(age: number | null, before: number | null): string {
  if (age === null || before === null) return '';
  const years = Math.abs(age - before);
  return `${years} ${years === 1 ? 'year' : 'years'} ${age < before ? 'earlier' : 'later'}`;
}

/** Returns how far an amount is from another, both rounded like the page, so that a reader gets the same: "$400 more". */
export function dollarsApart(amount: number, before: number): string {
  const difference = roundToTwoDigits(amount) - roundToTwoDigits(before);
  if (difference === 0) return '';
  return `${formatRoughDollars(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}`;
}

/** Returns how far a chance is from another, both as whole tenths like the page: "3 of 10 more". */
export function tenthsApart(chance: number, before: number): string {
  const difference = Math.floor(chance * 10) - Math.floor(before * 10);
  if (difference === 0) return '';
  return `${Math.abs(difference)} of 10 ${difference < 0 ? 'less' : 'more'}`;
}

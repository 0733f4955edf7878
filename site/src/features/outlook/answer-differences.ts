import { formatDollars, roundAmount } from '@whenabouts/core';

/** Returns how far an age is from another: "12 years later". Empty if one of them is null. */
export function yearsApart(age: number | null, before: number | null): string {
  if (age === null || before === null) return '';
  const years = Math.abs(age - before);
  return `${years} ${years === 1 ? 'year' : 'years'} ${age < before ? 'earlier' : 'later'}`;
}

/** Returns how far a rounded amount is from another. The shown amounts differ by as much: "$400 more". */
export function dollarsApart(amount: number, before: number): string {
  return exactDollarsApart(roundAmount(amount), roundAmount(before));
}

/** Returns how far an amount is from another, both shown in whole dollars: "$25 less". */
export function exactDollarsApart(amount: number, before: number): string {
  const difference = Math.round(amount) - Math.round(before);
  if (difference === 0) return '';
  return `${formatDollars(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}`;
}

/** Returns how far a chance is from another, both as whole tenths like the page: "3 of 10 more". */
export function tenthsApart(chance: number, before: number): string {
  const difference = Math.floor(chance * 10) - Math.floor(before * 10);
  if (difference === 0) return '';
  return `${Math.abs(difference)} of 10 ${difference < 0 ? 'less' : 'more'}`;
}

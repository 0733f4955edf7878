import {
  americanFormats,
  isCounted,
  isWithinLimits,
  type Limits,
  limitsProblem,
  type NumberFormats,
} from '@whenabouts/core';

export interface Settled {
  value: number;
  /** Why the value is not the one that was typed; absent when it is. */
  notice?: string;
}

/** Turns a typed number into one that the field allows: the nearest, with a sentence that says so. */
export function settleInput(field: Limits, typed: number, formats: NumberFormats = americanFormats): Settled {
  if (isWithinLimits(field, typed)) return { value: typed };
  const whole = isCounted(field) ? Math.round(typed) : typed;
  const value = Math.min(Math.max(whole, field.min), field.max);
  return { value, notice: `${limitsProblem(field, formats)} We set it to ${formats.number(value)}.` };
}

import { formatNumber, isCounted, isWithinLimits, type Limits, limitsProblem } from '@whenabouts/core';

export interface Settled {
  value: number;
  /** Why the value is not the one that was typed; absent when it is. */
  notice?: string;
}

/** Turns a typed number into one that the field allows: the nearest, with a sentence that says so. */
export function settleInput(field: Limits, typed: number): Settled {
  if (isWithinLimits(field, typed)) return { value: typed };
  const whole = isCounted(field) ? Math.round(typed) : typed;
  const value = Math.min(Math.max(whole, field.min), field.max);
  return { value, notice: `${limitsProblem(field)} We set it to ${formatNumber(value)}.` };
}

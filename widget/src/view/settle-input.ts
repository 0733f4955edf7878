import { fields, formatNumber, type InputName, isInRange, rangeProblem } from '@whenabouts/core';

export interface Settled {
  value: number;
  /** Why the value is not the one that was typed; absent when it is. */
  notice?: string;
}

/** Turns a typed number into one that the field allows: the nearest, with a sentence that says so. */
export function settleInput(name: InputName, typed: number): Settled {
  if (isInRange(name, typed)) return { value: typed };
  const { unit, min, max } = fields[name];
  const whole = unit === 'years' ? Math.round(typed) : typed;
  const value = Math.min(Math.max(whole, min), max);
  return { value, notice: `${rangeProblem(name)} We set it to ${formatNumber(value)}.` };
}

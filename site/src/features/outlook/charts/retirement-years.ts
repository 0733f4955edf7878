import type { OutlookAnswer } from '../outlook-results.ts';

export interface RetirementYears {
  /** Years from today to retirement: index of the first retirement year in the plan. */
  offset: number;
  /** Ages at the start of each retirement year; empty if the plan ends before retirement. */
  ages: readonly number[];
}

/** Returns the retirement years of the charted plan. */
export function retirementYears({ inputs, charted }: OutlookAnswer): RetirementYears {
  const offset = Math.max(charted.retirementAge - inputs.currentAge, 0);
  const count = Math.max(charted.plan.flow.length - offset, 0);
  return { offset, ages: Array.from({ length: count }, (_, year) => inputs.currentAge + offset + year) };
}

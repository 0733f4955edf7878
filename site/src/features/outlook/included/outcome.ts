import { formatDollars, needsHealthInsurance } from '@whenabouts/core';
import { answerAgeOf, type OutlookAnswer } from '../outlook-results.ts';

/** The result by which plans are compared: the age to stop or, once retired, what can be spent. */
export interface Outcome {
  isRetired: boolean;
  /** The earliest age that reaches the target chance; null if no age up to `lastAge` does. */
  age: number | null;
  lastAge: number;
  /** Once retired, the highest monthly spending that reaches the target chance; null if none does. */
  spendable: number | null;
  /** True if someone of the household has stopped working in a year before Medicare. */
  needsHealthInsurance: boolean;
}

export function outcomeOf(answer: OutlookAnswer): Outcome {
  const { inputs, assumptions, isRetired, solution, lastAge, spendable } = answer;
  return {
    isRetired,
    age: solution.value,
    lastAge,
    spendable,
    needsHealthInsurance: needsHealthInsurance(
      { ...inputs, retirementAge: answerAgeOf(answer) },
      assumptions,
    ),
  };
}

/** Formats an outcome: "70", "later than 85" or, once retired, "$4,390 a month". */
export function outcomeText({ isRetired, age, lastAge, spendable }: Outcome): string {
  if (isRetired) return spendable === null ? 'nothing to spend' : `${formatDollars(spendable)} a month`;
  return age === null ? `later than ${lastAge}` : `${age}`;
}

/** Compares two outcomes: "72 instead of 69" or "still 69", in two parts of which the first is the new outcome. */
export function outcomeChange(after: Outcome, before: Outcome): [emphasized: string, rest: string] {
  const [now, then] = [outcomeText(after), outcomeText(before)];
  return now === then ? [`still ${now}`, ''] : [now, ` instead of ${then}`];
}

/** Returns true if an outcome is an earlier age or, once retired, more to spend. */
export function isBetter(after: Outcome, before: Outcome): boolean {
  if (after.isRetired !== before.isRetired) return false;
  return after.isRetired
    ? (after.spendable ?? 0) > (before.spendable ?? 0)
    : (after.age ?? Infinity) < (before.age ?? Infinity);
}

/** Returns what something adds to the answer, for a narrow column: "+2" years or, once retired, "−$420" a month. */
export function outcomeEffect(after: Outcome, before: Outcome): string {
  const [now, then] = after.isRetired ? [after.spendable, before.spendable] : [after.age, before.age];
  if (now === then) return '±0';
  if (now === null) return after.isRetired ? '−' : `> ${after.lastAge}`;
  if (then === null) return after.isRetired ? formatDollars(now) : `${now}`;
  const size = Math.abs(now - then);
  return `${now > then ? '+' : '−'}${after.isRetired ? formatDollars(size) : size}`;
}

import { formatChanceInProse, needsHealthInsurance } from '@whenabouts/core';
import { answerAgeOf, type OutlookAnswer } from '../outlook-results.ts';

/** The result of a plan that is compared with that of another: the age to stop or, once retired, the chance. */
export interface Outcome {
  isRetired: boolean;
  /** The earliest age that reaches the target chance; null if no age up to `lastAge` does. */
  age: number | null;
  lastAge: number;
  /** Chance of success at the desired age, or from now on once retired: 0 to 1. */
  chance: number;
  /** True if someone of the household has stopped working in a year before Medicare. */
  needsHealthInsurance: boolean;
}

export function outcomeOf(answer: OutlookAnswer): Outcome {
  const { inputs, assumptions, isRetired, solution, lastAge, desiredChance } = answer;
  return {
    isRetired,
    age: solution.value,
    lastAge,
    chance: desiredChance,
    needsHealthInsurance: needsHealthInsurance(
      { ...inputs, retirementAge: answerAgeOf(answer) },
      assumptions,
    ),
  };
}

/** "70", "no age up to 85" or, once retired, "8 out of 10 futures". */
function outcomeText({ isRetired, age, lastAge, chance }: Outcome): string {
  if (isRetired) return `${formatChanceInProse(chance)} futures`;
  return age === null ? `no age up to ${lastAge}` : `${age}`;
}

/** "72 instead of 69 without it" or "69 with or without it"; a partner is "them". */
export function outcomeWithout(current: Outcome, without: Outcome, pronoun: 'it' | 'them' = 'it'): string {
  const [now, then] = [outcomeText(current), outcomeText(without)];
  return now === then ? `${now} with or without ${pronoun}` : `${now} instead of ${then} without ${pronoun}`;
}

/** "72 instead of 69" or "still 69", in two parts: the first is the new outcome. */
export function outcomeChange(after: Outcome, before: Outcome): [emphasized: string, rest: string] {
  const [now, then] = [outcomeText(after), outcomeText(before)];
  return now === then ? [`still ${now}`, ''] : [now, ` instead of ${then}`];
}

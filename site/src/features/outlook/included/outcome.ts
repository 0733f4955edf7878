import { formatChanceInProse, needsHealthInsurance } from '@whenabouts/core';
import { answerAgeOf, type OutlookAnswer } from '../outlook-results.ts';

/** The result by which plans are compared: the age to stop or, once retired, the chance that the money lasts. */
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

/** Formats an outcome: "70", "no age up to 85" or, once retired, "8 out of 10 futures". */
function outcomeText({ isRetired, age, lastAge, chance }: Outcome): string {
  if (isRetired) return `${formatChanceInProse(chance)} futures`;
  return age === null ? `no age up to ${lastAge}` : `${age}`;
}

/**
 * Compares an outcome with the one without an inclusion: "72 instead of 69 without it" or "69 with or without it".
 *
 * @param pronoun Refers to the inclusion; "them" for a partner.
 */
export function outcomeWithout(current: Outcome, without: Outcome, pronoun: 'it' | 'them' = 'it'): string {
  const [textWith, textWithout] = [outcomeText(current), outcomeText(without)];
  return textWith === textWithout
    ? `${textWith} with or without ${pronoun}`
    : `${textWith} instead of ${textWithout} without ${pronoun}`;
}

/** Compares two outcomes: "72 instead of 69" or "still 69", in two parts of which the first is the new outcome. */
export function outcomeChange(after: Outcome, before: Outcome): [emphasized: string, rest: string] {
  const [now, then] = [outcomeText(after), outcomeText(before)];
  return now === then ? [`still ${now}`, ''] : [now, ` instead of ${then}`];
}

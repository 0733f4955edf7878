import { firstToDie, formatRoughDollars, spendingAfterStop } from '@whenabouts/core';
import type { OutlookAnswer } from '../outlook-results.ts';
import { firstDeathAgeOf } from './partner.ts';

type PlannedAnswer = Pick<OutlookAnswer, 'inputs' | 'assumptions' | 'charted'>;

/** Names the ages of a year, to begin a sentence: "At 69", or "At 69 (your partner 67)". */
export function agesText(answer: PlannedAnswer, age: number): string {
  const other = partnerAgeAt(answer, age);
  if (other === null) return `At ${age}`;
  if (!isAfterFirstDeath(answer, age)) return `At ${age} (your partner ${other})`;
  return isSelfFirst(answer)
    ? `Your partner at ${other} (you would be ${age})`
    : `At ${age} (without your partner)`;
}

/** Names a year within a sentence by the visitor's age: "at 87" or, after their death, "when your partner is 84". */
export function whenText(answer: PlannedAnswer, age: number): string {
  return isAfterFirstDeath(answer, age) && isSelfFirst(answer)
    ? `when your partner is ${partnerAgeAt(answer, age)}`
    : `at ${age}`;
}

/**
 * Names the end of the plan, after "lasts": "to 95", or "until your partner is 95" for the survivor of a couple, or
 * "until you die at 85" if it ends with the first death.
 */
export function endText(answer: PlannedAnswer): string {
  const { inputs, assumptions, charted } = answer;
  const age = inputs.currentAge + charted.plan.flow.length;
  if (!assumptions.partner) return `to ${age}`;
  const isSelf = isSelfFirst(answer);
  if (ageAtFirstDeath(answer) === null)
    return `until ${isSelf ? 'you die' : 'your partner dies'} at ${firstDeathAgeOf(answer)}`;
  return isSelf ? `until your partner is ${partnerAgeAt(answer, age)}` : `until you are ${age}`;
}

/**
 * Returns the age that the visitor has or would have at the first death; null without a partner, and if the plan ends
 * with that death.
 */
export function ageAtFirstDeath(answer: PlannedAnswer): number | null {
  const { inputs, assumptions, charted } = answer;
  const { partner } = assumptions;
  if (!partner) return null;
  const age = firstDeathAgeOf(answer) + (isSelfFirst(answer) ? 0 : inputs.currentAge - partner.currentAge);
  return age < inputs.currentAge + charted.plan.flow.length ? age : null;
}

/** Marks the first death in charts whose axis has the visitor's age. */
export function firstDeathEvents(answer: PlannedAnswer): { x: number; label: string }[] {
  const age = ageAtFirstDeath(answer);
  const who = isSelfFirst(answer) ? 'you' : 'partner';
  return age === null ? [] : [{ x: age, label: `First death: ${who}` }];
}

/** Adds the first death to the caption of a table by age: "… First death: you, at 85". */
export function withFirstDeath(caption: string, answer: PlannedAnswer): string {
  return [
    caption,
    ...firstDeathEvents(answer).map(({ label }) => `${label}, at ${firstDeathAgeOf(answer)}`),
  ].join('. ');
}

/**
 * Returns who dies first and what the other then spends, in a sentence with a leading space. Empty without a first death.
 */
export function firstDeathSentence(answer: PlannedAnswer): string {
  const death = ageAtFirstDeath(answer);
  if (death === null) return '';
  const { assumptions, charted } = answer;
  const before = spendingAfterStop(Math.max(death, charted.retirementAge), assumptions);
  const isSelf = isSelfFirst(answer);
  const age = firstDeathAgeOf(answer);
  const who = isSelf ? `you die at ${age} and your partner` : `your partner dies at ${age} and you`;
  const spends = `${isSelf ? 'spends' : 'spend'} ${formatRoughDollars((before * assumptions.survivorSpending) / 100)}`;
  return ` It assumes that ${who} then ${spends} a month.`;
}

/** Returns true if the visitor dies before the partner. */
export function isSelfFirst({ inputs, assumptions }: Pick<PlannedAnswer, 'inputs' | 'assumptions'>): boolean {
  return firstToDie(inputs, assumptions) === 'self';
}

function isAfterFirstDeath(answer: PlannedAnswer, age: number): boolean {
  const death = ageAtFirstDeath(answer);
  return death !== null && age >= death;
}

function partnerAgeAt({ inputs, assumptions }: PlannedAnswer, age: number): number | null {
  return assumptions.partner && assumptions.partner.currentAge + age - inputs.currentAge;
}

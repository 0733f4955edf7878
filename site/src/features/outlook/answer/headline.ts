import {
  answerPartText,
  answerSentences,
  formatDollars,
  formatNumber,
  type HouseholdAssumptions,
  partnerClause,
} from '@whenabouts/core';
import type { Part } from '@whenabouts/view/sentence';
import { type SentenceInput, sentenceStart } from '../hero/sentence-start.ts';
import type { OutlookAnswer } from '../outlook-results.ts';

/** The numbers in the first sentence. */
export type HouseholdNumber = SentenceInput | 'partnerAge' | 'partnerIncome';

/** Begins the answer with the numbers of the household: "At 35, earning $70,000, with $50,000 saved and $500 a month,". */
export function householdNumbers({ inputs, assumptions }: OutlookAnswer): readonly Part<HouseholdNumber>[] {
  const { partner } = assumptions;
  return sentenceStart<HouseholdNumber>(
    inputs,
    partner && {
      age: { input: 'partnerAge', text: formatNumber(partner.currentAge) },
      income: { input: 'partnerIncome', text: formatDollars(partner.annualIncome) },
    },
  );
}

/** Returns the end of the sentence, with the answer: "you could stop at 69." */
export function headline(answer: OutlookAnswer): readonly Part<never>[] {
  const { inputs, assumptions, solution, lastAge } = answer;
  const large = (result: string) => ({ result, isLarge: true });
  const age = solution.value;
  if (age === null) return ['even ', large(`${lastAge}`), ' is too early to stop.'];
  const who = whoStops(assumptions);
  const end = `${partnerClause(answer, age)}.`;
  return age === inputs.currentAge
    ? [`${who} could stop `, large('today'), end]
    : [`${who} could stop at `, large(`${age}`), end];
}

/** Returns "you two" if two people stop working at the age of the answer. */
export function whoStops({ partner }: Pick<HouseholdAssumptions, 'partner'>): 'you' | 'you two' {
  return partner !== null && partner.annualIncome > 0 && partner.retirementAge === null ? 'you two' : 'you';
}

/** Returns in how many futures the desired age works, after the reason for an answer to which savings add nothing. */
export function desiredAgeParts(answer: OutlookAnswer): readonly Part<'desiredAge'>[] {
  return answerSentences(answer).details.map((part) => {
    if (typeof part === 'string') return part;
    const text = answerPartText(part);
    return part.kind === 'chance' ? { result: text, chance: part.chance } : { input: 'desiredAge', text };
  });
}

import { MEDICARE_AGE, needsHealthInsurance } from '@whenabouts/core';
import { firstDeathAgeOf } from '../household/partner.ts';
import { isSelfFirst } from '../household/plan-ages.ts';
import type { OutlookResults } from '../outlook-results.ts';
import { afterDepletionSentence } from './after-depletion.ts';

/** First whole age without the additional tax on early withdrawals: the tax applies until 59 and a half. */
const AGE_WITHOUT_ADDITIONAL_TAX = 60;

/**
 * Lists what the visitor should know about stopping at the charted age, one paragraph each: what is left if the money
 * runs out, the tax on early withdrawals, health insurance, and the years without Social Security.
 */
export function retirementNotes(
  results: Pick<OutlookResults, 'inputs' | 'assumptions' | 'isRetired' | 'charted' | 'afterDepletion'>,
): string[] {
  const { inputs, assumptions, charted, afterDepletion } = results;
  const { retirementAge } = charted;
  const isUninsured = needsHealthInsurance({ ...inputs, retirementAge }, assumptions);
  const notes = [
    afterDepletion !== null && afterDepletionSentence(results, afterDepletion),
    retirementAge < AGE_WITHOUT_ADDITIONAL_TAX &&
      'Before 59½, taking money out of a 401(k) or traditional IRA usually costs an additional tax of 10%, which is not part of these numbers. The main exceptions: the 401(k) of an employer that you leave in the year you turn 55 or later, equal yearly payments for life, and what you put into a Roth IRA yourself.',
    isUninsured &&
      `Medicare begins at ${MEDICARE_AGE}. ${retirementAge < MEDICARE_AGE ? 'Until then you pay for health insurance yourself' : 'Until your partner is that old, you pay for that health insurance yourselves'}, so your spending should include it.`,
    bridgeNote(results),
    stopAtDeathNote(results),
  ];
  return notes.filter((note) => note !== false);
}

/** Names the years without Social Security; false if there are none, or if it never starts. */
function bridgeNote(results: Pick<OutlookResults, 'inputs' | 'assumptions' | 'charted'>): string | false {
  const { assumptions, charted } = results;
  const { partner, cashFlows } = assumptions;
  const { bridgeYears, claimingAge, monthlyBenefit } = charted.benefit;
  const isFirst = partner !== null && isSelfFirst(results);
  const diesBefore = isFirst && firstDeathAgeOf(results) <= claimingAge;
  if (bridgeYears === 0 || monthlyBenefit === 0 || diesBefore) return false;
  const hasOtherIncome = partner !== null || cashFlows.some(({ kind }) => kind === 'income');
  const [whose, source] = hasOtherIncome
    ? ['your ', 'you live on savings and other income']
    : ['', 'your savings pay for everything'];
  return `Bridge years: for ${bridgeYears} ${bridgeYears === 1 ? 'year' : 'years'}, until ${whose}Social Security starts at ${claimingAge}, ${source}.`;
}

/** Returns how a partner who stops with the visitor can work on after the visitor's death; false if work ends before it. */
function stopAtDeathNote(
  results: Pick<OutlookResults, 'inputs' | 'assumptions' | 'charted'>,
): string | false {
  const { assumptions, charted } = results;
  const { partner } = assumptions;
  const follows = partner !== null && partner.retirementAge === null && partner.annualIncome > 0;
  if (!follows || !isSelfFirst(results)) return false;
  const deathAge = firstDeathAgeOf(results);
  if (charted.retirementAge < deathAge) return false;
  return `In this plan, your partner stops working at your death at ${deathAge}. To let your partner work on, turn off “We stop working in the same year”.`;
}

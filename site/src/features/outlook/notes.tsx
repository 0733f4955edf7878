import { needsHealthInsurance } from '@whenabouts/core';
import { memo } from 'react';
import * as styles from './outlook-page.css.ts';
import type { OutlookResults } from './outlook-results.ts';
import { shortfallSentence } from './shortfall.ts';

/** First whole age without the additional tax on early withdrawals, which ends at 59 and a half. */
const AGE_WITHOUT_ADDITIONAL_TAX = 60;

const MEDICARE_AGE = 65;

/** Consequences of a retirement age that the answer does not show: its failures, penalty, health insurance and bridge years. */
export const RetirementNotes = memo(function RetirementNotes({ results }: { results: OutlookResults }) {
  const { charted, isRetired, assumptions, shortfall } = results;
  const { healthPremium, partner, cashFlows } = assumptions;
  const hasOtherIncome = partner !== null || cashFlows.some(({ kind }) => kind === 'income');
  const { retirementAge, benefit } = charted;
  const { bridgeYears, claimingAge } = benefit;
  const notes = [
    shortfall !== null && shortfallSentence(results, shortfall),
    retirementAge < AGE_WITHOUT_ADDITIONAL_TAX &&
      'Before 59½, taking money out of a 401(k) or traditional IRA usually costs an additional tax of 10%, which is not part of these numbers. The main exceptions: the 401(k) of an employer that you leave in the year you turn 55 or later, equal yearly payments for life, and what you put into a Roth IRA yourself.',
    healthPremium === 0 &&
      needsHealthInsurance({ ...results.inputs, retirementAge }, assumptions) &&
      `Medicare begins at 65. ${retirementAge < MEDICARE_AGE ? 'Until then you pay for health insurance yourself' : 'Until your partner is that old, you pay for that health insurance yourselves'}, so your spending should include it.`,
    bridgeYears > 0 &&
      `Bridge years: for ${bridgeYears} ${bridgeYears === 1 ? 'year' : 'years'}, until ${hasOtherIncome ? 'your ' : ''}Social Security starts at ${claimingAge}, ${hasOtherIncome ? 'you live on savings and other income' : 'your savings pay for everything'}.`,
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <ul
      className={styles.notes}
      aria-label={isRetired ? 'About your retirement' : `About stopping at ${retirementAge}`}
    >
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
});

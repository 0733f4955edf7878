import { memo } from 'react';
import * as styles from './outlook-page.css.ts';
import type { OutlookResults } from './outlook-results.ts';
import { shortfallSentence } from './shortfall.ts';

/** First whole age without the early withdrawal penalty, which ends at 59 and a half. */
const PENALTY_FREE_AGE = 60;
const MEDICARE_AGE = 65;

/** Consequences of a retirement age that the answer does not show: its failures, penalty, health insurance and bridge years. */
export const RetirementNotes = memo(function RetirementNotes({ results }: { results: OutlookResults }) {
  const { charted, isRetired, shortfall } = results;
  const { retirementAge, benefit } = charted;
  const { bridgeYears, claimingAge } = benefit;
  const notes = [
    shortfall !== null && shortfallSentence(results, shortfall),
    retirementAge < PENALTY_FREE_AGE &&
      'Before 59½, taking money out of a retirement account usually costs a penalty of 10% on top of the tax. It is not part of these numbers.',
    retirementAge < MEDICARE_AGE &&
      'Medicare begins at 65. Until then you pay for health insurance yourself, so your spending should include it.',
    bridgeYears > 0 &&
      `Bridge years: for ${bridgeYears} ${bridgeYears === 1 ? 'year' : 'years'}, until Social Security starts at ${claimingAge}, your savings pay for everything.`,
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

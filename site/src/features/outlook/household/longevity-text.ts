import { capitalize } from '@whenabouts/calculator/sentence';
import { chanceToReach } from '@whenabouts/core';
import type { OutlookAnswer } from '../outlook-results.ts';

/** Shares that a sentence names, as "1 in 10". */
const shares = [
  [1, 100],
  [1, 80],
  [1, 60],
  [1, 50],
  [1, 40],
  [1, 30],
  [1, 25],
  [1, 20],
  [1, 15],
  [1, 12],
  [1, 10],
  [1, 9],
  [1, 8],
  [1, 7],
  [1, 6],
  [1, 5],
  [1, 4],
  [3, 10],
  [1, 3],
  [2, 5],
  [1, 2],
  [3, 5],
  [2, 3],
  [7, 10],
  [3, 4],
  [4, 5],
  [9, 10],
] as const;

const LOWEST_SHARE = 1 / 100;
const HIGHEST_SHARE = 0.95;

/** Names a share of 0 to 1 by the nearest common fraction: "1 in 10", "fewer than 1 in 100", "more than 9 in 10". */
export function shareInWords(share: number): string {
  if (share < LOWEST_SHARE) return 'fewer than 1 in 100';
  if (share > HIGHEST_SHARE) return 'more than 9 in 10';
  const distance = ([count, of]: readonly [number, number]) => Math.abs(Math.log((share * of) / count));
  const [count, of] = shares.reduce((best, next) => (distance(next) < distance(best) ? next : best));
  return `${count} in ${of}`;
}

/** Returns how many people reach the plan age: "1 in 10 people of 35 live past 95." */
export function longevitySentence({ inputs, assumptions }: OutlookAnswer): string {
  const { planAge, partner } = assumptions;
  const question = { age: inputs.currentAge, reach: planAge };
  const alone = shareInWords(chanceToReach(question));
  const people = `${capitalize(alone)} people of ${inputs.currentAge} live past ${planAge}`;
  // A partner beyond the plan age makes the question pointless.
  if (!partner || partner.currentAge >= planAge) return `${people}.`;
  const couple = shareInWords(chanceToReach({ ...question, partnerAge: partner.currentAge }));
  return `${people}; for a couple of ${inputs.currentAge} and ${partner.currentAge}, the chance is ${couple} that at least one does.`;
}

import { answerPartText, answerSentences, formatDollars } from '@whenabouts/core';
import type { OutlookAnswer } from '../outlook-results.ts';
import { badYearsClause } from './spending-text.ts';

/** Returns the answer in a sentence: "At 68, with $420,000 saved, you can spend $4,390 a month in today’s dollars." or "You could stop today." */
export function answerText(answer: OutlookAnswer): string {
  const { inputs, assumptions, spendable } = answer;
  const { partner } = assumptions;
  if (spendable === null) {
    const { headline, details } = answerSentences(answer);
    return [...headline, ' ', ...details].map((part) => answerPartText(part)).join('');
  }
  const ages = partner ? `${inputs.currentAge} and ${partner.currentAge}` : inputs.currentAge;
  const saved = formatDollars(inputs.currentSavings);
  return `At ${ages}, with ${saved} saved, ${spendableClause('you', answer, spendable)}`;
}

/** Returns the answer of someone who has retired without its numbers: "You can spend $4,390 a month in today’s dollars." */
export function spendableText(answer: OutlookAnswer): string {
  const { spendable } = answer;
  return spendable === null ? answerText(answer) : spendableClause('You', answer, spendable);
}

function spendableClause(you: 'you' | 'You', { assumptions }: OutlookAnswer, spendable: number): string {
  return `${you} ${assumptions.partner ? 'two ' : ''}can spend ${formatDollars(spendable)} a month in today’s dollars${badYearsClause(assumptions)}.`;
}

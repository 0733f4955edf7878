import { plainText } from '@whenabouts/view/sentence';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import type { OutlookAnswer } from '../outlook-results.ts';
import { goalSentence } from './goal-sentence.ts';
import { desiredAgeParts, headline, householdNumbers } from './headline.ts';
import { plannedSpending, retiredGoal, retiredHeadline, retiredNumbers } from './retired-answer.ts';

interface AnswerOptions {
  /** Once retired, what could be spent after a bad year; null if it is not known yet. */
  afterBadYear: number | null;
  /** True if the spending of a retired visitor is the default. */
  isGuess: boolean;
}

/** Returns the options of the answer for a draft. */
export const answerOptions = (
  { afterBadYear }: Pick<AnswerOptions, 'afterBadYear'>,
  { changes }: PlanDraft,
): AnswerOptions => ({ afterBadYear, isGuess: !('monthlySpending' in changes) });

/**
 * Returns the sentences of the answer: the numbers of the household, the answer itself, what it means, and the chance of what the
 * visitor would like.
 */
export function answerParts(answer: OutlookAnswer, { afterBadYear, isGuess }: AnswerOptions) {
  return answer.isRetired
    ? {
        numbers: retiredNumbers(answer),
        headline: retiredHeadline(answer),
        goal: retiredGoal(answer, afterBadYear),
        wish: plannedSpending(answer, isGuess),
      }
    : {
        numbers: householdNumbers(answer),
        headline: headline(answer),
        goal: goalSentence(answer),
        wish: desiredAgeParts(answer),
      };
}

/** Returns the sentences as plain text: first the answer, then the others. */
export function answerPartsText(
  answer: OutlookAnswer,
  options: AnswerOptions,
): [answer: string, others: string] {
  const { numbers, headline, goal, wish } = answerParts(answer, options);
  return [[numbers, headline].map(plainText).join(' '), [goal, wish].map(plainText).join(' ')];
}

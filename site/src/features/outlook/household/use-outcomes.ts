import { useEffect, useState } from 'react';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { answerOfDraft, type OutlookAnswer } from '../outlook-results.ts';
import { alternativesOf, type Outcomes } from './alternatives.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** Longer than the time between two changes of a drag. */
const DELAY_MS = 300;

/**
 * Returns the latest outcomes, or null before the first. They are calculated once the draft has not changed for a moment.
 *
 * @param answer The answer for the draft.
 * @param initial The outcomes that the server included in the page; null if it did not.
 */
export function useOutcomes(
  draft: PlanDraft,
  answer: OutlookAnswer,
  year: number,
  initial: Outcomes | null,
): Outcomes | null {
  const [outcomes, setOutcomes] = useState(initial);
  const isCurrent = outcomes?.draft === draft;

  useEffect(() => {
    if (isCurrent) return;
    const current = outcomeOf(answer);
    const drafts = alternativesOf(draft, current);
    const alternatives: Record<string, Outcome> = {};
    let timer = setTimeout(calculateNext, DELAY_MS);
    /** Calculates one alternative per task, because each takes as long as a frame. */
    function calculateNext(): void {
      const next = drafts.shift();
      if (!next) {
        setOutcomes({ draft, current, alternatives });
        return;
      }
      alternatives[next.id] = outcomeOf(answerOfDraft(next.draft, year));
      timer = setTimeout(calculateNext);
    }
    return () => clearTimeout(timer);
  }, [isCurrent, draft, answer, year]);
  return outcomes;
}

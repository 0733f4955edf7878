import { exclusionsOf } from '@whenabouts/core';
import { useEffect, useMemo, useState } from 'react';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { useIsPrinting } from '../../../ui/use-is-printing.ts';
import { quickChanges } from '../levers/quick-changes.ts';
import { answerOfDraft, type OutlookAnswer } from '../outlook-results.ts';
import { inclusionsOf } from './inclusions.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/**
 * The visitor's draft with one change: a small one, or something that the answer leaves out is added, or something that it
 * includes is removed. For example, the draft with federal income tax.
 */
interface Alternative {
  /** The id of the change, inclusion or exclusion, such as "income-tax". */
  id: string;
  draft: PlanDraft;
}

/** The outcome of a draft, and those of its alternatives, which the lists below the answer show. */
export interface Outcomes {
  draft: PlanDraft;
  current: Outcome;
  /** Outcomes by the id of the alternative. */
  alternatives: Readonly<Record<string, Outcome>>;
}

/** Lists the alternatives of a draft, whose answer decides which ones are offered. */
function alternativesOf(draft: PlanDraft, answer: OutlookAnswer): Alternative[] {
  return [
    ...quickChanges(draft, answer).map(({ id, changed }) => ({ id, draft: changed })),
    ...inclusionsOf(draft).map(({ id, without }) => ({ id, draft: without })),
    ...exclusionsOf(draft, outcomeOf(answer)).map(({ id, included }) => ({ id, draft: included })),
  ];
}

/**
 * Calculates the outcomes of a draft and of its alternatives.
 *
 * @param year The current calendar year.
 */
export function simulateOutcomes(draft: PlanDraft, year: number): Outcomes {
  const answer = answerOfDraft(draft, year);
  const simulated = alternativesOf(draft, answer).map((alternative) => [
    alternative.id,
    outcomeOf(answerOfDraft(alternative.draft, year)),
  ]);
  return { draft, current: outcomeOf(answer), alternatives: Object.fromEntries(simulated) };
}

/** Longer than the time between two changes of a drag, so that nothing is calculated while the visitor drags. */
const DELAY_MS = 300;

/**
 * Returns the latest outcomes, which may belong to an earlier draft; null before the first. They are calculated once
 * the draft has not changed for `DELAY_MS`, or at once for print.
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
    const currentOutcome = outcomeOf(answer);
    const drafts = alternativesOf(draft, answer);
    const alternatives: Record<string, Outcome> = {};
    let timer = setTimeout(calculateNext, DELAY_MS);
    /** Calculates one alternative per task, because each takes as long as a frame. */
    function calculateNext(): void {
      const next = drafts.shift();
      if (!next) {
        setOutcomes({ draft, current: currentOutcome, alternatives });
        return;
      }
      alternatives[next.id] = outcomeOf(answerOfDraft(next.draft, year));
      timer = setTimeout(calculateNext);
    }
    return () => clearTimeout(timer);
  }, [isCurrent, draft, answer, year]);
  const isPrinting = useIsPrinting();
  return useMemo(
    () => (isPrinting && !isCurrent ? simulateOutcomes(draft, year) : outcomes),
    [isPrinting, isCurrent, draft, year, outcomes],
  );
}

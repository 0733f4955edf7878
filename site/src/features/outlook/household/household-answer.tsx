import { useLayoutEffect, useState } from 'react';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { visuallyHidden } from '../../../ui/page.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import { exclusionsOf } from './exclusions.ts';
import { Included, removeButtonId } from './included.tsx';
import { inclusionsOf } from './inclusions.ts';
import { includeButtonId, LeavesOut, leavesOutId } from './leaves-out.tsx';
import { type Outcome, outcomeChange, outcomeOf } from './outcome.ts';
import { useOutcomes } from './use-outcomes.ts';

/** A change that a button of the lists has made. */
interface Change {
  verb: 'Included' | 'Removed';
  draft: PlanDraft;
  before: Outcome;
  /** Id of the button that reverses it, which takes the focus: the pressed button disappears. */
  reverseId: string;
}

/** Below the answer: what it includes and what it leaves out, each with the age that it makes. */
export function HouseholdAnswer({ state }: { state: OutlookState }) {
  const { draft, answer, year, initialResults, replace } = state;
  const outcomes = useOutcomes(draft, answer, year, initialResults?.outcomes ?? null);
  const [change, setChange] = useState<Change>();

  useLayoutEffect(() => {
    if (!change) return;
    const target = document.getElementById(change.reverseId) ?? document.getElementById(leavesOutId);
    target?.focus();
  }, [change]);

  function apply(verb: Change['verb'], next: PlanDraft, reverseId: string): void {
    replace(next);
    setChange({ verb, draft: next, before: current, reverseId });
  }

  const current = outcomeOf(answer);
  const lists = { outcomes, isStale: outcomes?.draft !== draft };
  return (
    <>
      <Included
        {...lists}
        answer={answer}
        inclusions={inclusionsOf(draft)}
        onRemove={({ id, without }) => apply('Removed', without, includeButtonId(id))}
      />
      <LeavesOut
        {...lists}
        // By the late outcome: an item for some ages must not come and go while a number is dragged.
        exclusions={exclusionsOf(draft, outcomes?.current ?? current)}
        onInclude={({ id, included }) => apply('Included', included, removeButtonId(id))}
      />
      <p className={visuallyHidden} role="status">
        {change?.draft === draft && `${change.verb}: ${outcomeChange(current, change.before).join('')}.`}
      </p>
    </>
  );
}

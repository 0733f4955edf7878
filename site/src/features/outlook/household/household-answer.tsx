import { useLayoutEffect, useState } from 'react';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { visuallyHidden } from '../../../ui/page.css.ts';
import { openDetailsOf } from '../use-open-parts.ts';
import type { OutlookState } from '../use-outlook.ts';
import type { Outcomes } from './alternatives.ts';
import { exclusionsOf } from './exclusions.ts';
import { Included, removeButtonId } from './included.tsx';
import { cashFlowsId, inclusionsOf, withChanges } from './inclusions.ts';
import { includeButtonId, LeavesOut, leavesOutId } from './leaves-out.tsx';
import { type Outcome, outcomeChange, outcomeOf } from './outcome.ts';
import { newPartner } from './partner.ts';

/** A change that a button of the lists has made. */
interface Change {
  verb: 'Included' | 'Removed';
  draft: PlanDraft;
  before: Outcome;
  /** Id of the button that reverses it, which takes the focus: the pressed button disappears. */
  reverseId: string;
}

/** Opens the list of cash flows, and moves the focus to it. */
function openCashFlows(): void {
  const line = document.getElementById(cashFlowsId);
  openDetailsOf(line);
  line?.scrollIntoView({ block: 'center' });
  line?.focus({ preventScroll: true });
}

/** Below the answer: what it includes and what it leaves out, each with the age that it makes. */
export function HouseholdAnswer({ state, outcomes }: { state: OutlookState; outcomes: Outcomes | null }) {
  const { draft, answer, replace } = state;
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
        state={state}
        inclusions={inclusionsOf(draft)}
        onRemove={({ id, without }) => apply('Removed', without, includeButtonId(id))}
      />
      <LeavesOut
        {...lists}
        // By the late outcome: an item for some ages must not come and go while a number is dragged.
        exclusions={exclusionsOf(draft, outcomes?.current ?? current)}
        onInclude={({ id, included }) => apply('Included', included, removeButtonId(id))}
        onAddPartner={
          draft.changes.partner
            ? null
            : () =>
                apply(
                  'Included',
                  withChanges(draft, { partner: newPartner(draft.inputs) }),
                  removeButtonId('partner'),
                )
        }
        onAddCashFlow={draft.changes.cashFlows ? null : openCashFlows}
      />
      <p className={visuallyHidden} role="status">
        {change?.draft === draft && `${change.verb}: ${outcomeChange(current, change.before).join('')}.`}
      </p>
    </>
  );
}

import { exclusionsOf, newPartner, withChanges } from '@whenabouts/core';
import { useLayoutEffect, useState } from 'react';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { visuallyHidden } from '../../../ui/page.css.ts';
import { cashFlowsId } from '../cash-flows/cash-flow-section.tsx';
import { cashFlowId } from '../household/household-phrases.ts';
import { openAndFocus } from '../use-open-parts.ts';
import type { OutlookState } from '../use-outlook.ts';
import type { Outcomes } from './alternatives.ts';
import { ForcedStopRow } from './forced-stop-row.tsx';
import { Included, removeButtonId } from './included.tsx';
import { inclusionsOf } from './inclusions.ts';
import { includeButtonId, LeavesOut, leavesOutId } from './leaves-out.tsx';
import { type Outcome, outcomeChange, outcomeOf } from './outcome.ts';

/** The last change that an Include or Remove button made. */
interface Change {
  verb: 'Included' | 'Removed';
  draft: PlanDraft;
  before: Outcome;
  /** Id of the button that reverses the change. It takes the focus, because the pressed button disappears. */
  reverseId: string;
}

interface HouseholdAnswerProps {
  state: OutlookState;
  outcomes: Outcomes | null;
  /** Opens the fields of a cash flow. */
  onOpenCashFlow: (index: number) => void;
}

/** Lists below the answer what it includes and what it leaves out, each with the answer without or with it. */
export function HouseholdAnswer({ state, outcomes, onOpenCashFlow }: HouseholdAnswerProps) {
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
        onChangeCashFlow={(index) => {
          onOpenCashFlow(index);
          openAndFocus(cashFlowId(index));
        }}
        onRemove={({ id, without }) => apply('Removed', without, includeButtonId(id))}
      />
      <LeavesOut
        {...lists}
        // Health insurance is offered at some ages only. Using the delayed outcome, it does not flicker during a drag.
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
        onAddCashFlow={draft.changes.cashFlows ? null : () => openAndFocus(cashFlowsId)}
      >
        <ForcedStopRow answer={answer} initial={state.initialResults?.forcedStop ?? null} />
      </LeavesOut>
      <p className={visuallyHidden} role="status">
        {change?.draft === draft && `${change.verb}: ${outcomeChange(current, change.before).join('')}.`}
      </p>
    </>
  );
}

import { formatDollars, withChanges } from '@whenabouts/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { keepFocus } from '../../../ui/keep-focus.ts';
import { row } from '../../../ui/layout.css.ts';
import { notPrinted } from '../../../ui/printed.css.ts';
import { outcomeChange, outcomeOf } from '../included/outcome.ts';
import { answerOfDraft } from '../outlook-results.ts';
import * as textStyles from '../outlook-text.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import { spendingChange, withLaterChange } from './spending-change.ts';

interface SpendingNoticeProps {
  state: OutlookState;
  /** Returns the number that gets the focus once the notice is gone. */
  spendingNumber: () => HTMLElement | null | undefined;
}

/** A notice that another number has changed the default spending. Offers the amount from before. */
export function SpendingNotice({ state, spendingNumber }: SpendingNoticeProps) {
  const { draft, edit, year, setAssumption } = state;
  const [seen, setSeen] = useState({
    edit: null as typeof edit,
    change: null as ReturnType<typeof spendingChange>,
  });
  if (edit && seen.edit !== edit) {
    const nextChange = spendingChange(edit.before, edit.after, year);
    const isSameSpending = 'monthlySpending' in edit.after.changes || edit.after.isRetired;
    setSeen({
      edit,
      change: nextChange ? withLaterChange(seen.change, nextChange) : isSameSpending ? null : seen.change,
    });
  }
  const { change } = seen;
  const isShown =
    change !== null && edit?.after === draft && state.answer.assumptions.monthlySpending === change.after;
  return (
    <div role="status" className={notPrinted}>
      {isShown && (
        <p className={`${textStyles.note} ${row}`}>
          <span>
            We {change.after > change.before ? 'raised' : 'lowered'} your spending to{' '}
            {formatDollars(change.after)}, because {change.reason}.
          </span>{' '}
          <EarlierSpending state={state} amount={change.before} />{' '}
          <Button
            kind="secondary"
            onClick={() => keepFocus(() => setAssumption('monthlySpending', change.before), spendingNumber)}
          >
            Keep {formatDollars(change.before)}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The result of the earlier spending: "If you both live on $3,720: 58 instead of 69." */
function EarlierSpending({ amount, ...props }: { state: OutlookState; amount: number }) {
  // A frame late, so that typing stays fast. Both answers are those of the same numbers.
  const { draft, answer, year } = useDeferredValue(props.state);
  const outcome = useMemo(
    () => outcomeOf(answerOfDraft(withChanges(draft, { monthlySpending: amount }), year)),
    [draft, amount, year],
  );
  return (
    <span>
      If you {answer.assumptions.partner && 'both '}live on {formatDollars(amount)}:{' '}
      {outcomeChange(outcome, outcomeOf(answer)).join('')}.
    </span>
  );
}

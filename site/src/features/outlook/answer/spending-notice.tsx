import { formatRoughDollars, withChanges } from '@whenabouts/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { keepFocus } from '../../../ui/keep-focus.ts';
import { row } from '../../../ui/layout.css.ts';
import { notPrinted } from '../../../ui/printed.css.ts';
import { outcomeChange, outcomeOf } from '../included/outcome.ts';
import { answerOfDraft } from '../outlook-results.ts';
import * as textStyles from '../outlook-text.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import { isOnlyAbout, spendingChange, withLaterChange } from './spending-change.ts';
import { costsEndedAtStop } from './spending-text.ts';

interface SpendingNoticeProps {
  state: OutlookState;
  /** Returns the number that gets the focus once the notice is gone. */
  spendingNumber: () => HTMLElement | null | undefined;
}

/** A notice that another number has changed the default spending. Offers the amount from before. */
export function SpendingNotice({ state, spendingNumber }: SpendingNoticeProps) {
  const { draft, answer, edit, year, setAssumption } = state;
  const [seen, setSeen] = useState({
    edit: null as typeof edit,
    change: null as ReturnType<typeof spendingChange>,
  });
  if (edit && seen.edit !== edit) {
    const nextChange = spendingChange(edit.before, edit.after, year);
    const isStillShown = seen.change && isOnlyAbout(seen.change, edit.before, edit.after);
    setSeen({
      edit,
      change: nextChange ? withLaterChange(seen.change, nextChange) : isStillShown ? seen.change : null,
    });
  }
  const { change } = seen;
  const [before, after] = [change?.before ?? 0, change?.after ?? 0].map(formatRoughDollars);
  // Amounts that look the same explain nothing.
  const isShown =
    change !== null &&
    before !== after &&
    edit?.after === draft &&
    answer.assumptions.monthlySpending === change.after;
  return (
    <div role="status" className={notPrinted}>
      {isShown && (
        <p className={`${textStyles.note} ${row}`}>
          <span>
            We {change.after > change.before ? 'raised' : 'lowered'}{' '}
            {costsEndedAtStop(answer) > 0 ? 'today’s' : 'your'} spending to {after}, because {change.reason}.
          </span>{' '}
          <EarlierSpending state={state} amount={change.before} />{' '}
          <Button
            kind="secondary"
            onClick={() => keepFocus(() => setAssumption('monthlySpending', change.before), spendingNumber)}
          >
            Keep {before}
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
      If you {answer.assumptions.partner && 'both '}live on {formatRoughDollars(amount)}
      {costsEndedAtStop(answer) > 0 && ' today'}: {outcomeChange(outcome, outcomeOf(answer)).join('')}.
    </span>
  );
}

import { formatDollars } from '@whenabouts/core';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { keepFocus } from '../../../ui/keep-focus.ts';
import { notPrinted } from '../../../ui/printed.css.ts';
import * as textStyles from '../outlook-text.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import * as styles from './answer.css.ts';
import { spendingChange, withLaterChange } from './spending-change.ts';

interface SpendingNoticeProps {
  state: OutlookState;
  /** Returns the number that gets the focus once the notice is gone. */
  spendingNumber: () => HTMLElement | null | undefined;
}

/** Says that another number has changed the default spending, and offers the amount from before. */
export function SpendingNotice({ state, spendingNumber }: SpendingNoticeProps) {
  const { draft, edit, year, setAssumption } = state;
  const [seen, setSeen] = useState({ edit, change: null as ReturnType<typeof spendingChange> });
  if (edit && seen.edit !== edit) {
    const next = spendingChange(edit.before, edit.after, year);
    const isSameSpending = 'monthlySpending' in edit.after.changes || edit.after.isRetired;
    setSeen({
      edit,
      change: next ? withLaterChange(seen.change, next) : isSameSpending ? null : seen.change,
    });
  }
  const { change } = seen;
  const isShown =
    change !== null && edit?.after === draft && state.answer.assumptions.monthlySpending === change.after;
  return (
    <div role="status" className={notPrinted}>
      {isShown && (
        <p className={`${textStyles.note} ${styles.notice}`}>
          <span>
            We {change.after > change.before ? 'raised' : 'lowered'} your spending to{' '}
            {formatDollars(change.after)}, because {change.reason}.
          </span>{' '}
          <Button
            kind="quiet"
            onClick={() => keepFocus(() => setAssumption('monthlySpending', change.before), spendingNumber)}
          >
            Keep {formatDollars(change.before)}
          </Button>
        </p>
      )}
    </div>
  );
}

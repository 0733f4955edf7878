import type { CashFlow } from '@whenabouts/core';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import * as styles from '../household/household.css.ts';
import { cashFlowName } from '../household/household-phrases.ts';

interface CashFlowOutcomeProps {
  cashFlow: CashFlow;
  /** True if the outcome belongs to earlier numbers. */
  isStale: boolean;
  onRemove: () => void;
  /** The change of the answer. */
  children: ReactNode;
}

/** The change that a cash flow makes to the answer, and the button that removes the cash flow. */
export function CashFlowOutcome({ cashFlow, isStale, onRemove, children }: CashFlowOutcomeProps) {
  return (
    <div className={styles.cashFlowOutcome}>
      <p className={styles.outcome} data-stale={isStale}>
        {children}
      </p>
      <Button kind="quiet" aria-label={`Remove ${cashFlowName(cashFlow)}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}

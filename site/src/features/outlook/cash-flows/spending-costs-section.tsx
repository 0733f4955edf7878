import { isPartOfSpending } from '@whenabouts/core';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import * as styles from '../household/household.css.ts';
import type { Outcomes } from '../included/alternatives.ts';
import { loadCashFlows } from '../included/load-controls.ts';
import type { OutlookState } from '../use-outlook.ts';

const SpendingCostsPanel = lazyWithRetry(
  async () => (await loadCashFlows()).SpendingCostsPanel,
  'The costs in your spending didn’t load.',
);

interface SpendingCostsSectionProps {
  state: OutlookState;
  outcomes: Outcomes | null;
}

/** The costs that are part of the spending, behind a line that opens them. */
export function SpendingCostsSection({ state, outcomes }: SpendingCostsSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const count = state.answer.assumptions.cashFlows.filter(isPartOfSpending).length;
  return (
    <details className={styles.spendingCosts} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Spending: what ends, what begins?{count > 0 && ` (${count})`}</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <SpendingCostsPanel state={state} outcomes={outcomes} />
        </Suspense>
      )}
    </details>
  );
}

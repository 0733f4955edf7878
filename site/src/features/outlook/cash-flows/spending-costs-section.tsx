import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import * as styles from '../household/household.css.ts';
import type { Outcomes } from '../included/alternatives.ts';
import { loadCashFlows } from '../included/load-controls.ts';
import type { OutlookState } from '../use-outlook.ts';

const SpendingCostsPanel = lazyWithRetry(
  async () => (await loadCashFlows()).SpendingCostsPanel,
  'We couldn’t load these settings.',
);

interface SpendingCostsSectionProps {
  state: OutlookState;
  outcomes: Outcomes | null;
}

/** The monthly costs within the spending or on top of it, behind a line that opens them. */
export function SpendingCostsSection({ state, outcomes }: SpendingCostsSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const { cashFlows, healthPremium } = state.answer.assumptions;
  const monthly = cashFlows.filter(({ kind, every }) => kind === 'cost' && every === 'month');
  const count = monthly.length + (healthPremium > 0 ? 1 : 0);
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

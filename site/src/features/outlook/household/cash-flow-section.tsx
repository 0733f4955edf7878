import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import type { OutlookState } from '../use-outlook.ts';
import type { Outcomes } from './alternatives.ts';
import * as styles from './household.css.ts';
import { cashFlowsId } from './inclusions.ts';
import { loadCashFlowList } from './load-controls.ts';

const CashFlowList = lazyWithRetry(
  async () => (await loadCashFlowList()).CashFlowList,
  'The list of what changes didn’t load.',
);

/** The list of what changes, behind a line that opens it. */
export function CashFlowSection({ state, outcomes }: { state: OutlookState; outcomes: Outcomes | null }) {
  const count = state.answer.assumptions.cashFlows.length;
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <details
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary id={cashFlowsId}>Something that changes{count > 0 && ` (${count})`}</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <CashFlowList state={state} outcomes={outcomes} />
        </Suspense>
      )}
    </details>
  );
}

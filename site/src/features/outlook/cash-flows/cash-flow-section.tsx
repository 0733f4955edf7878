import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import * as styles from '../household/household.css.ts';
import { loadCashFlows } from '../included/load-controls.ts';
import type { OutlookState } from '../use-outlook.ts';
import type { CashFlowsProps } from './cash-flow-list.tsx';

/** Id of the line that opens the list of cash flows. */
export const cashFlowsId = 'other-income-and-costs';

const CashFlowList = lazyWithRetry(
  async () => (await loadCashFlows()).CashFlowList,
  'We couldn’t load these settings.',
);

/** The list of other income and costs, behind a line that opens it. */
export function CashFlowSection({ state, ...cashFlows }: { state: OutlookState } & CashFlowsProps) {
  const { openCashFlow, setOpenCashFlow } = cashFlows;
  const count = state.answer.assumptions.cashFlows.length;
  const [isOpen, setOpen] = useState(count > 0);
  const isShown = isOpen || openCashFlow !== null;

  function toggle(isOpen: boolean): void {
    setOpen(isOpen);
    if (!isOpen) setOpenCashFlow(null);
  }

  return (
    <details
      className={styles.more}
      open={isShown}
      onToggle={({ currentTarget }) => toggle(currentTarget.open)}
    >
      <summary id={cashFlowsId}>Other income and costs{count > 0 && ` (${count})`}</summary>
      {isShown && (
        <Suspense fallback={null}>
          <CashFlowList state={state} {...cashFlows} />
        </Suspense>
      )}
    </details>
  );
}

import type { ReactNode } from 'react';
import { type PendingPlan, readPendingPlan } from '../../numbers/session-storage.ts';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import * as styles from './account.css.ts';

/** The plan that waits to be saved; null if there is none, and on the server. */
export function usePendingPlan(): PendingPlan | null {
  return useIsHydrating() ? null : readPendingPlan();
}

/** Names the plan that is saved after the form below it. */
export function PendingPlanNotice({ plan, children }: { plan: PendingPlan; children: ReactNode }) {
  const { currentAge, retirementAge } = plan.inputs;
  return (
    <section className={styles.pendingPlan} aria-labelledby="pending-plan">
      <h2 id="pending-plan" className={styles.pendingPlanTitle}>
        Save your plan: age {currentAge} → {retirementAge}
      </h2>
      {children}
    </section>
  );
}

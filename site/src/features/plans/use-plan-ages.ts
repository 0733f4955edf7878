import type { Plan } from '@whenabouts/server/contract';
import { useContext, useEffect, useMemo, useState } from 'react';
import { CurrentYearContext } from '../../ui/page-data.ts';
import { whenIdle } from '../../when-idle.ts';
import type { PlanAge, PlanOutlook } from './plan-outlook.ts';

/** Time for solving in one idle period. */
const BUDGET_MS = 8;
/** Maximum wait for an idle period, so that a list can also be sorted by age on a busy computer. */
const TIMEOUT_MS = 200;

export interface PlanAges {
  /** Returns the age of a plan, or undefined if it has not been solved yet. */
  of: (plan: Plan) => PlanAge | undefined;
}

/** Solves the ages of the given plans while the browser is idle. Solved ages stay until a plan has a new version. */
export function usePlanAges(plans: readonly Plan[], outlook: PlanOutlook | undefined): PlanAges {
  const year = useContext(CurrentYearContext);
  const [solved, setSolved] = useState<ReadonlyMap<string, PlanAge>>(new Map());

  useEffect(() => {
    const missing = plans.filter((plan) => !solved.has(keyOf(plan)));
    if (!outlook || missing.length === 0) return;
    return whenIdle(() => {
      const end = performance.now() + BUDGET_MS;
      const next = new Map(solved);
      for (const plan of missing) {
        next.set(keyOf(plan), outlook.solvePlanAge(plan, year));
        if (performance.now() > end) break;
      }
      setSolved(next);
    }, TIMEOUT_MS);
  }, [plans, outlook, solved, year]);

  return useMemo(() => ({ of: (plan) => solved.get(keyOf(plan)) }), [solved]);
}

function keyOf({ id, version }: Plan): string {
  return `${id} ${version}`;
}

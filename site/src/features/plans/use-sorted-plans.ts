import type { Plan } from '@whenabouts/server/contract';
import type { DollarKind } from '@whenabouts/view/dollars';
import { useContext, useEffect, useMemo, useState } from 'react';
import { inputsOf } from '../../numbers/parse-inputs.ts';
import { CurrentYearContext } from '../../ui/page-contexts.ts';
import { whenIdle } from '../../when-idle.ts';
import type { PlanAges, PlanOutlook, SolvedAge } from './plan-outlook.ts';
import { type PlanOrder, sortPlans } from './sort-plans.ts';

interface SortOptions {
  order: PlanOrder;
  dollars: DollarKind;
  loadPlanOutlook: () => Promise<PlanOutlook>;
}

/** Sorts the plans, and solves their ages. */
export function useSortedPlans(plans: readonly Plan[], options: SortOptions) {
  const { order, dollars, loadPlanOutlook } = options;
  const outlookState = usePlanOutlook(loadPlanOutlook);
  const ages = usePlanAges(plans, outlookState.outlook);
  const isSolving = order.key === 'age' && !plans.every(ages.of);
  // Sort by age only once all ages are known, so that the rows move once.
  const agesToSortBy = isSolving ? undefined : ages;
  const sortedPlans = useMemo(
    () => (agesToSortBy ? sortPlans(plans, order, { dollars, ages: agesToSortBy }) : plans),
    [plans, order, dollars, agesToSortBy],
  );
  return {
    ...outlookState,
    sorted: sortedPlans,
    ages,
    /** True while the list waits for ages, because it is sorted by age. */
    isSolving: isSolving && !outlookState.hasFailed,
  };
}

/** Maximum wait for an idle period: the page has placeholders until the ages are solved. */
const LOAD_TIMEOUT_MS = 500;

export interface LoadedOutlook {
  /** Undefined until it has been loaded. */
  outlook: PlanOutlook | undefined;
  hasFailed: boolean;
  retry: () => void;
}

function usePlanOutlook(load: () => Promise<PlanOutlook>): LoadedOutlook {
  const [outlook, setOutlook] = useState<PlanOutlook>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (outlook || hasFailed) return;
    return whenIdle(() => load().then(setOutlook, () => setFailed(true)), LOAD_TIMEOUT_MS);
  }, [load, outlook, hasFailed]);
  return { outlook, hasFailed, retry: () => setFailed(false) };
}

/** Time for solving in one idle period. The last plan may exceed it. */
const BUDGET_MS = 8;
/** Maximum wait for an idle period, so that a list can also be sorted by age on a busy computer. */
const SOLVE_TIMEOUT_MS = 200;

/** Solves the ages of the plans while the browser is idle. Solved ages stay until the numbers of a plan change. */
function usePlanAges(plans: readonly Plan[], outlook: PlanOutlook | undefined): PlanAges {
  const year = useContext(CurrentYearContext);
  const [solvedAges, setSolved] = useState<ReadonlyMap<string, SolvedAge>>(new Map());

  useEffect(() => {
    const missing = plans.filter((plan) => !solvedAges.has(keyOf(plan)));
    if (!outlook || missing.length === 0) return;
    return whenIdle(() => {
      const end = performance.now() + BUDGET_MS;
      const next = new Map(solvedAges);
      for (const plan of missing) {
        next.set(keyOf(plan), outlook.solvePlanAge(plan, year));
        if (performance.now() > end) break;
      }
      setSolved(next);
    }, SOLVE_TIMEOUT_MS);
  }, [plans, outlook, solvedAges, year]);

  return useMemo(() => ({ of: (plan) => solvedAges.get(keyOf(plan)) }), [solvedAges]);
}

/** The numbers that an age depends on: a renamed plan and a copy have the same. */
function keyOf(plan: Plan): string {
  return JSON.stringify([inputsOf(plan), plan.assumptions]);
}

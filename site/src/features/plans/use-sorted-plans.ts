import type { DollarKind } from '@whenabouts/calculator/dollars';
import type { Plan } from '@whenabouts/server/contract';
import { useCallback, useMemo, useState } from 'react';
import type { PlanOutlook } from './plan-outlook.ts';
import { type PlanOrder, sortPlans } from './sort-plans.ts';
import { type PlanAges, usePlanAges } from './use-plan-ages.ts';
import { type LoadedOutlook, usePlanOutlook } from './use-plan-outlook.ts';

interface SortOptions {
  order: PlanOrder;
  dollars: DollarKind;
  /** True if the comparison needs the outlook. */
  isComparing: boolean;
  loadOutlook: () => Promise<PlanOutlook>;
}

interface SortedPlans extends LoadedOutlook {
  sorted: readonly Plan[];
  ages: PlanAges;
  /** True while the list waits for ages, because it is sorted by age. */
  isSolving: boolean;
  /** Called with the ids of rows that have come into view. */
  onSee: (ids: readonly number[]) => void;
}

/** Sorts the plans, and solves the ages of the rows in view, or of all plans to sort by them. */
export function useSortedPlans(plans: readonly Plan[], options: SortOptions): SortedPlans {
  const { order, dollars, isComparing, loadOutlook } = options;
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const onSee = useCallback(
    (ids: readonly number[]) => setSeen((before) => new Set([...before, ...ids])),
    [],
  );
  const needsAll = order.key === 'age';
  const toSolve = useMemo(
    () => (needsAll ? plans : plans.filter(({ id }) => seen.has(id))),
    [plans, seen, needsAll],
  );
  const loaded = usePlanOutlook(loadOutlook, toSolve.length > 0 || isComparing);
  const ages = usePlanAges(toSolve, loaded.outlook);
  const isSolving = needsAll && !plans.every(ages.of);
  // The rows move once, when all ages are known.
  const complete = isSolving ? undefined : ages;
  const sorted = useMemo(
    () => (complete ? sortPlans(plans, order, { dollars, ages: complete }) : plans),
    [plans, order, dollars, complete],
  );
  return { ...loaded, sorted, ages, isSolving: isSolving && !loaded.failed, onSee };
}

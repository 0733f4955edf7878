import { useEffect, useState } from 'react';
import { loadFromHistory, saveToHistory } from '../../history-state.ts';
import { useLocation, useSearchParams } from '../../router.ts';
import { isSortKey, lastUpdatedFirst, type PlanOrder } from './sort-plans.ts';

/** Key of the list in the state of a history entry. */
const HISTORY_KEY = 'whenaboutsPlans';

export const MAX_COMPARED = 3;

/** The visitor's view of the list. It is in the history entry, so it survives a reload and coming back. */
interface PlansView {
  order: PlanOrder;
  /** Ids of the plans that are selected for the comparison, in the order of selection. */
  selected: readonly number[];
}

const initialView: PlansView = { order: lastUpdatedFirst, selected: [] };

export function savePlansView(view: PlansView): void {
  saveToHistory(HISTORY_KEY, view);
}

/** Reads the view of the current history entry, which may have been tampered with. */
function loadPlansView(): PlansView {
  const stored = loadFromHistory(HISTORY_KEY);
  if (!stored) return initialView;
  const { order, selected } = stored;
  return {
    order: parseOrder(order),
    selected: Array.isArray(selected) ? selected.filter(Number.isSafeInteger).slice(0, MAX_COMPARED) : [],
  };
}

function parseOrder(value: unknown): PlanOrder {
  if (typeof value !== 'object' || value === null) return lastUpdatedFirst;
  const { key, isDescending } = value as Record<string, unknown>;
  return isSortKey(key) ? { key, isDescending: isDescending === true } : lastUpdatedFirst;
}

/** Parameter of the URL with which the list shows the comparison: Back closes it. */
const COMPARE = 'compare';

/** Restores the view of the list from the history entry, and saves changes to it. Not for rendering on the server. */
export function usePlansView() {
  const [view, setView] = useState(loadPlansView);
  const { key } = useLocation();
  const [search, setSearch] = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new history entry has the same view
  useEffect(() => savePlansView(view), [view, key]);

  const change = (next: (view: PlansView) => Partial<PlansView>) =>
    setView((before) => ({ ...before, ...next(before) }));
  const compare = (comparing: boolean) =>
    setSearch(comparing ? { [COMPARE]: '' } : {}, { preventScrollReset: true });
  return {
    view,
    comparing: search.has(COMPARE),
    sort: (order: PlanOrder) => change(() => ({ order })),
    toggle: (id: number) => change(({ selected }) => ({ selected: toggleId(selected, id) })),
    compare,
    clearSelection: () => {
      change(() => ({ selected: [] }));
      if (search.has(COMPARE)) compare(false);
    },
  };
}

/** Adds an id to a selection, or removes it. */
export function toggleId(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

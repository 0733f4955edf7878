import { useEffect, useMemo, useState } from 'react';
import { loadPlansView, type PlansView, savePlansView } from './plans-history.ts';
import type { PlanOrder } from './sort-plans.ts';

export interface PlansViewState {
  view: PlansView;
  sort: (order: PlanOrder) => void;
  showMore: () => void;
  /** Selects a plan for the comparison, or clears it. */
  toggle: (id: number) => void;
  /** Opens or closes the comparison. */
  compare: (isOpen: boolean) => void;
  clearSelection: () => void;
}

/** The view of the list, restored from the history entry and saved to it. Never used on the server. */
export function usePlansView(): PlansViewState {
  const [view, setView] = useState(loadPlansView);
  useEffect(() => savePlansView(view), [view]);

  const actions = useMemo(() => {
    const change = (next: (view: PlansView) => Partial<PlansView>) =>
      setView((before) => ({ ...before, ...next(before) }));
    return {
      sort: (order: PlanOrder) => change(() => ({ order })),
      showMore: () => change(({ pages }) => ({ pages: pages + 1 })),
      toggle: (id: number) => change(({ selected }) => ({ selected: toggled(selected, id) })),
      compare: (comparing: boolean) => change(() => ({ comparing })),
      clearSelection: () => change(() => ({ selected: [], comparing: false })),
    };
  }, []);
  return { view, ...actions };
}

function toggled(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

import { loadFromHistory, saveToHistory } from '../../history-state.ts';
import { lastSavedFirst, type PlanOrder, type SortKey, sortKeys } from './sort-plans.ts';

/** Key of the list in the state of a history entry. */
const HISTORY_KEY = 'whenaboutsPlans';

export const MAX_COMPARED = 3;

/** The visitor's view of the list. It is in the history entry, so it survives a reload and coming back. */
export interface PlansView {
  order: PlanOrder;
  /** The number of pages of rows that are shown. */
  pages: number;
  /** Ids of the plans that are selected for the comparison, in the order of selection. */
  selected: readonly number[];
  /** True if the comparison is open. */
  comparing: boolean;
}

const initialView: PlansView = { order: lastSavedFirst, pages: 1, selected: [], comparing: false };

export function savePlansView(view: PlansView): void {
  saveToHistory(HISTORY_KEY, view);
}

/** Reads the view of the current history entry, which may have been tampered with. */
export function loadPlansView(): PlansView {
  const stored = loadFromHistory(HISTORY_KEY);
  if (!stored) return initialView;
  const { order, pages, selected, comparing } = stored;
  return {
    order: parseOrder(order),
    pages: Number.isSafeInteger(pages) && Number(pages) > 0 ? Number(pages) : 1,
    selected: Array.isArray(selected) ? selected.filter(Number.isSafeInteger).slice(0, MAX_COMPARED) : [],
    comparing: comparing === true,
  };
}

function parseOrder(value: unknown): PlanOrder {
  if (typeof value !== 'object' || value === null) return lastSavedFirst;
  const { key, descending } = value as Record<string, unknown>;
  if (!sortKeys.includes(key as SortKey)) return lastSavedFirst;
  return { key: key as SortKey, descending: descending === true };
}

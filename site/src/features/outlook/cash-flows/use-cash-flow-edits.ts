import { type CashFlow, householdFields } from '@whenabouts/core';
import { useLayoutEffect, useRef, useState } from 'react';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { withCashFlows } from '../included/inclusions.ts';
import type { OutlookState } from '../use-outlook.ts';

/**
 * Changes the visitor's cash flows and moves the focus within their list. Selectors of elements are relative to
 * `container`.
 *
 * @param initialFocus Selects the element that takes the focus at first; undefined for none.
 */
export function useCashFlowEdits({ draft, replace }: OutlookState, initialFocus?: string) {
  // The answer's cash flows may be lower: costs that are part of the spending fit into it.
  const cashFlows = draft.changes.cashFlows ?? [];
  const container = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState(initialFocus === undefined ? undefined : { selector: initialFocus });
  /** Part of the keys: cash flows have no ids, so all of them must be mounted again after a removal. */
  const [removals, setRemovals] = useState(0);

  useLayoutEffect(() => {
    if (focus) container.current?.querySelector<HTMLElement>(focus.selector)?.focus();
  }, [focus]);

  return {
    cashFlows,
    container,
    isFull: cashFlows.length >= householdFields.cashFlows.maxCount,
    keyOf: (index: number) => `${removals} ${index}`,
    change: (index: number, cashFlow: CashFlow) =>
      replace(withCashFlows(draft, cashFlows.with(index, cashFlow))),
    /** Applies a draft with more or fewer cash flows. */
    apply(next: PlanDraft, selector: string): void {
      replace(next);
      if ((next.changes.cashFlows?.length ?? 0) < cashFlows.length) setRemovals(removals + 1);
      setFocus({ selector });
    },
    withAdded: (cashFlow: CashFlow) => withCashFlows(draft, [...cashFlows, cashFlow]),
    without: (index: number) => withCashFlows(draft, cashFlows.toSpliced(index, 1)),
  };
}

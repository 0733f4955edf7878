import type { CashFlow } from '@whenabouts/core';

/** Names a cash flow by the visitor's name, or by its kind. */
export function cashFlowName({ name, kind, every }: Pick<CashFlow, 'name' | 'kind' | 'every'>): string {
  const fallback = { income: 'Other income', cost: 'Other cost' }[kind];
  return name.trim() || (every === 'once' ? `${fallback} once` : fallback);
}

import { type CashFlow, formatDollars, formatNumber } from '@whenabouts/core';

/**
 * Describes a cash flow within a sentence: "Pension: $500 a month in today’s dollars from 65 until 80, rising with prices".
 *
 * @param hasPartner True for a couple, in which a part may end at the first death.
 */
export function cashFlowPhrase(cashFlow: CashFlow, hasPartner: boolean): string {
  const { amount, every, fromAge, toAge, risesWithPrices, survivorShare = 100 } = cashFlow;
  const start = `${cashFlowName(cashFlow)}: ${formatDollars(amount)}`;
  if (every === 'once') return `${start} once in today’s dollars at ${fromAge}`;
  const ages = toAge === null ? `from ${fromAge}` : `from ${fromAge} until ${toAge}`;
  const prices = risesWithPrices ? 'rising with prices' : 'not rising with prices';
  const survivor = hasPartner && survivorShare < 100 ? `, ${survivorPhrase(survivorShare)}` : '';
  return `${start} a month in today’s dollars ${ages}, ${prices}${survivor}`;
}

function survivorPhrase(percent: number): string {
  return percent === 0
    ? 'ending at the first death'
    : `${formatNumber(percent)}% of it after the first death`;
}

/** Returns the name of a cash flow, or its kind if the visitor left the name blank. */
export function cashFlowName({ name, kind, every }: Pick<CashFlow, 'name' | 'kind' | 'every'>): string {
  const fallback = { income: 'Other income', cost: 'Other cost' }[kind];
  return name.trim() || (every === 'once' ? `${fallback}, once` : fallback);
}

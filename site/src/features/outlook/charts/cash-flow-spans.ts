import { withVisitorsAges } from '@whenabouts/core';
import { cashFlowName } from '../household/household-phrases.ts';
import type { OutlookAnswer } from '../outlook-results.ts';

/** The ages at which a cash flow applies within the plan. */
export interface CashFlowSpan {
  name: string;
  /** "Pension from 65", "Mortgage from 65 until 75" or "Inheritance at 45". */
  text: string;
  from: number;
  /** The first age without it; `from` if it occurs once. */
  to: number;
}

/** Returns the ages of the cash flows that apply between today and the end of the plan, in the visitor's order. */
export function cashFlowSpans({ inputs, assumptions, charted }: OutlookAnswer): CashFlowSpan[] {
  const first = inputs.currentAge;
  const end = first + charted.plan.flow.length;
  return withVisitorsAges(assumptions.cashFlows, first, assumptions).flatMap((cashFlow): CashFlowSpan[] => {
    const { every, fromAge, toAge } = cashFlow;
    const name = cashFlowName(cashFlow);
    if (fromAge >= end) return [];
    if (every === 'once') {
      return fromAge < first ? [] : [{ name, text: `${name} at ${fromAge}`, from: fromAge, to: fromAge }];
    }
    const to = Math.min(toAge ?? end, end);
    if (to <= first) return [];
    const start = fromAge <= first ? 'now' : `${fromAge}`;
    const until = to < end ? ` until ${to}` : '';
    return [{ name, text: `${name} from ${start}${until}`, from: Math.max(fromAge, first), to }];
  });
}

/** Names the cash flows in a sentence, for the description of a chart. Empty if there are none. */
export function cashFlowSpansSentence(spans: readonly CashFlowSpan[]): string {
  return spans.length === 0 ? '' : ` Below the ages: ${spans.map(({ text }) => text).join('; ')}.`;
}

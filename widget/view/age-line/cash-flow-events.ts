import {
  type CashFlow,
  type Inputs,
  isFromStop,
  type LifetimeAssumptions,
  type PlanYear,
  withVisitorsAges,
} from '@whenabouts/core';

export type AgeEventKind =
  | 'start'
  | 'stop'
  | 'partner-stop'
  | 'benefit'
  | 'income'
  | 'cost'
  | 'law'
  | 'death'
  | 'depletion'
  | 'end';

export interface AgeEvent {
  /** The visitor's age, in whole years. */
  age: number;
  /** The event: "Pension begins". */
  name: string;
  kind: AgeEventKind;
}

export const eventAt = (age: number, name: string, kind: AgeEventKind): AgeEvent => ({ age, name, kind });

/**
 * Lists when the incomes and costs of a plan begin, end or occur, also in the past.
 *
 * @param years The years of the plan.
 */
export function cashFlowEvents(
  { inputs, assumptions }: { inputs: Inputs; assumptions: LifetimeAssumptions },
  years: readonly PlanYear[],
): AgeEvent[] {
  const { currentAge, retirementAge } = inputs;
  // The pay covers some costs until the first of a couple stops.
  const firstStopAge = years.find(({ isSaving }) => !isSaving)?.age ?? currentAge + years.length;
  return withVisitorsAges(assumptions.cashFlows, currentAge, assumptions).flatMap((cashFlow) =>
    listEvents(cashFlow, { retirementAge, firstStopAge }),
  );
}

function listEvents(cashFlow: CashFlow, stops: { retirementAge: number; firstStopAge: number }): AgeEvent[] {
  const { kind, every, fromAge, toAge, partOfSpending } = cashFlow;
  const name = cashFlowName(cashFlow);
  if (every === 'once') return [eventAt(fromAge, name, kind)];
  const start = isFromStop(cashFlow) ? Math.max(fromAge, stops.firstStopAge) : fromAge;
  const end = partOfSpending === 'until-stop' ? stops.retirementAge : toAge;
  const isPaid = partOfSpending !== 'until-stop' && (end === null || start < end);
  return [
    ...(isPaid ? [eventAt(start, `${name} begins`, kind)] : []),
    ...(end === null ? [] : [eventAt(end, `${name} ends`, kind)]),
  ];
}

export function cashFlowName({ name, kind, every }: Pick<CashFlow, 'name' | 'kind' | 'every'>): string {
  const fallback = { income: 'Other income', cost: 'Other cost' }[kind];
  return name.trim() || (every === 'once' ? `${fallback} once` : fallback);
}

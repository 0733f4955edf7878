import { type CashFlow, type Inputs, type LifetimeAssumptions, withVisitorsAges } from '@whenabouts/core';

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
  /** "Pension begins" */
  name: string;
  kind: AgeEventKind;
}

export const eventAt = (age: number, name: string, kind: AgeEventKind): AgeEvent => ({ age, name, kind });

/** Lists when the incomes and costs of a plan begin, end or occur, also in the past. */
export function cashFlowEvents({
  inputs,
  assumptions,
}: {
  inputs: Pick<Inputs, 'currentAge' | 'retirementAge'>;
  assumptions: Pick<LifetimeAssumptions, 'cashFlows' | 'partner'>;
}): AgeEvent[] {
  return withVisitorsAges(assumptions.cashFlows, inputs.currentAge, assumptions).flatMap((cashFlow) =>
    eventsOf(cashFlow, inputs),
  );
}

function eventsOf(cashFlow: CashFlow, { retirementAge }: Pick<Inputs, 'retirementAge'>): AgeEvent[] {
  const { kind, every, fromAge, toAge, partOfSpending } = cashFlow;
  const name = cashFlowName(cashFlow);
  if (every === 'once') return [eventAt(fromAge, name, kind)];
  const end = partOfSpending === 'until-stop' ? retirementAge : toAge;
  return [
    ...(partOfSpending === 'until-stop' ? [] : [eventAt(fromAge, `${name} begins`, kind)]),
    ...(end === null ? [] : [eventAt(end, `${name} ends`, kind)]),
  ];
}

export function cashFlowName({ name, kind, every }: Pick<CashFlow, 'name' | 'kind' | 'every'>): string {
  const fallback = { income: 'Other income', cost: 'Other cost' }[kind];
  return name.trim() || (every === 'once' ? `${fallback} once` : fallback);
}

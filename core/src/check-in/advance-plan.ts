import type { Field } from '../fields.ts';
import { type CashFlow, cashFlowAmountFields } from '../household/cash-flows.ts';
import { assumptionFields, type LifetimeAssumptions } from '../plan/assumptions.ts';
import { householdFields, type Partner, partnerFields } from '../plan/household-assumptions.ts';
import { lifetimeFields } from '../plan/lifetime-inputs.ts';
import { completePlan, type PlanDraft } from '../plan/plan-draft.ts';
import type { Law } from '../us/law.ts';

/** The time by which a plan is advanced, and the law that it was made under. */
export interface TimePassed {
  /** Calendar year of the draft. */
  fromYear: number;
  /** Whole years by which everyone ages. */
  years: number;
  /** Price level at the end, relative to the start: amounts rise by it. 1 leaves them in the dollars of the start. */
  priceLevel: number;
  /** The law of the draft. */
  law: Law;
}

/**
 * Returns a plan some years later: everyone is older, and the same amounts are in whole dollars of the later year, at most the
 * maximum of their fields. At a price level of 1, nothing is converted, so that
 * amounts keep their cents. Once the retirement age has passed, the visitor is
 * retired at the current age, on the spending that was planned.
 */
export function advancePlan(draft: PlanDraft, { fromYear, years, priceLevel, law }: TimePassed): PlanDraft {
  const before = completePlan(draft, fromYear, law);
  const toLaterDollars: ToLaterDollars = (amount, field) =>
    Math.min(priceLevel === 1 ? amount : Math.round(amount * priceLevel), field.max);
  const currentAge = Math.min(draft.inputs.currentAge + years, lifetimeFields.currentAge.max);
  const isRetired = draft.isRetired || before.inputs.retirementAge <= currentAge;
  const { currentSavings, monthlySavings, annualIncome } = draft.inputs;
  // Kept, because the defaults would follow the calendar and the retirement.
  const { birthYear, monthlySpending } = before.assumptions;
  const isNewlyRetired = isRetired && !draft.isRetired;
  const changes = { ...draft.changes, birthYear, ...(isNewlyRetired && { monthlySpending }) };
  return {
    inputs: {
      ...draft.inputs,
      currentAge,
      retirementAge: isRetired ? currentAge : draft.inputs.retirementAge,
      currentSavings: toLaterDollars(currentSavings, lifetimeFields.currentSavings),
      monthlySavings: before.assumptions.contributionsRise
        ? toLaterDollars(monthlySavings, lifetimeFields.monthlySavings)
        : monthlySavings,
      annualIncome: toLaterDollars(annualIncome, lifetimeFields.annualIncome),
    },
    changes: advanceAssumptions(changes, draft.inputs.currentAge, { years, toLaterDollars }),
    isRetired,
  };
}

/** Converts an amount to dollars of the later year, at most the field's maximum. */
type ToLaterDollars = (amount: number, field: Pick<Field, 'max'>) => number;

const amountFields = {
  monthlySpending: assumptionFields.monthlySpending,
  knownBenefit: assumptionFields.knownBenefit,
  healthPremium: householdFields.healthPremium,
};

function advanceAssumptions(
  changes: Partial<LifetimeAssumptions>,
  ageBefore: number,
  { years, toLaterDollars }: { years: number; toLaterDollars: ToLaterDollars },
): Partial<LifetimeAssumptions> {
  const later = { ...changes };
  for (const name of Object.keys(amountFields) as (keyof typeof amountFields)[]) {
    const amount = changes[name];
    if (isSet(amount)) later[name] = toLaterDollars(amount, amountFields[name]);
  }
  if (changes.partner) later.partner = advancePartner(changes.partner, years, toLaterDollars);
  if (changes.cashFlows) {
    later.cashFlows = changes.cashFlows.map((flow) => advanceCashFlow(flow, ageBefore, toLaterDollars));
  }
  return later;
}

function isSet<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}

function advancePartner(partner: Partner, years: number, toLaterDollars: ToLaterDollars): Partner {
  const { currentAge, annualIncome, knownBenefit } = partner;
  return {
    ...partner,
    currentAge: Math.min(currentAge + years, partnerFields.currentAge.max),
    annualIncome: toLaterDollars(annualIncome, partnerFields.annualIncome),
    ...(isSet(knownBenefit) && { knownBenefit: toLaterDollars(knownBenefit, partnerFields.knownBenefit) }),
  };
}

/**
 * Returns a cash flow some years later. A constant one that has begun stays the same number of dollars. One that has yet to
 * begin is in today's dollars until then, so its amount rises like the others.
 */
function advanceCashFlow(flow: CashFlow, ageBefore: number, toLaterDollars: ToLaterDollars): CashFlow {
  const isFixedAmount = !flow.risesWithPrices && flow.fromAge <= ageBefore;
  if (isFixedAmount) return flow;
  return { ...flow, amount: toLaterDollars(flow.amount, cashFlowAmountFields[flow.every]) };
}

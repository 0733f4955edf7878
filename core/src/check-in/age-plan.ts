import type { Field } from '../fields.ts';
import { assumptionFields, type LifetimeAssumptions } from '../lifetime/assumptions.ts';
import { type CashFlow, cashFlowAmountFields } from '../lifetime/cash-flows.ts';
import { householdFields, type Partner, partnerFields } from '../lifetime/household-assumptions.ts';
import { lifetimeFields } from '../lifetime/lifetime-inputs.ts';
import { type CompletePlan, completePlan, type PlanDraft } from '../lifetime/plan-draft.ts';
import type { Law } from '../us/law.ts';

/** The time that passes for a plan, and the prices and law to apply. */
export interface Ageing {
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
 * Returns a plan some years later: everyone is older, and the same amounts are in whole dollars of the later year. Once the
 * retirement age has passed, the visitor is retired at the current age, on the spending that was planned.
 */
export function agePlan(draft: PlanDraft, { fromYear, years, priceLevel, law }: Ageing): PlanDraft {
  const before = completePlan(draft, fromYear, law);
  // In the same dollars, amounts keep their cents.
  const raise: Raise = (field, amount) =>
    Math.min(priceLevel === 1 ? amount : Math.round(amount * priceLevel), field.max);
  const currentAge = Math.min(draft.inputs.currentAge + years, lifetimeFields.currentAge.max);
  const isRetired = draft.isRetired || before.inputs.retirementAge <= currentAge;
  const { currentSavings, monthlySavings, annualIncome } = draft.inputs;
  const changes = changesAfterYears(draft, before, { years, raise });
  if (isRetired && !draft.isRetired) {
    changes.monthlySpending = raise(assumptionFields.monthlySpending, before.assumptions.monthlySpending);
  }
  return {
    inputs: {
      ...draft.inputs,
      currentAge,
      retirementAge: isRetired ? currentAge : draft.inputs.retirementAge,
      currentSavings: raise(lifetimeFields.currentSavings, currentSavings),
      monthlySavings: before.assumptions.contributionsRise
        ? raise(lifetimeFields.monthlySavings, monthlySavings)
        : monthlySavings,
      annualIncome: raise(lifetimeFields.annualIncome, annualIncome),
    },
    changes,
    isRetired,
  };
}

/** Returns an amount in dollars of the later year, within its field. */
type Raise = (field: Pick<Field, 'max'>, amount: number) => number;

function changesAfterYears(
  { inputs, changes }: PlanDraft,
  { assumptions }: CompletePlan,
  { years, raise }: { years: number; raise: Raise },
): Partial<LifetimeAssumptions> {
  // Fixed, because it would otherwise be derived from the new age.
  const aged: Partial<LifetimeAssumptions> = { ...changes, birthYear: assumptions.birthYear };
  const { monthlySpending, knownBenefit, healthPremium, partner, cashFlows } = changes;
  if (monthlySpending !== undefined)
    aged.monthlySpending = raise(assumptionFields.monthlySpending, monthlySpending);
  if (knownBenefit) aged.knownBenefit = raise(assumptionFields.knownBenefit, knownBenefit);
  if (healthPremium) aged.healthPremium = raise(householdFields.healthPremium, healthPremium);
  if (partner) aged.partner = agePartner(partner, years, raise);
  if (cashFlows) aged.cashFlows = cashFlows.map((flow) => ageCashFlow(flow, inputs.currentAge, raise));
  return aged;
}

function agePartner(partner: Partner, years: number, raise: Raise): Partner {
  const { currentAge, annualIncome, knownBenefit } = partner;
  return {
    ...partner,
    currentAge: Math.min(currentAge + years, partnerFields.currentAge.max),
    annualIncome: raise(partnerFields.annualIncome, annualIncome),
    knownBenefit: knownBenefit === null ? null : raise(partnerFields.knownBenefit, knownBenefit),
  };
}

/** A cash flow that has begun and does not rise with prices is the same number of dollars in every year. */
function ageCashFlow(flow: CashFlow, currentAge: number, raise: Raise): CashFlow {
  const isConstant = !flow.risesWithPrices && flow.fromAge <= currentAge;
  return isConstant ? flow : { ...flow, amount: raise(cashFlowAmountFields[flow.every], flow.amount) };
}

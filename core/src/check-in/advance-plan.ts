import type { Field, Inputs } from '../fields.ts';
import { benefitOfStop } from '../household/benefit-of-stop.ts';
import { hasPartnersAges } from '../household/cash-flows.ts';
import { partnerRetirementAge } from '../household/household.ts';
import {
  assumptionFields,
  type CashFlow,
  cashFlowAmountFields,
  type LifetimeAssumptions,
  partnerFields,
} from '../plan/assumptions.ts';
import { lifetimeFields } from '../plan/lifetime-inputs.ts';
import { type CompletePlan, completePlan, type PlanDraft } from '../plan/plan-draft.ts';
import type { PlanFields } from '../plan/plan-fields.ts';
import { costsInSpending, isPartOfSpending } from '../plan/spending-costs.ts';
import { yearlySteps } from '../steps/step-ids.ts';
import type { Law } from '../us/law.ts';

/** The time by which a plan is advanced, and the law that it was made under. */
export interface TimePassed {
  fromYear: number;
  /** Whole years by which everyone ages. */
  years: number;
  /** Price level at the end, relative to the start: amounts rise by it. 1 leaves them in the dollars of the start. */
  priceLevel: number;
  law: Law;
}

/**
 * Converts an amount to dollars of the later year, at most the field's maximum.
 *
 * @param share Share of the years, 0 to 1, in which the amount rises with prices; 1 by default.
 */
type ToLaterDollars = (amount: number, field: Pick<Field, 'max'>, share?: number) => number;

/**
 * Returns a plan some years later: everyone is older, and the same amounts are in whole dollars of the later year, at
 * most the maximum of their fields. At a price level of 1, nothing is converted, so that amounts keep their cents. Once
 * the retirement age has passed, the visitor is retired at the current age. Someone who has retired spends what was planned,
 * even if it was the default. A step that comes again each year is no longer done.
 */
export function advancePlan(draft: PlanDraft, { fromYear, years, priceLevel, law }: TimePassed): PlanDraft {
  const planBefore = completePlan(draft, fromYear, law);
  const toLaterDollars: ToLaterDollars = (amount, field, share = 1) =>
    Math.min(priceLevel === 1 ? amount : Math.round(amount * priceLevel ** share), field.max);
  const currentAge = Math.min(draft.inputs.currentAge + years, lifetimeFields.currentAge.max);
  const isRetired = draft.isRetired || planBefore.inputs.retirementAge <= currentAge;
  const { currentSavings, monthlySavings, annualIncome } = draft.inputs;
  // The defaults would change with the calendar year and with the retirement.
  const { birthYear, monthlySpending } = planBefore.assumptions;
  // Costs that are part of the spending fit into it.
  const { cashFlows } = planBefore.assumptions;
  // A default would fall with the savings of someone who has retired, and hide a loss.
  const isPlanned = isRetired || cashFlows.some(isPartOfSpending);
  const changes = {
    ...draft.changes,
    birthYear,
    ...(draft.changes.cashFlows && { cashFlows }),
    ...(isPlanned && { monthlySpending }),
    ...(isRetired && { workEndYear: workEndOf(draft, planBefore) }),
  };
  const later = advanceAssumptions(changes, planBefore.inputs, { years, toLaterDollars, law });
  if (later.monthlySpending !== undefined && later.cashFlows) {
    // Constant costs that are part of the spending do not rise with it.
    const field = assumptionFields.monthlySpending;
    later.monthlySpending -= toLaterDollars(costsInSpending(cashFlows), field);
    later.monthlySpending += costsInSpending(later.cashFlows);
  }
  const doneSteps = draft.doneSteps?.filter((id) => years === 0 || !yearlySteps.includes(id)) ?? [];
  return {
    inputs: {
      ...draft.inputs,
      currentAge,
      retirementAge: isRetired ? currentAge : draft.inputs.retirementAge,
      currentSavings: toLaterDollars(currentSavings, lifetimeFields.currentSavings),
      monthlySavings: planBefore.assumptions.contributionsRise
        ? toLaterDollars(monthlySavings, lifetimeFields.monthlySavings)
        : monthlySavings,
      annualIncome: toLaterDollars(annualIncome, lifetimeFields.annualIncome),
    },
    changes: later,
    isRetired,
    ...(doneSteps.length > 0 && { doneSteps }),
  };
}

/** Returns the calendar year in which a visitor stopped who is retired later, as planned. */
function workEndOf({ changes, isRetired }: PlanDraft, { inputs, assumptions }: CompletePlan): number | null {
  const { knownBenefit = null, benefitIfStopped = null } = changes;
  if (isRetired) return assumptions.workEndYear;
  // A typed benefit assumes work until the claim. With a year, it would be that of someone who had stopped.
  if (knownBenefit !== null && benefitIfStopped === null) return null;
  return assumptions.birthYear + inputs.retirementAge;
}

function advanceAssumptions(
  changes: Partial<LifetimeAssumptions>,
  inputs: Inputs,
  { years, toLaterDollars, law }: { years: number; toLaterDollars: ToLaterDollars; law: Law },
): Partial<LifetimeAssumptions> {
  const ageBefore = inputs.currentAge;
  const later = withLaterAmounts(
    { ...changes, ...laterBenefitIfStopped({ ...changes, ...inputs }, { years, law }) },
    assumptionFields,
    toLaterDollars,
  );
  const addYearsWorked = (before: number | null | undefined, yearsToStop: number) =>
    typeof before === 'number' && {
      yearsWorked: Math.min(
        before + Math.min(years, Math.max(yearsToStop, 0)),
        partnerFields.yearsWorked.max,
      ),
    };
  Object.assign(later, addYearsWorked(changes.yearsWorked, inputs.retirementAge - ageBefore));
  if (changes.partner) {
    const { partner: before } = changes;
    const retirementAge = partnerRetirementAge(before, inputs);
    const partner = withLaterAmounts(
      { ...before, ...laterBenefitIfStopped({ ...before, retirementAge }, { years, law }) },
      partnerFields,
      toLaterDollars,
    );
    const currentAge = Math.min(partner.currentAge + years, partnerFields.currentAge.max);
    const yearsToStop = retirementAge - partner.currentAge;
    later.partner = { ...partner, ...addYearsWorked(partner.yearsWorked, yearsToStop), currentAge };
  }
  if (changes.cashFlows) {
    const ageOf = (flow: CashFlow) =>
      changes.partner && hasPartnersAges(flow) ? changes.partner.currentAge : ageBefore;
    later.cashFlows = changes.cashFlows.map((flow) =>
      advanceCashFlow(flow, ageOf(flow), { years, toLaterDollars }),
    );
  }
  return later;
}

/** Returns the benefit for a stop some years later, which the years of work until then raise; nothing without a record. */
function laterBenefitIfStopped(
  person: Pick<Inputs, 'currentAge' | 'retirementAge' | 'annualIncome'> &
    Partial<Pick<LifetimeAssumptions, 'knownBenefit' | 'knownBenefitStop' | 'benefitIfStopped'>>,
  { years, law }: { years: number; law: Law },
): Pick<LifetimeAssumptions, 'benefitIfStopped'> {
  const { currentAge, knownBenefit = null } = person;
  const retirementAge = Math.min(person.retirementAge, currentAge + years);
  const benefit = benefitOfStop({ ...person, knownBenefit, retirementAge, deathAge: null, law }, person);
  return benefit === null ? {} : { benefitIfStopped: benefit };
}

/** Returns the values with their amounts in dollars of the later year. All amounts of a plan rise with prices. */
function withLaterAmounts<Values extends object>(
  values: Values,
  fields: PlanFields,
  toLaterDollars: ToLaterDollars,
): Values {
  const later = { ...values } as Record<string, unknown>;
  for (const [name, field] of Object.entries(fields)) {
    const value = later[name];
    const isAmount = field.kind === undefined && field.unit === 'dollars';
    if (isAmount && typeof value === 'number') later[name] = toLaterDollars(value, field);
  }
  return later as Values;
}

/**
 * Returns a cash flow some years later. A monthly one that does not rise with prices is in today's dollars until it begins:
 * its amount rises like the others until then, and by its own rise afterwards. An amount in dollars of its first year stays
 * the same until then.
 */
function advanceCashFlow(
  flow: CashFlow,
  ageBefore: number,
  { years, toLaterDollars }: { years: number; toLaterDollars: ToLaterDollars },
): CashFlow {
  const field = cashFlowAmountFields[flow.every];
  const isStartDollars = flow.kind === 'income' && flow.dollarsOf === 'start';
  const yearlyRise = flow.kind === 'income' ? flow.yearlyRise : undefined;
  const isOnPrices = flow.risesWithPrices && yearlyRise === undefined;
  if (flow.every === 'once' || (isOnPrices && !isStartDollars))
    return { ...flow, amount: toLaterDollars(flow.amount, field) };
  const yearsToStart = Math.max(flow.fromAge - ageBefore, 0);
  // Within the first year, only the dollars change: the quotient is infinite.
  const shareBefore = yearsToStart === 0 ? 0 : Math.min(yearsToStart / years, 1);
  const share = (isStartDollars ? 0 : shareBefore) + (isOnPrices ? 1 - shareBefore : 0);
  const yearsSince = years * (1 - shareBefore);
  const raised = flow.amount * (1 + (yearlyRise ?? 0) / 100) ** yearsSince;
  if (share === 0)
    return raised === flow.amount ? flow : { ...flow, amount: Math.min(Math.round(raised), field.max) };
  return { ...flow, amount: toLaterDollars(raised, field, share) };
}

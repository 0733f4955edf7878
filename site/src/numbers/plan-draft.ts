import {
  assumptionFields,
  assumptionNames,
  buildLifetimePlan,
  defaultAssumptions,
  defaultInputs,
  type Inputs,
  inputNames,
  type LifetimeAssumptions,
  planSocialSecurity,
  retirementAges,
} from '@whenabouts/core';
import type { Plan, PlanAssumptions } from '@whenabouts/server/contract';
import { nearestCalculatorInputs, outlookInputs, unsavableInputs } from './outlook-inputs.ts';
import { inputsOf } from './parse-inputs.ts';

/** The numbers that a visitor has entered on the outlook page. */
export interface PlanDraft {
  inputs: Inputs;
  /** The assumptions that differ from the defaults. The others follow the inputs, such as the income. */
  changes: Partial<LifetimeAssumptions>;
  /** True if the visitor has retired already: withdrawals start at the current age. */
  isRetired: boolean;
}

export const initialDraft: PlanDraft = { inputs: defaultInputs, changes: {}, isRetired: false };

/** Inputs and assumptions of a lifetime plan. */
export interface CompletePlan {
  inputs: Inputs;
  assumptions: LifetimeAssumptions;
}

/**
 * Adds the default assumptions to a draft, and moves ages that do not fit together: the money must last beyond today,
 * and retirement begins between today and then.
 */
export function completePlan({ inputs, changes, isRetired }: PlanDraft, year: number): CompletePlan {
  const { currentAge } = inputs;
  const range = retirementAges(currentAge);
  const ages = { ...inputs, retirementAge: isRetired ? currentAge : range.min };
  const changed = { ...defaultAssumptions(ages, { year, isRetired, changes }), ...changes };
  const assumptions = { ...changed, planAge: Math.max(changed.planAge, currentAge + 1) };
  const last = Math.max(Math.min(range.max, assumptions.planAge - 1), currentAge);
  const retirementAge = isRetired ? currentAge : Math.min(Math.max(inputs.retirementAge, range.min), last);
  return { inputs: { ...inputs, retirementAge }, assumptions };
}

/**
 * Creates a draft from inputs and assumptions. Assumptions that equal the defaults to the cent count as unchanged.
 *
 * @returns null if no lifetime plan can be built from them.
 */
export function draftOf(
  savedInputs: Inputs,
  saved: (Partial<LifetimeAssumptions> & Pick<PlanAssumptions, 'outlookInputs'>) | null,
  year: number,
): PlanDraft | null {
  const { outlookInputs: unsavable, ...assumptions } = saved ?? {};
  const inputs = outlookInputs(savedInputs, unsavable);
  try {
    // Only inputs of the outlook can have equal ages: in the calculator, retirement is always ahead.
    const isRetired = inputs.retirementAge === inputs.currentAge;
    const defaults = defaultAssumptions(inputs, { year, isRetired, changes: assumptions });
    const all = { ...defaults, ...assumptions };
    buildLifetimePlan(inputs, all);
    const changed = assumptionNames.filter((name) => !isSame(all[name], defaults[name]));
    return {
      inputs,
      changes: Object.fromEntries(changed.map((name) => [name, all[name]])),
      isRetired,
    };
  } catch {
    return null;
  }
}

/** Returns the inputs and changed assumptions with which a draft is saved; no assumptions if none is changed. */
export function savedPlanOf(
  { changes }: PlanDraft,
  { inputs, assumptions }: CompletePlan,
): { inputs: Inputs; assumptions: PlanAssumptions | null } {
  const names = assumptionNames.filter((name) => name in changes);
  const unsavable = unsavableInputs(inputs);
  const saved: PlanAssumptions = {
    ...Object.fromEntries(names.map((name) => [name, assumptions[name]])),
    ...(Object.keys(unsavable).length > 0 && { outlookInputs: unsavable }),
  };
  return {
    inputs: nearestCalculatorInputs(inputs),
    assumptions: Object.keys(saved).length === 0 ? null : saved,
  };
}

/** Returns the draft of a saved plan. */
export function draftOfPlan(plan: Plan, year: number): PlanDraft {
  const inputs = inputsOf(plan);
  return draftOf(inputs, plan.assumptions, year) ?? { ...initialDraft, inputs };
}

/** Validates a draft from the history entry. Returns null if it is invalid. */
export function parseDraft(value: unknown, year: number): PlanDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { inputs, changes, isRetired } = value as Record<string, unknown>;
  if (typeof inputs !== 'object' || inputs === null || typeof changes !== 'object' || changes === null) {
    return null;
  }
  const draft: PlanDraft = {
    inputs: pick(inputs, inputNames) as Inputs,
    changes: pick(changes, assumptionNames) as Partial<LifetimeAssumptions>,
    isRetired: isRetired === true,
  };
  try {
    const { inputs: valid, assumptions } = completePlan(draft, year);
    buildLifetimePlan(valid, assumptions);
    return draft;
  } catch {
    return null;
  }
}

/**
 * Sets the monthly benefit that a retired visitor receives: from today if claiming is possible, otherwise from 62. A known
 * benefit is for work until the claim, so before 57 it is higher than what is paid.
 */
export function withKnownBenefit(draft: PlanDraft, monthlyBenefit: number, year: number): PlanDraft {
  const { inputs, assumptions } = completePlan(draft, year);
  const { claimingAge } = planSocialSecurity(inputs, assumptions);
  const age = Math.min(Math.max(claimingAge, 62), 70);
  const { max } = assumptionFields.knownBenefit;
  const atMost = { knownBenefit: max, knownBenefitAge: age, claimingAge: age };
  const { monthlyBenefit: paidAtMost } = planSocialSecurity(inputs, { ...assumptions, ...atMost });
  const cents = paidAtMost === 0 ? 0 : Math.ceil((100 * monthlyBenefit * max) / paidAtMost);
  const knownBenefit = Math.min(cents / 100, max);
  return { ...draft, changes: { ...draft.changes, ...atMost, knownBenefit } };
}

/** Compares numbers to the cent, and other JSON values exactly. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) < 0.01;
  return JSON.stringify(a) === JSON.stringify(b);
}

function pick(from: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
}

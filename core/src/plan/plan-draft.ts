import { defaultInputs, type Inputs } from '../fields.ts';
import { lastRetirementAge } from '../simulation/solve.ts';
import type { StepId } from '../steps/step-ids.ts';
import type { Law } from '../us/law.ts';
import { type AssumptionName, assumptionNames, type LifetimeAssumptions } from './assumptions.ts';
import { assertLifetime } from './build-plan.ts';
import { defaultAssumptions } from './default-assumptions.ts';
import { outlookInputs, retirementAges } from './lifetime-inputs.ts';
import { fitCostsInSpending } from './spending-costs.ts';

/** The numbers that a visitor has entered on the outlook page. */
export interface PlanDraft {
  inputs: Inputs;
  /** The assumptions that differ from the defaults. The others follow the inputs, such as the income. */
  changes: Partial<LifetimeAssumptions>;
  /** True if the visitor has retired already: withdrawals start at the current age. */
  isRetired: boolean;
  /** The next steps that the visitor has ticked. They change no number, and links do not contain them. */
  doneSteps?: readonly StepId[];
}

export const initialDraft: PlanDraft = { inputs: defaultInputs, changes: {}, isRetired: false };

export interface CompletePlan {
  inputs: Inputs;
  assumptions: LifetimeAssumptions;
}

/** The assumptions of a saved plan that differ from the defaults. */
export type SavedAssumptions = Partial<LifetimeAssumptions> & {
  /** Inputs that are outside the calculator's ranges. */
  outlookInputs?: Partial<Inputs>;
  /** True if the visitor still works and would stop today. Without it, equal ages mean that the visitor has retired. */
  isWorking?: boolean;
  /** The next steps that are done; missing if none is. They are no assumption, and change no result. */
  doneSteps?: readonly StepId[];
};

/**
 * Adds the default assumptions to a draft, and moves numbers that do not fit together: the money must last beyond today,
 * retirement begins between the first and the last retirement age, and the spending contains no higher costs than itself.
 *
 * @param year The calendar year, from which the birth year follows.
 * @param law The law of the defaults; the current one by default.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function completePlan(
  { inputs, changes, isRetired }: PlanDraft,
  year: number,
  law?: Law,
): CompletePlan {
  const { currentAge } = inputs;
  // A valid retirement age. Before retirement, the defaults do not depend on it.
  const validInputs = { ...inputs, retirementAge: currentAge };
  const valid =
    changes.planAge === undefined
      ? changes
      : { ...changes, planAge: Math.max(changes.planAge, currentAge + 1) };
  const changed = { ...defaultAssumptions(validInputs, { year, isRetired, changes: valid, law }), ...valid };
  const assumptions = {
    ...changed,
    cashFlows: fitCostsInSpending(changed.cashFlows, changed.monthlySpending),
  };
  const last = lastRetirementAge(inputs, assumptions);
  const retirementAge = isRetired ? currentAge : Math.min(Math.max(inputs.retirementAge, currentAge), last);
  return { inputs: { ...inputs, retirementAge }, assumptions };
}

/**
 * Creates a draft from inputs and assumptions. Assumptions that equal the defaults to the cent count as unchanged.
 *
 * @param year The calendar year of the save.
 * @returns null if no lifetime plan can be built from them.
 */
export function draftOf(
  savedInputs: Inputs,
  saved: SavedAssumptions | null,
  year: number,
  law?: Law,
): PlanDraft | null {
  const { outlookInputs: unsavable, isWorking = false, doneSteps = [], ...assumptions } = saved ?? {};
  const inputs = outlookInputs(savedInputs, unsavable);
  try {
    // Only inputs of the outlook can have equal ages: in the calculator, retirement is always ahead.
    const isRetired = !isWorking && inputs.retirementAge === inputs.currentAge;
    const changes = isRetired ? withWorkEnd(assumptions) : assumptions;
    const defaults = defaultAssumptions(inputs, { year, isRetired, changes, law });
    const complete = { ...defaults, ...changes };
    const { cashFlows, monthlySpending } = complete;
    assertLifetime(inputs, { ...complete, cashFlows: fitCostsInSpending(cashFlows, monthlySpending) });
    const changed = assumptionNames.filter((name) => !isSame(complete[name], defaults[name]));
    return {
      inputs,
      changes: Object.fromEntries(changed.map((name) => [name, complete[name]])),
      isRetired,
      ...(doneSteps.length > 0 && { doneSteps }),
    };
  } catch {
    return null;
  }
}

/**
 * Plans and links of earlier releases do not say when a retired visitor stopped. Their known benefit assumes work until the
 * claim, and was entered higher than what is paid.
 */
function withWorkEnd(saved: Partial<LifetimeAssumptions>): Partial<LifetimeAssumptions> {
  return saved.knownBenefit == null ? saved : { workEndYear: null, ...saved };
}

/**
 * Names the person of a couple who dies first. In plans and links of earlier releases, it was the visitor unless they named
 * the partner; later ones name the person wherever they have the age.
 */
export function withFirstDeath<Saved extends Partial<LifetimeAssumptions>>(saved: Saved): Saved {
  return saved.firstDeathAge === undefined ? saved : { firstDeath: 'self', ...saved };
}

/**
 * Returns the names of the assumptions that a saved plan must have: those that differ from the defaults, and those without
 * which it would be read as a plan of an earlier release.
 *
 * @param complete The assumptions of the draft with the defaults.
 */
export function savedNames(
  { changes, isRetired }: PlanDraft,
  complete: LifetimeAssumptions,
): readonly AssumptionName[] {
  // See `withWorkEnd` and `withFirstDeath`.
  const hasStopped = isRetired && complete.knownBenefit !== null && complete.workEndYear !== null;
  const hasDeathAge = 'firstDeathAge' in changes;
  return assumptionNames.filter(
    (name) =>
      name in changes || (name === 'workEndYear' && hasStopped) || (name === 'firstDeath' && hasDeathAge),
  );
}

/** Returns the draft of a saved plan; with default assumptions if no lifetime plan can be built from the saved ones. */
export function draftOfSaved(
  inputs: Inputs,
  saved: SavedAssumptions | null,
  year: number,
  law?: Law,
): PlanDraft {
  return draftOf(inputs, saved && withFirstDeath(saved), year, law) ?? { ...initialDraft, inputs };
}

/** Returns true if the ages are equal although the visitor still works. Links and saved plans then say so. */
export function stopsToday({ currentAge, retirementAge }: Inputs, isRetired: boolean): boolean {
  return !isRetired && retirementAge === currentAge;
}

/**
 * Returns the inputs of a working visitor for a link or a saved plan. If the plan ends next year, the retirement age is
 * raised by a year, which gives the same plan.
 */
export function workingInputs({ inputs, assumptions }: CompletePlan): Inputs {
  const { currentAge, retirementAge } = inputs;
  const isLastYear =
    lastRetirementAge(inputs, assumptions) === currentAge && retirementAges(currentAge).max > currentAge;
  return isLastYear && retirementAge === currentAge ? { ...inputs, retirementAge: currentAge + 1 } : inputs;
}

/** Compares numbers to the cent, and other JSON values exactly. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) < 0.01;
  return JSON.stringify(a) === JSON.stringify(b);
}

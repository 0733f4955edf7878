import { type Inputs, mapInputs } from '../fields.ts';
import {
  type BasicAssumptionName,
  basicFields,
  type LifetimeAssumptions,
  planAgeField,
} from '../plan/assumptions.ts';
import { lifetimeFields, retirementAges } from '../plan/lifetime-inputs.ts';
import type { CompletePlan, PlanDraft } from '../plan/plan-draft.ts';
import type { PlanFields } from '../plan/plan-fields.ts';
import { readSavedPlan, stopsToday, workingInputs } from '../plan/saved-plan.ts';
import { createLinkReport, householdParts, type LinkReport, readHouseholdParts } from './household-link.ts';
import { readFragmentNumbers, resultFragment } from './link-fragment.ts';

/** The assumptions of every link, in its order. */
const basicNames = Object.keys(basicFields) as BasicAssumptionName[];

/** The part of a link whose visitor still works and would stop today. */
const WORKING = 'working';

/**
 * Formats a plan as a URL fragment. Includes all assumptions, so that the link shows the same plan after a default has
 * changed. Household assumptions that equal their defaults are left out: these defaults leave a plan unchanged.
 */
export function outlookFragment({ isRetired, ...plan }: CompletePlan & { isRetired: boolean }): string {
  const { assumptions } = plan;
  const inputs = isRetired ? plan.inputs : workingInputs(plan);
  const numbers = resultFragment(
    inputs,
    basicNames.map((name) => {
      const value = assumptions[name];
      return typeof value === 'boolean' ? Number(value) : value;
    }),
  );
  return [numbers, ...(stopsToday(inputs, isRetired) ? [WORKING] : []), ...householdParts(assumptions)].join(
    '&',
  );
}

/**
 * Reads a plan from a URL fragment. Missing assumptions get the defaults: links of the calculator have none, and older
 * links lack newer assumptions. Values out of range become the nearest allowed ones. Returns null if the fragment
 * contains no plan, and `unreadable` if it contains one that cannot be read.
 *
 * @param year The current calendar year.
 * @param report Records the values that the outlook changes or ignores.
 */
export function readOutlookFragment(
  hash: string,
  year: number,
  report = createLinkReport(),
): PlanDraft | 'unreadable' | null {
  const numbers = readFragmentNumbers(hash);
  if (numbers === null || numbers === 'unreadable') return numbers;
  const isWorking = numbers.others.includes(WORKING);
  const parts = numbers.others.filter((part) => part !== WORKING);
  const household = readHouseholdParts(parts, report);
  const inputs = fitInputs(numbers.inputs, report);
  const changes = {
    ...fitAssumptions(numbers.assumptions, inputs.currentAge, report),
    ...household,
    isWorking,
  };
  return readSavedPlan(inputs, changes, year) ?? 'unreadable';
}

function fitInputs(linked: Inputs, report: LinkReport): Inputs {
  const inputs = mapInputs((name) => report.fit(lifetimeFields[name], linked[name]));
  if (inputs.retirementAge === inputs.currentAge) return inputs;
  const field = { ...lifetimeFields.retirementAge, ...retirementAges(inputs.currentAge) };
  return { ...inputs, retirementAge: report.fit(field, inputs.retirementAge) };
}

function fitAssumptions(
  values: readonly (number | null)[],
  currentAge: number,
  report: LinkReport,
): Partial<LifetimeAssumptions> {
  if (values.length > basicNames.length) report.ignore('later numbers');
  const fields: PlanFields = { ...basicFields, planAge: planAgeField(currentAge) };
  const fitted: Record<string, number | boolean | null> = {};
  basicNames.forEach((name, index) => {
    const [field, value] = [fields[name], values[index]];
    if (!field || value === undefined) return;
    if (field.kind === 'flag') fitted[name] = value === 1;
    else if (field.kind === undefined) {
      if (value !== null) fitted[name] = report.fit(field, value);
      else if (field.default === null) fitted[name] = null;
      else report.ignore(field.label);
    }
  });
  return fitted;
}

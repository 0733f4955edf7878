import { assertField, assertWholeNumber, describeValue } from '../assert.ts';
import { fields, type Inputs, inputNames, mapInputs } from '../fields.ts';
import { createLinkReport } from '../link/household-link.ts';
import { readOutlookFragment } from '../link/plan-link.ts';
import { assertAssumptions } from '../plan/assert-assumptions.ts';
import { assumptionFields } from '../plan/assumptions.ts';
import { defaultsBeforeRetirement } from '../plan/default-assumptions.ts';
import {
  assertLifetimeInputs,
  lifetimeFields,
  outlookInputs,
  retirementAges,
} from '../plan/lifetime-inputs.ts';
import { completePlan, type PlanDraft } from '../plan/plan-draft.ts';
import { isNullableField, type PlanField, type PlanFields } from '../plan/plan-fields.ts';
import { readSavedPlan, savedNames, stopsToday } from '../plan/saved-plan.ts';
import { fitCostsInSpending } from '../plan/spending-costs.ts';
import type { SavedAssumptions } from '../plan/unpack-saved-plan.ts';

type OptionalInput = 'retirementAge' | 'expectedReturn';

/**
 * A plan, by the field names of the API's plans. Ages are whole years, `currentSavings` dollars, `monthlySavings` dollars a
 * month, `annualIncome` dollars a year, `expectedReturn` percent a year before inflation: all today's dollars. The ranges are
 * those of `lifetimeFields` and `assumptionFields`.
 */
export interface PlanOptions extends Omit<Inputs, OptionalInput>, Partial<Pick<Inputs, OptionalInput>> {
  /** The calendar year of today. The package has no clock. */
  year: number;
  /**
   * The age at which you would like to stop; 65 by default, or next year. If it equals `currentAge`, you have retired, unless
   * `assumptions.isWorking` is true.
   */
  retirementAge?: number;
  /** 7 by default. */
  expectedReturn?: number;
  /** The assumptions that differ from the defaults; null for none. */
  assumptions?: SavedAssumptions | null;
}

/** Fields of a saved plan without an effect on its answer. */
const ignoredNames: readonly string[] = ['id', 'name', 'updatedAt', 'version'];

/**
 * Reads a plan, and adds what is missing.
 *
 * @throws {TypeError | RangeError} naming the field and its allowed range, also for an unknown field.
 */
export function readPlan(options: PlanOptions): PlanDraft {
  assertObject('options', options);
  assertKnown(options, [...inputNames, 'year', 'assumptions', ...ignoredNames], '');
  const { assumptions, year } = options;
  assertWholeNumber('year', year, assumptionFields.birthYear.min + lifetimeFields.currentAge.max, 2_100);
  const savedAssumptions = readAssumptions(assumptions ?? {});
  const { outlookInputs: outsideCalculator, isWorking: _, ...changes } = savedAssumptions;
  const inputs = outlookInputs(readInputs(options), outsideCalculator);
  assertLifetimeInputs(inputs);
  // The other defaults follow the changes, which are not checked yet.
  const completeAssumptions = { ...defaultsBeforeRetirement(inputs, year), ...changes };
  const { monthlySpending } = completeAssumptions;
  // A spending by default follows the inputs: like the API, reject costs only if they exceed a chosen one.
  const cashFlows =
    'monthlySpending' in changes
      ? completeAssumptions.cashFlows
      : fitCostsInSpending(completeAssumptions.cashFlows, monthlySpending);
  assertAssumptions({ ...completeAssumptions, cashFlows }, inputs.currentAge);
  const draft = readSavedPlan(inputs, savedAssumptions, year);
  if (!draft) throw new RangeError('options do not fit together');
  return draft;
}

/** Returns the options that `readPlan` reads as the draft. */
export function planOptions(draft: PlanDraft, year: number): PlanOptions {
  const { inputs, assumptions: complete } = completePlan(draft, year);
  const isWorking = stopsToday(inputs, draft.isRetired);
  const assumptions: SavedAssumptions = {
    ...Object.fromEntries(savedNames(draft, complete).map((name) => [name, complete[name]])),
    ...(isWorking && { isWorking }),
  };
  return { year, ...inputs, ...(Object.keys(assumptions).length > 0 && { assumptions }) };
}

/**
 * Reads the options from a link that opens a plan on the site.
 *
 * @param link A URL of any site, or its fragment.
 * @param year The calendar year of today.
 * @param report Records the values that are out of range, which become the nearest allowed ones, and parts that are ignored.
 * @throws {TypeError} if the link contains no plan that can be read.
 */
export function readPlanLink(link: string, year: number, report = createLinkReport()): PlanOptions {
  const start = link.indexOf('#');
  const draft = start < 0 ? null : readOutlookFragment(link.slice(start), year, report);
  if (draft === null || draft === 'unreadable') throw new TypeError('link contains no plan');
  return planOptions(draft, year);
}

function readInputs(options: PlanOptions): Inputs {
  const { currentAge } = options;
  assertField('currentAge', currentAge, lifetimeFields.currentAge);
  const { max } = retirementAges(currentAge);
  const defaults: Partial<Inputs> = {
    retirementAge: Math.min(Math.max(fields.retirementAge.default, currentAge + 1), max),
    expectedReturn: fields.expectedReturn.default,
  };
  return mapInputs((name) => {
    const value = options[name] ?? defaults[name];
    assertField(name, value, lifetimeFields[name]);
    return value;
  });
}

function readAssumptions(assumptions: SavedAssumptions): SavedAssumptions {
  assertObject('assumptions', assumptions);
  // The steps that are done do not change results.
  const { outlookInputs: outsideCalculator, isWorking, doneSteps: _, ...changes } = assumptions;
  if (isWorking !== undefined && typeof isWorking !== 'boolean') {
    throw new TypeError('isWorking must be true or false');
  }
  if (outsideCalculator !== undefined) {
    assertObject('outlookInputs', outsideCalculator);
    assertKnown(outsideCalculator, inputNames, 'outlookInputs.');
  }
  return {
    ...(readGroup(assumptionFields, changes, '') as SavedAssumptions),
    ...(outsideCalculator && { outlookInputs: outsideCalculator }),
    ...(isWorking !== undefined && { isWorking }),
  };
}

/** Asserts that the names are known, and sets missing numbers of groups to null where they may be null, like the API. */
function readGroup(known: PlanFields, group: object, path: string): Record<string, unknown> {
  assertKnown(group, Object.keys(known), path);
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(group)) {
    if (value !== undefined) read[name] = readValue(known[name] as PlanField, value, path + name);
  }
  return read;
}

function readValue(field: PlanField, value: unknown, path: string): unknown {
  if (field.kind === 'group' && value !== null) return readEntry(field.fields, value, path);
  if (field.kind !== 'list') return value;
  if (!Array.isArray(value)) throw new TypeError(`${path} must be a list`);
  return value.map((entry, index) => readEntry(field.fields, entry, `${path}[${index}]`));
}

function readEntry(known: PlanFields, entry: unknown, path: string): Record<string, unknown> {
  assertObject(path, entry);
  const nullable = Object.entries(known).filter(([, field]) => isNullableField(field));
  const nulls = Object.fromEntries(nullable.map(([name]) => [name, null]));
  return { ...nulls, ...readGroup(known, entry, `${path}.`) };
}

function assertObject(name: string, value: unknown): asserts value is object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return;
  throw new TypeError(
    `${name} must be an object, not ${Array.isArray(value) ? 'a list' : describeValue(value)}`,
  );
}

function assertKnown(group: object, names: readonly string[], path: string): void {
  const unknown = Object.keys(group).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new TypeError(`${path}${unknown} is not a field of a plan`);
}

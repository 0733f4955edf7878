import {
  defaultAssumptions,
  defaultInputs,
  householdDefaults,
  type LifetimeAssumptions,
  openSavedPlan,
  readSavedPlan,
  toSavedPlan,
} from '@whenabouts/core';
import { PlanBody } from '@whenabouts/server/contract';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { samplePartner, samplePension } from '../../test/example-results.ts';
import { samplePlan } from '../../test/samples.ts';
import { savedDraftOf } from './parse-inputs.ts';
import {
  checkedInPlanOf,
  completePlan,
  initialDraft,
  isUnchanged,
  type PlanDraft,
  parseDraft,
} from './plan-draft.ts';

const YEAR = 2026;

const partner = samplePartner();

const household: Partial<LifetimeAssumptions> = {
  partner,
  firstDeath: 'partner',
  firstDeathAge: 88,
  survivorSpending: 80,
  benefitCut: { fromYear: 2033, percentPaid: 78 },
  wageGrowth: 1,
  cashFlows: [samplePension],
  healthPremium: 900,
  spendingCut: 10,
  preTaxShare: 50,
  stateTax: 4.5,
};

const draft: PlanDraft = { ...initialDraft, changes: { ...household, monthlySpending: 5_000 } };

describe('a draft with the assumptions of a household', () => {
  test('completes the plan with each of them', () => {
    expect(completePlan(draft, YEAR).assumptions).toMatchObject(draft.changes);
  });

  test('is created from a complete plan', () => {
    const { inputs, assumptions } = completePlan(draft, YEAR);
    expect(readSavedPlan(inputs, assumptions, YEAR)).toEqual(draft);
  });

  test('is parsed from the JSON of a history entry', () => {
    expect(parseDraft(JSON.parse(JSON.stringify(draft)), YEAR)).toEqual(draft);
  });

  test('is parsed with the steps that are done, without others', () => {
    const stored = { ...draft, doneSteps: ['match', 'fly', 7] };
    expect(parseDraft(stored, YEAR)).toEqual({ ...draft, doneSteps: ['match'] });
  });

  test.each([
    ['a partner of 17', { partner: { ...partner, currentAge: 17 } }],
    ['a partner that is a number', { partner: 3 }],
    ['a cut that is a text', { benefitCut: 'all' }],
    ['cash flows that are not a list', { cashFlows: { 0: 'income' } }],
    ['a first death of nobody', { firstDeath: 'nobody' }],
  ])('is rejected with %s', (_, change) => {
    expect(parseDraft({ ...draft, changes: { ...draft.changes, ...change } }, YEAR)).toBeNull();
    expect(readSavedPlan(defaultInputs, change as Partial<LifetimeAssumptions>, YEAR)).toBeNull();
  });
});

describe('a saved plan', () => {
  const saveAndOpen = (given: PlanDraft) => {
    const { inputs, assumptions } = toSavedPlan(given, completePlan(given, YEAR));
    const stored = JSON.parse(JSON.stringify(assumptions));
    expect(v.parse(PlanBody, { name: 'Saved', ...inputs, assumptions: stored }).assumptions).toEqual(stored);
    return openSavedPlan(inputs, stored, YEAR);
  };

  test('opens with the household that was saved', () => {
    expect(saveAndOpen(draft)).toEqual(draft);
  });

  test('opens with the older one dying first, unless an earlier release saved it', () => {
    const { firstDeath: _partner, ...changes } = household;
    const older = { ...draft, changes };
    expect(saveAndOpen(older)).toEqual(older);
    const early = { partner, firstDeathAge: 88 };
    expect(openSavedPlan(initialDraft.inputs, early, YEAR).changes).toEqual({ ...early, firstDeath: 'self' });
  });

  test('opens with inputs that the calculator does not allow', () => {
    const inputs = { ...initialDraft.inputs, currentAge: 78, retirementAge: 80, currentSavings: 1_500_000 };
    expect(saveAndOpen({ ...draft, inputs })).toEqual({ ...draft, inputs });
  });

  test('opens with an age of 95', () => {
    const inputs = { ...initialDraft.inputs, currentAge: 95, retirementAge: 95 };
    expect(saveAndOpen({ ...initialDraft, inputs, isRetired: true })).toMatchObject({
      inputs,
      isRetired: true,
    });
  });

  test('opens as the plan of a retired visitor', () => {
    const inputs = { ...initialDraft.inputs, currentAge: 66, retirementAge: 66 };
    expect(saveAndOpen({ ...initialDraft, inputs, isRetired: true })).toMatchObject({
      inputs,
      isRetired: true,
    });
  });

  test.each<[string, number, PlanDraft['changes']]>([
    ['dies', 58, { partner, firstDeathAge: 59 }],
    ['reaches the plan age', 80, { planAge: 81 }],
  ])('opens as the plan of a working visitor if the visitor works and %s next year', (_, age, changes) => {
    const inputs = { ...initialDraft.inputs, currentAge: age, retirementAge: 85 };
    const working = { ...initialDraft, inputs, changes };
    const opened = saveAndOpen(working);
    expect(opened).toEqual({ ...working, inputs: { ...inputs, retirementAge: age + 1 } });
    expect(opened && completePlan(opened, YEAR)).toEqual(completePlan(working, YEAR));
  });

  test('keeps a stop today apart from work until a death next year', () => {
    const inputs = { ...initialDraft.inputs, currentAge: 58, retirementAge: 58 };
    const stopping = { ...initialDraft, inputs, changes: { partner, firstDeathAge: 59 } };
    expect(saveAndOpen(stopping)).toEqual(stopping);
  });

  test('keeps the steps that are done', () => {
    const done: PlanDraft = { ...initialDraft, doneSteps: ['record', 'match'] };
    expect(saveAndOpen(done)).toEqual(done);
    expect(savedDraftOf(samplePlan({ ...defaultInputs, assumptions: { doneSteps: ['match'] } }))).toEqual({
      ...initialDraft,
      doneSteps: ['match'],
    });
  });

  test('of a check-in at the turn of the year has the year of its moment in UTC', () => {
    const retired: PlanDraft = { inputs: draft.inputs, changes: { knownBenefit: 2_000 }, isRetired: true };
    vi.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2026);
    const { year, assumptions } = checkedInPlanOf(retired, '2027-01-01T02:00:00.000Z');
    expect(year).toBe(2027);
    expect(assumptions).toEqual(toSavedPlan(retired, completePlan(retired, 2027)).assumptions);
    expect(assumptions).not.toEqual(toSavedPlan(retired, completePlan(retired, 2026)).assumptions);
  });

  test('is stored without assumptions if none was changed', () => {
    expect(toSavedPlan(initialDraft, completePlan(initialDraft, YEAR))).toEqual({
      inputs: initialDraft.inputs,
      assumptions: null,
    });
  });
});

test.each([
  ['still works', { isRetired: false }, { isWorking: true }],
  ['has retired', { isRetired: true }, {}],
])('a visitor of 60 who would stop today and %s is saved and opened as such', (_who, { isRetired }, more) => {
  const inputs = { ...defaultInputs, currentAge: 60, retirementAge: 60 };
  const today: PlanDraft = { inputs, changes: {}, isRetired };
  const saved = toSavedPlan(today, completePlan(today, YEAR));
  expect(saved.assumptions).toEqual({ outlookInputs: { retirementAge: 60 }, ...more });
  const body = v.parse(PlanBody, { name: 'Today', ...saved.inputs, assumptions: saved.assumptions });
  expect(readSavedPlan(saved.inputs, body.assumptions ?? null, YEAR)).toEqual(today);
});

test('a plan is unchanged until its inputs or assumptions are changed', () => {
  const plan = samplePlan({ ...defaultInputs, assumptions: { planAge: 90 } });
  const open: PlanDraft = { ...initialDraft, changes: { planAge: 90 } };
  const isOpen = (next: PlanDraft) => isUnchanged(plan, toSavedPlan(next, completePlan(next, YEAR)), YEAR);
  expect(isOpen(open)).toBe(true);
  expect(isOpen(initialDraft)).toBe(false);
  expect(isOpen({ ...open, inputs: { ...defaultInputs, currentSavings: 100_000 } })).toBe(false);
});

test('the defaults of a household count as unchanged', () => {
  const assumptions = JSON.parse(JSON.stringify(defaultAssumptions(defaultInputs, { year: YEAR })));
  expect(assumptions).toMatchObject(householdDefaults);
  expect(readSavedPlan(defaultInputs, assumptions, YEAR)).toEqual(initialDraft);
});

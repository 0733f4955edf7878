import { expect, test } from 'vitest';
import { defaultInputs } from '../fields.ts';
import { completePlan, initialDraft, type PlanDraft } from '../plan/plan-draft.ts';
import { createLinkReport, describeReport } from './household-link.ts';
import { resultFragment } from './link-fragment.ts';
import { outlookFragment, readOutlookFragment } from './plan-link.ts';

const YEAR = 2026;

const fragmentOf = (draft: PlanDraft) =>
  outlookFragment({ ...completePlan(draft, YEAR), isRetired: draft.isRetired });

test('a link keeps the inputs and every assumption', () => {
  const draft: PlanDraft = {
    inputs: { ...defaultInputs, expectedReturn: 6.25 },
    changes: { monthlySpending: 4_321.5, claimingAge: 70, inflation: 3.1 },
    isRetired: false,
  };
  const fragment = fragmentOf(draft);
  expect(fragment).toBe('#plan=35.65.50000.500.70000.6_25&assume=4321_5.95.12.3_1.80.60.1991.70.x.x.1');
  expect(readOutlookFragment(fragment, YEAR)).toEqual(draft);
});

test('a link keeps the largest inputs of the outlook', () => {
  const inputs = { ...defaultInputs, currentSavings: 20_000_000, annualIncome: 2_000_000, currentAge: 85 };
  const draft: PlanDraft = { ...initialDraft, inputs: { ...inputs, retirementAge: 85 }, isRetired: true };
  expect(readOutlookFragment(fragmentOf(draft), YEAR)).toEqual(draft);
});

test('assumptions that equal the defaults stay defaults', () => {
  expect(readOutlookFragment(fragmentOf(initialDraft), YEAR)).toEqual(initialDraft);
});

test('a year later, the link still means the same birth year', () => {
  const fragment = fragmentOf(initialDraft);
  const read = readOutlookFragment(fragment, YEAR + 1);
  expect(read).toMatchObject({ changes: { birthYear: 1991 } });
});

test('assumptions that a link lacks get their defaults', () => {
  expect(readOutlookFragment(resultFragment(defaultInputs), YEAR)).toEqual(initialDraft);
  expect(readOutlookFragment(resultFragment(defaultInputs, [5_000, 90]), YEAR)).toMatchObject({
    changes: { monthlySpending: 5_000, planAge: 90 },
  });
});

test('a retired visitor opens the link as retired', () => {
  const draft: PlanDraft = { inputs: { ...defaultInputs, currentAge: 70 }, changes: {}, isRetired: true };
  expect(readOutlookFragment(fragmentOf(draft), YEAR)).toMatchObject({
    inputs: { currentAge: 70, retirementAge: 70 },
    isRetired: true,
  });
});

test('a visitor who still works and would stop today opens the link as working', () => {
  const inputs = { ...defaultInputs, currentAge: 60, retirementAge: 60 };
  const draft: PlanDraft = { ...initialDraft, inputs };
  const fragment = fragmentOf(draft);
  expect(fragment).toContain('&working');
  const report = createLinkReport();
  expect(readOutlookFragment(fragment, YEAR, report)).toEqual(draft);
  expect(describeReport(report)).toBeNull();
});

test.each([
  ['that is cut off', '#plan=35.65.50000'],
  ['of text', '#plan=35.65.50000.500.70000.7&assume=<'],
])('a link %s is unreadable', (_, fragment) => {
  expect(readOutlookFragment(fragment, YEAR)).toBe('unreadable');
});

const linked = '#plan=35.65.50000.500.70000.7';

test.each([
  [
    'an income of $3 million',
    '#plan=35.65.50000.500.3000000.7',
    { inputs: { annualIncome: 2_000_000 } },
    'Changed: Annual Income to $2,000,000.',
  ],
  [
    'an age of 120',
    '#plan=120.120.50000.500.70000.7',
    { inputs: { currentAge: 95, retirementAge: 95 }, isRetired: true },
    'Changed: Current Age to 95, Target Retirement Age to 95.',
  ],
  [
    'a retirement age of 90',
    '#plan=35.90.50000.500.70000.7',
    { inputs: { retirementAge: 85 } },
    'Changed: Target Retirement Age to 85.',
  ],
  [
    'a retirement age that has passed',
    '#plan=30.25.50000.500.70000.7',
    { inputs: { currentAge: 30, retirementAge: 30 }, isRetired: true },
    'Changed: Target Retirement Age to 30.',
  ],
  [
    'a plan age of 120',
    `${linked}&assume=5000.120.12`,
    { changes: { monthlySpending: 5_000, planAge: 110 } },
    'Changed: Plan to Age to 110.',
  ],
  [
    'no plan age',
    `${linked}&assume=5000.x.15`,
    { changes: { monthlySpending: 5_000, volatility: 15 } },
    'Ignored: Plan to Age.',
  ],
  [
    'more numbers than this release knows',
    `${linked}&assume=5000.95.12.2_5.80.50.1991.x.x.x.1.7.8`,
    { changes: { monthlySpending: 5_000 } },
    'Ignored: later numbers.',
  ],
])('a link with %s opens and says what it changed', (_, fragment, expected, notice) => {
  const report = createLinkReport();
  expect(readOutlookFragment(fragment, YEAR, report)).toMatchObject(expected);
  expect(describeReport(report)).toBe(notice);
});

test('a link of an earlier release has a first death of the visitor, and a new one names who dies first', () => {
  const early = '#plan=50.65.200000.900.90000.7&partner=62.x.20000.x.x.x&firstDeathAge=80';
  const draft = readOutlookFragment(early, YEAR) as PlanDraft;
  expect(draft.changes).toMatchObject({ firstDeath: 'self', firstDeathAge: 80 });
  const { firstDeath: _self, ...changes } = draft.changes;
  const older = { ...draft, changes };
  const link = outlookFragment({ ...completePlan(older, YEAR), isRetired: false });
  expect(link).toContain('&firstDeath=older&firstDeathAge=80');
  expect(readOutlookFragment(link, YEAR)).toMatchObject({ changes: { firstDeathAge: 80 } });
  expect((readOutlookFragment(link, YEAR) as PlanDraft).changes).not.toHaveProperty('firstDeath');
});

test('a link keeps a desired age that is before the ages of the calculator', () => {
  const report = createLinkReport();
  const draft = readOutlookFragment('#plan=35.37.50000.500.70000.7', YEAR, report);
  expect(draft).toMatchObject({ inputs: { retirementAge: 37 }, isRetired: false });
  expect(describeReport(report)).toBeNull();
});

test('other fragments contain no plan', () => {
  expect(readOutlookFragment('#assumptions', YEAR)).toBeNull();
});

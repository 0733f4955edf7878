import { expect, test } from 'vitest';
import { initialDraft, type PlanDraft } from '../../../numbers/plan-draft.ts';
import { exclusionsOf } from './exclusions.ts';
import { inclusionsOf } from './inclusions.ts';
import type { Outcome } from './outcome.ts';

/** The outcome of a visitor who could stop before Medicare begins. */
const before65: Outcome = { isRetired: false, age: 63, lastAge: 85, chance: 0.7 };

test('the answer for the default numbers includes nothing', () => {
  expect(inclusionsOf(initialDraft)).toEqual([]);
});

test.each(exclusionsOf(initialDraft, before65))(
  '“$name” moves from the list of what is left out to the inclusions, and its removal restores the draft',
  ({ id, included }) => {
    expect(inclusionsOf(included)).toMatchObject([{ id, without: initialDraft }]);
    expect(exclusionsOf(included, before65).map((exclusion) => exclusion.id)).not.toContain(id);
  },
);

test('an inclusion is removed without changing the others', () => {
  const changes = {
    preTaxShare: 50,
    stateTax: 5,
    benefitCut: { fromYear: 2035, percentPaid: 80 },
    planAge: 90,
  };
  const inclusions = inclusionsOf({ ...initialDraft, changes });
  expect(inclusions.map(({ phrase }) => phrase)).toEqual([
    'Social Security at 80% from 2035',
    'federal income tax, with about half of the savings in a 401(k) or traditional IRA',
  ]);
  expect(inclusions.map(({ without }) => without.changes)).toEqual([
    { preTaxShare: 50, stateTax: 5, planAge: 90 },
    { benefitCut: { fromYear: 2035, percentPaid: 80 }, planAge: 90 },
  ]);
});

const idsOf = (draft: PlanDraft, outcome: Outcome) => exclusionsOf(draft, outcome).map(({ id }) => id);

test.each([
  [64, true],
  [65, false],
  [null, false],
])('health insurance is left out of an answer of %s: %s', (age, isLeftOut) => {
  expect(idsOf(initialDraft, { ...before65, age }).includes('health-insurance')).toBe(isLeftOut);
});

test.each([
  [60, true],
  [65, false],
])('health insurance is left out once retired at %i: %s', (currentAge, isLeftOut) => {
  const draft = { ...initialDraft, inputs: { ...initialDraft.inputs, currentAge }, isRetired: true };
  const retired = { ...before65, isRetired: true, age: null };
  expect(idsOf(draft, retired).includes('health-insurance')).toBe(isLeftOut);
});

test('wages that grow are left out only of an estimated benefit that they change', () => {
  expect(idsOf(initialDraft, before65)).toContain('wage-growth');
  const known = { ...initialDraft, changes: { knownBenefit: 2_000 } };
  const older = { ...initialDraft, inputs: { ...initialDraft.inputs, currentAge: 60 } };
  for (const draft of [known, older]) expect(idsOf(draft, before65)).not.toContain('wage-growth');
});

import { defaultInputs, exclusionsOf, newPartner, type Partner, withChanges } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { initialDraft, type PlanDraft } from '../../../numbers/plan-draft.ts';
import { answerOfDraft } from '../outlook-results.ts';
import { inclusionsOf, listRows } from './inclusions.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** The outcome of a visitor who could stop before Medicare begins. */
const before65: Outcome = {
  isRetired: false,
  age: 63,
  lastAge: 85,
  spendable: null,
  needsHealthInsurance: true,
};

test('the answer for the default numbers includes nothing', () => {
  expect(inclusionsOf(initialDraft)).toEqual([]);
});

test.each(exclusionsOf(initialDraft, before65))(
  '“$condition” moves from the list of what is left out to the inclusions, and its removal restores the draft',
  ({ id, included }) => {
    expect(inclusionsOf(included)).toMatchObject([{ id, without: initialDraft }]);
    expect(exclusionsOf(included, before65).map((exclusion) => exclusion.id)).not.toContain(id);
  },
);

test.each([
  [false, 900, '$900 a month per person'],
  [true, 1_400, '$1,400 a month per person before tax credits'],
])('the row of health insurance, by income: %s, adds %i and says “%s”', (byIncome, healthPremium, text) => {
  const draft = withChanges(initialDraft, { healthPremiumByIncome: byIncome });
  const row = exclusionsOf(draft, before65).find(({ id }) => id === 'healthPremium');
  expect(row?.condition.endsWith(`, by our estimate ${text}`)).toBe(true);
  expect(row?.included.changes).toEqual({ healthPremium, healthPremiumByIncome: byIncome });
});

test('an inclusion is removed without changing the others', () => {
  const changes = {
    preTaxShare: 50,
    stateTax: 5,
    benefitCut: { fromYear: 2035, percentPaid: 80 },
    planAge: 90,
  };
  const inclusions = inclusionsOf({ ...initialDraft, changes });
  expect(inclusions.map(({ id }) => id)).toEqual(['benefitCut', 'preTaxShare', 'stateTax']);
  expect(inclusions.map(({ without }) => without.changes)).toEqual([
    { preTaxShare: 50, stateTax: 5, planAge: 90 },
    { benefitCut: { fromYear: 2035, percentPaid: 80 }, planAge: 90 },
    { benefitCut: { fromYear: 2035, percentPaid: 80 }, preTaxShare: 50, planAge: 90 },
  ]);
});

const idsOf = (draft: PlanDraft, outcome: Outcome) => exclusionsOf(draft, outcome).map(({ id }) => id);

const partner: Partner = { ...newPartner(defaultInputs), currentAge: 60 };

test.each<[string, PlanDraft['inputs'], Partner | null, boolean]>([
  ['someone who could stop at 64', { ...defaultInputs, currentSavings: 300_000 }, null, true],
  ['someone who could stop at 69', defaultInputs, null, false],
  ['a retired visitor of 60', { ...defaultInputs, currentAge: 60 }, null, true],
  ['a retired visitor of 65', { ...defaultInputs, currentAge: 65 }, null, false],
  ['a retired visitor of 70 with a partner of 60', { ...defaultInputs, currentAge: 70 }, partner, true],
  [
    'a retired visitor of 70 with a partner of 66',
    { ...defaultInputs, currentAge: 70 },
    { ...partner, currentAge: 66 },
    false,
  ],
  [
    'a retired visitor of 70 with a partner of 60 who works until 65',
    { ...defaultInputs, currentAge: 70 },
    { ...partner, annualIncome: 30_000, retirementAge: 65 },
    false,
  ],
])('health insurance is offered to %s: %3$s', (_, inputs, other, isOffered) => {
  const draft = { inputs, changes: { partner: other }, isRetired: inputs.currentAge >= 60 };
  expect(idsOf(draft, outcomeOf(answerOfDraft(draft, 2026))).includes('healthPremium')).toBe(isOffered);
});

test('wage growth is offered only for an estimated benefit before 60', () => {
  expect(idsOf(initialDraft, before65)).toContain('wageGrowth');
  const known = { ...initialDraft, changes: { knownBenefit: 2_000 } };
  const older = { ...initialDraft, inputs: { ...initialDraft.inputs, currentAge: 60 } };
  for (const draft of [known, older]) expect(idsOf(draft, before65)).not.toContain('wageGrowth');
});

test('the removal of an earnings record removes all of its amounts', () => {
  const changes = { knownBenefit: 2_500, knownBenefitStop: 65, benefitIfStopped: 1_800, planAge: 90 };
  const [record] = inclusionsOf({ ...initialDraft, changes });
  expect(record).toMatchObject({ id: 'benefitIfStopped', without: { changes: { planAge: 90 } } });
  expect(Object.keys(record?.without.changes ?? {})).toEqual(['planAge']);
});

test('a row keeps its place and its name when its switch is turned on, and a partner is not a row', () => {
  const changes = { partner, knownBenefit: 2_500, knownBenefitStop: 65, benefitIfStopped: 1_800 };
  const off = listRows({ ...initialDraft, changes }, before65);
  expect(off.map(({ id }) => id)).toEqual([
    'benefitCut',
    'preTaxShare',
    'healthPremium',
    'spendingCut',
    'benefitIfStopped',
  ]);
  for (const { id, name, other, isSwitch } of off.filter((row) => row.isSwitch)) {
    const on = listRows(other, before65);
    expect(on.map((row) => row.id)).toEqual(off.map((row) => row.id));
    expect(on.find((row) => row.id === id)).toMatchObject({ name, isIncluded: true, isSwitch });
  }
});

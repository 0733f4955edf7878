import type { Partner } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { completePlan, initialDraft, type PlanDraft } from '../../../numbers/plan-draft.ts';
import { planYearsAt } from '../outlook-results.ts';
import {
  benefitText,
  type IncomeMonth,
  incomeMonths,
  incomeParts,
  isSurplus,
  remainderText,
} from './income-parts.ts';

const YEAR = 2026;
const none = { socialSecurity: 0, pay: 0, otherIncome: 0, spending: 0 };
const monthOf = (month: Partial<IncomeMonth>): IncomeMonth => ({ ...none, age: 65, ...month });

test('the parts of the income are rounded like all amounts and add up to the spending', () => {
  expect(incomeParts(1_613.7, { ...none, socialSecurity: 2_264.4, spending: 4_430 })).toEqual({
    savings: 1_610,
    socialSecurity: 2_260,
    otherIncome: 0,
    spending: 4_430,
    missing: 560,
    leftOver: 0,
  });
});

test('income above the spending is left over', () => {
  const month = { ...none, socialSecurity: 1_106, pay: 500, otherIncome: 400, spending: 5_000 };
  expect(incomeParts(4_004, month)).toMatchObject({ otherIncome: 900, missing: 0, leftOver: 1_010 });
});

test('amounts above $10,000 are rounded like everywhere else', () => {
  expect(incomeParts(4_004, { ...none, socialSecurity: 2_006, spending: 12_340 })).toMatchObject({
    spending: 12_300,
    missing: 6_290,
  });
});

test.each([
  [[[65, 2_264]], '$2,260'],
  [[[65, 0]], '$0'],
  [
    [
      [45, 0],
      [62, 2_311],
    ],
    '$2,310 from 62',
  ],
  [
    [
      [62, 0],
      [65, 2_000],
      [70, 3_500],
    ],
    '$2,000 from 65 ($3,500 from 70)',
  ],
] as const)('Social Security of %j is named %s', (amounts, text) => {
  expect(benefitText(amounts.map(([age, socialSecurity]) => monthOf({ age, socialSecurity })))).toBe(text);
});

test.each([
  [[[65, 3_400, 5_000]], 'missing $600 of the $5,000 you’d spend'],
  [[[65, 4_000, 5_000]], 'exactly the $5,000 you’d spend'],
  [
    [
      [45, 0, 3_000],
      [62, 2_750, 3_000],
    ],
    'missing $2,000 until 62, then $750 more than the $3,000 you’d spend',
  ],
  [
    [
      [60, 2_000, 3_000],
      [77, 2_300, 3_000],
    ],
    'just enough until 77, then $300 more than the $3,000 you’d spend',
  ],
  [
    [
      [62, 0, 3_000],
      [65, 1_000, 3_000],
      [70, 1_500, 3_000],
    ],
    'missing $2,000 at first, from 70 on missing $500 of the $3,000 you’d spend',
  ],
  [
    [
      [62, 0, 3_000],
      [65, 1_000, 1_900],
    ],
    'missing $2,000 of the $3,000 you’d spend at first, from 65 on $100 more than the $1,900 you’d spend',
  ],
] as const)('what is missing of %j is named %s', (amounts, text) => {
  const months = amounts.map(([age, socialSecurity, spending]) => monthOf({ age, socialSecurity, spending }));
  expect(remainderText(1_000, months)).toBe(text);
});

test.each([
  [[4_000], true],
  [[4_000, 3_000], true],
  [[3_000, 4_000], false],
  [[4_000, 2_000], false],
])('with pay of %j, the income is a surplus: %s', (pays, expected) => {
  const months = pays.map((pay) => monthOf({ pay, spending: 4_000 }));
  expect(isSurplus(1_000, months)).toBe(expected);
});

function monthsOf(inputs: Partial<PlanDraft['inputs']>, changes: PlanDraft['changes']) {
  const draft = { ...initialDraft, inputs: { ...initialDraft.inputs, ...inputs }, changes };
  const complete = completePlan(draft, YEAR);
  return incomeMonths(planYearsAt(complete.inputs.retirementAge, complete), complete.inputs.retirementAge, 1);
}

test('the spouse’s benefit of a younger partner counts from the age at which it is paid', () => {
  const partner: Partner = {
    currentAge: 45,
    annualIncome: 0,
    retirementAge: null,
    claimingAge: null,
    knownBenefit: null,
    knownBenefitAge: null,
  };
  const inputs = { currentAge: 60, currentSavings: 300_000 };
  const [alone] = monthsOf(inputs, {});
  const [first, later, ...others] = monthsOf(inputs, { partner });
  expect(first).toMatchObject({ age: 65, socialSecurity: alone?.socialSecurity });
  expect(later?.age).toBe(77);
  expect(later?.socialSecurity).toBeGreaterThan(alone?.socialSecurity ?? Infinity);
  expect(others).toEqual([]);
});

test('the end of a partner’s pay counts before the partner’s Social Security begins', () => {
  const partner: Partner = {
    currentAge: 58,
    annualIncome: 60_000,
    retirementAge: 62,
    claimingAge: 67,
    knownBenefit: null,
    knownBenefitAge: null,
  };
  const months = monthsOf({ currentAge: 60, retirementAge: 62 }, { partner });
  expect(months.map(({ age, pay }) => [age, pay])).toEqual([
    [62, 4_000],
    [64, 0],
    [69, 0],
  ]);
  expect(benefitText(months)).toMatch(/^\$[\d,]+ \(\$[\d,]+ from 69\)$/);
});

test('the spending is that of the age: without costs that have ended, and with costs and incomes that have begun', () => {
  const flow = { every: 'month', name: '', risesWithPrices: true, toAge: null } as const;
  const [month] = monthsOf(
    { currentAge: 45 },
    {
      monthlySpending: 5_620,
      cashFlows: [
        { ...flow, kind: 'cost', amount: 1_600, fromAge: 45, toAge: 60, partOfSpending: 'until-age' },
        { ...flow, kind: 'cost', amount: 300, fromAge: 62 },
        { ...flow, kind: 'cost', amount: 700, fromAge: 70 },
        { ...flow, kind: 'income', amount: 900, fromAge: 62 },
      ],
    },
  );
  expect(month).toMatchObject({ age: 65, spending: 4_320, otherIncome: 900 });
});

import { type CashFlow, defaultInputs, type Inputs } from '@whenabouts/core';
import { plainText } from '@whenabouts/view/sentence';
import { expect, test } from 'vitest';
import { sampleMortgage, samplePartner, samplePension } from '../../../../test/example-results.ts';
import { withKnownBenefit } from '../../../numbers/known-benefit.ts';
import { completePlan, type PlanDraft } from '../../../numbers/plan-draft.ts';
import { type ChartedChoice, outlookAnswer } from '../outlook-results.ts';
import { goalSentence } from './goal-sentence.ts';

function goalOf(
  inputs: Partial<Inputs>,
  rest: Partial<PlanDraft> = {},
  choice: ChartedChoice = 'answer',
): string {
  const draft = { inputs: { ...defaultInputs, ...inputs }, changes: {}, isRetired: false, ...rest };
  const answer = outlookAnswer({ ...completePlan(draft, 2026), isRetired: draft.isRetired, choice });
  return plainText(goalSentence(answer));
}

test('the goal names the age, the chance and the spending behind the answer', () => {
  expect(goalOf({})).toBe(
    'At 69, your money lasts to 95 in at least 8 out of 10 futures, on $4,430 a month in today’s dollars, what you live on today (taxes left out), $3,030 of it from Social Security.',
  );
});

test.each([
  ['a pension that is paid by then', [{}], ' and $500 from your pension.'],
  ['one that begins later', [{ fromAge: 72 }], ' and $500 from your pension once you are 72.'],
  [
    'one that has lost value by then',
    [{ fromAge: 60, risesWithPrices: false }],
    ' and $400 from your pension.',
  ],
  [
    'one that loses value from then on',
    [{ fromAge: 69, risesWithPrices: false }],
    ' and $500 from your pension.',
  ],
  [
    'more than is spent',
    [{ amount: 9_000 }],
    ' once you are 62 and $3,170 from your pension once you are 65.',
  ],
  ['another name', [{ name: 'VA benefit' }], ' and $500 from VA benefit.'],
  ['two', [{}, { name: 'Rent', amount: 300 }], ' and up to $800 from other income.'],
  ['one that has ended', [{ fromAge: 40, toAge: 50 }], '.'],
  ['one that is paid once', [{ every: 'once' as const }], '.'],
])('the goal names income besides Social Security: %s', (_, changes, end) => {
  const cashFlows = changes.map((change) => ({ ...samplePension, ...change }));
  expect(goalOf({}, { changes: { monthlySpending: 5_000, cashFlows } })).toContain(
    ` of it from Social Security${end}`,
  );
});

test('the goal of a couple names a partner’s pension at the visitor’s age', () => {
  const partner = samplePartner({ currentAge: 30, annualIncome: 0 });
  const pension = { ...samplePension, fromAge: 70, owner: 'partner', agesOf: 'owner' } as const;
  expect(goalOf({}, { changes: { partner, cashFlows: [pension] } })).toContain(
    ' of it from Social Security once you both receive it and $500 from your partner’s pension once you are 75. ',
  );
});

test('the goal names the first death as the end if it is after the plan age', () => {
  const partner = samplePartner({ currentAge: 35, annualIncome: 0 });
  expect(goalOf({}, { changes: { partner, planAge: 80 } })).toMatch(
    /, your money lasts until you die at 85 in at least 8 out of 10 futures, .* once you both receive it\.$/,
  );
});

test('the goal of a couple names the age of the younger one, and the death of the older one', () => {
  const partner = samplePartner({ currentAge: 56, annualIncome: 0 });
  expect(goalOf({}, { changes: { partner } })).toMatch(
    / until you are 95 in .* If your partner dies at 85, you spend 75% of what you spent together\.$/,
  );
  expect(goalOf({}, { changes: { partner, firstDeath: 'self' } })).toMatch(
    / until you would be 95 in .* If you die at 85, your partner spends 75% of what you spent together\.$/,
  );
});

test('the goal names a target of 95% as 95 out of 100', () => {
  expect(goalOf({}, { changes: { targetChance: 95 } })).toMatch(/ in at least 95 out of 100 futures, /);
});

test('the goal says that the spending is lower in bad years', () => {
  expect(goalOf({}, { changes: { spendingCut: 10 } })).toContain(
    ', on $4,430 a month in today’s dollars, what you live on today (taxes left out), 10% less in bad years, $',
  );
});

test('the goal names the chance if it exceeds the target', () => {
  const late = { currentAge: 63, currentSavings: 20_000, annualIncome: 60_000, monthlySavings: 100 };
  expect(goalOf(late)).toMatch(/^At 7\d, .* in 9 out of 10 futures \(your goal: 8 out of 10\), /);
  const inputs = { currentSavings: 20_000_000 };
  expect(goalOf(inputs)).toMatch(
    /^At 35, your money lasts to 95 in more than 99 out of 100 futures \(your goal: 8 out of 10\), on \$4,430 /,
  );
  expect(goalOf({ ...inputs, currentSavings: 1_950_000 })).toMatch(
    /^At 35, .* in at least 8 out of 10 futures, /,
  );
  expect(goalOf(inputs, { isRetired: true })).toMatch(/ in at least 8 out of 10 futures, /);
});

test('the goal names no age if no age reaches the target', () => {
  const changes = { monthlySpending: 12_000 };
  expect(goalOf({ currentSavings: 0, monthlySavings: 0 }, { changes })).toMatch(
    /^The goal: your money lasts to 95 in at least 8 out of 10 futures, on \$12,000 a month/,
  );
});

test('the goal names the benefit at its age, even if the charts show another age or no age reaches the target', () => {
  expect(goalOf({}, {}, 'desired')).toBe(goalOf({}));
  expect(goalOf({}, { changes: { monthlySpending: 30_000 } })).toMatch(
    /\$3,240 of it from Social Security\.$/,
  );
});

test('spending nothing leaves nothing for Social Security to pay', () => {
  expect(goalOf({}, { changes: { monthlySpending: 0 } })).toMatch(
    /, on \$0 a month in today’s dollars \(taxes left out\)\.$/,
  );
});

test('a benefit that starts after the last day of work is named with its age', () => {
  const changes = { monthlySpending: 2_000 };
  expect(goalOf({ currentAge: 60, currentSavings: 1_000_000 }, { changes })).toMatch(
    /^At 60, .* of it from Social Security once you are 62\.$/,
  );
});

test('the goal says that its spending is after federal income tax once tax is calculated', () => {
  expect(goalOf({}, { changes: { preTaxShare: 0 } })).toContain(
    ', on $4,430 a month after federal income tax, in today’s dollars, what you live on today, $3,030 of it from Social Security.',
  );
});

test('the goal has the benefit after a cut that applies by its age', () => {
  const changes = { benefitCut: { fromYear: 2033, percentPaid: 78 } };
  // 78% of $3,239 at 71.
  expect(goalOf({}, { changes })).toContain('At 71, ');
  expect(goalOf({}, { changes })).toMatch(/, \$2,530 of it from Social Security\.$/);
});

test.each([
  // 78% of $2,000.
  { spending: 4_000, clause: '$2,000 of it from Social Security, $1,560 from 2033' },
  { spending: 1_800, clause: 'all of it from Social Security, $1,560 from 2033' },
  { spending: 1_560, clause: 'all of it from Social Security' },
  { spending: 1_500, clause: 'all of it from Social Security' },
])(
  'the goal names a later benefit cut only if it pays for less of a spending of $spending',
  ({ spending, clause }) => {
    const retired: PlanDraft = {
      inputs: { ...defaultInputs, currentAge: 67, currentSavings: 500_000 },
      changes: { monthlySpending: spending, benefitCut: { fromYear: 2033, percentPaid: 78 } },
      isRetired: true,
    };
    const draft = withKnownBenefit(retired, 2_000, 2026);
    expect(goalOf(draft.inputs, draft)).toContain(`, ${clause}.`);
  },
);

test('the goal names what is spent after the stop if a cost in the spending ends by then', () => {
  expect(goalOf({}, { changes: { monthlySpending: 6_000, cashFlows: [sampleMortgage] } })).toContain(
    ', on $4,400 a month in today’s dollars (taxes left out), after $1,600 of today’s $6,000 has ended, $2,',
  );
});

test('the goal names what is spent once costs in the spending have ended after the stop', () => {
  const later = { ...sampleMortgage, toAge: 80 };
  const rent = { ...sampleMortgage, name: 'Rent', amount: 400, toAge: 75 };
  const beforePartner = { ...later, amount: 500 };
  const goal = (cashFlows: readonly CashFlow[], changes: PlanDraft['changes'] = {}) =>
    goalOf({}, { changes: { monthlySpending: 4_430, cashFlows, ...changes } });
  expect(goal([later])).toMatch(
    /, on \$4,430 a month in .* Social Security\. You spend \$2,830 a month from 80 on, in today’s dollars, as costs of today end\.$/,
  );
  expect(goal([later, rent, { ...sampleMortgage, toAge: 45 }])).toMatch(
    / on \$2,830 a month .* You spend \$2,430 a month from 75 on, \$830 a month from 80 on, in today’s dollars, as costs of today end\.$/,
  );
  const partner = samplePartner({ currentAge: 35 });
  expect(goal([beforePartner], { partner })).toMatch(
    /\. You spend \$3,930 a month from 80 on, in today’s dollars, as costs of today end\. If you die at 85, /,
  );
  for (const cost of [
    { ...later, amount: 0 },
    { ...later, toAge: 95 },
    { ...later, toAge: null },
    { ...later, toAge: null, partOfSpending: 'until-stop' as const },
    { ...later, partOfSpending: 'from-stop' as const },
  ])
    expect(goal([cost])).not.toContain('You spend');
});

test('the goal says where a default spending comes from, and that of a couple is what both live on', () => {
  expect(goalOf({ annualIncome: 45_000, monthlySavings: 0 })).toContain(
    ', on $3,000 a month in today’s dollars, 80% of what you earn today (taxes left out), ',
  );
  const partner = samplePartner({ currentAge: 35, annualIncome: 60_000 });
  expect(goalOf({}, { changes: { partner } })).toContain(
    ' in today’s dollars, what you both live on today (',
  );
  expect(goalOf({}, { changes: { monthlySpending: 4_000 } })).toContain(
    ', on $4,000 a month in today’s dollars (',
  );
});

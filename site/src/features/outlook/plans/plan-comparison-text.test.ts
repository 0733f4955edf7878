import { formatDollars } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import { expect, test } from 'vitest';
import { retiredPlan, samplePlan } from '../../../../test/samples.ts';
import { draftOfPlan } from '../../../numbers/plan-draft.ts';
import { answerOfDraft } from '../outlook-results.ts';
import { describeAnswer, describeSavings } from './plan-comparison-text.ts';

const plan = (name: string, changes: Partial<Plan>) => samplePlan({ name, ...changes });
const first = plan('By the sea', {});

test('savings are compared in today’s dollars, even though the other plan has more future dollars', () => {
  // $1,324,783 and $1,015,810 in future dollars.
  expect(describeSavings(plan('Late', { retirementAge: 70 }), first)).toMatch(
    /^Its savings reach \$6\d\d,000 in today’s dollars at 70, \$1\d\d,000 more than “By the sea” at 65\.$/,
  );
  expect(describeSavings(plan('Less', { monthlySavings: 400 }), first)).toBe(
    'Its savings reach $426,000 in today’s dollars at 65, $58,000 less than “By the sea” at 65.',
  );
});

test('equal savings are called equal', () => {
  expect(describeSavings(first, first)).toContain('at 65, as much as “By the sea” at 65.');
});

test('ages are compared with the first plan, which is named', () => {
  const answer = (changes: Partial<Plan>) => answerOfDraft(draftOfPlan(plan('x', changes), 2026), 2026);
  const early = answer({ monthlySavings: 2_500 });
  const age = early.solution.value ?? 0;
  expect(describeAnswer('“Huge”', answer({}), '“Early”', early)).toBe(
    `“Huge”, compared with “Early”: stop ${69 - age} years later (69 instead of ${age}).`,
  );
  expect(describeAnswer('“Same”', early, '“Early”', early)).toBe(
    `“Same”, compared with “Early”: stop at the same age, ${age}.`,
  );
  const never = answer({ currentSavings: 0, monthlySavings: 0, assumptions: { monthlySpending: 9000 } });
  expect(describeAnswer('“Never”', never, '“Early”', early)).toBe(
    '“Never”, compared with “Early”: no retirement age reaches its goal.',
  );
  expect(describeAnswer('“Early”', early, '“Never”', never)).toBe(
    `“Early”, compared with “Never”: stop at ${age} instead of at no age.`,
  );
});

test('what can be spent once retired is compared, or named where only one has retired', () => {
  const answer = (changes: Plan) => answerOfDraft(draftOfPlan(changes, 2026), 2026);
  const [working, retired] = [answer(first), answer(retiredPlan())];
  const spend = `you can spend ${formatDollars(retired.spendable ?? 0)} a month in today’s dollars`;
  expect(describeAnswer('“B”', retired, '“A”', retired)).toBe(`“B”, compared with “A”: ${spend} as well.`);
  expect(describeAnswer('“B”', retired, '“A”', { ...retired, spendable: 2_000 })).toBe(
    `“B”, compared with “A”: ${spend} instead of $2,000.`,
  );
  expect(describeAnswer('“B”', retired, '“A”', working)).toBe(`“B”, compared with “A”: retired, ${spend}.`);
  expect(describeAnswer('“B”', working, '“A”', retired)).toBe(
    '“B”, compared with “A”: stop at 69 instead of being retired.',
  );
});

test('a comparison of ages names the households that differ', () => {
  const answer = (assumptions: Plan['assumptions']) =>
    answerOfDraft(draftOfPlan(plan('x', { assumptions }), 2026), 2026);
  const cut = answer({ benefitCut: { fromYear: 2033, percentPaid: 78 } });
  const taxed = answer({ preTaxShare: 100 });
  expect(describeAnswer('“Taxed”', taxed, '“Cut”', cut)).toMatch(
    /\), with federal income tax on savings that are mostly in a 401\(k\) or traditional IRA, without Social Security cut to 78% from 2033\.$/,
  );
});

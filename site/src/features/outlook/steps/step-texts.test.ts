import { newPartner, type Step } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { completePlan, initialDraft, type PlanDraft } from '../../../numbers/plan-draft.ts';
import { formatMonths, reasonOf, stepText, summaryOf, timeText } from './step-texts.ts';
import { firstSteps, solveNextSteps } from './use-next-steps.ts';

const draftOf = (inputs: Partial<PlanDraft['inputs']>, changes: PlanDraft['changes'] = {}): PlanDraft => ({
  ...initialDraft,
  inputs: { ...initialDraft.inputs, ...inputs },
  changes,
});
const single = draftOf({
  currentAge: 55,
  currentSavings: 250_000,
  monthlySavings: 800,
  annualIncome: 75_000,
});
const drafts = {
  single,
  couple: draftOf(
    { currentAge: 58, currentSavings: 420_000, monthlySavings: 1_500, annualIncome: 80_000 },
    { partner: { ...newPartner({ currentAge: 56 }), annualIncome: 45_000 } },
  ),
  'a young person without savings': draftOf({ currentSavings: 0, monthlySavings: 0, annualIncome: 36_000 }),
  'someone who can stop today': draftOf({ currentAge: 60, currentSavings: 2_000_000 }),
  'someone without pay': draftOf(
    { currentAge: 50, currentSavings: 20_000, annualIncome: 0, monthlySavings: 0 },
    { monthlySpending: 2_500 },
  ),
  'a retiree': { ...draftOf({ currentAge: 68, currentSavings: 420_000 }), isRetired: true },
} as const;

const stepsOf = (draft: PlanDraft) =>
  solveNextSteps({ ...completePlan(draft, 2026), isRetired: draft.isRetired });
const partsOf = (step: Step, steps: readonly Step[]) => {
  const text = stepText(step);
  return [
    text.title,
    text.text,
    text.cost,
    ...text.page,
    timeText(step, text) ?? '',
    summaryOf(step),
    reasonOf(step, steps),
  ];
};

test.each(Object.entries(drafts))(
  'the steps of %s are complete sentences that say nothing one must do',
  (_, draft) => {
    const steps = stepsOf(draft);
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) {
      const text = partsOf(step, steps).join('\n');
      expect(text).not.toMatch(/undefined|NaN|null|\{|\bmust\b|\bshould\b|\bhave to\b|\bneed to\b/);
      expect(stepText(step).text).toMatch(/^[A-Z].*\.$/);
    }
  },
);

test('the steps of a single say what they gain, cost and when they are due', () => {
  const steps = stepsOf(single);
  const [record, match, spending] = steps as [Step, Step, Step];
  const plain = (step: Step) => partsOf(step, steps).map((part) => part.replaceAll('\u00a0', ' '));
  expect(plain(record)).toEqual([
    'Check your Social Security record',
    'Our estimate of $2,965 a month counts today’s pay in every year from 22 on. With half of that pay until 40, it would be $2,749, and you could stop about 7 months later. Mistakes in your record can be corrected.',
    'Nothing.',
    'Social Security: your account',
    'https://www.ssa.gov/myaccount/',
    expect.stringMatching(
      /^By April 15, \d{4}, the last day to correct the pay of \d{4} without a special reason\.$/,
    ),
    'By April 15 · may mean that you could stop 7 months later',
    'The answer is free, and no other question that is open now moves this plan more.',
  ]);
  expect(plain(match)[6]).toBe('Now · you could stop 5 months earlier');
  expect(plain(spending).slice(0, 3)).toEqual([
    'Plan to spend $450 less a month',
    'With $4,050 instead of $4,500 a month in retirement, in today’s dollars, you could stop about 1 year 6 months earlier.',
    '$450 a month that you would not spend in retirement.',
  ]);
});

test('a step that lets the money last longer names both ages', () => {
  const retiree = (changes: PlanDraft['changes']) => {
    const draft = { ...drafts['a retiree'], changes: { monthlySpending: 5_000, ...changes } };
    const spending = stepsOf(draft).find(({ id }) => id === 'spending') as Step;
    return summaryOf(spending);
  };
  expect(retiree({})).toMatch(/^Now · your money lasts to 9\d instead of 8\d in 8 out of 10 futures$/);
  const partner = { ...newPartner({ currentAge: 66 }), annualIncome: 0 };
  expect(retiree({ partner, monthlySpending: 7_000, targetChance: 90 })).toMatch(
    /^Now · your money lasts until the younger of you is \d\d instead of \d\d in 9 out of 10 futures$/,
  );
});

test('the list has three steps that are not done, and those that are done before them', () => {
  const steps = stepsOf(single);
  const ids = (done: readonly Step['id'][]) => firstSteps(steps, done).map(({ id }) => id);
  expect(ids([])).toEqual(['record', 'match', 'spending']);
  expect(ids(['match', 'check-in'])).toEqual(['record', 'match', 'spending', 'contributions']);
  expect(ids(steps.map(({ id }) => id))).toEqual(steps.map(({ id }) => id));
});

test.each([
  [1, '1 month'],
  [12, '1 year'],
  [27, '2 years 3 months'],
  [161, '13 years'],
])('%i months are %s', (months, text) => {
  expect(formatMonths(months).replaceAll('\u00a0', ' ')).toBe(text);
});

import {
  buildLifetimePlan,
  defaultAssumptions,
  defaultInputs,
  fields,
  type Inputs,
  retirementAges,
  simulateLive,
} from '@whenabouts/core';
import { expect, test } from 'vitest';
import { affordableSpending, type Lever, levers, reachesTarget } from './levers.ts';
import { type OutlookAnswer, outlookAnswer } from './outlook-results.ts';
import { completePlan, initialDraft, type PlanDraft } from './plan-draft.ts';

const YEAR = 2026;

function answerOf(draft: PlanDraft): OutlookAnswer {
  return outlookAnswer({ ...completePlan(draft, YEAR), isRetired: draft.isRetired, choice: 'desired' });
}

function draftOf(inputs: Partial<Inputs>, changes: PlanDraft['changes'] = {}): PlanDraft {
  return { ...initialDraft, inputs: { ...defaultInputs, ...inputs }, changes };
}

const named = (found: readonly Lever[], name: Lever['name']) => found.find((lever) => lever.name === name);

test('the defaults need 4 more years, or more savings, or less spending', () => {
  const found = levers(initialDraft, answerOf(initialDraft));
  expect(found.map(({ name }) => name)).toEqual(['work', 'save', 'spend', 'claim']);
  expect(named(found, 'work')?.text).toBe('Work 4 years longer, until 69.');
  expect(named(found, 'save')?.text).toMatch(/^Save \$\d+0 more a month and you could stop at 65\.$/);
  expect(named(found, 'spend')?.text).toMatch(
    / less a month in retirement, \$\d,\d00 in today’s dollars, and you could stop at 65\.$/,
  );
});

const grid = [30, 45, 58].flatMap((currentAge) =>
  [60, 65, 70].flatMap((retirementAge) =>
    [2_500, 4_000, 6_500].map((monthlySpending) => ({ currentAge, retirementAge, monthlySpending })),
  ),
);

test.each(grid)(
  '$currentAge to $retirementAge, spending $monthlySpending: each change is enough, and barely',
  (given) => {
    const { currentAge, retirementAge, monthlySpending } = given;
    const draft = draftOf({ currentAge, retirementAge, currentSavings: 150_000 }, { monthlySpending });
    const answer = answerOf(draft);
    if (reachesTarget(answer)) {
      const most = affordableSpending(answer);
      expect(reachesTarget(answerOf(draftOf(draft.inputs, { monthlySpending: most })))).toBe(true);
      return;
    }
    const found = levers(draft, answer);
    for (const { applied } of found) {
      if (applied) expect(reachesTarget(answerOf(applied))).toBe(true);
    }
    expect(named(found, 'work')?.applied?.inputs.retirementAge).toBe(firstAge(answer));
    const saved = named(found, 'save')?.applied?.inputs.monthlySavings ?? fields.monthlySavings.max;
    const lessSaved = draft.inputs.monthlySavings + (saved - draft.inputs.monthlySavings) * 0.89 - 10;
    expect(
      reachesTarget(
        answerOf(draftOf({ ...draft.inputs, monthlySavings: Math.max(lessSaved, 0) }, { monthlySpending })),
      ),
    ).toBe(false);
    const spent = named(found, 'spend')?.applied?.changes.monthlySpending ?? Number.NaN;
    const cut = (monthlySpending - spent) * 0.89 - 10;
    expect(
      reachesTarget(answerOf(draftOf(draft.inputs, { monthlySpending: monthlySpending - Math.max(cut, 0) }))),
    ).toBe(false);
  },
);

/** The first age that reaches the target, by trying them all. */
function firstAge({ inputs, assumptions, scenarioSet }: OutlookAnswer): number | undefined {
  const { min, max } = retirementAges(inputs.currentAge);
  for (let age = min; age <= max; age++) {
    const { success } = simulateLive(
      buildLifetimePlan({ ...inputs, retirementAge: age }, assumptions),
      scenarioSet,
    );
    if (success >= assumptions.targetChance / 100) return age;
  }
  return undefined;
}

test('what is out of reach is said in words, without a change to apply', () => {
  const draft = draftOf({ currentAge: 47, retirementAge: 48, currentSavings: 0 });
  const save = named(levers(draft, answerOf(draft)), 'save');
  expect(save?.text).toBe('Even saving all you earn would not get there by 48.');
  expect(save?.applied).toBeNull();
});

test('savings beyond the slider keep their number, but cannot be applied', () => {
  const draft = draftOf(
    { currentAge: 50, retirementAge: 62, annualIncome: 200_000 },
    { monthlySpending: 7_500 },
  );
  const save = named(levers(draft, answerOf(draft)), 'save');
  expect(save?.text).toMatch(/^Save \$\d,\d00 more a month/);
  expect(save?.applied).toBeNull();
});

test('a later claim is offered if it is enough, and otherwise said to fall short', () => {
  const assumptions = defaultAssumptions(defaultInputs, { year: YEAR });
  const draft = draftOf(
    { retirementAge: 66, monthlySavings: 900 },
    { claimingAge: 62, monthlySpending: assumptions.monthlySpending },
  );
  const claim = named(levers(draft, answerOf(draft)), 'claim');
  expect(claim?.text).toMatch(/Claim at|Not enough on its own|would not help/);
});

test('once retired, spending less is what is left', () => {
  const draft: PlanDraft = {
    inputs: { ...defaultInputs, currentAge: 70, currentSavings: 300_000 },
    changes: { monthlySpending: 5_000 },
    isRetired: true,
  };
  const found = levers(draft, answerOf(draft));
  expect(found.map(({ name }) => name)).toEqual(['spend']);
  expect(found[0]?.text).toContain('your money lasts to 95 in 8 of 10 futures.');
});

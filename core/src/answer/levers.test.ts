import { expect, test } from 'vitest';
import { mortgage } from '../../test/samples.ts';
import { defaultInputs, fields, type Inputs } from '../fields.ts';
import { buildLifetimePlan } from '../plan/build-plan.ts';
import { retirementAges } from '../plan/lifetime-inputs.ts';
import { completePlan, initialDraft, type PlanDraft } from '../plan/plan-draft.ts';
import { solveMonthlySpending } from '../simulation/solve.ts';
import { standardSimulator } from '../simulation/standard-simulator.ts';
import { affordableSpending, type Lever, levers, reachesTarget } from './levers.ts';
import { type OutlookAnswer, solveAnswer } from './outlook-answer.ts';

const YEAR = 2026;
const simulator = standardSimulator();

function answerOf(draft: PlanDraft): OutlookAnswer {
  const request = { ...completePlan(draft, YEAR), isRetired: draft.isRetired, choice: 'desired' } as const;
  return solveAnswer(request, simulator);
}

function draftOf(inputs: Partial<Inputs>, changes: PlanDraft['changes'] = {}): PlanDraft {
  return { ...initialDraft, inputs: { ...defaultInputs, ...inputs }, changes };
}

const named = (found: readonly Lever[], name: Lever['name']) => found.find((lever) => lever.name === name);
const appliedBy = (lever: Lever | undefined) => (lever?.isEnough ? lever.applied : null);
const textOf = (lever: Lever | undefined) => (lever?.isEnough ? lever.change + lever.effect : lever?.text);

test('the defaults need 4 more years, or more savings, or less spending', () => {
  const found = levers(initialDraft, answerOf(initialDraft), simulator);
  expect(found.map(({ name }) => name)).toEqual(['work', 'save', 'spend', 'claim']);
  expect(textOf(named(found, 'work'))).toBe('Work 4 years longer, until 69.');
  expect(textOf(named(found, 'save'))).toMatch(
    /^Save \$\d+0 a month instead of \$500 in today’s dollars and you could stop at 65\.$/,
  );
  expect(textOf(named(found, 'spend'))).toMatch(
    /^Spend \$3,\d\d0 instead of \$4,430 a month in retirement, in today’s dollars, and you could stop at 65\.$/,
  );
});

/** Each pair of an age, a stop and a spending once; with `PROPERTY_RUNS`, all three in every combination. */
const grid = [30, 45, 58].flatMap((currentAge, first) =>
  [60, 65, 70].flatMap((retirementAge, second) =>
    [2_500, 4_000, 6_500]
      .filter((_, third) => process.env.PROPERTY_RUNS || (first + second + third) % 3 === 2)
      .map((monthlySpending) => ({ currentAge, retirementAge, monthlySpending })),
  ),
);

test.each(grid)(
  '$currentAge to $retirementAge, spending $monthlySpending: each change is enough, and barely',
  (given) => {
    const { currentAge, retirementAge, monthlySpending } = given;
    const draft = draftOf({ currentAge, retirementAge, currentSavings: 150_000 }, { monthlySpending });
    const answer = answerOf(draft);
    if (reachesTarget(answer)) {
      const most = affordableSpending(answer, simulator) ?? monthlySpending;
      expect(reachesTarget(answerOf(draftOf(draft.inputs, { monthlySpending: most })))).toBe(true);
      return;
    }
    const found = levers(draft, answer, simulator);
    for (const lever of found) {
      const applied = appliedBy(lever);
      if (applied) expect(reachesTarget(answerOf(applied))).toBe(true);
    }
    expect(appliedBy(named(found, 'work'))?.inputs.retirementAge).toBe(firstAge(answer));
    const saved = appliedBy(named(found, 'save'))?.inputs.monthlySavings ?? draft.inputs.monthlySavings;
    const lessSaved = { ...draft.inputs, monthlySavings: Math.max(saved - 10, 0) };
    expect(reachesTarget(answerOf(draftOf(lessSaved, { monthlySpending })))).toBe(false);
    const spent = appliedBy(named(found, 'spend'))?.changes.monthlySpending ?? Number.NaN;
    const moreSpent = { monthlySpending: Math.min(spent + 10, monthlySpending) };
    expect(reachesTarget(answerOf(draftOf(draft.inputs, moreSpent)))).toBe(false);
  },
);

/** The first age that reaches the target, by trying them all. */
function firstAge({ inputs, assumptions }: OutlookAnswer): number | undefined {
  const { min, max } = retirementAges(inputs.currentAge);
  for (let age = min; age <= max; age++) {
    const chance = simulator.successOf(
      buildLifetimePlan({ ...inputs, retirementAge: age }, assumptions),
      assumptions.targetChance,
    );
    if (chance >= assumptions.targetChance / 100) return age;
  }
  return undefined;
}

const TOO_MUCH =
  /^Saving more is not enough: to stop at \d+ you would have to save more than is left of your pay after taxes and 30% to live on\.$/;

test.each([
  ['all pay would not be enough', { currentAge: 47, retirementAge: 48, currentSavings: 0 }, {}],
  [
    'it would take most of the pay before tax',
    { currentAge: 50, retirementAge: 62, annualIncome: 100_000, currentSavings: 100_000 },
    { monthlySpending: 8_000 },
  ],
] as const)('saving more is not offered if %s', (_, inputs, changes) => {
  const draft = draftOf(inputs, changes);
  const save = named(levers(draft, answerOf(draft), simulator), 'save');
  expect(textOf(save)).toMatch(TOO_MUCH);
  expect(save?.isEnough).toBe(false);
});

test('a lever can raise contributions beyond the end of the slider', () => {
  const draft = draftOf(
    { currentAge: 50, retirementAge: 62, annualIncome: 300_000 },
    { monthlySpending: 7_500 },
  );
  const save = named(levers(draft, answerOf(draft), simulator), 'save');
  expect(textOf(save)).toMatch(/^Save \$\d,\d\d0 a month instead of \$500/);
  expect(appliedBy(save)?.inputs.monthlySavings).toBeGreaterThan(fields.monthlySavings.max);
});

test('the lever of spending less names an amount that reads differently from the current one', () => {
  const { assumptions } = answerOf(initialDraft);
  const most = solveMonthlySpending(defaultInputs, assumptions, simulator).value ?? 0;
  const drafts = Array.from({ length: 10 }, (_, extra) => draftOf({}, { monthlySpending: most + 1 + extra }));
  const tooMuch = drafts.filter((draft) => !reachesTarget(answerOf(draft)));
  expect(tooMuch.length).toBeGreaterThan(0);
  for (const draft of tooMuch) {
    const text = textOf(named(levers(draft, answerOf(draft), simulator), 'spend')) ?? '';
    const [, less, now] = /Spend (\S+) instead of (\S+) a month/.exec(text) ?? [];
    expect(less).toMatch(/^\$\d,\d\d0$/);
    expect(less).not.toBe(now);
  }
});

test('the lever of spending less rounds like the answer', () => {
  const high = draftOf({ currentAge: 30, annualIncome: 300_000, currentSavings: 0, monthlySavings: 0 });
  const answer = answerOf(high);
  expect(answer.assumptions.monthlySpending).toBe(17_930);
  expect(textOf(named(levers(high, answer, simulator), 'spend'))).toMatch(
    /^Spend \$[\d,]+ instead of \$17,900 a month/,
  );
  const retired = {
    ...draftOf({ currentAge: 68, currentSavings: 4_000_000 }, { monthlySpending: 25_470 }),
    isRetired: true,
  };
  expect(textOf(named(levers(retired, answerOf(retired), simulator), 'spend'))).toMatch(
    /^Spend \$1\d,\d[1-9]0 instead of \$25,500 a month/,
  );
});

test('the lever of spending less names what is spent once a cost in the spending has ended', () => {
  const payment = { ...mortgage, amount: 1_600, fromAge: 35, toAge: 60 };
  const draft = draftOf({}, { monthlySpending: 6_000, cashFlows: [payment] });
  const spend = named(levers(draft, answerOf(draft), simulator), 'spend');
  const [, less = ''] =
    /^Spend \$([\d,]+) instead of \$4,400 a month in retirement/.exec(textOf(spend) ?? '') ?? [];
  expect(appliedBy(spend)?.changes.monthlySpending).toBe(Number(less.replace(',', '')) + 1_600);
});

test('a later claim is offered if it reaches the target; otherwise the text states that it is not enough', () => {
  const claimOf = (draft: PlanDraft) => named(levers(draft, answerOf(draft), simulator), 'claim');
  const claimText = (draft: PlanDraft) => textOf(claimOf(draft));
  const early = draftOf({ retirementAge: 68, monthlySavings: 600 });
  expect(claimText(early)).toBe('Claim at 69 instead of 68, and pay for the years until then from savings.');
  expect(claimOf(early)).toMatchObject({ isEnough: true, applied: { changes: { claimingAge: 69 } } });
  const helps = draftOf({ monthlySavings: 700 });
  expect(claimText(helps)).toBe(
    'Claiming Social Security at 70 instead of 65 is not enough: only 7 out of 10 futures.',
  );
  const same = draftOf({}, { monthlySpending: 4_667 });
  expect(claimText(same)).toBe(
    'Claiming Social Security at 70 instead of 65 is not enough: still 4 out of 10 futures.',
  );
  const empty = draftOf({ currentSavings: 0, monthlySavings: 0 });
  expect(claimText(empty)).toBe(
    'Claiming Social Security later than 65 would not help with these savings: they would have to pay for the years until then.',
  );
  expect(claimOf(empty)?.isEnough).toBe(false);
});

test('without Social Security there is nothing to claim later', () => {
  const draft = draftOf({}, { knownBenefit: 0 });
  expect(levers(draft, answerOf(draft), simulator).map(({ name }) => name)).toEqual([
    'work',
    'save',
    'spend',
  ]);
});

test('a lever that leaves almost nothing to spend is not offered', () => {
  const draft = draftOf({ currentAge: 47, retirementAge: 48, currentSavings: 0 });
  const spend = named(levers(draft, answerOf(draft), simulator), 'spend');
  expect(textOf(spend)).toBe('Spending less is not enough: stopping at 48 leaves next to nothing to spend.');
  expect(spend?.isEnough).toBe(false);
});

test('more spending is affordable only if it is at least ten dollars more', () => {
  for (const monthlySavings of [500, 700, 900, 1_100, 1_300]) {
    const inputs = { ...defaultInputs, monthlySavings };
    const { assumptions } = answerOf(draftOf(inputs));
    const most = solveMonthlySpending(inputs, assumptions, simulator).value ?? 0;
    const affordable = (monthlySpending: number) =>
      affordableSpending(answerOf(draftOf(inputs, { monthlySpending })), simulator);
    expect(affordable(most)).toBeNull();
    expect(affordable(most - 5)).toBeNull();
    expect(affordable(most - 10)).toBe(most);
  }
});

test('after retiring and claiming, the only lever is spending less', () => {
  const draft: PlanDraft = {
    inputs: { ...defaultInputs, currentAge: 70, currentSavings: 300_000 },
    changes: { monthlySpending: 5_000 },
    isRetired: true,
  };
  const found = levers(draft, answerOf(draft), simulator);
  expect(found.map(({ name }) => name)).toEqual(['spend']);
  expect(textOf(found[0])).toContain('your money lasts to 95 in 8 out of 10 futures.');
});

import {
  type AnswerMessages,
  answerPartText,
  answerSentences,
  answerText,
  buildLifetimePlan,
  createMarketDraws,
  createSimulator,
  defaultInputs,
  defaultsBeforeRetirement,
  expectedCut,
  type Inputs,
  type LifetimeAssumptions,
  newPartner,
  planSocialSecurity,
  solveAgeWithinPlan,
  standardDraws,
} from '@whenabouts/core';
import { describe, expect, test } from 'vitest';
import { outlook as spanish } from '../spanish/outlook.ts';
import { calculateEarliestRetirement } from './earliest-retirement.ts';

const inputsOf = (changes: Partial<Inputs>): Inputs => ({ ...defaultInputs, ...changes });

/** Returns the answer for the default inputs with these changes. */
function answerTo(inputs: Partial<Inputs>): string {
  return answerText(calculateEarliestRetirement(inputsOf(inputs), 2026));
}

test('the answer names the earliest age and the chance at the desired age', () => {
  expect(answerTo({})).toBe(
    'You could stop at 69. You’d like 65: that works in 4 out of 10 futures. You could stop at 71 if Social Security is cut as today’s law says.',
  );
});

test('the answer has the current age if the reader could stop now', () => {
  expect(answerTo({ currentAge: 60, currentSavings: 1_000_000, annualIncome: 40_000 })).toBe(
    'You could stop today, at 60. You’d like 65: that works in more than 99 out of 100 futures.',
  );
});

test('the answer joins both clauses with “and” if the desired age is the earliest one', () => {
  expect(answerTo({ retirementAge: 69 })).toBe(
    'You could stop at 69. You’d like 69, and that works in 8 out of 10 futures. You could stop at 71 if Social Security is cut as today’s law says.',
  );
});

test('without an age that reaches the target, the answer names the chance at the last age', () => {
  expect(
    answerTo({
      currentAge: 75,
      retirementAge: 76,
      currentSavings: 0,
      monthlySavings: 100,
      annualIncome: 300_000,
    }),
  ).toBe(
    'Even 85 is too early to stop. At 85, your money lasts to 95 in 1 out of 10 futures. You’d like 76: that works in fewer than 1 out of 10 futures.',
  );
});

test('without savings, the answer says that Social Security pays for it, before and after the last day of work', () => {
  expect(answerTo({ currentSavings: 0, monthlySavings: 0 })).toBe(
    'You could stop at 77: Claim Social Security of $3,240 a month in today’s dollars at 70, keep working and save it until 77. Those savings then fill the gap to 95 in 8 out of 10 futures. You’d like 65: that works in fewer than 1 out of 10 futures. You could stop at 81 if Social Security is cut as today’s law says.',
  );
});

test('the answer states that Social Security pays all spending if it does', () => {
  expect(answerTo({ annualIncome: 20_000, currentSavings: 0, monthlySavings: 0 })).toBe(
    'You could stop at 68: Social Security pays all of the $1,330 a month in today’s dollars that you’d spend. You’d like 65: that works in fewer than 1 out of 10 futures. You could stop at 72 if Social Security is cut as today’s law says.',
  );
});

test('once retired, the answer is how long the money lasts', () => {
  const answer = calculateEarliestRetirement(inputsOf({ currentAge: 66, retirementAge: 67 }), 2026);
  const retired = { ...answer, isRetired: true, desiredChance: 0.75, afterCut: { value: null, chance: 0.6 } };
  expect(answerText(retired)).toBe(
    'Your money lasts to 95 in 7 out of 10 futures. That is on $4,430 a month in today’s dollars, Social Security included, taxes left out. Your money lasts in 6 out of 10 futures if Social Security is cut as today’s law says.',
  );
});

describe('a couple whose reader dies at 85', () => {
  const rules = { buildPlan: buildLifetimePlan, planBenefit: planSocialSecurity };
  const answerFor = (partnerAge: number, inputs: Partial<Inputs>) =>
    calculateEarliestRetirement(inputsOf(inputs), 2026, {
      ...rules,
      changes: { partner: newPartner({ currentAge: partnerAge }) },
    });

  test('can work until then', () => {
    const answer = answerFor(35, {
      currentSavings: 0,
      monthlySavings: 0,
      annualIncome: 200_000,
      retirementAge: 85,
    });
    expect(answer.chances.at(-1)?.age).toBe(85);
    expect(answerText(answer)).toContain('You’d like 85: that works in ');
  });

  const endOf = (partnerAge: number, changes: Partial<LifetimeAssumptions>, messages?: AnswerMessages) => {
    const { assumptions, ...answer } = answerFor(partnerAge, {});
    const retired = { ...answer, assumptions: { ...assumptions, ...changes }, isRetired: true };
    return answerSentences(retired, undefined, messages)
      .headline.map((part) => answerPartText(part, messages))
      .join('');
  };

  test('has a plan to the reader’s death if it is after the plan age', () => {
    expect(endOf(35, { planAge: 80 })).toContain('Your money lasts until you die at 85 in ');
    expect(endOf(35, { planAge: 80 }, spanish.answer)).toContain(
      'Tu dinero alcanza hasta que mueras a los 85 años en ',
    );
  });

  test.each([
    [30, 'older', 'until your partner is 95 in ', 'hasta que tu pareja tenga 95 años en '],
    [56, 'older', 'until you are 95 in ', 'hasta que tengas 95 años en '],
    [30, 'partner', 'until your partner would be 95 in ', 'hasta que tu pareja tuviera 95 años en '],
    [56, 'self', 'until you would be 95 in ', 'hasta que tuvieras 95 años en '],
    [35, 'older', 'until your partner is 95 in ', 'hasta que tu pareja tenga 95 años en '],
    [35, 'partner', 'until you are 95 in ', 'hasta que tengas 95 años en '],
  ] as const)(
    'and a partner of %i have a plan to the age of the younger one if the first death is that of: %s',
    (partnerAge, firstDeath, english, inSpanish) => {
      expect(endOf(partnerAge, { firstDeath })).toContain(english);
      expect(endOf(partnerAge, { firstDeath }, spanish.answer)).toContain(inSpanish);
    },
  );
});

test.each([
  ['the default visitor', {}],
  [
    'a visitor with a low income',
    { currentAge: 30, retirementAge: 67, currentSavings: 5_000, annualIncome: 25_000 },
  ],
  [
    'a visitor with a high income',
    { currentAge: 45, retirementAge: 60, currentSavings: 600_000, annualIncome: 250_000 },
  ],
  [
    'a visitor near retirement',
    { currentAge: 60, retirementAge: 66, currentSavings: 700_000, annualIncome: 90_000 },
  ],
  [
    'a visitor who is about to retire',
    { currentAge: 70, retirementAge: 71, currentSavings: 400_000, monthlySavings: 0 },
  ],
  ['a visitor with nothing saved', { currentSavings: 0, monthlySavings: 0 }],
])('the embed has the age and the chances that the site calculates: %s', (_, changes) => {
  const inputs = inputsOf(changes);
  const assumptions = defaultsBeforeRetirement(inputs, 2026);
  const simulator = createSimulator(createMarketDraws(standardDraws));
  expect(calculateEarliestRetirement(inputs, 2026)).toMatchObject({
    assumptions,
    solution: { value: solveAgeWithinPlan(inputs, assumptions, simulator).value },
    desiredChance: simulator.successOf(buildLifetimePlan(inputs, assumptions), assumptions.targetChance),
    afterCut: {
      value: solveAgeWithinPlan(inputs, { ...assumptions, benefitCut: expectedCut }, simulator).value,
    },
  });
});

// The landing page and the outlook of a saved plan have core's answer, for visitors of several kinds.
// site/e2e/one-answer.test.ts checks for one visitor that the pages print it, and
// widget/src/calculator/earliest-retirement.test.ts that the embed has it.
import {
  buildLifetimePlan,
  createMarketDraws,
  createSimulator,
  defaultInputs,
  defaultsBeforeRetirement,
  formatDollars,
  type Inputs,
  newPartner,
  openSavedPlan,
  solveAgeWithinPlan,
  standardDraws,
} from '@whenabouts/core';
import { expect, test } from 'vitest';
import { retiredPlan, samplePlan } from '../../../test/samples.ts';
import { inputsOf } from '../../numbers/parse-inputs.ts';
import { draftOfPlan } from '../../numbers/plan-draft.ts';
import { heroAnswer } from './hero/hero-answer.ts';
import { answerOfDraft, outlookResults } from './outlook-results.ts';
import { solvePlanAge } from './plans/plan-comparison.tsx';

const YEAR = 2026;

test.each([
  ['the default visitor', 35, 65, 50_000, 500, 70_000, 7],
  ['a visitor with a low income', 30, 67, 5_000, 100, 25_000, 6],
  ['a visitor with a high income', 45, 60, 600_000, 4_000, 250_000, 7],
  ['a visitor near retirement', 60, 66, 700_000, 1_500, 90_000, 5],
  ['a visitor who is about to retire', 70, 71, 400_000, 0, 40_000, 5],
  ['a visitor with nothing saved', 35, 65, 0, 0, 70_000, 7],
])('%s gets the same answer on the landing page as in the outlook of a saved plan', (_, ...values) => {
  const [currentAge, retirementAge, currentSavings, monthlySavings, annualIncome, expectedReturn] = values;
  const inputs: Inputs = {
    currentAge,
    retirementAge,
    currentSavings,
    monthlySavings,
    annualIncome,
    expectedReturn,
  };
  const assumptions = defaultsBeforeRetirement(inputs, YEAR);
  const simulator = createSimulator(createMarketDraws(standardDraws));
  const age = solveAgeWithinPlan(inputs, assumptions, simulator).value;
  const desiredChance = simulator.successOf(buildLifetimePlan(inputs, assumptions), assumptions.targetChance);

  expect(heroAnswer(inputs, YEAR)).toMatchObject({ age, desiredChance });
  const answer = answerOfDraft(openSavedPlan(inputs, null, YEAR), YEAR);
  expect(answer).toMatchObject({ solution: { value: age }, desiredChance });
  const chances = outlookResults(answer).chances.filter((entry) => entry.age === retirementAge);
  expect(chances).toEqual([{ age: retirementAge, chance: desiredChance }]);
});

test('a couple of an earlier release gets the same answer on the landing page as on /outlook', () => {
  const partner = { ...newPartner(defaultInputs), currentAge: 45, annualIncome: 90_000 };
  const plan = samplePlan({ ...defaultInputs, assumptions: { partner, firstDeathAge: 60 } });
  const { solution, desiredChance } = answerOfDraft(draftOfPlan(plan, YEAR), YEAR);
  expect(heroAnswer(inputsOf(plan), YEAR, plan.assumptions)).toMatchObject({
    age: solution.value,
    desiredChance,
  });
});

test('the landing page has a sentence with the answer for numbers that only the outlook takes', () => {
  const inputs = { ...defaultInputs, currentAge: 68, retirementAge: 69, currentSavings: 1_000_000 };
  const textOf = (outlookInputs: Partial<Inputs>) => heroAnswer(inputs, YEAR, { outlookInputs }).outlookText;
  expect(textOf({ currentSavings: 20_000_000 })).toMatch(/^You could stop today, at 68\. You’d like 69: /);
  expect(textOf({ retirementAge: 68 })).toMatch(
    /^At 68, with \$1,000,000 saved, you can spend \$[\d,]+ a month in today’s dollars\.$/,
  );
  const adapting = { outlookInputs: { retirementAge: 68 }, spendingCut: 10 };
  expect(heroAnswer(inputs, YEAR, adapting).outlookText).toMatch(
    / in today’s dollars, 10% less in bad years\.$/,
  );
});

test('a retired member gets the amount of the outlook on the landing page and in the list of plans', () => {
  const plan = retiredPlan();
  const { spendable } = answerOfDraft(draftOfPlan(plan, YEAR), YEAR);
  const text = `You can spend ${formatDollars(spendable ?? 0)} a month in today’s dollars.`;
  expect(solvePlanAge(plan, YEAR).spendable).toBe(text);
  expect(heroAnswer(inputsOf(plan), YEAR, plan.assumptions).retired?.summary).toBe(text);
});

import { defaultAssumptions, defaultInputs } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { type OutlookRequest, outlookAnswer, outlookResults, simulateCharted } from './outlook-results.ts';

const assumptions = defaultAssumptions(defaultInputs, { year: 2026 });
const request: OutlookRequest = { inputs: defaultInputs, assumptions, isRetired: false, choice: 'answer' };

test('the defaults solve to 69, and stopping at 65 works in 4 of 10 futures', () => {
  const results = simulateCharted(outlookAnswer(request));
  expect(results.solution).toEqual({ value: 69 });
  expect(results.desiredChance).toBeGreaterThan(0.48);
  expect(results.desiredChance).toBeLessThan(0.49);
  expect(results.charted.retirementAge).toBe(69);
  expect(results.charted.simulation.success).toBeGreaterThanOrEqual(0.8);
});

test('contributions that stay the same number of dollars give a later age', () => {
  const { ageWithOtherContributions: fixed } = outlookResults(outlookAnswer(request));
  expect(fixed).toBe(70);
  const other = { ...request, assumptions: { ...assumptions, contributionsRise: false } };
  expect(outlookResults(outlookAnswer(other))).toMatchObject({
    solution: { value: fixed },
    ageWithOtherContributions: 69,
  });
});

test('the chances of the desired age and of the answer match the list of chances by age', () => {
  const { chances, desiredChance } = outlookResults(outlookAnswer(request));
  const { charted } = simulateCharted(outlookAnswer(request));
  const at = (wanted: number) => chances.find(({ age }) => age === wanted)?.chance;
  expect(at(65)).toBe(desiredChance);
  expect(at(69)).toBe(charted.simulation.success);
});

test('the desired age is shown when it is chosen, without an answer, and once retired', () => {
  expect(outlookAnswer({ ...request, choice: 'desired' }).charted.retirementAge).toBe(65);
  const poor = { ...defaultInputs, currentSavings: 0, monthlySavings: 0 };
  const unreachable = { ...request, inputs: poor, assumptions: { ...assumptions, monthlySpending: 9_000 } };
  expect(outlookAnswer(unreachable).solution).toEqual({ value: null, reason: 'last-age' });
  expect(outlookAnswer(unreachable).charted.retirementAge).toBe(65);
  const retired = { ...defaultInputs, currentAge: 67, retirementAge: 67, currentSavings: 600_000 };
  expect(outlookAnswer({ ...request, inputs: retired, isRetired: true }).charted.retirementAge).toBe(67);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validInputs } from '../test/valid-inputs.ts';
import { type Calculation, calculateRetirement } from './calculate.ts';
import { defaultInputs, fields, type InputName, type Inputs } from './fields.ts';
import { seededRandom } from './random.ts';
import { projectPlan, scenarioNames } from './scenarios.ts';
import { simulateOutcomes } from './simulate.ts';

const seeds = fc.maxSafeNat();

/** The savings and incomes of the result, always in the same order. */
const amounts = (result: Calculation) => [
  result.retirementSavings,
  result.monthlyRetirementIncome,
  ...scenarioNames.flatMap((name) => Object.values(result.scenarios[name])),
];

const outcomesOf = (inputs: Inputs, seed: number) => simulateOutcomes(inputs, seededRandom(seed));

/** Inputs, and the same with one of them moved some way from its value to the end of its range. */
const withMore = (name: InputName, towards: 'min' | 'max') =>
  fc
    .tuple(validInputs, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([inputs, share]): [less: Inputs, more: Inputs] => {
      const moved = inputs[name] + (fields[name][towards] - inputs[name]) * share;
      const value = fields[name].unit === 'years' ? Math.round(moved) : moved;
      return [inputs, { ...inputs, [name]: value }];
    });

const neverLower = (less: readonly number[], more: readonly number[]) => {
  expect(more.length).toBe(less.length);
  for (const [index, amount] of more.entries())
    expect(amount).toBeGreaterThanOrEqual(less[index] ?? Number.NaN);
};

describe('no amount is lower after', () => {
  test.each([
    ['saving more each month', 'monthlySavings', 'max'],
    ['having saved more already', 'currentSavings', 'max'],
    ['starting earlier', 'currentAge', 'min'],
    ['retiring later', 'retirementAge', 'max'],
    ['a higher return', 'expectedReturn', 'max'],
  ] as const)('%s', (_what, name, towards) => {
    fc.assert(
      fc.property(withMore(name, towards), ([less, more]) => {
        neverLower(amounts(calculateRetirement(less)), amounts(calculateRetirement(more)));
      }),
    );
  });

  // Without the ages: more months draw more random numbers, so the runs would differ.
  test.each(['monthlySavings', 'currentSavings', 'expectedReturn'] as const)(
    '%s in every simulated run',
    (name) => {
      fc.assert(
        fc.property(withMore(name, 'max'), seeds, ([less, more], seed) => {
          neverLower(outcomesOf(less, seed), outcomesOf(more, seed));
        }),
      );
    },
  );
});

describe('for any inputs', () => {
  test('every amount is a whole, finite number that is not negative', () => {
    fc.assert(
      fc.property(validInputs, seeds, (inputs, seed) => {
        for (const amount of [...amounts(calculateRetirement(inputs)), ...outcomesOf(inputs, seed)]) {
          expect(Number.isSafeInteger(amount) && amount >= 0 && !Object.is(amount, -0)).toBe(true);
        }
      }),
    );
  });

  test('the 100 outcomes ascend, and surround the moderate scenario as closely as ±15 % allows', () => {
    fc.assert(
      fc.property(validInputs, seeds, (inputs, seed) => {
        const outcomes = outcomesOf(inputs, seed);
        expect(outcomes).toHaveLength(100);
        expect(outcomes).toEqual([...outcomes].sort((a, b) => a - b));
        const always = (drawn: number) => simulateOutcomes(inputs, () => drawn)[0];
        expect(outcomes[0]).toBeGreaterThanOrEqual(always(0) ?? Number.NaN);
        expect(outcomes[99]).toBeLessThanOrEqual(always(1 - Number.EPSILON) ?? Number.NaN);
      }),
    );
  });

  test('the result has the outcomes of seed 1', () => {
    fc.assert(
      fc.property(validInputs, (inputs) => {
        expect(calculateRetirement(inputs).simulatedOutcomes).toEqual(outcomesOf(inputs, 1));
      }),
    );
  });

  test('income and outcomes do not depend on the annual income', () => {
    fc.assert(
      fc.property(validInputs, (inputs) => {
        expect(calculateRetirement({ ...inputs, annualIncome: 20_000 })).toEqual(calculateRetirement(inputs));
      }),
    );
  });

  test("a saved plan's projection is the moderate scenario", () => {
    fc.assert(
      fc.property(validInputs, (inputs) => {
        const months = (inputs.retirementAge - inputs.currentAge) * 12;
        expect(projectPlan(inputs)).toEqual({ months, ...calculateRetirement(inputs).scenarios.moderate });
      }),
    );
  });
});

test('simulateOutcomes gives other outcomes for another seed', () => {
  expect(new Set([1, 2, 3, 4, 5].map((seed) => outcomesOf(defaultInputs, seed).join())).size).toBe(5);
});

import { allocationSteps, earliestRetirementAge, recommendedAllocation } from '@whenabouts/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '../sentence.ts';
import {
  allocationSentence,
  allocationTable,
  describeSteps,
  formula,
  stocksInTenYears,
  validInvestor,
} from './allocation-text.ts';

const textsFor = (age: number, retirementAge: number, riskTolerance: number) => {
  const investor = { age, retirementAge, riskTolerance };
  const allocation = recommendedAllocation(investor);
  return {
    sentence: plainText(allocationSentence(investor, allocation)),
    formula: formula(investor, allocationSteps(investor)),
    steps: describeSteps(investor, allocation),
    table: allocationTable(describeSteps(investor, allocation), allocation),
  };
};

test('the example has a sentence, a formula, steps and a table', () => {
  const { sentence, formula, steps, table } = textsFor(45, 65, 5);
  expect(sentence).toBe(
    'At 45, retiring at 65 and feeling balanced about risk, you would hold 65% in stocks and 35% in bonds.',
  );
  expect(formula).toBe('100 − 45 + (5 − 5) × 5 + 10 = 65');
  expect(steps.map(({ name, points }) => [name, points])).toEqual([
    ['100 − your age of 45', '55'],
    ['Risk 5: (5 − 5) × 5', '+0'],
    ['20 years to retirement', '+10'],
    ['Already within 20 to 90', '+0'],
  ]);
  expect(table.rows.slice(-2)).toEqual([
    ['In stocks', '65%'],
    ['In bonds', '35%'],
  ]);
  expect(stocksInTenYears({ age: 45, retirementAge: 65, riskTolerance: 5 })).toBe(45);
});

test('a share outside of the limits is capped, and the step explains it', () => {
  expect(textsFor(20, 65, 10).steps.at(-1)).toEqual({
    name: 'Capped at 90',
    points: '−25',
    from: 115,
    to: 90,
  });
  expect(textsFor(80, 80, 1).steps.at(-1)).toEqual({
    name: 'Raised to 20',
    points: '+20',
    from: 0,
    to: 20,
  });
});

test('the step for a single year has the singular', () => {
  expect(textsFor(64, 65, 5).steps[2]?.name).toBe('1 year to retirement');
});

test('the retirement age is raised with the age, and goes back down with it', () => {
  const wanted = { age: 45, retirementAge: 65, riskTolerance: 5 };
  expect(validInvestor(wanted).retirementAge).toBe(65);
  expect(validInvestor({ ...wanted, age: 70 }).retirementAge).toBe(71);
  expect(validInvestor({ ...wanted, age: 80 }).retirementAge).toBe(80);
  expect(validInvestor({ ...wanted, age: 50 }).retirementAge).toBe(65);
});

test('the steps lead from 0 to the share of stocks without a gap', () => {
  const investor = fc
    .record({ age: fc.integer({ min: 20, max: 80 }), riskTolerance: fc.integer({ min: 1, max: 10 }) })
    .chain(({ age, riskTolerance }) =>
      fc
        .integer({ min: earliestRetirementAge(age), max: 80 })
        .map((retirementAge) => ({ age, retirementAge, riskTolerance })),
    );
  fc.assert(
    fc.property(investor, (given) => {
      const allocation = recommendedAllocation(given);
      const steps = describeSteps(given, allocation);
      expect(steps[0]?.from).toBe(0);
      for (const [index, step] of steps.entries()) {
        if (index > 0) expect(step.from).toBe(steps[index - 1]?.to);
      }
      expect(steps.at(-1)?.to).toBe(allocation.stocks);
    }),
  );
});

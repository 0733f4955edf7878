import {
  defaultInputs,
  formatRoughDollars,
  type Inputs,
  type LifetimeAssumptions,
  planHousehold,
  requiredDistribution,
} from '@whenabouts/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialDraft } from '../../../numbers/plan-draft.ts';
import { answerOfDraft } from '../outlook-results.ts';
import { percentOfWageGrowth } from './exclusions.ts';
import { requiredDistributionSentence, taxSentences } from './tax-text.ts';

const answerWith = (changes: Partial<LifetimeAssumptions>, inputs: Partial<Inputs> = {}) =>
  answerOfDraft({ ...initialDraft, inputs: { ...defaultInputs, ...inputs }, changes }, 2026);

test('the taxes of the first and the last year of retirement are in the sentences', () => {
  expect(taxSentences(answerWith({ preTaxShare: 100, monthlySpending: 56_000 / 12 }))).toBe(
    'At 70 you withdraw about $1,660 a month. About $230 a month of it goes to federal income tax. At 94, federal income tax is about $290.',
  );
});

test('state tax is a sentence of its own', () => {
  expect(taxSentences(answerWith({ preTaxShare: 100, stateTax: 5 }))).toContain('goes to state tax.');
});

test('savings in a Roth pay no federal income tax', () => {
  expect(taxSentences(answerWith({ preTaxShare: 0 }))).toContain('None of it goes to federal income tax.');
});

test('the sentence about required distributions names the balance above which they are taxed more', () => {
  const answer = answerWith({ preTaxShare: 100 });
  const sentence = requiredDistributionSentence(answer);
  expect(sentence).toContain('If these accounts hold more than about $479,000 in today’s dollars at 75,');
});

test('required distributions do not concern savings in a Roth', () => {
  expect(requiredDistributionSentence(answerWith({ preTaxShare: 0 }))).toBeNull();
});

/** Parses "$480,000" and "$1.2 million". */
function dollarsOf(text: string): number {
  const [, number = '', million] = /^\$([\d.,]+)(\smillion)?$/.exec(text) ?? [];
  return Number(number.replaceAll(',', '')) * (million ? 1_000_000 : 1);
}

const households = fc.record({
  currentAge: fc.integer({ min: 20, max: 70 }),
  currentSavings: fc.integer({ min: 0, max: 3_000_000 }),
  monthlySavings: fc.integer({ min: 0, max: 5_000 }),
  annualIncome: fc.integer({ min: 20_000, max: 300_000 }),
  preTaxShare: fc.constantFrom(0, 50, 100),
  stateTax: fc.constantFrom(0, 5),
});

test('every amount in the sentences about tax is true at its rounding, for random households', () => {
  fc.assert(
    fc.property(households, ({ preTaxShare, stateTax, ...inputs }) => {
      const answer = answerWith({ preTaxShare, stateTax }, inputs);
      const retirementAge = answer.solution.value ?? answer.lastAge;
      const { years } = planHousehold({ ...answer.inputs, retirementAge }, answer.assumptions);
      const text = taxSentences(answer);
      const federalTaxAt = (age: number) => years[age - answer.inputs.currentAge]?.federalTax ?? Number.NaN;
      const withdrawal = /At (\d+) you withdraw about (\S+) a month\./.exec(text);
      if (withdrawal) {
        const year = years[Number(withdrawal[1]) - answer.inputs.currentAge];
        expect(withdrawal[2]).toBe(formatRoughDollars(year?.withdrawal ?? Number.NaN));
      }
      const age = Number(/At (\d+)/.exec(text)?.[1]);
      const tax = text.includes('None of it')
        ? '$0'
        : /[Aa]bout (\S+) a month (of it )?goes to federal/.exec(text)?.[1];
      expect(tax).toBe(formatRoughDollars(federalTaxAt(age)));
      const later = /At (\d+), federal income tax is about (\S+)\.$/.exec(text);
      if (later) expect(later[2]).toBe(formatRoughDollars(federalTaxAt(Number(later[1]))));
    }),
    { numRuns: 50, seed: 1 },
  );
});

test('above the balance of the sentence, a required distribution is more than the withdrawal, for random households', () => {
  fc.assert(
    fc.property(households, ({ preTaxShare, stateTax, ...inputs }) => {
      const answer = answerWith({ preTaxShare, stateTax }, inputs);
      const text = requiredDistributionSentence(answer);
      if (text === null) return;
      const age = Number(/^From (\d+) on/.exec(text)?.[1]);
      const balance = dollarsOf(/about (\$.+) in today/.exec(text)?.[1] ?? '');
      const retirementAge = answer.solution.value ?? answer.lastAge;
      const { years } = planHousehold({ ...answer.inputs, retirementAge }, answer.assumptions);
      const taken = (12 * (years[age - answer.inputs.currentAge]?.withdrawal ?? 0) * preTaxShare) / 100;
      expect(requiredDistribution(balance * 1.06, age)).toBeGreaterThanOrEqual(taken);
      expect(requiredDistribution(balance * 0.94, age)).toBeLessThanOrEqual(taken);
    }),
    { numRuns: 50, seed: 1 },
  );
});

test('wages that grow 1% above prices raise the estimate of a 35-year-old by about a fifth, and of a 60-year-old by nothing', () => {
  expect(percentOfWageGrowth(answerWith({}))).toBe(23);
  expect(percentOfWageGrowth(answerWith({}, { currentAge: 60 }))).toBe(0);
});

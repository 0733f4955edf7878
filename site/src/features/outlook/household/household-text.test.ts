import {
  chanceToReach,
  defaultInputs,
  householdDefaults,
  type Inputs,
  type LifetimeAssumptions,
  limitsText,
  newPartner,
} from '@whenabouts/core';
import { describe, expect, test } from 'vitest';
import { resultsWith, samplePartner, samplePension } from '../../../../test/example-results.ts';
import { initialDraft } from '../../../numbers/plan-draft.ts';
import { percentOfWageGrowth } from '../included/inclusions.ts';
import { answerOfDraft } from '../outlook-results.ts';
import { cutShareOf, cutYearsText, longevitySentence, shareInWords, taxSentences } from './household-text.ts';

describe('the sentence about longevity', () => {
  const results = resultsWith();
  const { inputs, assumptions } = results;
  const sentenceFor = (currentAge: number, planAge: number, partnerAge?: number) =>
    longevitySentence({
      ...results,
      inputs: { ...inputs, currentAge },
      assumptions: {
        ...assumptions,
        planAge,
        partner: partnerAge === undefined ? null : { ...newPartner(inputs), currentAge: partnerAge },
      },
    });

  test.each([
    [[35, 95], 'Why 95? 1 in 10 people who are 35 today live longer.'],
    [[35, 110], 'Why 110? Fewer than 1 in 100 people who are 35 today live longer.'],
    [[74, 75], 'Why 75? More than 9 in 10 people who are 74 today live longer.'],
    [
      [35, 95, 35],
      'Why 95? 1 in 10 people who are 35 today live longer; for a couple aged 35 and 35, the chance is 1 in 5 that at least one does.',
    ],
    [[35, 80, 85], 'Why 80? 3 in 5 people who are 35 today live longer.'],
  ] as const)('is right for the ages %j', ([currentAge, planAge, partnerAge], sentence) => {
    expect(sentenceFor(currentAge, planAge, partnerAge)).toBe(sentence);
  });

  test('names a fraction within 16% of the share, for every age and plan age', () => {
    for (let age = 18; age <= 95; age++) {
      for (let reach = Math.max(75, age + 1); reach <= 110; reach++) {
        for (const partnerAge of [undefined, 18, 60, 94]) {
          const share = chanceToReach({ age, reach, ...(partnerAge !== undefined && { partnerAge }) });
          const words = shareInWords(share);
          const [, count, of] = /(\d+) in (\d+)$/.exec(words) ?? [];
          const named = Number(count) / Number(of);
          if (words.startsWith('fewer')) expect(share).toBeLessThan(named);
          else if (words.startsWith('more')) expect(share).toBeGreaterThan(named);
          else expect(Math.abs(Math.log(named / share))).toBeLessThan(Math.log(1.16));
        }
      }
    }
  });
});

const answerWith = (changes: Partial<LifetimeAssumptions>, inputs: Partial<Inputs> = {}) =>
  answerOfDraft({ ...initialDraft, inputs: { ...defaultInputs, ...inputs }, changes }, 2026);

test('the taxes of the first and the last year of retirement are in the sentences', () => {
  expect(taxSentences(answerWith({ preTaxShare: 100, monthlySpending: 56_000 / 12 }))).toBe(
    'At 70 you withdraw about $1,660 a month. About $230 a month of it goes to federal income tax. At 94, federal income tax is about $290 a month.',
  );
});

test('the tax of the last year is that of the partner after the visitor’s death', () => {
  const partner = samplePartner({ currentAge: 33, annualIncome: 40_000 });
  expect(taxSentences(answerWith({ preTaxShare: 100, partner }))).toMatch(
    / When your partner is 94, federal income tax is about \$[\d,]+ a month\.$/,
  );
});

test('state tax has a separate sentence', () => {
  expect(taxSentences(answerWith({ preTaxShare: 100, stateTax: 5 }))).toContain('goes to state tax.');
});

test('savings in a Roth pay no federal income tax', () => {
  expect(taxSentences(answerWith({ preTaxShare: 0 }))).toContain('None of it goes to federal income tax.');
});

test('wages that grow 1% above prices raise the estimate of a 35-year-old by 23%, and of a 60-year-old by nothing', () => {
  expect(percentOfWageGrowth(answerWith({}))).toBe(23);
  expect(percentOfWageGrowth(answerWith({}, { currentAge: 60 }))).toBe(0);
});

test('the share of years with a cut is that of the simulation at the age of the answer', () => {
  const answer = resultsWith({ monthlySpending: 4_667, spendingCut: 10, choice: 'desired' });
  expect(answer.solution.value).toBe(68);
  expect(cutShareOf(answer)).toBeCloseTo(0.39, 2);
  expect(cutShareOf(resultsWith({ spendingCut: 0 }))).toBe(0);
});

test.each([
  [0, 'you would never cut'],
  [0.01, 'you would cut in fewer than 1 out of 20 years'],
  [0.39, 'you would cut in about 4 out of 10 years'],
  [0.94, 'you would cut in about 9 out of 10 years'],
  [0.97, 'you would cut in almost every year'],
])('a share of %d of the years is put in words', (share, text) => {
  expect(cutYearsText(share)).toBe(text);
});

const textWith = (changes: Partial<LifetimeAssumptions>) =>
  limitsText({ ...householdDefaults, ...changes } as LifetimeAssumptions);

test('the footnote of a plan without a household names all that it leaves out', () => {
  expect(textWith({})).toBe(
    'For one person, without a pension, a home or one-off payments. Social Security is calculated by the law of 2026. Taxes are left out: your spending is what you live on after tax.',
  );
});

test.each<[Partial<LifetimeAssumptions>, string]>([
  [
    { preTaxShare: 100 },
    'Social Security and federal income tax are calculated by the law of 2026. State taxes and all others are',
  ],
  [
    { preTaxShare: 0, stateTax: 4 },
    'Social Security and federal income tax are calculated by the law of 2026. Other taxes are',
  ],
  [{ partner: samplePartner() }, 'For two people, without children or a divorce, without a pension'],
  [{ cashFlows: [samplePension] }, 'For one person. Social Security is'],
])('the footnote of %j names as left out only what the plan does not have', (changes, text) => {
  expect(textWith(changes)).toContain(text);
});

import { defaultInputs, formatChanceInProse, type Inputs } from '@whenabouts/core';
import { plainText } from '@whenabouts/view/sentence';
import { describe, expect, test } from 'vitest';
import { sampleMortgage, samplePartner } from '../../../../test/example-results.ts';
import { initialDraft } from '../../../numbers/plan-draft.ts';
import { answerOfDraft } from '../outlook-results.ts';
import { type HeroAnswer, heroAnswer } from './hero-answer.ts';
import { heroDetails, heroSentence, longestDetails, longestSentence } from './hero-text.ts';

function sentences(changes: Partial<Inputs>): [answer: string, details: string] {
  const inputs = { ...defaultInputs, ...changes };
  const answer = heroAnswer(inputs, 2026);
  return [plainText(heroSentence(inputs, answer)), plainText(heroDetails(inputs, answer))];
}

describe('the hero says', () => {
  test('when the default visitor could stop, and what the age they would like means', () => {
    expect(sentences({})).toEqual([
      'At 35, earning $70,000, with $50,000 saved and $500 a month,\nyou could stop at 69.',
      'Your money lasts to 95 in 8 out of 10 futures, on $4,430 a month in today’s dollars, Social Security included and taxes left out. You could stop at 71 if Social Security is cut as today’s law says. If you stop at 65 instead, your money lasts in 4 out of 10 futures.',
    ]);
  });

  test('what a saved plan spends once a cost in its spending has ended', () => {
    const answer = heroAnswer(defaultInputs, 2026, { monthlySpending: 6_000, cashFlows: [sampleMortgage] });
    const details = plainText(heroDetails(defaultInputs, answer));
    expect(details).toContain(', on $4,400 a month in today’s dollars, ');
    expect(details).not.toContain('as costs of today end');
  });

  test('the lower spending from the age at which costs in it end after the stop, in a reserved room', () => {
    const cashFlows = [75, 80].map((toAge) => ({ ...sampleMortgage, amount: 400, toAge }));
    const answer = heroAnswer(defaultInputs, 2026, { monthlySpending: 4_430, cashFlows });
    const details = plainText(heroDetails(defaultInputs, answer));
    expect(details).toMatch(
      / taxes left out\. You spend \$[34],\d{3} a month from 75 on, \$3,\d{3} a month from 80 on, in today’s dollars, as costs of today end\. You could stop at \d\d if /,
    );
    expect(details.length).toBeLessThanOrEqual(plainText(longestDetails(2)).length);
    expect(plainText(longestDetails(0))).not.toContain('as costs of today end');
  });

  test('a chance that is clearly higher than the target', () => {
    const late = { currentAge: 63, currentSavings: 20_000, annualIncome: 60_000, monthlySavings: 100 };
    expect(sentences(late)[1]).toMatch(/^Your money lasts to 95 in 9 out of 10 futures, /);
  });

  test('the end of a couple’s plan as the outlook does', () => {
    const answer = heroAnswer(defaultInputs, 2026, { partner: samplePartner({ currentAge: 30 }) });
    const details = plainText(heroDetails(defaultInputs, answer));
    expect(details).toMatch(/^Your money lasts until your partner is 95 in /);
  });

  test('that one could stop today', () => {
    const [answer, details] = sentences({ currentAge: 60, currentSavings: 1_000_000, annualIncome: 20_000 });
    expect(answer).toBe(
      'At 60, earning $20,000, with $1,000,000 saved and $500 a month,\nyou could stop today.',
    );
    expect(details).toMatch(
      /^Your money lasts to 95 in more than 99 out of 100 futures, on \$1,040 a month .* If you stop at 65 instead, your money lasts in more than 99 out of 100 futures\.$/,
    );
  });

  test('that no age reaches the target', () => {
    const poor = { currentAge: 75, currentSavings: 0, monthlySavings: 0, annualIncome: 300_000 };
    const [answer, details] = sentences({ ...poor, retirementAge: 80 });
    expect(answer).toBe('At 75, earning $300,000, with $0 saved and $0 a month,\neven 85 is too early.');
    expect(details).toMatch(
      /^At 85, your money would last to 95 in (?:only [1-7]|fewer than 1) out of 10 futures, on \$17,900 a month in today’s dollars, Social Security included and taxes left out\. If you stop at 80 instead, your money lasts in (?:[1-7]|fewer than 1) out of 10 futures\.$/,
    );
  });

  test('how Social Security pays if there are no savings', () => {
    const [answer, details] = sentences({ currentAge: 30, currentSavings: 0, monthlySavings: 0 });
    expect(answer).toMatch(/with \$0 saved and \$0 a month,\nyou could stop at 7\d\.$/);
    expect(details).toMatch(
      /^Claim Social Security of \$[\d,]+ a month in today’s dollars at 70, keep working and save it until 7\d\. Those savings then fill the gap to 95 in 8 out of 10 futures\. You could stop at 81 if Social Security is cut as today’s law says\. If you stop at 65 instead, /,
    );
  });

  test('the chance of stopping now if that is the age they would like', () => {
    const inputs = { currentAge: 70, retirementAge: 70, currentSavings: 300_000 };
    const { desiredChance } = answerOfDraft(
      { ...initialDraft, inputs: { ...defaultInputs, ...inputs } },
      2026,
    );
    expect(sentences(inputs)[1]).toMatch(
      new RegExp(
        `If you stop at 70(?: instead)?, your money lasts in ${formatChanceInProse(desiredChance)} futures\\.$`,
      ),
    );
  });

  test('no other age if the answer is the age they would like', () => {
    expect(sentences({ retirementAge: 69 })[1]).toMatch(
      / If you stop at 69, your money lasts in 8 out of 10 futures\.$/,
    );
  });

  test('no other age if even the age they would like is too early', () => {
    const poor = { currentAge: 75, currentSavings: 0, monthlySavings: 0, annualIncome: 300_000 };
    expect(sentences({ ...poor, retirementAge: 85 })[1]).toMatch(
      / If you stop at 85, your money lasts in (?:[1-7]|fewer than 1) out of 10 futures\.$/,
    );
  });

  test('that the desired age has passed if the visitor is older', () => {
    expect(sentences({ currentAge: 67 })[1]).toMatch(/You’d like 65, which has passed\.$/);
  });
});

test('the age, or the word “today”, is set in large type', () => {
  const large = (answer: HeroAnswer) =>
    heroSentence(defaultInputs, answer).filter((part) => typeof part === 'object' && 'isLarge' in part);
  const answer = heroAnswer(defaultInputs, 2026);
  expect(large(answer)).toEqual([{ result: '69', isLarge: true }]);
  expect(large({ ...answer, age: 35 })).toEqual([{ result: 'today', isLarge: true }]);
  expect(large({ ...answer, age: null, chartedAge: 85 })).toEqual([{ result: '85', isLarge: true }]);
});

test('results are hidden while they are calculated', () => {
  const parts = [...heroSentence(defaultInputs, null), ...heroDetails(defaultInputs, null)];
  const results = parts.filter((part) => typeof part === 'object' && 'result' in part);
  expect(results).toHaveLength(5);
  for (const result of results) expect(result).toMatchObject({ isPending: true });
});

test('no sentence is longer than the one that the page reserves room for', () => {
  const reserved = [longestSentence, longestDetails(0)].map((sentence) => plainText(sentence).length);
  for (const currentAge of [18, 35, 75]) {
    for (const currentSavings of [0, 999_999, 1_000_000]) {
      for (const monthlySavings of [0, 5_000]) {
        for (const annualIncome of [20_000, 300_000]) {
          const texts = sentences({ currentAge, currentSavings, monthlySavings, annualIncome });
          for (const [index, text] of texts.entries()) {
            expect(text.length, text).toBeLessThanOrEqual(reserved[index] ?? 0);
          }
        }
      }
    }
  }
});

test('the chart has the range of every age in whole dollars, from today to the plan age', () => {
  const { chart, chartedAge, planEnd } = heroAnswer(defaultInputs, 2026);
  expect([chartedAge, planEnd]).toEqual([69, 'to 95']);
  expect(chart.ages).toEqual(Array.from({ length: 61 }, (_, year) => 35 + year));
  for (const amounts of [chart.unlucky, chart.middle, chart.lucky]) {
    expect(amounts).toHaveLength(61);
    expect(amounts[0]).toBe(50_000);
    expect(amounts.every(Number.isInteger)).toBe(true);
  }
});

test('the chart marks the age at which savings run out in an unlucky future', () => {
  expect(heroAnswer(defaultInputs, 2026).chart).toMatchObject({
    runsOutAt: 93,
    title: 'Savings last to 95 in a typical future, and run out at 93 in an unlucky one (1\u00a0in\u00a010)',
  });
  const rich = { ...defaultInputs, currentAge: 60, currentSavings: 1_000_000, annualIncome: 20_000 };
  expect(heroAnswer(rich, 2026).chart).toMatchObject({
    runsOutAt: null,
    title: 'Even in an unlucky future (1\u00a0in\u00a010), your money lasts to 95',
  });
});

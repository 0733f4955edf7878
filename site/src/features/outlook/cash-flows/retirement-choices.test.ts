import { newPartner } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { resultsWith } from '../../../../test/example-results.ts';
import type { ChoiceValues, RetirementChoice } from './choice-fields.ts';
import { retirementChoices } from './retirement-choices.ts';

// The visitor is 35, would like to stop at 65, and expects 7% a year at 2.5% inflation.
const answer = resultsWith({});
const [pension, house, care, partTime] = retirementChoices as [
  RetirementChoice,
  RetirementChoice,
  RetirementChoice,
  RetirementChoice,
];

const flowsOf = (choice: RetirementChoice, values: ChoiceValues, of = answer) =>
  choice.options(values, of).map(({ cashFlow }) => cashFlow);

test.each(retirementChoices)('$label begins with numbers that fit together', (choice) => {
  const fields = choice.questions(answer).flatMap((question) => question.fields);
  const values = Object.fromEntries(fields.map(({ name, initial }) => [name, initial]));
  expect(choice.options(values, answer).length).toBeGreaterThan(0);
  for (const { field, initial } of fields) {
    if (!field) continue;
    expect(initial).toBeGreaterThanOrEqual(field.min);
    expect(initial).toBeLessThanOrEqual(field.max);
  }
});

test('one sum and the monthly pension are in dollars of the year in which they begin', () => {
  const offer = { oneSum: 200_000, monthly: 1_200, fromAge: 65, rises: 0 };
  const [oneSum, monthly] = flowsOf(pension, offer);
  expect(oneSum).toMatchObject({ kind: 'income', every: 'once', fromAge: 65 });
  // 200,000 ÷ 1.025^30.
  expect(oneSum?.amount).toBe(95_349);
  expect(monthly).toEqual({
    kind: 'income',
    name: 'Pension',
    amount: 1_200,
    every: 'month',
    fromAge: 65,
    toAge: null,
    risesWithPrices: false,
    dollarsOf: 'start',
  });
});

test('the monthly pension of a couple has a survivor’s share', () => {
  const couple = resultsWith({ partner: newPartner({ currentAge: 33 }) });
  const [, monthly] = flowsOf(pension, { oneSum: 1, monthly: 1_200, fromAge: 65, share: 50 }, couple);
  expect(monthly).toMatchObject({ survivorShare: 50 });
  expect(pension.text({ oneSum: 1, monthly: 1_200, fromAge: 65, share: 50 }, couple)).toContain(
    'on average, for both of you.',
  );
});

test('the text says up to which age one sum is worth more, or that it always is', () => {
  const textOf = (oneSum: number) => pension.text({ oneSum, monthly: 1_200, fromAge: 65, rises: 0 }, answer);
  // At 7% a year, $14,400 a year has paid $150,000 after 18 years and a half.
  expect(textOf(150_000)).toContain(
    'The monthly pension pays more if you live past 84 and one sum would earn 7% a year, as in your plan.',
  );
  expect(textOf(300_000)).toContain('the monthly pension would never pay more.');
});

test('a sale leaves the price without costs, mortgage and new home, or is a cost', () => {
  const values = { price: 400_000, mortgage: 50_000, newHome: 250_000, costs: 8, atAge: 66 };
  expect(flowsOf(house, values)).toMatchObject([
    { kind: 'income', every: 'once', amount: 68_000, fromAge: 66, toAge: null },
  ]);
  expect(house.text(values, answer)).toContain('You are left with $68,000 in today’s dollars');
  expect(flowsOf(house, { ...values, newHome: 400_000 })).toMatchObject([{ kind: 'cost', amount: 82_000 }]);
});

test('care lasts for its years, on top of the spending, and ends within the range of ages', () => {
  expect(flowsOf(care, { cost: 5_000, fromAge: 84, years: 3 })).toMatchObject([
    { kind: 'cost', amount: 5_000, fromAge: 84, toAge: 87, risesWithPrices: true },
  ]);
  expect(flowsOf(care, { cost: 5_000, fromAge: 110, years: 3 })).toMatchObject([{ toAge: 111 }]);
});

test('part-time work is an income between two ages, and says what is wrong if they are crossed', () => {
  expect(flowsOf(partTime, { pay: 1_500, fromAge: 65, toAge: 70 })).toMatchObject([
    { kind: 'income', amount: 1_500, every: 'month', fromAge: 65, toAge: 70 },
  ]);
  const crossed = { pay: 1_500, fromAge: 70, toAge: 70 };
  expect(flowsOf(partTime, crossed)).toEqual([]);
  expect(partTime.error?.(crossed)).toEqual({
    name: 'toAge',
    text: 'Choose an age above 70, when it starts.',
    validValue: 71,
  });
  expect(partTime.error?.({ ...crossed, toAge: 71 })).toBeNull();
});

import type { CashFlow } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { resultsWith } from '../../../../test/example-results.ts';
import { cashFlowSpans, cashFlowSpansSentence } from './cash-flow-spans.ts';

const pension: CashFlow = {
  kind: 'income',
  name: 'Pension',
  amount: 500,
  every: 'month',
  fromAge: 65,
  toAge: null,
  risesWithPrices: true,
};

/** The plan goes from 35 to 95. */
test.each([
  ['to the end of the plan', pension, { text: 'Pension from 65', from: 65, to: 95 }],
  ['to its end', { ...pension, toAge: 70 }, { text: 'Pension from 65 until 70', from: 65, to: 70 }],
  [
    'from today',
    { ...pension, fromAge: 30, toAge: 40 },
    { text: 'Pension from now until 40', from: 35, to: 40 },
  ],
  ['at one age', { ...pension, every: 'once' as const }, { text: 'Pension at 65', from: 65, to: 65 }],
  ['nowhere if it is over', { ...pension, fromAge: 20, toAge: 35 }, undefined],
  ['nowhere if it comes after the plan', { ...pension, fromAge: 95 }, undefined],
])('a bar reaches %s', (_, cashFlow, span) => {
  expect(cashFlowSpans(resultsWith({ cashFlows: [cashFlow] }))[0]).toEqual(
    span && { name: 'Pension', ...span },
  );
});

test('the sentence names every bar', () => {
  const spans = cashFlowSpans(resultsWith({ cashFlows: [pension, { ...pension, name: '', toAge: 70 }] }));
  expect(cashFlowSpansSentence(spans)).toBe(
    ' Below the ages: Pension from 65; Other income from 65 until 70.',
  );
  expect(cashFlowSpansSentence([])).toBe('');
});

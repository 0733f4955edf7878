import { expect, test } from 'vitest';
import { resultsWith, samplePension } from '../../../../test/example-results.ts';
import { cashFlowSpans, cashFlowSpansSentence } from './cash-flow-spans.ts';

// The plan goes from 35 to 95.
test.each([
  ['to the end of the plan', samplePension, { text: 'Pension from 65', from: 65, to: 95 }],
  ['to its end', { ...samplePension, toAge: 70 }, { text: 'Pension from 65 until 70', from: 65, to: 70 }],
  [
    'from today',
    { ...samplePension, fromAge: 30, toAge: 40 },
    { text: 'Pension from now until 40', from: 35, to: 40 },
  ],
  ['at one age', { ...samplePension, every: 'once' as const }, { text: 'Pension at 65', from: 65, to: 65 }],
  ['nowhere if it is over', { ...samplePension, fromAge: 20, toAge: 35 }, undefined],
  ['nowhere if it comes after the plan', { ...samplePension, fromAge: 95 }, undefined],
])('a bar reaches %s', (_, cashFlow, span) => {
  expect(cashFlowSpans(resultsWith({ cashFlows: [cashFlow] }))[0]).toEqual(
    span && { name: 'Pension', ...span },
  );
});

test('the sentence names every bar', () => {
  const spans = cashFlowSpans(
    resultsWith({ cashFlows: [samplePension, { ...samplePension, name: '', toAge: 70 }] }),
  );
  expect(cashFlowSpansSentence(spans)).toBe(
    ' Below the ages: Pension from 65; Other income from 65 until 70.',
  );
  expect(cashFlowSpansSentence([])).toBe('');
});

import { defaultInputs } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { parseInputs } from './pending-inputs.ts';

test('six possible numbers come back as they are', () => {
  expect(parseInputs({ ...defaultInputs, currentSavings: 52_300 })).toEqual({
    ...defaultInputs,
    currentSavings: 52_300,
  });
});

test('what does not belong is left out', () => {
  expect(parseInputs({ ...defaultInputs, name: 'Plan', __proto__: { admin: true } })).toEqual(defaultInputs);
});

test.each([
  null,
  undefined,
  7,
  'text',
  [],
  {},
  { ...defaultInputs, currentAge: undefined },
  { ...defaultInputs, currentAge: '35' },
  { ...defaultInputs, currentAge: Number.NaN },
  { ...defaultInputs, currentAge: 17 },
  { ...defaultInputs, currentAge: 35.5 },
  { ...defaultInputs, currentAge: 65, retirementAge: 65 },
  { ...defaultInputs, expectedReturn: Number.POSITIVE_INFINITY },
])('%j is nothing to restore', (value) => {
  expect(parseInputs(value)).toBeNull();
});

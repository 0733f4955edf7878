import { defaultInputs } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { samplePartner } from '../../test/example-results.ts';
import { samplePlan } from '../../test/samples.ts';
import { parseEnteredInputs, parseInputs, savedDraftOf } from './parse-inputs.ts';

test('parseInputs returns valid inputs unchanged', () => {
  expect(parseInputs({ ...defaultInputs, currentSavings: 52_300 })).toEqual({
    ...defaultInputs,
    currentSavings: 52_300,
  });
});

test('parseInputs drops unknown properties', () => {
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
])('parseInputs rejects %j', (value) => {
  expect(parseInputs(value)).toBeNull();
});

test('parseEnteredInputs accepts ages that cross, but no value out of range', () => {
  const crossed = { ...defaultInputs, currentAge: 66, retirementAge: 65 };
  expect(parseEnteredInputs(crossed)).toEqual(crossed);
  expect(parseEnteredInputs({ ...crossed, currentAge: 17 })).toBeNull();
});

test('savedDraftOf reads a couple of an earlier release with the visitor dying first', () => {
  const assumptions = { partner: samplePartner(), firstDeathAge: 88 };
  expect(savedDraftOf(samplePlan({ assumptions })).changes).toEqual({ ...assumptions, firstDeath: 'self' });
});

test('savedDraftOf returns the inputs and assumptions of a saved plan', () => {
  const ages = { currentAge: 60, retirementAge: 61 };
  const draftWith = (isWorking: boolean) =>
    savedDraftOf(
      samplePlan({
        ...defaultInputs,
        ...ages,
        assumptions: { planAge: 90, outlookInputs: { retirementAge: 60 }, ...(isWorking && { isWorking }) },
      }),
    );
  const inputs = { ...defaultInputs, currentAge: 60, retirementAge: 60 };
  expect(draftWith(true)).toEqual({ inputs, changes: { planAge: 90 }, isRetired: false });
  expect(draftWith(false)).toEqual({ inputs, changes: { planAge: 90 }, isRetired: true });
});

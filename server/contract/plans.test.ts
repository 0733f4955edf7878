import { defaultInputs, fields, inputNames, inputRangeMessage, validateAges } from '@whenabouts/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { validationErrors } from '../test/validation-errors.ts';
import { PLAN_NAME_MAX, PlanBody, planMessages } from './plans.ts';

const plan = { name: 'Early retirement', ...defaultInputs };

const errorsOf = (body: unknown) => validationErrors(PlanBody, body);

test('a plan has a name and the six inputs', () => {
  expect(v.parse(PlanBody, plan)).toEqual(plan);
});

describe.each(inputNames)('%s', (name) => {
  const { min, max, step, unit } = fields[name];
  // The other age must not cross, whatever this one is.
  const room = { ...plan, currentAge: 18, retirementAge: 85 };

  test.each([min, max])('accepts %s, the end of its range', (value) => {
    expect(errorsOf({ ...room, [name]: value })).toEqual({});
  });

  test.each([
    min - step,
    max + step,
    min - 0.001,
    max + 0.001,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    String(min),
    '',
    null,
    undefined,
    true,
    [[min]],
    { value: min },
  ])('may not be %j', (value) => {
    expect(errorsOf({ ...room, [name]: value })).toEqual({ [name]: inputRangeMessage(name) });
  });

  test(
    unit === 'years' ? 'accepts only whole numbers' : 'accepts values between the steps of its slider',
    () => {
      const between = min + step / 3;
      const expected = unit === 'years' ? { [name]: inputRangeMessage(name) } : {};
      expect(errorsOf({ ...room, [name]: between })).toEqual(expected);
    },
  );

  test('is required', () => {
    const { [name]: _left, ...rest } = room;
    expect(errorsOf(rest)).toEqual({ [name]: inputRangeMessage(name) });
  });
});

test('a number too large for JSON is out of range, not infinite', () => {
  const body = JSON.parse(JSON.stringify(plan).replace('50000', '1e999'));
  expect(errorsOf(body)).toEqual({ currentSavings: inputRangeMessage('currentSavings') });
});

test('a negative zero is stored as zero', () => {
  const parsed = v.parse(PlanBody, JSON.parse(JSON.stringify(plan).replace('50000', '-0')));
  expect(Object.is(parsed.currentSavings, 0)).toBe(true);
});

describe('crossed ages', () => {
  test.each([
    [70, 65],
    [65, 65],
  ])('the ages %s and %s have a message at both fields', (currentAge, retirementAge) => {
    expect(errorsOf({ ...plan, currentAge, retirementAge })).toEqual(
      validateAges({ currentAge, retirementAge }),
    );
  });

  test('are not reported while an age is out of range by itself', () => {
    expect(errorsOf({ ...plan, currentAge: 99 })).toEqual({ currentAge: inputRangeMessage('currentAge') });
  });
});

describe('the name', () => {
  test.each(['', '   ', '\t', '\u00a0\u2003'])('is rejected if it is blank: %j', (name) => {
    expect(errorsOf({ ...plan, name })).toEqual({ name: 'Please enter a name for your retirement plan.' });
    expect(planMessages.nameRequired).toBe('Please enter a name for your retirement plan.');
  });

  test.each([
    ['  Early  ', 'Early'],
    ['Zoe\u0308', 'Zo\u00eb'],
    ['Two\u2028lines', 'Two lines'],
    ['Плани 计划 🏖️', 'Плани 计划 🏖️'],
    ['<b>"Bold" & Co.</b>', '<b>"Bold" & Co.</b>'],
    ["'; DROP TABLE plans; --", "'; DROP TABLE plans; --"],
  ])('the name %j is stored as %j', (given, stored) => {
    expect(v.parse(PlanBody, { ...plan, name: given }).name).toBe(stored);
  });

  test.each([
    ['a NUL', 'a\u0000b'],
    ['a line break', 'a\nb'],
    ['an escape', 'a\u001b[31mb'],
    ['a C1 control', 'a\u0085b'],
    ['the first half of a surrogate pair', 'a\ud83cb'],
    ['the second half of a surrogate pair', 'a\udfd6b'],
  ])('is rejected with %s in it', (_what, name) => {
    expect(errorsOf({ ...plan, name })).toEqual({
      name: 'Please remove line breaks and control characters.',
    });
  });

  test(`has at most ${PLAN_NAME_MAX} characters`, () => {
    expect(errorsOf({ ...plan, name: 'a'.repeat(PLAN_NAME_MAX) })).toEqual({});
    expect(errorsOf({ ...plan, name: 'a'.repeat(PLAN_NAME_MAX + 1) })).toEqual({
      name: 'Please use at most 100 characters.',
    });
  });

  test.each([[undefined], [null], [7], [{}], [['Early']]])('is rejected if it is not text: %j', (name) => {
    expect(errorsOf({ ...plan, name })).toEqual({ name: planMessages.nameRequired });
  });

  test('is required', () => {
    expect(errorsOf(defaultInputs)).toEqual({ name: planMessages.nameRequired });
  });
});

test('unknown keys and keys that only the server sets are dropped', () => {
  const text = JSON.stringify({
    ...plan,
    id: 1,
    owner: 2,
    updatedAt: 'now',
    version: 9,
    retirementSavings: 1,
  });
  const body = JSON.parse(
    text.replace('{', '{"__proto__":{"polluted":true},"constructor":{"prototype":{}},'),
  );
  const parsed = v.parse(PlanBody, body);
  expect(Object.keys(parsed).sort()).toEqual(Object.keys(plan).sort());
  expect((parsed as { polluted?: boolean }).polluted).toBeUndefined();
});

test.each([[null], [undefined], ['plan'], [7]])('a body of %j is rejected as a whole', (body) => {
  expect(errorsOf(body)).toEqual({ '': 'Please send an object.' });
});

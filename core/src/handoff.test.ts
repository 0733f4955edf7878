import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validInputs } from '../test/valid-inputs.ts';
import { defaultInputs, type Inputs, inputNames } from './fields.ts';
import { readHandoff, writeHandoff } from './handoff.ts';

const id = 'AbCdEfGhIjKlMnOp-_0189';

test('a handoff is written as text for a URL, and read again', () => {
  const text = writeHandoff({ ...defaultInputs, expectedReturn: 7.5, currentSavings: 52_300 }, id);
  expect(text).toBe(`1.35.65.52300.500.70000.7_5.${id}`);
  expect(readHandoff(text)).toEqual({
    inputs: { ...defaultInputs, expectedReturn: 7.5, currentSavings: 52_300 },
    id,
  });
});

test('any valid inputs are read again to the hundredth, and need no URL escapes', () => {
  fc.assert(
    fc.property(validInputs, (inputs) => {
      const text = writeHandoff(inputs, id);
      expect(text).toMatch(/^[\w.-]+$/);
      const read = readHandoff(text)?.inputs as Inputs;
      for (const name of inputNames) expect(read[name]).toBeCloseTo(inputs[name], 2);
      expect(writeHandoff(read, id)).toBe(text);
    }),
  );
});

describe('is not a handoff', () => {
  test.each([
    ['nothing', ''],
    ['another version', `2.35.65.50000.500.70000.7.${id}`],
    ['a value too few', `1.35.65.50000.500.70000.${id}`],
    ['a value too many', `1.35.65.50000.500.70000.7.7.${id}`],
    ['an age of a fraction', `1.35_5.65.50000.500.70000.7.${id}`],
    ['an age below the range', `1.17.65.50000.500.70000.7.${id}`],
    ['savings above the range', `1.35.65.1000001.500.70000.7.${id}`],
    ['an income below the range', `1.35.65.50000.500.19999_99.7.${id}`],
    ['a return above the range', `1.35.65.50000.500.70000.12_01.${id}`],
    ['crossed ages', `1.65.65.50000.500.70000.7.${id}`],
    ['a negative value', `1.35.65.-1.500.70000.7.${id}`],
    ['an exponent', `1.35.65.1e3.500.70000.7.${id}`],
    ['hexadecimal', `1.35.65.0x10.500.70000.7.${id}`],
    ['infinity', `1.35.65.Infinity.500.70000.7.${id}`],
    ['not a number', `1.35.65.NaN.500.70000.7.${id}`],
    ['other digits', `1.٣٥.65.50000.500.70000.7.${id}`],
    ['a space before', ` 1.35.65.50000.500.70000.7.${id}`],
    ['a line after', `1.35.65.50000.500.70000.7.${id}\n`],
    ['the sign of the fragment', `#1.35.65.50000.500.70000.7.${id}`],
    ['a short id', `1.35.65.50000.500.70000.7.${id.slice(1)}`],
    ['a long id', `1.35.65.50000.500.70000.7.${id}A`],
    ['an id with markup', '1.35.65.50000.500.70000.7.<img src=x onerror=1>AA'],
  ])('%s', (_what, text) => {
    expect(readHandoff(text)).toBeUndefined();
  });

  test('a handoff that is cut off anywhere', () => {
    const whole = writeHandoff(defaultInputs, id);
    for (let length = 0; length < whole.length; length++) {
      expect(readHandoff(whole.slice(0, length))).toBeUndefined();
    }
  });
});

test('values that could not be read again are rejected', () => {
  expect(() => writeHandoff({ ...defaultInputs, currentAge: 70 }, id)).toThrow('retirementAge');
  expect(() => writeHandoff({ ...defaultInputs, monthlySavings: Number.NaN }, id)).toThrow('monthlySavings');
  expect(() => writeHandoff(defaultInputs, 'short')).toThrow('id must be 22 characters of base64url');
});

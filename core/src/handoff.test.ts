import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validInputs } from '../test/valid-inputs.ts';
import { defaultInputs, type Inputs, inputNames } from './fields.ts';
import { parseHandoff, serializeHandoff } from './handoff.ts';

const id = 'AbCdEfGhIjKlMnOp-_0189';

test('a handoff is serialized for a URL and parsed again', () => {
  const text = serializeHandoff({ ...defaultInputs, expectedReturn: 7.5, currentSavings: 52_300 }, id);
  expect(text).toBe(`1.35.65.52300.500.70000.7_5.${id}`);
  expect(parseHandoff(text)).toEqual({
    inputs: { ...defaultInputs, expectedReturn: 7.5, currentSavings: 52_300 },
    id,
  });
});

test('valid inputs survive serializing and parsing to the hundredth, without URL escapes', () => {
  fc.assert(
    fc.property(validInputs, (inputs) => {
      const text = serializeHandoff(inputs, id);
      expect(text).toMatch(/^[\w.-]+$/);
      const read = parseHandoff(text)?.inputs as Inputs;
      for (const name of inputNames) expect(read[name]).toBeCloseTo(inputs[name], 2);
      expect(serializeHandoff(read, id)).toBe(text);
    }),
  );
});

test.each([
  ['no characters', ''],
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
  ['a hexadecimal value', `1.35.65.0x10.500.70000.7.${id}`],
  ['an infinite value', `1.35.65.Infinity.500.70000.7.${id}`],
  ['a value that is not a number', `1.35.65.NaN.500.70000.7.${id}`],
  ['other digits', `1.٣٥.65.50000.500.70000.7.${id}`],
  ['a space before', ` 1.35.65.50000.500.70000.7.${id}`],
  ['a line after', `1.35.65.50000.500.70000.7.${id}\n`],
  ['the sign of the fragment', `#1.35.65.50000.500.70000.7.${id}`],
  ['a short id', `1.35.65.50000.500.70000.7.${id.slice(1)}`],
  ['a long id', `1.35.65.50000.500.70000.7.${id}A`],
  ['an id with markup', '1.35.65.50000.500.70000.7.<img src=x onerror=1>AA'],
])('parseHandoff returns nothing for a text with %s', (_what, text) => {
  expect(parseHandoff(text)).toBeUndefined();
});

test('parseHandoff returns nothing for a handoff that is cut off anywhere', () => {
  const whole = serializeHandoff(defaultInputs, id);
  for (let length = 0; length < whole.length; length++) {
    expect(parseHandoff(whole.slice(0, length))).toBeUndefined();
  }
});

test('serializeHandoff rejects values that parseHandoff would not accept', () => {
  expect(() => serializeHandoff({ ...defaultInputs, currentAge: 70 }, id)).toThrow('retirementAge');
  expect(() => serializeHandoff({ ...defaultInputs, monthlySavings: Number.NaN }, id)).toThrow(
    'monthlySavings',
  );
  expect(() => serializeHandoff(defaultInputs, 'short')).toThrow('id must be 22 characters of base64url');
});

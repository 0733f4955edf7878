import { defaultInputs } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { calculatorFormat } from './calculator-numbers.ts';
import { resultFragment } from './link-fragment.ts';

const crossed = { ...defaultInputs, currentAge: 66, retirementAge: 65 };

test('the calculator restores numbers with and without results from a history entry', () => {
  for (const hasResults of [true, false]) {
    expect(calculatorFormat.readHistory({ inputs: defaultInputs, hasResults })).toEqual({
      inputs: defaultInputs,
      hasResults,
    });
  }
});

test('the calculator restores ages that cross from a history entry, but not from a link', () => {
  expect(calculatorFormat.readHistory({ inputs: crossed, hasResults: true })?.inputs).toEqual(crossed);
  expect(calculatorFormat.readLink(resultFragment(crossed))).toBe('unreadable');
});

test('the calculator ignores a history entry with invalid values', () => {
  expect(calculatorFormat.readHistory({ inputs: { ...defaultInputs, currentAge: 'NaN' } })).toBeNull();
  expect(calculatorFormat.readHistory({})).toBeNull();
});

test('the calculator shows the results of a link', () => {
  expect(calculatorFormat.readLink(resultFragment(defaultInputs))).toEqual({
    inputs: defaultInputs,
    hasResults: true,
  });
});

import { expect, test } from 'vitest';
import { defaultInputs } from '../fields.ts';
import { readFragmentNumbers, readResultFragment, resultFragment } from './link-fragment.ts';

test('the six inputs are formatted as a fragment and read back', () => {
  expect(resultFragment(defaultInputs)).toBe('#plan=35.65.50000.500.70000.7');
  const inputs = { ...defaultInputs, currentSavings: 52_300, expectedReturn: 6.25 };
  expect(resultFragment(inputs)).toBe('#plan=35.65.52300.500.70000.6_25');
  expect(readResultFragment(resultFragment(inputs))).toEqual(inputs);
});

test('other fragments contain no inputs', () => {
  for (const hash of ['', '#', '#calculator', '#plan', '#Plan=1'])
    expect(readResultFragment(hash)).toBeNull();
});

test.each([
  '#plan=',
  '#plan=35.65.50000.500.70000',
  '#plan=35.65.50000.500.70000.7.1',
  '#plan=35.65.50000.500.70000.7.5',
  '#plan=65.35.50000.500.70000.7',
  '#plan=35.65.-1.500.70000.7',
  '#plan=35.65.50000.500.70000.99',
  '#plan=35.65.5e4.500.70000.7',
  '#plan=35_5.65.50000.500.70000.7',
  '#plan=<script>',
])('the fragment %s is unreadable', (hash) => {
  expect(readResultFragment(hash)).toBe('unreadable');
});

test('the calculator ignores the assumptions of a link to the outlook', () => {
  const fragment = resultFragment(defaultInputs, [4_700.5, 95, null]);
  expect(fragment).toBe('#plan=35.65.50000.500.70000.7&assume=4700_5.95.x');
  expect(readResultFragment(fragment)).toEqual(defaultInputs);
  expect(readFragmentNumbers(fragment)).toEqual({
    inputs: defaultInputs,
    assumptions: [4_700.5, 95, null],
    others: [],
  });
  expect(readFragmentNumbers(`${fragment}.<`)).toBe('unreadable');
  expect(readResultFragment(`${fragment}&partner=33.x.40000&income=Pension.500`)).toEqual(defaultInputs);
});

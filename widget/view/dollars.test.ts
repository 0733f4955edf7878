import { numberFormats } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { resultMessages } from './calculator/result-messages.ts';
import { describeAmount, viewInDollars } from './dollars.ts';

test('an amount is shown in the chosen dollars, and described with the others', () => {
  const today = viewInDollars('today', 30);
  expect(today.formats.dollars(1_015_810)).toBe('$484,000');
  expect(today.formats.roughDollars(1_015_810)).toBe('$484,000');
  expect(describeAmount(today, 3_386, resultMessages)).toBe('in today’s dollars ($3,386 in future dollars)');
  const future = viewInDollars('future', 30);
  expect(future.formats.roughDollars(1_015_810)).toBe('$1.0 million');
  expect(describeAmount(future, 1_015_810, resultMessages)).toBe(
    'in future dollars ($484,000 in today’s dollars)',
  );
});

test('amounts follow the number formats of the page', () => {
  const german = viewInDollars('today', 30, numberFormats('de-DE'));
  expect(german.formats.dollars(1_015_810)).toBe('$484.000');
  expect(german.otherFormats.dollars(1_015_810)).toBe('$1.015.810');
});

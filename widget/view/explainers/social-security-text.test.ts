import { socialSecurityFields } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { plainText } from '../sentence.ts';
import {
  claimingFor,
  claimingKeyNumbers,
  claimingTable,
  claimingTitle,
  formatAge,
  socialSecuritySentence,
} from './social-security-text.ts';

const example = { currentAge: 55, fullRetirementAge: 67, claimingAge: 67, monthlyBenefit: 2_000 };
const sentence = (changes: Partial<typeof example>) => {
  const numbers = { ...example, ...changes };
  return plainText(socialSecuritySentence(numbers, claimingFor(numbers)));
};
const keyNumbers = (changes: Partial<typeof example>) => {
  const numbers = { ...example, ...changes };
  return claimingKeyNumbers(numbers, claimingFor(numbers)).map(({ value }) => value);
};

test('the example has a sentence and three key numbers', () => {
  expect(sentence({})).toBe(
    'You are 55, with a full benefit of $2,000 a month. Claim at 67, in 12\u00a0years, and you get $2,000 a month in today’s dollars: the full benefit.',
  );
  expect(keyNumbers({})).toEqual(['$432,000', '78 years and 8 months', '80 years and 5 months']);
});

test('the sentence compares a benefit before or after full retirement age with the full benefit', () => {
  expect(sentence({ claimingAge: 62 })).toContain(
    '$1,400 a month in today’s dollars: 30% less than the full benefit.',
  );
  expect(sentence({ claimingAge: 65 })).toContain(
    '$1,733 a month in today’s dollars: 13.3% less than the full benefit.',
  );
  expect(sentence({ claimingAge: 70 })).toContain(
    '$2,480 a month in today’s dollars: 24% more than the full benefit.',
  );
  expect(keyNumbers({ claimingAge: 62 })[1]).toBe('78 years and 8 months');
  expect(keyNumbers({ claimingAge: 70 })[1]).toBe('82 years and 6 months');
});

test('at 61, claiming at 62 is called next year', () => {
  expect(sentence({ currentAge: 61, claimingAge: 62 })).toContain('Claim at 62, next year, and');
});

test.each([
  [78 + 8 / 12, '78 years and 8 months'],
  [80, '80 years'],
  [82 + 1 / 12, '82 years and 1 month'],
])('%d is formatted as "%s"', (age, text) => {
  expect(formatAge(age)).toBe(text);
});

test('title and table have the same amounts', () => {
  const claiming = claimingFor(example);
  expect(claimingTitle(claiming)).toContain('$1,400 at 62, $2,480 at 70');
  const { rows } = claimingTable(claiming);
  expect(rows).toHaveLength(9);
  expect(rows[0]).toEqual(['62', '$1,400', '$386,400']);
  expect(rows.at(-1)).toEqual(['70', '$2,480', '$446,400']);
});

test('every combination of values gives complete texts', () => {
  const ages = ({ min, max }: { min: number; max: number }) =>
    Array.from({ length: max - min + 1 }, (_, index) => min + index);
  for (const fullRetirementAge of ages(socialSecurityFields.fullRetirementAge)) {
    for (const claimingAge of ages(socialSecurityFields.claimingAge)) {
      const texts = [
        sentence({ fullRetirementAge, claimingAge }),
        ...keyNumbers({ fullRetirementAge, claimingAge }),
      ];
      expect(texts.join(' ')).not.toMatch(/NaN|undefined|null|Not by/);
    }
  }
});

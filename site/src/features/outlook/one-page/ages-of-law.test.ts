import { expect, test } from 'vitest';
import { agesOfLaw } from './ages-of-law.ts';

test('the ages of the law follow from the birth year, and past ones are left out', () => {
  const ages = (currentAge: number) =>
    agesOfLaw(currentAge, { birthYear: 2026 - currentAge }).map((text) => text.split(':')[0]);
  expect(ages(35)).toEqual(['At 50', 'At 59½', 'At 60 to 63', 'At 62', 'At 65', 'At 67', 'At 70', 'At 75']);
  // Born in 1959: ten months after 66, and 73.
  expect(ages(67)).toEqual(['At 70', 'At 73']);
  expect(agesOfLaw(66, { birthYear: 1959 })[0]).toBe('At 66 and 10 months: full retirement age');
  expect(ages(80)).toEqual([]);
});

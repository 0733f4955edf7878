import { describe, expect, test } from 'vitest';
import { chanceToReach, deathsPerMillion } from './longevity.ts';

/** Mean number of years to live at an age: deaths happen in the middle of a year on average. */
function lifeExpectancy(deaths: readonly number[], age: number): number {
  let alive = 1;
  let years = 0;
  for (const died of deaths.slice(age)) {
    const survivors = alive * (1 - died / 1e6);
    years += (alive + survivors) / 2;
    alive = survivors;
  }
  return years;
}

// The life expectancies that the Social Security Administration publishes with the death rates.
test.each([
  [0, 75.79, 81.06],
  [35, 43.02, 47.34],
  [65, 18.12, 20.66],
])('the life table agrees with its life expectancy at %i', (age, men, women) => {
  // The last age of the table is not the last of a life: the sum leaves out less than 0.01 years.
  expect(lifeExpectancy(deathsPerMillion.men, age)).toBeCloseTo(men, 1);
  expect(lifeExpectancy(deathsPerMillion.women, age)).toBeCloseTo(women, 1);
});

test('the life table gives fewer years to live to the older of two adults', () => {
  for (const deaths of [deathsPerMillion.men, deathsPerMillion.women])
    for (let age = 18; age < 110; age++)
      expect(lifeExpectancy(deaths, age + 1), `${age}`).toBeLessThan(lifeExpectancy(deaths, age));
});

describe('chanceToReach', () => {
  test.each([
    [35, 85, 0.44],
    [35, 95, 0.097],
    [50, 90, 0.265],
    [65, 95, 0.112],
    [65, 100, 0.022],
  ])('of people of %i, the share that reaches %i is %d', (age, reach, share) => {
    expect(chanceToReach({ age, reach })).toBeCloseTo(share, 2);
  });

  test('is the chance that at least one of a couple reaches the birthday', () => {
    expect(chanceToReach({ age: 35, reach: 95, partnerAge: 35 })).toBeCloseTo(0.186, 2);
    expect(chanceToReach({ age: 65, reach: 95, partnerAge: 65 })).toBeCloseTo(0.213, 2);
  });

  test('is 1 for a birthday in the past and 0 beyond the table', () => {
    expect(chanceToReach({ age: 65, reach: 60 })).toBe(1);
    expect(chanceToReach({ age: 65, reach: 65 })).toBe(1);
    expect(chanceToReach({ age: 30, reach: 120 })).toBeLessThan(1e-4);
  });

  test('rejects impossible ages', () => {
    expect(() => chanceToReach({ age: -1, reach: 90 })).toThrow(/age/);
    expect(() => chanceToReach({ age: 40, reach: 121 })).toThrow(/reach/);
    expect(() => chanceToReach({ age: 40, reach: 90, partnerAge: 40.5 })).toThrow(/partnerAge/);
  });
});

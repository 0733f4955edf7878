import { expect, test } from 'vitest';
import { resultsWith } from '../../../../test/example-results.ts';
import { depletionAge, UNLUCKY } from './depletion-age.ts';
import {
  incomeOf,
  incomeReading,
  incomeTable,
  incomeTitle,
  spansAboveZero,
  stackIncome,
} from './income-data.ts';

test('there is one entry for each year of retirement', () => {
  const { ages, typical } = incomeOf(resultsWith());
  expect([ages[0], ages.at(-1)]).toEqual([69, 94]);
  for (const amounts of Object.values(typical)) expect(amounts).toHaveLength(26);
});

test('in each future Social Security, withdrawals and shortfalls add up to the spending', () => {
  for (const changes of [
    {},
    { retirementAge: 60, choice: 'desired' },
    { claimingAge: 70, volatility: 25 },
  ] as const) {
    const results = resultsWith(changes);
    const { ages, typical, unlucky } = incomeOf(results);
    for (const { socialSecurity, withdrawals, shortfalls } of [typical, unlucky]) {
      for (const year of ages.keys()) {
        const sum = (socialSecurity[year] ?? 0) + (withdrawals[year] ?? 0) + (shortfalls[year] ?? 0);
        expect(sum).toBeCloseTo(results.assumptions.monthlySpending, 6);
      }
    }
  }
});

test('savings pay for everything until Social Security starts', () => {
  const { ages, typical } = incomeOf(
    resultsWith({ retirementAge: 60, choice: 'desired', knownBenefit: 2_000 }),
  );
  expect(ages.filter((_, year) => typical.socialSecurity[year] === 0)).toEqual([60, 61]);
  expect(typical.withdrawals[0]).toBe(4_430);
});

test('a benefit above the spending is spent, and nothing is withdrawn', () => {
  const results = resultsWith({
    monthlySpending: 1_000,
    knownBenefit: 2_000,
    retirementAge: 67,
    choice: 'desired',
  });
  const income = incomeOf(results);
  expect(income.typical.withdrawals.every((amount) => amount === 0)).toBe(true);
  expect(income.typical.socialSecurity[0]).toBe(2_000);
  expect(incomeTitle(results)).toBe('Social Security pays all of your $1,000 a month');
});

test('the first shortfall of the unlucky future is where its savings run out', () => {
  const results = resultsWith();
  const income = incomeOf(results);
  const first = income.ages[income.unlucky.shortfalls.findIndex((amount) => amount > 0)];
  expect(first).toBe(depletionAge(results, UNLUCKY));
  expect(incomeTitle(results)).toBe('Social Security pays $3,030 of your $4,430 a month');
  expect(incomeReading(income.ages, income.unlucky, 69)).toBe(
    'At 69: $3,030 a month from Social Security, $1,400 from savings',
  );
  expect(incomeReading(income.ages, income.unlucky, 94)).toBe(
    'At 94: $3,030 a month from Social Security, $0 from savings, $1,400 short',
  );
});

test('the title names the savings if there is no benefit, or if it starts later', () => {
  const alone = resultsWith({ retirementAge: 80, choice: 'desired', knownBenefit: 0 });
  expect(incomeTitle(alone)).toBe('Your savings pay all of your $4,430 a month');
  const late = resultsWith({ retirementAge: 66, choice: 'desired', claimingAge: 70, knownBenefit: 8_000 });
  expect(incomeTitle(late)).toBe('Your savings pay your $4,430 a month until Social Security covers it');
});

test('the table has both futures', () => {
  const { head, rows } = incomeTable(incomeOf(resultsWith()));
  expect(rows).toHaveLength(26);
  expect(rows[0]).toHaveLength(head.length);
  expect(rows.at(-1)?.[5]).not.toBe('$0');
});

test('without years of retirement there is no income', () => {
  expect(incomeOf(resultsWith({ retirementAge: 80, planAge: 75, choice: 'desired' })).ages).toEqual([]);
});

test('the stacked sources start where the one below ends', () => {
  const layers = stackIncome({ socialSecurity: [0, 3], withdrawals: [5, 1], shortfalls: [0, 2] });
  expect(layers).toEqual([
    { source: 'socialSecurity', bottom: [0, 0], top: [0, 3] },
    { source: 'withdrawals', bottom: [0, 3], top: [5, 4] },
    { source: 'shortfalls', bottom: [5, 4], top: [5, 6] },
  ]);
});

test('years without an amount are left out', () => {
  expect(spansAboveZero([0, 5, 5, 0, 0, 1])).toEqual([[1, 2], [5]]);
  expect(spansAboveZero([0, 0])).toEqual([]);
});

test('the amounts of a row add up to the spending everywhere', () => {
  for (const knownBenefit of [1_234, 2_345, 3_456]) {
    for (const row of incomeTable(incomeOf(resultsWith({ knownBenefit, volatility: 25 }))).rows) {
      const [benefit = 0, ...others] = row.slice(1).map((text) => Number(text.replace(/[$,]/g, '')));
      const [typical = 0, typicalShort = 0, unlucky = 0, unluckyShort = 0] = others;
      expect([benefit + typical + typicalShort, benefit + unlucky + unluckyShort]).toEqual([4_430, 4_430]);
    }
  }
});

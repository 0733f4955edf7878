import { expect, test } from 'vitest';
import { resultsWith, samplePartner } from '../../../../test/example-results.ts';
import { splitIncome } from './income-data.ts';
import { incomeTable, roundedParts } from './income-table.ts';

const incomeWith = (changes?: Parameters<typeof resultsWith>[0]) => splitIncome(resultsWith(changes));

test('the table has the tax on required distributions that are not spent', () => {
  const rich = { preTaxShare: 100, currentSavings: 1_000_000, monthlySpending: 3_000, volatility: 0 };
  const { head, rows } = incomeTable(incomeWith(rich));
  expect(head.at(-1)).toBe('Also, tax on required distributions that you don’t spend');
  const taxAt = (age: number) => rows.find(([first]) => first === `${age}`)?.at(-1);
  // Born in 1991: from 75 on.
  expect(taxAt(74)).toBe('$0');
  expect(taxAt(75)).toMatch(/^\$[\d,]{3,}$/);
});

test('the table has both futures, and the ages of a couple', () => {
  const { head, rows } = incomeTable(incomeWith());
  expect(rows).toHaveLength(26);
  expect(rows[0]).toHaveLength(head.length);
  expect(rows.at(-1)?.[5]).not.toBe('$0');
  const couple = incomeTable(incomeWith({ partner: samplePartner(), retirementAge: 65, choice: 'desired' }));
  expect(couple.head.slice(0, 4)).toEqual([
    'Age',
    'Partner’s age',
    'Your Social Security',
    'Partner’s Social Security',
  ]);
  expect(couple.rows[0]?.slice(0, 2)).toEqual(['65', '63']);
  expect(couple.caption).toContain('First death: you, at 85');
});

test('the rounded amounts of a year add up, and benefits are the same in both futures', () => {
  for (const knownBenefit of [1_234, 2_345, 3_456]) {
    const futures = incomeWith({
      knownBenefit,
      volatility: 25,
      spendingCut: 15,
      partner: samplePartner(),
      preTaxShare: 50,
    });
    for (const index of futures.years.keys()) {
      const [typical, unlucky] = [futures.typical, futures.unlucky].map((income) => {
        const parts = roundedParts(income, index);
        const exact = Object.values(income).reduce((total, amounts) => total + (amounts[index] ?? 0), 0);
        const sum = Object.values(parts).reduce((total, amount) => total + amount, 0);
        expect(Math.abs(sum - exact)).toBeLessThanOrEqual(exact < 10_000 ? 5.5 : 50);
        return parts;
      });
      expect([unlucky?.benefit, unlucky?.partnerBenefit]).toEqual([
        typical?.benefit,
        typical?.partnerBenefit,
      ]);
    }
  }
  for (const row of incomeTable(incomeWith({ knownBenefit: 1_234, volatility: 25 })).rows) {
    const [benefit = 0, ...others] = row.slice(1).map((text) => Number(text.replace(/[$,]/g, '')));
    const [typical = 0, typicalShort = 0, unlucky = 0, unluckyShort = 0] = others;
    expect([benefit + typical + typicalShort, benefit + unlucky + unluckyShort]).toEqual([4_430, 4_430]);
  }
});

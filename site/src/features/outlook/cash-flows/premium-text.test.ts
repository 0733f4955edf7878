import { defaultInputs, type LifetimeAssumptions, newPartner } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { answerOfDraft } from '../outlook-results.ts';
import { premiumText } from './premium-text.ts';

const byIncome = { healthPremium: 1_400, healthPremiumByIncome: true, preTaxShare: 100 };

/** The text for someone of 60 who has retired. */
const textOf = (changes: Partial<LifetimeAssumptions>) => {
  const inputs = { ...defaultInputs, currentAge: 60, retirementAge: 60, currentSavings: 900_000 };
  return premiumText(answerOfDraft({ inputs, changes: { ...byIncome, ...changes }, isRetired: true }, 2026));
};

test('the premium of equal incomes is one amount', () => {
  // 8.44 to 9.96 percent of about $42,900.
  expect(textOf({ monthlySpending: 3_000, claimingAge: 70 })).toBe(
    'About $330 a month, based on your plan’s income each year and the law of 2026.',
  );
});

test('the premium of different incomes is a range', () => {
  expect(textOf({ monthlySpending: 3_000, claimingAge: 62, knownBenefit: 1_500 })).toMatch(
    /^About \$\d+ to \$\d+ a month, based on your plan’s income each year and the law of 2026\.$/,
  );
});

test('incomes above the limit pay the full price, and the ages are named', () => {
  expect(textOf({ monthlySpending: 5_500, claimingAge: 70 })).toBe(
    'At 60, 61, 62, 63 and 64, your income is above the limit ($62,600): you pay the full price.',
  );
  const partner = { ...newPartner({ currentAge: 60 }), currentAge: 64 };
  expect(textOf({ monthlySpending: 9_000, claimingAge: 70, partner })).toContain('above the limit ($84,600)');
});

test('the premium of a couple is that of the household, and a survivor has the limit of one person', () => {
  const partner = newPartner({ currentAge: 58 });
  const couple = { partner, monthlySpending: 3_000, claimingAge: 70 };
  expect(textOf(couple)).toMatch(/^About \$\d+ a month for your household, based on your plan’s income/);
  const death = { firstDeath: 'self', firstDeathAge: 62, survivorSpending: 100 } as const;
  expect(textOf({ ...couple, ...death, monthlySpending: 7_000 })).toContain(
    'your income is above the limit ($84,600, then $62,600): you pay the full price.',
  );
});

test('incomes below the poverty line have no credit, and Medicaid in most states', () => {
  expect(textOf({ monthlySpending: 3_000, claimingAge: 70, preTaxShare: 0 })).toBe(
    'At 60, 61, 62, 63 and 64, your income is below $15,650: there is no tax credit, and in most states Medicaid covers you. We count the full price.',
  );
});

test('a plan without taxes counts all withdrawals as income, and one after 65 needs no insurance', () => {
  expect(textOf({ monthlySpending: 3_000, claimingAge: 70, preTaxShare: null })).toContain(
    'As taxes are left out, we count all that you withdraw as income.',
  );
  const working = answerOfDraft({ inputs: defaultInputs, changes: byIncome, isRetired: false }, 2026);
  expect(premiumText(working)).toBe('In this plan, nobody who has stopped is below 65.');
});

import { type HouseholdAssumptions, householdDefaults } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { samplePartner, samplePension } from '../../../../test/example-results.ts';
import { householdNames, householdSentence } from './household-phrases.ts';

const sentence = (changes: Partial<HouseholdAssumptions>) =>
  householdSentence({ ...householdDefaults, ...changes });
const partner = samplePartner();

test('the default household has no sentence', () => {
  expect(sentence({})).toBe('');
});

test('a sentence names every assumption that differs from the default', () => {
  expect(sentence({ partner })).toBe('With a partner of 33 who earns $40,000 a year.');
  expect(
    sentence({
      partner: { ...partner, annualIncome: 0, retirementAge: 60 },
      firstDeath: 'partner',
      firstDeathAge: 80,
      survivorSpending: 60,
    }),
  ).toBe('With a partner of 33 who has no pay, your partner’s death at 80 and a survivor who spends 60%.');
  expect(sentence({ benefitCut: { fromYear: 2033, percentPaid: 78 }, preTaxShare: 100, stateTax: 5 })).toBe(
    'With Social Security cut to 78% from 2033, federal income tax on savings that are mostly in a 401(k) or traditional IRA and state income tax of 5%.',
  );
  expect(
    sentence({
      wageGrowth: 1,
      healthPremium: 900,
      spendingCut: 10,
      cashFlows: [
        samplePension,
        {
          ...samplePension,
          kind: 'cost',
          name: ' ',
          amount: 1_200,
          fromAge: 35,
          toAge: 50,
          risesWithPrices: false,
        },
        { ...samplePension, name: 'Inheritance', every: 'once', amount: 50_000, fromAge: 60 },
      ],
    }),
  ).toBe(
    'With wages that grow 1% a year above prices, health insurance of $900 a month per person until Medicare, Pension of $500 a month in today’s dollars from 65 (rises with prices), Other cost of $1,200 a month in today’s dollars from 35 until 50 (does not rise with prices, on top of your spending), Inheritance of $50,000 in today’s dollars at 60 and 10% less spending in bad years.',
  );
});

test('health insurance by income is described with its full price', () => {
  expect(sentence({ healthPremium: 1_400, healthPremiumByIncome: true })).toBe(
    'With health insurance of up to $1,400 a month per person until Medicare, depending on your income.',
  );
});

test('each assumption that differs from its default has a short name, and a cash flow its own', () => {
  const household = {
    ...householdDefaults,
    partner: samplePartner(),
    preTaxShare: 100,
    cashFlows: [samplePension],
  };
  expect(householdNames(household)).toEqual(['Partner of 33', 'Taxes', 'Pension']);
  expect(householdNames(householdDefaults)).toEqual([]);
});

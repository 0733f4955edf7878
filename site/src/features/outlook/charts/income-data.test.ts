import { formatRoughDollars } from '@whenabouts/core';
import { expect, test } from 'vitest';
import {
  resultsWith,
  sampleMortgage,
  samplePartner,
  samplePension,
} from '../../../../test/example-results.ts';
import { depletionAge, UNLUCKY } from './depletion-age.ts';
import { splitIncome } from './income-data.ts';
import { incomeTable } from './income-table.ts';
import { incomeDescription, incomeReading, incomeTitle } from './income-text.ts';

type Changes = NonNullable<Parameters<typeof resultsWith>[0]>;

const incomeWith = (changes: Changes = {}) => splitIncome(resultsWith(changes));
const titleWith = (changes: Changes = {}) => incomeTitle(incomeWith(changes));

const pension = { ...samplePension, fromAge: 70 };

test('there is one entry for each year of retirement', () => {
  const { ages, typical } = incomeWith();
  expect([ages[0], ages.at(-1)]).toEqual([69, 94]);
  for (const amounts of Object.values(typical)) expect(amounts).toHaveLength(26);
});

test('in each future the sources add up to spending, other costs and taxes', () => {
  for (const changes of [
    {},
    { retirementAge: 60, choice: 'desired' },
    { claimingAge: 70, volatility: 25 },
    { partner: samplePartner(), preTaxShare: 100, stateTax: 5, healthPremium: 900 },
    { partner: samplePartner({ retirementAge: 55 }), benefitCut: { fromYear: 2065, percentPaid: 78 } },
    { cashFlows: [pension, { ...pension, kind: 'cost', every: 'once', amount: 300_000, fromAge: 72 }] },
  ] satisfies Changes[]) {
    const { years, typical, unlucky } = incomeWith(changes);
    for (const income of [typical, unlucky]) {
      for (const [index, year] of years.entries()) {
        const sum = Object.values(income).reduce((total, amounts) => total + (amounts[index] ?? 0), 0);
        const costs = year.spending + year.healthPremiums + year.costs + year.federalTax + year.stateTax;
        const incomes = year.benefit + year.partnerBenefit + year.income + year.pay;
        expect(sum).toBeCloseTo(Math.max(costs, incomes), 2);
      }
    }
  }
});

test('the title and the survivor’s spending leave out a cost in the spending that has ended', () => {
  const changes = { monthlySpending: 6_000, cashFlows: [sampleMortgage] };
  expect(titleWith(changes)).toMatch(/^Social Security pays \$[\d,]+ of your \$4,400 a month$/);
  const couple = { ...changes, partner: samplePartner({ annualIncome: 0 }), survivorSpending: 75 };
  expect(incomeDescription(incomeWith(couple))).toContain('then spends $3,300 a month.');
});

test('savings pay for everything until Social Security starts', () => {
  const futures = incomeWith({ retirementAge: 60, choice: 'desired', knownBenefit: 2_000 });
  const { ages, typical } = futures;
  expect(ages.filter((_, year) => typical.benefit[year] === 0)).toEqual([60, 61]);
  expect(typical.withdrawals[0]).toBe(4_430);
  expect(incomeDescription(futures)).toContain(
    'Until Social Security starts at 62, savings pay for everything.',
  );
});

test('with a benefit above the spending, nothing is withdrawn', () => {
  const futures = incomeWith({
    monthlySpending: 1_000,
    knownBenefit: 2_000,
    retirementAge: 67,
    choice: 'desired',
  });
  expect(futures.sources).toEqual([{ source: 'benefit', name: 'Social Security' }]);
  expect(futures.typical.benefit[0]).toBe(2_000);
  expect(incomeTitle(futures)).toBe('Social Security pays all of your $1,000 a month');
});

test('the first shortfall of the unlucky future is where its savings run out', () => {
  const results = resultsWith();
  const futures = splitIncome(results);
  const first = futures.ages[futures.unlucky.shortfalls.findIndex((amount) => amount > 0)];
  expect(first).toBe(depletionAge(results, UNLUCKY));
  expect(incomeTitle(futures)).toBe('Social Security pays $3,030 of your $4,430 a month');
  expect(incomeReading(futures, futures.unlucky, 69)).toBe(
    'At 69: $3,030 a month from Social Security, $1,400 from savings',
  );
  expect(incomeReading(futures, futures.unlucky, 94)).toBe(
    'At 94: $3,030 a month from Social Security, $0 from savings, $1,400 short',
  );
});

test('the title names the savings if there is no benefit, or if it starts later', () => {
  expect(titleWith({ retirementAge: 80, choice: 'desired', knownBenefit: 0 })).toBe(
    'Your savings pay all of your $4,430 a month',
  );
  const late = { retirementAge: 66, choice: 'desired', claimingAge: 70, knownBenefit: 8_000 } as const;
  expect(titleWith(late)).toBe('Your savings pay your $4,430 a month until Social Security covers it');
  expect(titleWith({ ...late, cashFlows: [{ ...pension, fromAge: 60 }] })).toBe(
    'Savings and other income pay your $4,430 a month until Social Security covers it',
  );
});

test('the title names the amount after a later cut of Social Security', () => {
  // Born in 1991, the visitor is 80 in 2071.
  const cut = { benefitCut: { fromYear: 2071, percentPaid: 78 } };
  const paid = formatRoughDollars(0.78 * 3_030);
  expect(titleWith({ ...cut, retirementAge: 69, choice: 'desired' })).toBe(
    `Social Security pays $3,030 of your $4,430 a month, and ${paid} from 80`,
  );
});

test('the title of a couple names both benefits, from the year in which both are paid', () => {
  const futures = incomeWith({ partner: samplePartner(), retirementAge: 65, choice: 'desired' });
  const { years, ages, typical } = futures;
  const both = typical.benefit.map((amount, year) =>
    Math.round(amount + (typical.partnerBenefit[year] ?? 0)),
  );
  const from = ages[both.indexOf(Math.max(...both))] ?? 0;
  expect(typical.partnerBenefit[0]).toBe(years[0]?.partnerBenefit);
  expect(incomeTitle(futures)).toMatch(
    new RegExp(
      `^Social Security pays \\$\\d,\\d+ of your \\$\\d,\\d+ a month${from > 65 ? ` from ${from}` : ''}$`,
    ),
  );
});

test('a couple’s income shows the first death in words, and only the survivor’s benefit after it', () => {
  const changes = { partner: samplePartner(), retirementAge: 65, choice: 'desired' } as const;
  const self = incomeWith(changes);
  const died = self.ages.indexOf(85);
  expect([self.typical.benefit[died - 1], self.typical.partnerBenefit[died - 1]]).not.toContain(0);
  expect(self.typical.benefit[died]).toBe(0);
  const benefit = formatRoughDollars(self.typical.partnerBenefit[died] ?? 0);
  const spending = formatRoughDollars(0.75 * self.results.assumptions.monthlySpending);
  expect(incomeDescription(self)).toContain(
    `It assumes that you die at 85 and your partner then spends ${spending} a month. Social Security then pays ${benefit}.`,
  );
  expect(incomeReading(self, self.typical, 70)).toMatch(
    /^At 70 \(your partner 68\): \$[\d,]+ a month from your Social Security, \$[\d,]+ from your partner’s, \$[\d,]+ from savings$/,
  );
  expect(incomeReading(self, self.typical, 90)).toMatch(/^Your partner at 88 \(you would be 90\): \$/);
  // The plan ends when the partner is 95.
  expect(self.ages.at(-1)).toBe(96);

  const other = incomeWith({ ...changes, firstDeath: 'partner' });
  expect(other.typical.partnerBenefit[other.ages.indexOf(87)]).toBe(0);
  expect(incomeReading(other, other.typical, 87)).toMatch(/^At 87 \(without your partner\): \$/);
  expect(incomeDescription(other)).toContain('your partner dies at 85 and you then spend');
});

test('the income of a couple starts when the first of them stops, with the pay of the other', () => {
  const futures = incomeWith({
    partner: samplePartner({ retirementAge: 55 }),
    retirementAge: 65,
    choice: 'desired',
  });
  expect(futures.ages[0]).toBe(57);
  expect(futures.sources.map(({ name }) => name)).toContain('Pay');
  expect(futures.typical.otherIncome[0]).toBeCloseTo((0.8 * 70_000) / 12, 6);
  expect(incomeReading(futures, futures.typical, 57)).toContain(' from pay');
  expect(incomeDescription(futures)).toContain('80% counts');
});

test('a pension is other income', () => {
  const futures = incomeWith({ cashFlows: [pension], retirementAge: 69, choice: 'desired' });
  expect(futures.typical.otherIncome.slice(0, 2)).toEqual([0, 500]);
  expect(incomeReading(futures, futures.typical, 70)).toBe(
    'At 70: $3,030 a month from Social Security, $500 from other income, $900 from savings',
  );
});

test('taxes are part of the withdrawal, and are named in the description, the reading and the table', () => {
  const futures = incomeWith({ preTaxShare: 100, retirementAge: 69, choice: 'desired' });
  const tax = formatRoughDollars(futures.years[0]?.federalTax ?? 0);
  expect(tax).not.toBe('$0');
  expect(incomeDescription(futures)).toContain(`Included is federal income tax of ${tax} a month at 69`);
  expect(incomeDescription(futures)).not.toContain('taxes left out');
  expect(incomeReading(futures, futures.typical, 69)).toMatch(
    new RegExp(`; \\${tax} of it is federal income tax$`),
  );
  const { head, rows } = incomeTable(futures);
  expect(rows[0]?.[head.indexOf('Of it, federal income tax if all is covered')]).toBe(tax);
});

test('without years of retirement there is no income', () => {
  expect(incomeWith({ retirementAge: 80, planAge: 75, choice: 'desired' }).ages).toEqual([]);
});

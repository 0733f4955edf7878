import {
  defaultAssumptions,
  defaultInputs,
  householdDefaults,
  type Inputs,
  type LifetimeAssumptions,
  newPartner,
} from '@whenabouts/core';
import { expect, test } from 'vitest';
import { buildAgeLine } from './age-events.ts';
import { ageLineReading, ageLineTable, ageLineTitle } from './age-line-text.ts';

const YEAR = 2026;

function lineOf(
  changes: Partial<LifetimeAssumptions> = {},
  inputChanges: Partial<Inputs> = {},
  { isRetired = false, isTooEarly = false, runsOutAt = null as number | null } = {},
) {
  const inputs = { ...defaultInputs, retirementAge: 69, ...inputChanges };
  const assumptions = { ...defaultAssumptions(inputs, { year: YEAR }), ...changes };
  return buildAgeLine({ inputs, assumptions, isRetired, isTooEarly, runsOutAt });
}

const textsOf = (line: ReturnType<typeof lineOf>) => line.events.map(({ age, name }) => `${age} ${name}`);

test('a line has the ends of the plan, and between them what the plan and the law say', () => {
  expect(textsOf(lineOf({}, {}, { runsOutAt: 93 }))).toEqual([
    '35 Today',
    '65 Medicare',
    '69 You stop',
    '69 Social Security',
    '75 Required distributions',
    '93 Savings end if unlucky',
    '95 The plan ends',
  ]);
});

test('a stop that misses the target is too early', () => {
  expect(textsOf(lineOf({}, { retirementAge: 85 }, { isTooEarly: true }))).toContain('85 Too early to stop');
});

test('an event in the year in which the plan ends is left out', () => {
  expect(textsOf(lineOf({}, {}, { runsOutAt: 95 })).slice(-2)).toEqual([
    '75 Required distributions',
    '95 The plan ends',
  ]);
});

test('a couple’s line has both people at the visitor’s ages, until each of them dies', () => {
  const partner = { ...newPartner(defaultInputs), currentAge: 40, annualIncome: 60_000, retirementAge: 62 };
  const line = lineOf({ partner });
  expect(textsOf(line)).toEqual([
    '35 Today',
    '57 Your partner stops',
    '57 Partner’s Social Security',
    '60 Partner’s Medicare',
    '65 Your Medicare',
    '69 You stop',
    '69 Your Social Security',
    '75 Required distributions',
    '80 First death: partner',
    '95 The plan ends',
  ]);
  expect(line.partnerOffset).toBe(5);
});

test('a partner who stops in the same year shares the stop', () => {
  const partner = { ...newPartner(defaultInputs), annualIncome: 60_000 };
  expect(textsOf(lineOf({ partner }))).toContain('69 You both stop');
  expect(textsOf(lineOf({ partner }))).not.toContain('69 Your partner stops');
});

test('a line has the beginnings and the ends of incomes and costs, and of costs until the stop', () => {
  const flow = { every: 'month', risesWithPrices: true, toAge: null } as const;
  const line = lineOf({
    cashFlows: [
      { ...flow, kind: 'income', name: 'Pension', amount: 900, fromAge: 62 },
      {
        ...flow,
        kind: 'cost',
        name: 'Mortgage',
        amount: 900,
        fromAge: 30,
        toAge: 50,
        partOfSpending: 'until-age',
      },
      {
        ...flow,
        kind: 'cost',
        name: 'Commuting',
        amount: 90,
        fromAge: 35,
        partOfSpending: 'until-stop',
      },
      { ...flow, kind: 'income', every: 'once', name: '', amount: 9_000, fromAge: 45 },
    ],
    benefitCut: { fromYear: 2033, percentPaid: 78 },
    preTaxShare: 0,
  } as Partial<LifetimeAssumptions>);
  expect(textsOf(line)).toEqual([
    '35 Today',
    '42 Social Security is cut',
    '45 Other income once',
    '50 Mortgage ends',
    '62 Pension begins',
    '65 Medicare',
    '69 You stop',
    '69 Social Security',
    '69 Commuting ends',
    '95 The plan ends',
  ]);
});

test('a cost that the pay covers until the stop begins at the first stop of a household', () => {
  const travel = {
    kind: 'cost',
    name: 'Travel',
    amount: 400,
    every: 'month',
    fromAge: 35,
    toAge: 80,
    risesWithPrices: true,
    partOfSpending: 'from-stop',
  } as const;
  expect(textsOf(lineOf({ cashFlows: [travel] }))).toEqual(
    expect.arrayContaining(['69 You stop', '69 Travel begins', '80 Travel ends']),
  );
  const partner = { ...newPartner(defaultInputs), annualIncome: 60_000, retirementAge: 62 };
  const texts = textsOf(lineOf({ partner, cashFlows: [travel, { ...travel, name: 'Mortgage', toAge: 60 }] }));
  expect(texts).toEqual(expect.arrayContaining(['62 Travel begins', '60 Mortgage ends']));
  expect(texts.join()).not.toContain('Mortgage begins');
});

test('a retired visitor’s line has no stop and nothing of the past', () => {
  const line = lineOf({ ...householdDefaults }, { currentAge: 80, retirementAge: 80 }, { isRetired: true });
  expect(textsOf(line)).toEqual(['80 Today', '95 The plan ends']);
  expect(ageLineTitle(line)).toBe('15 years from today to 95');
});

test('the line in words names the years of work and of retirement, and reads any age', () => {
  const line = lineOf();
  expect(ageLineTitle(line)).toBe('34 more years of work, then 26 years to 95');
  expect(ageLineTitle(lineOf({}, { retirementAge: 35 }))).toBe('60 years from today to 95');
  expect(ageLineReading(line, 69)).toBe(
    'At 69 (2060): You stop; Social Security. Next: Required distributions at 75',
  );
  expect(ageLineReading(line, 40)).toBe('At 40 (2031): no change. Next: Medicare at 65');
  expect(ageLineTable(line).rows[1]).toEqual(['65', '2056', 'Medicare']);
});

import type { InputName } from '../fields.ts';
import { assumptionFields, type cashFlowFields, householdDefaults } from './assumptions.ts';

// Descriptions of a plan's fields for programmers: the API reference, and the tools of assistants. They add meaning and units
// to the ranges and defaults of the fields.

/** The description of a field. That of a group or list has the descriptions of its fields. */
type DescriptionOf<Field> = Field extends { fields: infer Fields }
  ? { readonly text: string; readonly fields: DescriptionsOf<Fields> }
  : string;

export type DescriptionsOf<Fields> = { readonly [Name in keyof Fields]: DescriptionOf<Fields[Name]> };

export const inputDescriptions: Readonly<Record<InputName, string>> = {
  currentAge: 'Whole years.',
  retirementAge: 'Whole years.',
  currentSavings: 'Dollars.',
  monthlySavings: 'Dollars a month.',
  annualIncome: 'Dollars a year.',
  expectedReturn: 'Percent a year.',
};

const { min, max } = assumptionFields.claimingAge;

const socialSecurity = {
  claimingAge: `Age at which Social Security starts; \`null\` for the retirement age, within ${min} and ${max}.`,
  knownBenefit: 'Known Social Security benefit in today’s dollars a month; `null` to estimate it.',
  knownBenefitAge: 'Claiming age of the known benefit; `null` for the full retirement age.',
} as const;

const earningsRecord = {
  knownBenefitStop:
    'Age at which work stops for the known benefit, if it follows from a record of earnings; `null`, the default, if not.',
  benefitIfStopped:
    'Benefit in today’s dollars a month if work stopped today, which also follows from the record; `null` by default.',
} as const;

const work = {
  yearsWorked:
    'Years of work until today, for an estimated benefit; `null`, the default, for every year from 22.',
} as const;

const cashFlowDescriptions: DescriptionsOf<typeof cashFlowFields> = {
  kind: 'Whether the money comes in or goes out.',
  name: 'Name, which may be blank.',
  amount: 'Dollars each month or once, in the dollars of `dollarsOf`.',
  every: 'How often it occurs.',
  fromAge: 'The age of `agesOf` at which it starts or occurs.',
  toAge: 'The first age without it; `null` to the end of the plan, and if it occurs once.',
  risesWithPrices: 'False if it stays the same number of dollars.',
  survivorShare:
    'Percent of an income that continues after the death of its `owner`, or of a cost after the first death; 100 by default.',
  partOfSpending:
    '`no`, the default, for a cost on top of `monthlySpending`. `until-age` for a cost that the spending contains, and that ends at `toAge`; `until-stop` if it ends when the member stops working. It changes no contribution, and the spending of the survivor is a share of what is left. `from-stop` for a cost on top of it that the pay covers until the first of a household stops.',
  owner: 'The person whose income it is; `self`, the member, by default. Without effect on a cost.',
  isTaxed: 'False if a monthly income is not taxed; true by default.',
  yearlyRise:
    'Percent a year by which a monthly income rises; by default, it rises as `risesWithPrices` says.',
  dollarsOf:
    'Whether a monthly income’s `amount` is in today’s dollars at `fromAge`, the default, or in the dollars of the year in which it starts, as in a pension letter.',
  agesOf:
    'Whose ages `fromAge` and `toAge` of an income are: `self`, the member, by default, or its `owner`.',
};

export const assumptionDescriptions: DescriptionsOf<typeof assumptionFields> = {
  monthlySpending:
    'What the member lives on in retirement after tax, in today’s dollars a month. Taxes are left out if `preTaxShare` is `null`; otherwise the savings also pay them.',
  planAge: 'Age to which the money must last, above `currentAge`; for a couple, the age of the younger one.',
  volatility: 'Standard deviation of yearly log returns, in percent.',
  inflation: 'Percent a year.',
  targetChance: 'Percent of simulated futures in which the money must last.',
  stocks: 'Percent of the savings in stocks, for the history of markets.',
  birthYear: 'Year of birth, which decides the full retirement age.',
  ...socialSecurity,
  contributionsRise:
    'True, the default, if the contributions rise with prices; false if they stay the same number of dollars.',
  partner: {
    text: 'The partner; `null`, the default, for none.',
    fields: {
      currentAge: 'Whole years.',
      retirementAge:
        'Age at which the partner stops; `null` for the calendar year in which the member stops. No effect without pay.',
      annualIncome: 'Dollars a year; 0 for none.',
      ...socialSecurity,
      ...earningsRecord,
      ...work,
    },
  },
  firstDeath:
    'The person of a couple who dies first: `self`, the member, `partner`, or `older`: the older one, or the member if both are equally old. By default `older`, and `self` if there is a `firstDeathAge`.',
  firstDeathAge: `Age of the person who dies first; ${householdDefaults.firstDeathAge} by default.`,
  survivorSpending: `Percent of the spending that the survivor spends; ${householdDefaults.survivorSpending} by default.`,
  benefitCut: {
    text: 'A cut of Social Security; `null`, the default, for none.',
    fields: {
      fromYear: 'First calendar year of the cut.',
      percentPaid: 'Percent of the benefits that is paid.',
    },
  },
  wageGrowth: `Percent a year by which wages rise above prices; ${householdDefaults.wageGrowth} by default.`,
  cashFlows: {
    text: 'Other income and costs that start, end or occur once; none by default.',
    fields: cashFlowDescriptions,
  },
  healthPremium: `Health insurance in dollars a month for each person from stopping work to 65; ${householdDefaults.healthPremium} by default.`,
  spendingCut: `Percent by which spending is cut in bad years; ${householdDefaults.spendingCut} by default.`,
  preTaxShare:
    'Percent of the savings in a 401(k) or traditional IRA; `null`, the default, to calculate no tax.',
  stateTax: `State income tax in percent of the taxed withdrawal; ${householdDefaults.stateTax} by default.`,
  ...earningsRecord,
  ...work,
  workEndYear:
    'Calendar year in which the member stopped working, for an estimated benefit; a known one is then paid in full. `null`, the default, while at work.',
  healthPremiumByIncome:
    'True if `healthPremium` is the full price, and each year’s income decides the part that is paid; false by default.',
};

import {
  assumptionFields,
  benefitCutFields,
  coupleFields,
  type Field,
  householdDefaults,
  householdFields,
  lifetimeFields,
  partnerFields,
} from '@whenabouts/core';
import * as v from 'valibot';
import { CashFlows } from './cash-flows.ts';
import { described, numberIn, plainObject } from './schemas.ts';

/** An assumption that the member may leave at its default. */
const optional = (field: Field, description: string) =>
  v.exactOptional(described(numberIn(field), description));

const optionalOrNull = (field: Field, description: string) =>
  v.exactOptional(described(v.nullable(numberIn(field)), description));

const { min, max } = assumptionFields.claimingAge;
const CLAIMING_AGE = `Age at which Social Security starts; \`null\` for the retirement age, within ${min} and ${max}.`;

/** A number of the partner that is null if missing. */
const nullByDefault = (field: Field, description: string) =>
  v.optional(described(v.nullable(numberIn(field)), description), null);

const Partner = plainObject(
  {
    currentAge: described(numberIn(partnerFields.currentAge), 'Whole years.'),
    retirementAge: nullByDefault(
      partnerFields.retirementAge,
      'Age at which the partner stops; `null` for the calendar year in which the member stops.',
    ),
    annualIncome: described(numberIn(partnerFields.annualIncome), 'Dollars a year; 0 for none.'),
    claimingAge: nullByDefault(partnerFields.claimingAge, CLAIMING_AGE),
    knownBenefit: nullByDefault(
      partnerFields.knownBenefit,
      'Known Social Security benefit in today’s dollars a month; `null` to estimate it.',
    ),
    knownBenefitAge: nullByDefault(
      partnerFields.knownBenefitAge,
      'Claiming age of the known benefit; `null` for the full retirement age.',
    ),
  },
  'Please send the partner as an object, or null for none.',
);

const BenefitCut = plainObject(
  {
    fromYear: described(numberIn(benefitCutFields.fromYear), 'First calendar year of the cut.'),
    percentPaid: described(numberIn(benefitCutFields.percentPaid), 'Percent of the benefits that is paid.'),
  },
  'Please send the benefit cut as an object, or null for none.',
);

const OutlookInputs = plainObject(
  {
    currentAge: optional(lifetimeFields.currentAge, 'Whole years.'),
    retirementAge: optional(
      lifetimeFields.retirementAge,
      'Whole years; the current age once retired, or to stop today.',
    ),
    currentSavings: optional(lifetimeFields.currentSavings, 'Dollars.'),
    monthlySavings: optional(lifetimeFields.monthlySavings, 'Dollars a month.'),
    annualIncome: optional(lifetimeFields.annualIncome, 'Dollars a year.'),
    expectedReturn: optional(lifetimeFields.expectedReturn, 'Percent a year.'),
  },
  'Please send the outlook’s inputs as an object.',
);

/** Assumptions of the outlook that a member changed. A missing assumption has its default. Unknown keys are dropped. */
export const PlanAssumptions = plainObject(
  {
    monthlySpending: optional(
      assumptionFields.monthlySpending,
      'Spending in retirement before tax, in today’s dollars a month.',
    ),
    planAge: optional(assumptionFields.planAge, 'Age to which the money must last, above `currentAge`.'),
    volatility: optional(
      assumptionFields.volatility,
      'Standard deviation of yearly log returns, in percent.',
    ),
    inflation: optional(assumptionFields.inflation, 'Percent a year.'),
    targetChance: optional(
      assumptionFields.targetChance,
      'Percent of simulated futures in which the money must last.',
    ),
    stocks: optional(
      assumptionFields.stocks,
      'Percent of the savings in stocks, for the history of markets.',
    ),
    birthYear: optional(assumptionFields.birthYear, 'Year of birth, which decides the full retirement age.'),
    claimingAge: optionalOrNull(assumptionFields.claimingAge, CLAIMING_AGE),
    knownBenefit: optionalOrNull(
      assumptionFields.knownBenefit,
      'Known Social Security benefit in today’s dollars a month; `null` to estimate it.',
    ),
    knownBenefitAge: optionalOrNull(
      assumptionFields.knownBenefitAge,
      'Claiming age of the known benefit; `null` for the full retirement age.',
    ),
    contributionsRise: v.exactOptional(
      described(
        v.boolean('Please say true or false.'),
        'True, the default, if the contributions rise with prices; false if they stay the same number of dollars.',
      ),
    ),
    partner: v.exactOptional(described(v.nullable(Partner), 'The partner; `null`, the default, for none.')),
    firstDeath: v.exactOptional(
      described(
        v.picklist(['self', 'partner'], 'Please say "self" or "partner".'),
        'Who of a couple dies first; `self` by default.',
      ),
    ),
    firstDeathAge: optional(
      coupleFields.firstDeathAge,
      `Age of the person who dies first; ${householdDefaults.firstDeathAge} by default.`,
    ),
    survivorSpending: optional(
      coupleFields.survivorSpending,
      `Percent of the spending that the survivor spends; ${householdDefaults.survivorSpending} by default.`,
    ),
    benefitCut: v.exactOptional(
      described(v.nullable(BenefitCut), 'A cut of Social Security; `null`, the default, for none.'),
    ),
    wageGrowth: optional(
      householdFields.wageGrowth,
      `Percent a year by which wages rise above prices; ${householdDefaults.wageGrowth} by default.`,
    ),
    cashFlows: v.exactOptional(
      described(CashFlows, 'Other income and costs that start, end or occur once; none by default.'),
    ),
    healthPremium: optional(
      householdFields.healthPremium,
      `Health insurance in dollars a month for each person from stopping work to 65; ${householdDefaults.healthPremium} by default.`,
    ),
    spendingCut: optional(
      householdFields.spendingCut,
      `Percent by which spending is cut in bad years; ${householdDefaults.spendingCut} by default.`,
    ),
    preTaxShare: optionalOrNull(
      householdFields.preTaxShare,
      'Percent of the savings in a 401(k) or traditional IRA; `null`, the default, to calculate no tax.',
    ),
    stateTax: optional(
      householdFields.stateTax,
      `State income tax in percent of the taxed withdrawal; ${householdDefaults.stateTax} by default.`,
    ),
    isWorking: v.exactOptional(
      described(
        v.boolean('Please say true or false.'),
        'True if the member still works and would stop today. Without it, equal ages mean that the member has retired.',
      ),
    ),
    outlookInputs: v.exactOptional(
      described(
        OutlookInputs,
        'Inputs of the outlook that are outside the ranges of the plan’s inputs, which are then the nearest allowed values.',
      ),
    ),
  },
  'Please send the assumptions as an object, or null for the defaults.',
);

export type PlanAssumptions = v.InferOutput<typeof PlanAssumptions>;

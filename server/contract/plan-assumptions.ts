import {
  assumptionFields,
  type CashFlow,
  cashFlowAmountFields,
  type cashFlowFields,
  costsInSpending,
  formatDollars,
  householdDefaults,
  isFromStop,
  isPartOfSpending,
  lifetimeFields,
  rangeMessage,
  type SavedAssumptions,
  stepIds,
} from '@whenabouts/core';
import * as v from 'valibot';
import { inputDescriptions } from './plan-inputs.ts';
import { type Descriptions, schemasOf } from './plan-schemas.ts';
import { described, documented, plainObject } from './schemas.ts';

const { month } = cashFlowAmountFields;

/** Rejects numbers of a cash flow that do not fit together. */
const cashFlowRule = documented(
  v.rawCheck<CashFlow>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = { ...dataset.value };
    for (const [key, message] of messagesOf(input)) {
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
    }
  }),
  `A monthly \`amount\` is at most ${month.max}. \`toAge\` is above \`fromAge\`, and \`null\` if it occurs once or ends when work does. Only a monthly cost has a \`partOfSpending\`.`,
);

function messagesOf(cashFlow: CashFlow): [keyof CashFlow, string][] {
  const { kind, every, amount, fromAge, toAge } = cashFlow;
  const messages: [keyof CashFlow, string][] = [];
  if ((isPartOfSpending(cashFlow) || isFromStop(cashFlow)) && (kind === 'income' || every === 'once')) {
    messages.push(['partOfSpending', 'Only a monthly cost can be part of the spending.']);
  }
  if (every === 'once') {
    if (toAge !== null) messages.push(['toAge', 'An amount that occurs once has no end.']);
    return messages;
  }
  if (cashFlow.partOfSpending === 'until-stop' && toAge !== null) {
    messages.push(['toAge', 'A cost that ends when work does has no other end.']);
  }
  if (amount > month.max) messages.push(['amount', rangeMessage(month)]);
  if (toAge !== null && toAge <= fromAge)
    messages.push(['toAge', `Choose an end after the start at ${fromAge}.`]);
  return messages;
}

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

const cashFlowDescriptions: Descriptions<typeof cashFlowFields> = {
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

const descriptions: Descriptions<typeof assumptionFields> = {
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
    'The person of a couple who dies first; `older` by default: the older one, or the member if both are equally old.',
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
    rule: cashFlowRule,
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
};

const optional = (schemas: Readonly<Record<string, v.GenericSchema>>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, v.exactOptional(schema)]));

const OutlookInputs = plainObject(
  optional(
    schemasOf(lifetimeFields, {
      ...inputDescriptions,
      retirementAge: 'Whole years; the current age once retired, or to stop today.',
    }),
  ),
  'Please send the outlook’s inputs as an object.',
);

/** Rejects costs that are part of a lower spending. A spending by default follows the inputs, and is not checked. */
const costsInSpendingRule = documented(
  v.rawCheck<SavedAssumptions>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { monthlySpending, cashFlows = [] } = dataset.value;
    const total = costsInSpending(cashFlows);
    if (monthlySpending === undefined || total <= monthlySpending) return;
    const message = `The costs that are part of the spending add up to ${formatDollars(total)} a month, more than the spending of ${formatDollars(monthlySpending)}.`;
    const input = { ...dataset.value };
    addIssue({
      message,
      path: [{ type: 'object', origin: 'value', input, key: 'cashFlows', value: cashFlows }],
    });
  }),
  'The cash flows that are part of the spending add up to at most `monthlySpending`.',
);

/** Assumptions of the outlook that a member changed. A missing assumption has its default. Unknown keys are dropped. */
export const PlanAssumptions = v.pipe(
  plainObject(
    optional({
      ...schemasOf(assumptionFields, descriptions),
      isWorking: described(
        v.boolean('Please say true or false.'),
        'True if the member still works and would stop today. Without it, equal ages mean that the member has retired.',
      ),
      doneSteps: described(
        v.pipe(
          v.array(
            v.picklist(stepIds, 'Please name a step of the outlook.'),
            'Please send the steps as a list.',
          ),
          v.maxLength(stepIds.length, 'Please name each step once.'),
        ),
        'Next steps of the outlook that the member has ticked; none by default. They change no result.',
      ),
      outlookInputs: described(
        OutlookInputs,
        'Inputs of the outlook that are outside the ranges of the plan’s inputs, which are then the nearest allowed values.',
      ),
    }),
    'Please send the assumptions as an object, or null for the defaults.',
  ) as v.GenericSchema<SavedAssumptions>,
  costsInSpendingRule,
);

export type PlanAssumptions = SavedAssumptions;

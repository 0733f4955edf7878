import {
  cashFlowFields,
  formatDollars,
  formatNumber,
  formatRoughDollars,
  type MonthlyPension,
  pensionBreakEvenAge,
  presentValueOfPension,
  priceLevelAfter,
} from '@whenabouts/core';
import type { OutlookAnswer } from '../outlook-results.ts';
import {
  ageField,
  type ChoiceValues,
  dollarsField,
  monthlyField,
  monthlyOption,
  numberOf,
  onceAt,
  percentField,
  question,
  type RetirementChoice,
  sliderField,
} from './choice-fields.ts';

// Choices near retirement. Each asks a few numbers, and becomes one income or cost of the plan.

/** The last age of the life table. */
const LAST_TABLE_AGE = 119;

/** Returns the terms of the offered pension, which is in dollars of the year in which it begins. */
function pensionOffer(values: ChoiceValues, { inputs, assumptions }: OutlookAnswer): MonthlyPension {
  const { partner } = assumptions;
  const fromAge = numberOf(values, 'fromAge');
  const partnerAge = partner && Math.min(partner.currentAge + fromAge - inputs.currentAge, LAST_TABLE_AGE);
  return {
    monthly: numberOf(values, 'monthly'),
    fromAge,
    risesWithPrices: values.rises === 1,
    inflation: assumptions.inflation,
    discountRate: Math.max(inputs.expectedReturn, 0),
    ...(partnerAge !== null && { survivor: { share: numberOf(values, 'share'), age: partnerAge } }),
  };
}

const pension: RetirementChoice = {
  label: 'Pension: one sum or monthly',
  questions: (answer) => [
    question('How much do they offer as one sum?', dollarsField('oneSum', 'One Sum', 150_000)),
    question('And how much a month?', monthlyField('monthly', 'Or a Monthly Pension', 1_200), {
      name: 'rises',
      field: null,
      label: 'The monthly pension rises with prices',
      initial: 0,
    }),
    question('From which age?', ageField('fromAge', 'From Your Age', 65, answer)),
    ...(answer.assumptions.partner
      ? [
          question(
            'What does your partner get after your death?',
            sliderField(
              'share',
              { ...cashFlowFields.survivorShare, label: 'Share After Your Death (%)' },
              50,
            ),
          ),
        ]
      : []),
  ],
  options: (values, answer) => {
    const { inputs, assumptions } = answer;
    const { fromAge, risesWithPrices, survivor } = pensionOffer(values, answer);
    const years = Math.max(fromAge - inputs.currentAge, 0);
    return [
      {
        name: 'One sum',
        cashFlow: onceAt(fromAge, {
          kind: 'income',
          name: 'Pension as one sum',
          // The offer is in dollars of its year.
          amount: Math.round(numberOf(values, 'oneSum') / priceLevelAfter(years, assumptions.inflation)),
        }),
      },
      {
        name: 'Monthly',
        cashFlow: {
          kind: 'income',
          name: 'Pension',
          amount: numberOf(values, 'monthly'),
          every: 'month',
          fromAge,
          toAge: null,
          risesWithPrices,
          ...(survivor && { survivorShare: survivor.share }),
          dollarsOf: 'start',
        },
      },
    ];
  },
  text: (values, answer) => {
    const offer = pensionOffer(values, answer);
    const breakEvenAge = pensionBreakEvenAge(offer, numberOf(values, 'oneSum'));
    const isForBoth = offer.survivor !== undefined && offer.survivor.share > 0;
    const rate = `${formatNumber(offer.discountRate)}% a year`;
    const comparison =
      breakEvenAge === null
        ? `If one sum earned ${rate}, as in your plan, the monthly pension would never pay more.`
        : `The monthly pension pays more if you live past ${Math.ceil(breakEvenAge)} and one sum would earn ${rate}, as in your plan.`;
    const value = formatRoughDollars(presentValueOfPension(offer));
    return `${comparison} By the life table of Social Security, it is worth ${value} at ${offer.fromAge} on average${isForBoth ? ', for both of you' : ''}. Amounts are in dollars of that year. Tax on one sum is left out: it is due later if the sum goes into an IRA.`;
  },
};

const house: RetirementChoice = {
  label: 'Sell and move',
  questions: (answer) => [
    question(
      'What do you sell?',
      dollarsField('price', 'Price of Your Home', 400_000),
      dollarsField('mortgage', 'Mortgage Left Then', 50_000),
    ),
    question(
      'What do you buy?',
      dollarsField('newHome', 'Price of the New Home', 250_000),
      percentField('costs', 'Costs of Sale and Move (%)', 8),
    ),
    question('When?', ageField('atAge', 'At Your Age', answer.inputs.retirementAge, answer)),
  ],
  options: (values) => {
    const moneyLeft = houseMoneyLeft(values);
    return [
      {
        name: 'With the move',
        cashFlow: onceAt(numberOf(values, 'atAge'), {
          kind: moneyLeft < 0 ? 'cost' : 'income',
          name: 'Sell and move',
          amount: Math.abs(moneyLeft),
        }),
      },
    ];
  },
  text: (values) => {
    const moneyLeft = houseMoneyLeft(values);
    const amount = formatDollars(Math.abs(moneyLeft));
    const result = moneyLeft < 0 ? `You pay ${amount} more` : `You are left with ${amount}`;
    return `${result} in today’s dollars, after the mortgage and the costs. Tax is left out: most people owe none on the sale of their home (IRS Topic 701). If your spending has a mortgage in it, end it at this age as well.`;
  },
};

/** Returns what is left of the sale after the mortgage, the costs and the new home; below 0 if it is not enough. */
function houseMoneyLeft(values: ChoiceValues): number {
  const price = numberOf(values, 'price');
  const costs = (price * numberOf(values, 'costs')) / 100;
  return Math.round(price - costs - numberOf(values, 'mortgage') - numberOf(values, 'newHome'));
}

const care: RetirementChoice = {
  label: 'Care late in life',
  questions: (answer) => [
    question('What does the care cost?', monthlyField('cost', 'Cost of Care a Month', 5_000)),
    question(
      'When, and for how long?',
      ageField('fromAge', 'From Your Age', 84, answer),
      sliderField('years', { label: 'For Years', unit: 'years', min: 1, max: 30, sliderMax: 10, step: 1 }, 3),
    ),
  ],
  options: (values) =>
    monthlyOption({
      kind: 'cost',
      name: 'Care',
      option: 'With care',
      amount: numberOf(values, 'cost'),
      from: numberOf(values, 'fromAge'),
      to: numberOf(values, 'fromAge') + numberOf(values, 'years'),
    }),
  text: (values) =>
    `In today’s dollars, on top of your spending, until ${numberOf(values, 'fromAge') + numberOf(values, 'years')}. In care, people often spend less on other things: enter what it costs more.`,
};

const partTime: RetirementChoice = {
  label: 'Part-time work',
  questions: (answer) => {
    const stop = answer.inputs.retirementAge;
    return [
      question('What will you earn?', monthlyField('pay', 'Pay a Month', 1_500)),
      question(
        'From when until when?',
        ageField('fromAge', 'From Your Age', stop, answer),
        ageField('toAge', 'Until Your Age', stop + 5, answer),
      ),
    ];
  },
  options: (values) =>
    monthlyOption({
      kind: 'income',
      name: 'Part-time work',
      option: 'With this work',
      amount: numberOf(values, 'pay'),
      from: numberOf(values, 'fromAge'),
      to: numberOf(values, 'toAge'),
    }),
  error: (values) => {
    const [from, to] = [numberOf(values, 'fromAge'), numberOf(values, 'toAge')];
    return to > from
      ? null
      : { name: 'toAge', text: `Choose an age above ${from}, when it starts.`, validValue: from + 1 };
  },
  text: () =>
    'Enter the pay after Social Security and Medicare tax, in today’s dollars. It does not raise your Social Security here, and before full retirement age, high pay could hold benefits back.',
};

export const retirementChoices: readonly RetirementChoice[] = [pension, house, care, partTime];

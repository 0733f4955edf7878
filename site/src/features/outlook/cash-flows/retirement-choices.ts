import {
  type CashFlow,
  cashFlowAmountFields,
  cashFlowFields,
  type Field,
  formatDollars,
  formatNumber,
  formatRoughDollars,
  pensionBreakEvenAge,
  presentValueOfPension,
} from '@whenabouts/core';
import type { OutlookAnswer } from '../outlook-results.ts';
import { ageInPlan } from './cash-flows.ts';

// Choices near retirement. Each asks a few numbers, and becomes one income or cost of the plan.

/** The entered numbers by name; 1 for a checked box and 0 for an empty one. */
export type ChoiceValues = Readonly<Record<string, number>>;

export interface ChoiceField {
  name: string;
  /** Null for a checkbox. */
  field: Field | null;
  label: string;
  initial: number;
}

/** One of the ways to choose. */
export interface ChoiceOption {
  /** "One sum". */
  name: string;
  cashFlow: CashFlow;
}

/** A number that does not fit the others. */
export interface ChoiceError {
  /** The name of its field. */
  name: string;
  text: string;
  validValue: number;
}

export interface RetirementChoice {
  label: string;
  fields: (answer: OutlookAnswer) => readonly ChoiceField[];
  /** Returns null while all numbers fit together. */
  error?: (values: ChoiceValues) => ChoiceError | null;
  /** Returns nothing while the numbers do not fit together. */
  options: (values: ChoiceValues, answer: OutlookAnswer) => readonly ChoiceOption[];
  /** Explains what the numbers mean, and what is left out. */
  text: (values: ChoiceValues, answer: OutlookAnswer) => string;
}

const slider = (name: string, field: Field, initial: number): ChoiceField => ({
  name,
  field,
  label: field.label,
  initial,
});

const dollars = (name: string, label: string, initial: number): ChoiceField =>
  slider(name, { ...cashFlowAmountFields.once, label }, initial);

const monthly = (name: string, label: string, initial: number): ChoiceField =>
  slider(name, { ...cashFlowAmountFields.month, label }, initial);

const percent = (name: string, label: string, initial: number): ChoiceField =>
  slider(name, { label, unit: 'percent', min: 0, max: 100, step: 1, sliderMax: 20 }, initial);

/** An age in the plan, from today on. */
function age(name: string, label: string, initial: number, answer: OutlookAnswer): ChoiceField {
  const { min, max } = { min: answer.inputs.currentAge, max: cashFlowFields.fromAge.max };
  const sliderMax = Math.max(answer.assumptions.planAge - 1, min);
  return slider(
    name,
    { label, unit: 'years', step: 1, min, max, sliderMax },
    Math.max(ageInPlan(initial, answer), min),
  );
}

const of = (values: ChoiceValues, name: string): number => values[name] ?? 0;

/** The terms of the offered pension, which is in dollars of the year in which it begins. */
function offerOf(values: ChoiceValues, { inputs, assumptions }: OutlookAnswer) {
  const { partner } = assumptions;
  const fromAge = of(values, 'fromAge');
  const partnerAge = partner && Math.min(partner.currentAge + fromAge - inputs.currentAge, 119);
  return {
    monthly: of(values, 'monthly'),
    fromAge,
    risesWithPrices: values.rises === 1,
    inflation: assumptions.inflation,
    discountRate: Math.max(inputs.expectedReturn, 0),
    ...(partnerAge !== null && { survivor: { share: of(values, 'share'), age: partnerAge } }),
  };
}

const pension: RetirementChoice = {
  label: 'Pension: one sum or monthly',
  fields: (answer) => [
    dollars('oneSum', 'One Sum', 150_000),
    monthly('monthly', 'Or a Monthly Pension', 1_200),
    age('fromAge', 'From Your Age', 65, answer),
    ...(answer.assumptions.partner
      ? [slider('share', { ...cashFlowFields.survivorShare, label: 'Share After Your Death (%)' }, 50)]
      : []),
    { name: 'rises', field: null, label: 'The monthly pension rises with prices', initial: 0 },
  ],
  options: (values, answer) => {
    const { inputs, assumptions } = answer;
    const { fromAge, risesWithPrices, survivor } = offerOf(values, answer);
    const years = Math.max(fromAge - inputs.currentAge, 0);
    return [
      {
        name: 'One sum',
        cashFlow: {
          kind: 'income',
          name: 'Pension as one sum',
          // The offer is in dollars of its year.
          amount: Math.round(of(values, 'oneSum') / (1 + assumptions.inflation / 100) ** years),
          every: 'once',
          fromAge,
          toAge: null,
          risesWithPrices: true,
        },
      },
      {
        name: 'Monthly',
        cashFlow: {
          kind: 'income',
          name: 'Pension',
          amount: of(values, 'monthly'),
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
    const offer = offerOf(values, answer);
    const even = pensionBreakEvenAge(offer, of(values, 'oneSum'));
    const isForBoth = offer.survivor !== undefined && offer.survivor.share > 0;
    const rate = `${formatNumber(offer.discountRate)}% a year`;
    const longer =
      even === null
        ? `If one sum earned ${rate}, as in your plan, the monthly pension would never pay more.`
        : `The monthly pension pays more if you live past ${Math.ceil(even)} and one sum would earn ${rate}, as in your plan.`;
    const value = formatRoughDollars(presentValueOfPension(offer));
    return `${longer} By the life table of Social Security, it is worth ${value} at ${offer.fromAge} on average${isForBoth ? ', for both of you' : ''}. Amounts are in dollars of that year. Tax on one sum is left out: it is due later if the sum goes into an IRA.`;
  },
};

const house: RetirementChoice = {
  label: 'Sell and move',
  fields: (answer) => [
    dollars('price', 'Price of Your Home', 400_000),
    dollars('mortgage', 'Mortgage Left Then', 50_000),
    dollars('newHome', 'Price of the New Home', 250_000),
    percent('costs', 'Costs of Sale and Move (%)', 8),
    age('atAge', 'At Your Age', answer.inputs.retirementAge, answer),
  ],
  options: (values) => {
    const left = houseMoneyLeft(values);
    return [
      {
        name: 'With the move',
        cashFlow: {
          kind: left < 0 ? 'cost' : 'income',
          name: 'Sell and move',
          amount: Math.abs(left),
          every: 'once',
          fromAge: of(values, 'atAge'),
          toAge: null,
          risesWithPrices: true,
        },
      },
    ];
  },
  text: (values) => {
    const left = houseMoneyLeft(values);
    const amount = formatDollars(Math.abs(left));
    const result = left < 0 ? `You pay ${amount} more` : `You are left with ${amount}`;
    return `${result} in today’s dollars, after the mortgage and the costs. Tax is left out: most people owe none on the sale of their home (IRS Topic 701). If your spending has a mortgage in it, end it at this age as well.`;
  },
};

/** Returns what is left of the sale after the mortgage, the costs and the new home; below 0 if it is not enough. */
function houseMoneyLeft(values: ChoiceValues): number {
  const price = of(values, 'price');
  const costs = (price * of(values, 'costs')) / 100;
  return Math.round(price - costs - of(values, 'mortgage') - of(values, 'newHome'));
}

/** A monthly amount with two ages. */
interface MonthlyChoice {
  kind: CashFlow['kind'];
  name: string;
  option: string;
  amount: number;
  from: number;
  to: number;
}

/** Returns the option of a monthly amount; none if it ends before it starts. */
function monthlyOption({ kind, name, option, amount, from, to }: MonthlyChoice): readonly ChoiceOption[] {
  if (to <= from) return [];
  const cashFlow: CashFlow = {
    kind,
    name,
    amount,
    every: 'month',
    fromAge: from,
    toAge: Math.min(to, cashFlowFields.toAge.max),
    risesWithPrices: true,
  };
  return [{ name: option, cashFlow }];
}

const care: RetirementChoice = {
  label: 'Care late in life',
  fields: (answer) => [
    monthly('cost', 'Cost of Care a Month', 5_000),
    age('fromAge', 'From Your Age', 84, answer),
    slider('years', { label: 'For Years', unit: 'years', min: 1, max: 30, sliderMax: 10, step: 1 }, 3),
  ],
  options: (values) =>
    monthlyOption({
      kind: 'cost',
      name: 'Care',
      option: 'With care',
      amount: of(values, 'cost'),
      from: of(values, 'fromAge'),
      to: of(values, 'fromAge') + of(values, 'years'),
    }),
  text: (values) =>
    `In today’s dollars, on top of your spending, until ${of(values, 'fromAge') + of(values, 'years')}. In care, people often spend less on other things: enter what it costs more.`,
};

const partTime: RetirementChoice = {
  label: 'Part-time work',
  fields: (answer) => {
    const stop = answer.inputs.retirementAge;
    return [
      monthly('pay', 'Pay a Month', 1_500),
      age('fromAge', 'From Your Age', stop, answer),
      age('toAge', 'Until Your Age', stop + 5, answer),
    ];
  },
  options: (values) =>
    monthlyOption({
      kind: 'income',
      name: 'Part-time work',
      option: 'With this work',
      amount: of(values, 'pay'),
      from: of(values, 'fromAge'),
      to: of(values, 'toAge'),
    }),
  error: (values) => {
    const [from, to] = [of(values, 'fromAge'), of(values, 'toAge')];
    return to > from
      ? null
      : { name: 'toAge', text: `Choose an age above ${from}, when it starts.`, validValue: from + 1 };
  },
  text: () =>
    'Enter the pay after Social Security and Medicare tax, in today’s dollars. It does not raise your Social Security here, and before full retirement age, high pay could hold benefits back.',
};

export const retirementChoices: readonly RetirementChoice[] = [pension, house, care, partTime];

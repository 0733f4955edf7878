import { fields, type InputName, inputMessages, type ScenarioName, scenarios } from '@whenabouts/core';
import { type DollarKind, dollarNames } from '../dollars.ts';
import { fieldMessages } from '../fields/field-messages.ts';

/** A part of the sentence: text, one of the visitor's inputs, or a result. */
export type SentencePart = readonly [text: string, kind?: InputName | 'result'];

export interface SentenceNumbers {
  monthlySavings: string;
  retirementAge: number;
  savings: string;
  /** The savings in the other dollars. */
  otherSavings: string;
  dollars: DollarKind;
  otherDollars: DollarKind;
  withdrawalRate: number;
  monthlyIncome: string;
}

/** Keeps punctuation on the line of the number before it. */
export const WORD_JOINER = '\u2060';

/** The English messages of the calculator, without those of the details of a result. */
export const calculatorMessages = {
  field: fieldMessages,
  errors: inputMessages,
  label: (name: InputName): string => fields[name].label,
  yourInformation: 'Your Information',
  private: 'Calculations happen in your browser: nothing you enter here is sent anywhere unless you save it.',
  inputDollars: 'Savings and income are today’s dollars; the contribution stays the same number of dollars.',
  setByPage: (values: string): string => `Set by this page: ${values}.`,
  calculate: 'Calculate Retirement',
  atAge: (age: number): string => `At ${age}:`,
  aMonth: 'a month',
  dollarNames: dollarNames as Record<DollarKind, string>,
  outlook: 'Your Retirement Outlook',
  crossedAges: 'These ages don’t work together yet',
  ready: 'Ready to see your future?',
  /** @param button The text of the button, of which "Calculate Retirement" is shortened. */
  howToStart: (button: string): string =>
    `Fill in your information and click ${button.replace('Calculate Retirement', 'Calculate')} to see your retirement outlook.`,
  detailedPlan: 'Get a detailed retirement plan',
  sentence: (numbers: SentenceNumbers): SentencePart[] => [
    ['If you keep saving '],
    [`${numbers.monthlySavings} a month`, 'monthlySavings'],
    [`${WORD_JOINER}, at `],
    [`${numbers.retirementAge}`, 'retirementAge'],
    [' you would have about '],
    [numbers.savings, 'result'],
    [
      ` in ${dollarNames[numbers.dollars]} (${numbers.otherSavings} in ${dollarNames[numbers.otherDollars]}). Drawing ${numbers.withdrawalRate}% a year, that pays `,
    ],
    [numbers.monthlyIncome, 'result'],
    [' a month.'],
  ],
};

export type CalculatorMessages = typeof calculatorMessages;

/** The English messages of the details of a result: cards, simulation and assumptions. */
export const resultMessages = {
  /** Names the dollars of an amount, and adds it in the others: "in today's dollars ($1,015,810 in future dollars)". */
  inDollars: (kind: DollarKind, otherAmount: string, otherKind: DollarKind): string =>
    `in ${dollarNames[kind]} (${otherAmount} in ${dollarNames[otherKind]})`,
  scenario: (name: ScenarioName): string => scenarios[name].label,
  timeTitle: 'Time Until Retirement',
  years: (years: number): string => (years === 1 ? 'year' : 'years'),
  ages: (from: number, to: number): string => `From age ${from} to age ${to}.`,
  savingsTitle: 'Projected Retirement Savings',
  basis: (rate: number, contribution: string): string =>
    `At ${rate}% every year, contributions staying ${contribution}.`,
  incomeTitle: 'Estimated Monthly Income',
  perMonth: 'per month',
  replacement: (percent: string, withdrawalRate: number): string =>
    `About ${percent}% of what you earn today, in today’s dollars, drawing ${withdrawalRate}% of the savings a year.`,
  strategiesTitle: 'Monthly Income by Strategy',
  rate: (percent: number): string => `${percent}% a year`,
  outcomesTitle: 'Simulation Outcomes',
  percentile: (rank: number): string => `${rank}th percentile`,
  simulation: (runs: number, variation: number): string =>
    `Based on ${runs} Monte Carlo simulations, on the scale above. In each run, each month’s return varies by up to ${variation}% of itself, such as from 0.50% to 0.67% instead of 0.58%. Markets swing far more: use the three scenarios above as the range.`,
  estimate: (inflation: number): string =>
    `An estimate, not advice. Future dollars are the amount on your statement when you retire; today’s dollars are what it buys now, at ${inflation}% inflation a year. Taxes are left out of this projection; the return is after fees. Real returns vary from year to year and may be negative.`,
  howWeCalculate: 'How we calculate',
  monthlyGrowth: (rate: number, effectiveRate: number): string =>
    `Your savings earn a twelfth of the yearly return each month, then your contribution is added: ${rate}% a year lets savings grow by ${effectiveRate}% in twelve months.`,
  scenarioRates: (scenario: string, rate: number, withdrawalRate: number): string =>
    `${scenario}: ${rate}% return a year, then ${withdrawalRate}% of the savings withdrawn a year.`,
  runs: (runs: number, variation: number): string =>
    `The simulation runs the moderate scenario ${runs} times. In each run, each month’s return varies by up to ${variation}% of itself. The same inputs always give the same outcomes.`,
};

export type ResultMessages = typeof resultMessages;

import { fields, type InputName, inputMessages } from '@whenabouts/core';
import { type DollarKind, dollarNames, inDollars } from '../dollars.ts';
import { fieldMessages } from '../fields/field-messages.ts';

/** A part of the sentence about a result: text, one of the visitor's inputs, or a result. */
export type ResultSentencePart = readonly [text: string, kind?: InputName | 'result'];

export interface SentenceNumbers {
  monthlySavings: string;
  retirementAge: number;
  savings: string;
  /** The savings in `otherDollars`. */
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
  /** Names the button, with "Calculate Retirement" shortened. */
  howToStart: (button: string): string =>
    `Fill in your information and click ${button.replace('Calculate Retirement', 'Calculate')} to see your retirement outlook.`,
  detailedPlan: 'Get a detailed retirement plan',
  sentence: (numbers: SentenceNumbers): ResultSentencePart[] => [
    ['If you keep saving '],
    [`${numbers.monthlySavings} a month`, 'monthlySavings'],
    [`${WORD_JOINER}, at `],
    [`${numbers.retirementAge}`, 'retirementAge'],
    [' you would have about '],
    [numbers.savings, 'result'],
    [
      ` ${inDollars(numbers.dollars, numbers.otherSavings, numbers.otherDollars)}. Drawing ${numbers.withdrawalRate}% a year, that pays `,
    ],
    [numbers.monthlyIncome, 'result'],
    [' a month.'],
  ],
};

export type CalculatorMessages = typeof calculatorMessages;

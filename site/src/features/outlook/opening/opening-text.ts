import { type Field, fields, formatDollars, formatNumber, type Inputs } from '@whenabouts/core';
import type { Part } from '../../../components/sentence.ts';
import type { OpeningAnswer } from './opening-answer.ts';

/** The inputs that the visitor can change in the sentence. */
export type OpeningInput = 'currentAge' | 'currentSavings' | 'monthlySavings';

/** The names differ from those of the calculator's fields, which are on the same page. */
export const openingFields: Readonly<Record<OpeningInput, Field>> = {
  currentAge: { ...fields.currentAge, label: 'Your age' },
  currentSavings: { ...fields.currentSavings, label: 'Your savings' },
  monthlySavings: { ...fields.monthlySavings, label: 'Your savings each month' },
};

/** The results in the sentence. */
export type OpeningResults = Pick<OpeningAnswer, 'age' | 'chartedAge' | 'spending' | 'target' | 'chance'>;

/** Reserves room for an answer that is not calculated yet. */
const unknown: OpeningResults = {
  age: 65,
  chartedAge: 65,
  spending: '$4,000',
  target: '8 of 10',
  chance: '8 of 10',
};

/**
 * Returns the answer to "When can you stop working?" as a sentence.
 *
 * @param answer Null while it is being calculated: its numbers are then hidden.
 */
export function openingSentence(
  inputs: Inputs,
  answer: OpeningResults | null,
): readonly Part<OpeningInput>[] {
  const { age, chartedAge, spending, target, chance } = answer ?? unknown;
  const result = (text: string): Part<never> =>
    answer ? { result: text } : { result: text, isPending: true };
  const start: readonly Part<OpeningInput>[] = [
    'At ',
    { input: 'currentAge', text: formatNumber(inputs.currentAge) },
    ', with ',
    { input: 'currentSavings', text: formatDollars(inputs.currentSavings) },
    ' saved and ',
    { input: 'monthlySavings', text: formatDollars(inputs.monthlySavings) },
    ' a month, ',
  ];
  const income = [' on about ', result(spending), ' a month in today’s dollars'] as const;
  if (age === null) {
    const few = chance.startsWith('fewer') ? chance : `only ${chance}`;
    return [
      ...start,
      'even stopping at ',
      result(`${chartedAge}`),
      ...income,
      ' works in ',
      result(few),
      ' futures.',
    ];
  }
  const when = age === inputs.currentAge ? [result('now')] : ['at ', result(`${age}`)];
  return [...start, 'you could stop ', ...when, ...income, ', in at least ', result(target), ' futures.'];
}

/** The longest sentence and the longest text of each input: the page reserves room for them. */
export const longest = {
  sentence: openingSentence(
    {
      currentAge: fields.currentAge.max,
      retirementAge: fields.retirementAge.max,
      currentSavings: fields.currentSavings.max,
      monthlySavings: fields.monthlySavings.max,
      annualIncome: fields.annualIncome.max,
      expectedReturn: fields.expectedReturn.max,
    },
    { age: null, chartedAge: 85, spending: '$20,000', target: '8 of 10', chance: 'fewer than 1 of 10' },
  ),
  currentAge: formatNumber(fields.currentAge.max),
  currentSavings: formatDollars(fields.currentSavings.max),
  monthlySavings: formatDollars(fields.monthlySavings.max),
} as const;

import { type Field, fields, formatDollars, formatNumber, type Inputs } from '@whenabouts/core';
import type { Part } from '../../../components/sentence.ts';
import type { HeroAnswer } from './hero-answer.ts';

/** The inputs that the visitor can change in the two sentences. */
export type HeroInput = 'currentAge' | 'annualIncome' | 'currentSavings' | 'monthlySavings' | 'retirementAge';

/** The names differ from those of the calculator's fields, which are on the same page. */
export const heroFields: Readonly<Record<HeroInput, Field>> = {
  currentAge: { ...fields.currentAge, label: 'Your age' },
  annualIncome: { ...fields.annualIncome, label: 'Your income' },
  currentSavings: { ...fields.currentSavings, label: 'Your savings' },
  monthlySavings: { ...fields.monthlySavings, label: 'Your savings each month' },
  retirementAge: { ...fields.retirementAge, label: 'The age you’d like to stop at' },
};

/** The results in the sentences. */
export type HeroResults = Omit<HeroAnswer, 'chart'>;

/** Reserves room for an answer that is not calculated yet. */
const unknown: HeroResults = {
  age: 65,
  chartedAge: 65,
  planAge: 95,
  spending: '$4,000',
  target: '8 out of 10',
  chance: '8 out of 10',
  desiredChance: '4 out of 10',
};

type Sentence = readonly Part<HeroInput>[];

/**
 * Returns the answer to "When can you stop working?" as a sentence.
 *
 * @param answer Null while it is being calculated: its numbers are then hidden.
 */
export function heroSentence(inputs: Inputs, answer: HeroResults | null): Sentence {
  const { age, chartedAge } = answer ?? unknown;
  const result = resultOf(answer);
  const start: Sentence = [
    'At ',
    { input: 'currentAge', text: formatNumber(inputs.currentAge) },
    ', earning ',
    { input: 'annualIncome', text: formatDollars(inputs.annualIncome) },
    ', with ',
    { input: 'currentSavings', text: formatDollars(inputs.currentSavings) },
    ' saved and ',
    { input: 'monthlySavings', text: formatDollars(inputs.monthlySavings) },
    ' a month, ',
  ];
  if (age === null) return [...start, 'even ', result(`${chartedAge}`), ' is too early to stop.'];
  return [
    ...start,
    'you could stop ',
    ...(age === inputs.currentAge ? [result('now')] : ['at ', result(`${age}`)]),
    '.',
  ];
}

/**
 * Returns the sentences below the answer: what it means, and the chance of stopping at the desired age.
 *
 * @param answer Null while it is being calculated: its numbers are then hidden.
 */
export function heroDetails(inputs: Inputs, answer: HeroResults | null): Sentence {
  const { age, chartedAge, planAge, spending, target, chance, desiredChance } = answer ?? unknown;
  const result = resultOf(answer);
  const few = chance.startsWith('fewer') ? chance : `only ${chance}`;
  const income = [
    result(spending),
    ' a month before tax in today’s dollars, Social Security included. You’d like ',
  ];
  const desired: Part<HeroInput> = { input: 'retirementAge', text: formatNumber(inputs.retirementAge) };
  const isAhead = inputs.retirementAge > inputs.currentAge;
  return [
    ...(age === null
      ? [
          'At ',
          result(`${chartedAge}`),
          ', your money would last to ',
          result(`${planAge}`),
          ' in ',
          result(few),
        ]
      : ['Your money lasts to ', result(`${planAge}`), ' in ', result(target)]),
    ' futures, on ',
    ...income,
    desired,
    ...(isAhead ? [': ', result(desiredChance), '.'] : [', which has passed.']),
  ];
}

function resultOf(answer: HeroResults | null): (text: string) => Part<never> {
  return (text) => (answer ? { result: text } : { result: text, isPending: true });
}

const longestInputs: Inputs = {
  currentAge: fields.currentAge.max,
  retirementAge: fields.retirementAge.max,
  currentSavings: fields.currentSavings.max,
  monthlySavings: fields.monthlySavings.max,
  annualIncome: fields.annualIncome.max,
  expectedReturn: fields.expectedReturn.max,
};
const longestResults: HeroResults = {
  ...unknown,
  age: null,
  chartedAge: 85,
  spending: '$20,000',
  chance: 'fewer than 1 out of 10',
  desiredChance: 'more than 99 out of 100',
};

/** The longest sentences: the page reserves room for them. */
export const longestSentence = heroSentence(longestInputs, longestResults);
export const longestDetails = heroDetails({ ...longestInputs, currentAge: 18 }, longestResults);

import {
  type Field,
  fields,
  formatChanceInProse,
  formatNumber,
  type Inputs,
  mapInputs,
} from '@whenabouts/core';
import type { Part } from '@whenabouts/view/sentence';
import type { HeroAnswer } from './hero-answer.ts';
import { type SentenceInput, sentenceStart } from './sentence-start.ts';

/** The inputs that the visitor can change in the two sentences. */
export type HeroInput = SentenceInput | 'retirementAge';

/** The hero's fields. Their labels differ from the calculator's, because both are on the same page. */
export const heroFields: Readonly<Record<HeroInput, Field>> = {
  currentAge: { ...fields.currentAge, label: 'Your age' },
  annualIncome: { ...fields.annualIncome, label: 'Your income' },
  currentSavings: { ...fields.currentSavings, label: 'Your savings' },
  monthlySavings: { ...fields.monthlySavings, label: 'Your savings each month' },
  retirementAge: { ...fields.retirementAge, label: 'The age you’d like to stop at' },
};

/** The results in the sentences. */
export type HeroResults = Omit<
  HeroAnswer,
  'chart' | 'ageLine' | 'partner' | 'household' | 'outlookText' | 'retired'
>;

/** The latest answer; null before the first, whose numbers are then hidden; `failed` if the calculation could not be loaded. */
type HeroState = HeroResults | null | 'failed';

/** Hidden numbers that take the room of the first answer while it is being calculated. */
const placeholder: HeroResults = {
  age: 65,
  who: 'you',
  chartedAge: 65,
  planEnd: 'to 95',
  spending: '$4,000',
  socialSecurity: null,
  laterSpending: '',
  afterCut: null,
  chance: 0.8,
  desiredChance: 0.4,
  isTaxed: false,
};

type Sentence = readonly Part<HeroInput>[];

/** Returns the answer to "When can you stop working?" as a sentence. The answer begins a new line. */
export function heroSentence(inputs: Inputs, answer: HeroState): Sentence {
  const start: Sentence = [...sentenceStart(inputs), '\n'];
  if (answer === 'failed') return [...start, 'you don’t have an answer yet.'];
  const { age, chartedAge, who } = answer ?? placeholder;
  const large = (text: string) => ({ ...resultOf(answer, text), isLarge: true });
  if (age === null) return [...start, 'even ', large(`${chartedAge}`), ' is too early.'];
  const isToday = age === inputs.currentAge;
  return [...start, `${who} could stop ${isToday ? '' : 'at '}`, large(isToday ? 'today' : `${age}`), '.'];
}

/** Returns the sentences below the answer: what it means, and the chance of stopping at the desired age. */
export function heroDetails(inputs: Inputs, answer: HeroState): Sentence {
  const desired: Part<HeroInput> = {
    input: 'retirementAge',
    text: formatNumber(inputs.retirementAge),
  };
  if (answer === 'failed') {
    return [
      'The answer couldn’t be loaded. We’ll try again when you’re back online. The chart shows your earlier numbers. You’d like to stop at ',
      desired,
      '.',
    ];
  }
  const { desiredChance, laterSpending, afterCut } = answer ?? placeholder;
  const cut = afterCut === null ? '' : ` ${afterCut}`;
  const meaning = [...explainAnswer(answer), `${laterSpending}${cut} `];
  if (inputs.retirementAge < inputs.currentAge) {
    return [...meaning, 'You’d like ', desired, ', which has passed.'];
  }
  return [
    ...meaning,
    'If you stop at ',
    desired,
    inputs.retirementAge === answer?.chartedAge ? '' : ' instead',
    ', your money lasts in ',
    chanceOf(answer, desiredChance),
    ' futures.',
  ];
}

function explainAnswer(answer: HeroResults | null): Sentence {
  const { age, chartedAge, planEnd, spending, socialSecurity, chance, isTaxed } = answer ?? placeholder;
  if (socialSecurity !== null) return [socialSecurity];
  const result = (text: string) => resultOf(answer, text);
  return [
    ...(age === null
      ? ['At ', result(`${chartedAge}`), ', your money would last ', result(planEnd)]
      : ['Your money lasts ', result(planEnd)]),
    age === null && chance >= 0.1 ? ' in only ' : ' in ',
    chanceOf(answer, chance),
    ' futures, on ',
    result(spending),
    ` a month in today’s dollars, Social Security included and ${isTaxed ? 'after federal income tax' : 'taxes left out'}.`,
  ];
}

function chanceOf(answer: HeroResults | null, chance: number): Part<never> {
  return { ...resultOf(answer, formatChanceInProse(chance)), chance };
}

function resultOf(answer: HeroResults | null, text: string) {
  return answer ? { result: text } : { result: text, isPending: true };
}

const longestInputs = mapInputs((name) => fields[name].max);
const longestResults: HeroResults = {
  ...placeholder,
  age: null,
  chartedAge: 85,
  spending: '$20,000',
  afterCut: 'Even 85 is too early to stop if Social Security is cut as today’s law says.',
  chance: 0,
  desiredChance: 1,
};

/** The longest sentence: the page reserves room for it. */
export const longestSentence = heroSentence(longestInputs, longestResults);

/**
 * Returns the longest details for which the page reserves room.
 *
 * @param costs The number of costs that may end after the stop.
 */
export function longestDetails(costs: number): Sentence {
  const later = ', $20,000 a month from 85 on'.repeat(costs);
  const laterSpending = later && ` You spend${later}, in today’s dollars, as costs of today end.`;
  const inputs = { ...longestInputs, currentAge: 18, retirementAge: 84 };
  return heroDetails(inputs, { ...longestResults, laterSpending });
}

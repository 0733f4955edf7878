import { formatDollars, formatNumber, type Inputs } from '@whenabouts/core';
import type { Part } from '@whenabouts/view/sentence';

/** The inputs that the first sentence of an answer contains. */
export type SentenceInput = 'currentAge' | 'annualIncome' | 'currentSavings' | 'monthlySavings';

/** A partner's numbers in that sentence. */
interface PartnerParts<Name extends string> {
  age: Part<Name>;
  income: Part<Name>;
}

/** Returns the start of the answer: "At 52 and 50, earning $90,000 and $60,000, with $400,000 saved and $1,500 a month,". */
export function sentenceStart<Name extends string = never>(
  { currentAge, annualIncome, currentSavings, monthlySavings }: Inputs,
  partner: PartnerParts<Name> | null = null,
): readonly Part<SentenceInput | Name>[] {
  const and = (part: Part<Name> | undefined) => (part ? [' and ', part] : []);
  return [
    'At ',
    { input: 'currentAge', text: formatNumber(currentAge) },
    ...and(partner?.age),
    ', earning ',
    { input: 'annualIncome', text: formatDollars(annualIncome) },
    ...and(partner?.income),
    ', with ',
    { input: 'currentSavings', text: formatDollars(currentSavings) },
    ' saved and ',
    { input: 'monthlySavings', text: formatDollars(monthlySavings) },
    ' a month,',
  ];
}

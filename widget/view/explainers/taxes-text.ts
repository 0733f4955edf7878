import {
  contributionTerms,
  formatDollars,
  formatNumber,
  formatRoughDollars,
  RECOMMENDATION_POINTS,
  TAX_YEAR,
  TAX_YEAR_DEDUCTION,
  type TaxComparison,
  taxFields,
} from '@whenabouts/core';
import type { ChartData } from '../charts/chart-figure.tsx';
import type { Part } from '../sentence.ts';
import { compareTaxes, type TaxNumbers, untaxedSavings } from './taxes-data.ts';

export function taxSentence(numbers: TaxNumbers, comparison: TaxComparison): Part<keyof TaxNumbers>[] {
  return [
    'With ',
    { input: 'currentIncome', text: formatDollars(numbers.currentIncome) },
    ' of taxable income, your last dollar is taxed at ',
    { result: `${comparison.currentRate}%` },
    ' now; with ',
    { input: 'retirementIncome', text: formatDollars(numbers.retirementIncome) },
    ' in retirement, at ',
    { result: `${comparison.retirementRate}%` },
    `. Put ${formatDollars(contributionTerms.yearlyContribution)} a year aside, `,
    { input: 'traditionalShare', text: `${formatNumber(numbers.traditionalShare)}%` },
    ` of it in a traditional account and the rest in a Roth, and after ${contributionTerms.years} years you have `,
    { result: formatRoughDollars(comparison.afterTax) },
    ' after tax, in future dollars.',
  ];
}

export interface Verdict {
  title: string;
  explanation: string;
}

/** The texts of the verdict. Rates are percent, amounts are formatted. */
const verdictText = {
  neither: 'Neither is clearly better',
  equalRates: (rate: number): string =>
    `Your rate is ${rate}% both times, and at equal rates both accounts leave you the same. Having some of each lets you choose later.`,
  closeRates: (points: number, needed: number, years: number): string =>
    `Your rates are ${points} points apart, less than ${needed}: in ${years} years, new tax laws may change more than that. Having some of each lets you choose later.`,
  better: (account: 'traditional' | 'roth'): string =>
    `${account === 'traditional' ? 'Traditional' : 'Roth'} looks better`,
  reason: (facts: VerdictFacts): string =>
    `Your rate ${facts.currentRate > facts.retirementRate ? 'falls' : 'rises'} by ${facts.points} points, from ${facts.currentRate}% now to ${facts.retirementRate}% in retirement. All of it in the traditional account would leave ${facts.allTraditional}, all of it in the Roth ${facts.allRoth}, in future dollars.`,
};

interface VerdictFacts {
  points: number;
  currentRate: number;
  retirementRate: number;
  allTraditional: string;
  allRoth: string;
}

/** Recommends an account, or explains why neither is clearly better. */
export function verdict(numbers: TaxNumbers, comparison: TaxComparison, text = verdictText): Verdict {
  const { currentRate, retirementRate, recommendation } = comparison;
  const points = Math.abs(comparison.difference);
  if (recommendation === 'either') {
    return {
      title: text.neither,
      explanation:
        points === 0
          ? text.equalRates(currentRate)
          : text.closeRates(points, RECOMMENDATION_POINTS, contributionTerms.years),
    };
  }
  const afterTaxWith = (traditionalShare: number) =>
    formatDollars(compareTaxes({ ...numbers, traditionalShare }).afterTax);
  return {
    title: text.better(recommendation),
    explanation: text.reason({
      points,
      currentRate,
      retirementRate,
      allTraditional: afterTaxWith(100),
      allRoth: afterTaxWith(0),
    }),
  };
}

export interface TaxBar {
  name: string;
  /** Yearly contribution to the account; absent for the sum. */
  contribution?: number;
  /** Savings without any tax. */
  untaxed: number;
  afterTax: number;
  explanation: string;
}

const barText = {
  traditional: 'Traditional',
  roth: 'Roth',
  both: 'Both',
  taxedLater: (rate: number): string => `${rate}% is taken when the money comes out.`,
  taxedNow: (rate: number): string => `${rate}% is taken before the money goes in, so less of it grows.`,
  kept: 'What you keep in the end.',
};

/** Returns bars for both accounts and their sum. */
export function taxBars(comparison: TaxComparison, text = barText): TaxBar[] {
  const { currentRate, retirementRate, traditional, roth, afterTax } = comparison;
  const untaxed = untaxedSavings(comparison);
  return [
    {
      name: text.traditional,
      contribution: traditional.contribution,
      untaxed: untaxed.traditional,
      afterTax: traditional.afterTax,
      explanation: text.taxedLater(retirementRate),
    },
    {
      name: text.roth,
      contribution: roth.contribution,
      untaxed: untaxed.roth,
      afterTax: roth.afterTax,
      explanation: text.taxedNow(currentRate),
    },
    {
      name: text.both,
      untaxed: untaxed.both,
      afterTax,
      explanation: text.kept,
    },
  ];
}

export function taxTitle(bars: readonly TaxBar[]): string {
  const { untaxed, afterTax } = bars.at(-1) ?? { untaxed: 0, afterTax: 0 };
  return `Of ${formatRoughDollars(untaxed)}, tax takes ${formatRoughDollars(untaxed - afterTax)} sooner or later, in future dollars`;
}

const tableText = {
  caption: (years: number, rate: number): string =>
    `After ${years} years at ${rate}% a year, in future dollars`,
  account: 'Account',
  withoutTax: 'Without tax',
  taxTakes: 'Tax takes',
  afterTax: 'After tax',
};

export function taxTable(bars: readonly TaxBar[], text = tableText): ChartData {
  return {
    caption: text.caption(contributionTerms.years, contributionTerms.annualReturn),
    head: [text.account, text.withoutTax, text.taxTakes, text.afterTax],
    rows: bars.map(({ name, untaxed, afterTax }) => [
      name,
      formatDollars(untaxed),
      formatDollars(untaxed - afterTax),
      formatDollars(afterTax),
    ]),
  };
}

const taxNotes = [
  `Rates come from the ${TAX_YEAR} federal brackets for a single filer. They apply to taxable income, which is what is left of your income after deductions; the standard deduction of ${TAX_YEAR} was ${formatDollars(TAX_YEAR_DEDUCTION)}. We tax each account at your top rate.`,
  'Both accounts cost you the same income before tax, so less reaches the Roth after today’s tax. The income in retirement is in today’s dollars; the savings are in the dollars of the year in which they are taken out, which buy less. State taxes, an employer’s match and the limits on contributions are left out.',
];

export const taxMessages = {
  question: 'Pay the tax now, or later?',
  label: (name: keyof TaxNumbers): string => taxFields[name].label,
  share: (share: number): string =>
    `${formatNumber(share)} percent traditional, ${formatNumber(100 - share)} percent Roth`,
  sentence: taxSentence,
  title: taxTitle,
  verdict: verdictText,
  description: (yearly: string, rate: number, years: number): string =>
    `The striped part goes to tax, including the growth that money would have earned. ${yearly} of income a year, at ${rate}% for ${years} years.`,
  aYear: (amount: string): string => `${amount} a year`,
  bars: barText,
  table: tableText,
  notes: taxNotes as readonly string[],
};

export type TaxMessages = typeof taxMessages;

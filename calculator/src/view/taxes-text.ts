import {
  contributionTerms,
  formatDollars,
  formatNumber,
  formatRoughDollars,
  RECOMMENDATION_POINTS,
  TAX_YEAR,
  TAX_YEAR_DEDUCTION,
  type TaxComparison,
  traditionalVersusRoth,
} from '@whenabouts/core';
import type { ChartData } from './chart-figure.tsx';
import type { Part } from './sentence.ts';

export interface TaxNumbers {
  currentIncome: number;
  retirementIncome: number;
  traditionalShare: number;
}

export function compare(numbers: TaxNumbers): TaxComparison {
  return traditionalVersusRoth({ ...contributionTerms, ...numbers });
}

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

/** Recommends an account, or explains why neither is clearly better. */
export function verdict(numbers: TaxNumbers, comparison: TaxComparison): Verdict {
  const { currentRate, retirementRate, recommendation } = comparison;
  const points = Math.abs(comparison.difference);
  if (recommendation === 'either') {
    return {
      title: 'Neither is clearly better',
      explanation:
        points === 0
          ? `Your rate is ${currentRate}% both times, and at equal rates both accounts leave you the same. Having some of each lets you choose later.`
          : `Your rates are ${points} points apart, less than ${RECOMMENDATION_POINTS}: in ${contributionTerms.years} years, new tax laws may change more than that. Having some of each lets you choose later.`,
    };
  }
  const [better, way] = recommendation === 'traditional' ? ['Traditional', 'falls'] : ['Roth', 'rises'];
  const afterTaxWith = (traditionalShare: number) =>
    formatDollars(compare({ ...numbers, traditionalShare }).afterTax);
  return {
    title: `${better} looks better`,
    explanation: `Your rate ${way} by ${points} points, from ${currentRate}% now to ${retirementRate}% in retirement. All of it in the traditional account would leave ${afterTaxWith(100)}, all of it in the Roth ${afterTaxWith(0)}, in future dollars.`,
  };
}

export interface TaxBar {
  name: string;
  /** Yearly contribution to the account; absent for the sum. */
  contribution?: number;
  /** Savings without any tax. */
  untaxed: number;
  afterTax: number;
  /** Says when the tax is paid. */
  explanation: string;
}

/** Returns bars for both accounts and their sum. Tax on contributions includes the growth lost on it. */
export function taxBars({
  currentRate,
  retirementRate,
  traditional,
  roth,
  afterTax,
}: TaxComparison): TaxBar[] {
  const rothUntaxed = (roth.balance * 100) / (100 - currentRate);
  return [
    {
      name: 'Traditional',
      contribution: traditional.contribution,
      untaxed: traditional.balance,
      afterTax: traditional.afterTax,
      explanation: `${retirementRate}% is taken when the money comes out.`,
    },
    {
      name: 'Roth',
      contribution: roth.contribution,
      untaxed: rothUntaxed,
      afterTax: roth.afterTax,
      explanation: `${currentRate}% is taken before the money goes in, so less of it grows.`,
    },
    {
      name: 'Both',
      untaxed: traditional.balance + rothUntaxed,
      afterTax,
      explanation: 'What you keep in the end.',
    },
  ];
}

export function taxTitle(bars: readonly TaxBar[]): string {
  const { untaxed, afterTax } = bars.at(-1) ?? { untaxed: 0, afterTax: 0 };
  return `Of ${formatRoughDollars(untaxed)}, tax takes ${formatRoughDollars(untaxed - afterTax)} sooner or later, in future dollars`;
}

export function taxTable(bars: readonly TaxBar[]): ChartData {
  return {
    caption: `After ${contributionTerms.years} years at ${contributionTerms.annualReturn}% a year, in future dollars`,
    head: ['Account', 'Without tax', 'Tax takes', 'After tax'],
    rows: bars.map(({ name, untaxed, afterTax }) => [
      name,
      formatDollars(untaxed),
      formatDollars(untaxed - afterTax),
      formatDollars(afterTax),
    ]),
  };
}

/** The explainer's assumptions and limits. */
export const taxNotes = [
  `Rates come from the ${TAX_YEAR} federal brackets for a single filer. They apply to taxable income, which is what is left of your income after deductions; the standard deduction of ${TAX_YEAR} was ${formatDollars(TAX_YEAR_DEDUCTION)}. We tax each account at your top rate.`,
  'Both accounts cost you the same income before tax, so less reaches the Roth after today’s tax. The income in retirement is in today’s dollars; the savings are in the dollars of the year in which they are taken out, which buy less. State taxes, an employer’s match and the limits on contributions are left out.',
];

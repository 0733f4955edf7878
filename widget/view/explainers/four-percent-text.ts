import {
  formatDollars,
  formatNumber,
  formatRoughDollars,
  fourPercentFields,
  type MarketName,
  marketNames,
  markets,
  type WithdrawalProjection,
  withdrawalProjection,
} from '@whenabouts/core';
import type { ChartData } from '../charts/chart-figure.tsx';
import { joinWithAnd, type Part } from '../sentence.ts';

export interface FourPercentNumbers {
  portfolio: number;
  withdrawalRate: number;
  years: number;
}

const { poor, average, good } = markets;
const marketReturns = `${poor.annualReturn}%, ${average.annualReturn}%, or ${good.annualReturn}%`;

export type MarketProjections = Readonly<Record<MarketName, WithdrawalProjection>>;

export function marketProjections(numbers: FourPercentNumbers): MarketProjections {
  const project = (name: MarketName) =>
    withdrawalProjection({ ...numbers, annualReturn: markets[name].annualReturn });
  return { poor: project('poor'), average: project('average'), good: project('good') };
}

export function fourPercentSentence(
  numbers: FourPercentNumbers,
  projections: MarketProjections,
): Part<keyof FourPercentNumbers>[] {
  const yearly = projections.average.yearlyWithdrawal;
  return [
    'Retire with ',
    { input: 'portfolio', text: formatDollars(numbers.portfolio) },
    ', take out ',
    { input: 'withdrawalRate', text: `${formatNumber(numbers.withdrawalRate)}%` },
    ' of that every year, and you live on ',
    { result: `${formatDollars(yearly)} a year` },
    ', or ',
    { result: `${formatDollars(yearly / 12)} a month` },
    ', in today’s dollars. ',
    ...durationSentence(numbers.years, projections),
  ];
}

/** Names the markets in which the savings last. Markets are ordered from worst to best. */
function durationSentence(years: number, projections: MarketProjections): Part<'years'>[] {
  const duration = { input: 'years', text: `${years} years` } as const;
  const lasting = marketNames.filter((name) => projections[name].depletionYear === null);
  const ends = marketNames.flatMap((name) => {
    const { depletionYear } = projections[name];
    return depletionYear === null
      ? []
      : [`in year ${depletionYear} of the ${markets[name].annualReturn}% market`];
  });
  if (ends.length === 0) {
    return [
      'It lasts all ',
      duration,
      ` if markets return ${marketReturns} above inflation every year. Half stocks and half bonds returned ${halfAndHalf.average}% above inflation on average from 1928 to 2024.`,
    ];
  }
  const end: Part<'years'> = { result: joinWithAnd(ends) };
  if (lasting.length === 0) return ['It does not last all ', duration, ': it runs out ', end, '.'];
  const others = joinWithAnd(lasting.map((name) => `the ${markets[name].annualReturn}%`));
  return ['It runs out ', end, `; in ${others} market it lasts all `, duration, '.'];
}

export function fourPercentTitle(years: number, { poor, good }: MarketProjections): string {
  const remaining = (projection: WithdrawalProjection) => formatRoughDollars(projection.balances.at(-1) ?? 0);
  if (good.depletionYear !== null) return `Even a good market cannot pay this for ${years} years`;
  if (poor.depletionYear !== null) {
    return `A poor market empties the savings in year ${poor.depletionYear}, while a good one leaves ${remaining(good)} in today’s dollars`;
  }
  return `After ${years} years, ${remaining(poor)} to ${remaining(good)} is left in today’s dollars, if returns are ${markets.poor.annualReturn}% to ${markets.good.annualReturn}% above inflation`;
}

const outcomeText = {
  runsOut: (year: number): string => `Runs out in year ${year}`,
  left: (amount: string): string => `${amount} left`,
};

/** Returns the outcome in a market, such as "$640,000 left" or "Runs out in year 18". */
export function outcomeOf({ balances, depletionYear }: WithdrawalProjection, text = outcomeText): string {
  return depletionYear === null
    ? text.left(formatDollars(balances.at(-1) ?? 0))
    : text.runsOut(depletionYear);
}

const tableText = {
  caption: 'Savings left at the end of each year, in today’s dollars',
  year: 'Year',
  start: 'Start',
  market: (name: MarketName): string =>
    `${markets[name].label}, ${markets[name].annualReturn}% above inflation`,
};

export function fourPercentTable(years: number, projections: MarketProjections, text = tableText): ChartData {
  return {
    caption: text.caption,
    head: [text.year, ...marketNames.map(text.market)],
    rows: [...Array(years + 1).keys()].map((year) => [
      year === 0 ? text.start : String(year),
      ...marketNames.map((name) => formatDollars(projections[name].balances[year] ?? 0)),
    ]),
  };
}

/**
 * Past returns of half US stocks and half US bonds, in percent a year above inflation: the average from 1928 to
 * 2024, and the best and worst 30 years of that time. A test computes them from the historical data.
 */
export const halfAndHalf = { average: 4.6, best: 7.4, worst: 2.4 } as const;

const fourPercentNotes = [
  'William Bengen tested savings half in US stocks and half in US bonds in 1994: withdrawing 4% in the first year, then adjusting for inflation, would have lasted at least 30 years from every start since 1926 that he could look at.',
  `All amounts are today’s dollars, so the withdrawal stays the same, and the returns are above inflation and after fees. “Poor”, “average” and “good” are only names for three steady returns. From 1928 to 2024, half stocks and half bonds earned about ${halfAndHalf.average}% a year above inflation, ${halfAndHalf.best}% in the best 30 years and ${halfAndHalf.worst}% in the worst. So 6% is more than the average of the past, and 9% has never lasted for 30 years. Each withdrawal comes at the start of a year. Taxes are left out.`,
];

export const fourPercentMessages = {
  question: 'How long do savings last?',
  label: (name: keyof FourPercentNumbers): string => fourPercentFields[name].label,
  rate: (rate: number): string => `${formatNumber(rate)} percent a year`,
  sentence: fourPercentSentence,
  title: fourPercentTitle,
  description:
    'Savings left after each year in three steady markets, in today’s dollars. These are examples, not forecasts: a real market has good and bad years, and bad ones at the start hurt most.',
  table: tableText,
  xLabel: 'Years in retirement',
  market: (name: MarketName): string => markets[name].label,
  marketName: (name: MarketName): string => `${markets[name].label} market`,
  aboveInflation: (rate: number): string => `${rate}% above inflation`,
  outcome: outcomeText,
  endsIn: (year: number): string => `year ${year}`,
  notes: fourPercentNotes as readonly string[],
};

export type FourPercentMessages = typeof fourPercentMessages;

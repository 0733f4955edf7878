import { formatDollars, formatRoughDollars, type HouseholdPlan, planHousehold } from '@whenabouts/core';
import type { ChartData } from '@whenabouts/view';
import { capitalize } from '@whenabouts/view/sentence';
import { benefitsOf, payersText, shareWithoutSavings } from '../answer/income-without-savings.ts';
import { whenText } from '../household/plan-ages.ts';
import type { OutlookAnswer } from '../outlook-results.ts';
import { siteSimulator } from '../site-simulator.ts';

/** A simulated future that represents a tenth of all. Amounts are today's dollars. */
export interface Future {
  /** From 1, the best, to 10. */
  readonly rank: number;
  /** True if every withdrawal is paid. */
  readonly lasts: boolean;
  /** Savings from the stop to the end of the plan, one for each of `ages`. */
  readonly balances: readonly number[];
  /** The course of the savings and their end, in two sentences. */
  readonly text: string;
}

export interface TenFutures {
  /** The visitor's ages from the stop to the end of the plan. */
  readonly ages: readonly number[];
  readonly futures: readonly Future[];
}

const COUNT = 10;

/** Returns ten futures of the charted plan, from the best to the worst. As many last as dots of the chance are filled. */
export function tenFutures(results: OutlookAnswer): TenFutures {
  const { inputs, assumptions, charted } = results;
  const { plan, retirementAge } = charted;
  const simulator = siteSimulator();
  const { runs } = simulator;
  const ranked = simulator.rankRuns(plan);
  // Near the goal, the chance is that of more runs than can be replayed.
  const failed = Math.round(runs * (1 - simulator.successOf(plan, assumptions.targetChance)));
  const lastFailed = Math.round(runs * (1 - simulator.simulate(plan).success)) - 1;
  const household = planHousehold({ ...inputs, retirementAge }, assumptions);
  const stop = Math.max(retirementAge - inputs.currentAge, 0);
  const futures = Array.from({ length: COUNT }, (_, index): Future => {
    const run = ranked[middleIndex(index + 1, { runs, failed, lastFailed })] ?? 0;
    const replay = simulator.replayRun(plan, run);
    const balances = [...replay.balances].slice(stop);
    const short = replay.shortfalls.findIndex((amount) => amount > 0);
    const end = short < 0 ? lastsText(results, balances) : endsText(results, household, short);
    return { rank: index + 1, lasts: short < 0, balances, text: `${courseText(results, balances)} ${end}` };
  });
  const ages = (futures[0]?.balances ?? []).map((_, year) => inputs.currentAge + stop + year);
  return { ages, futures };
}

interface RankedRuns {
  runs: number;
  /** Number of runs that fail by the chance of the answer. */
  failed: number;
  /** Index of the last run that fails when it is replayed. */
  lastFailed: number;
}

/** Returns the index, among the runs from worst to best, of the middle of a tenth. If some of its runs fail, of these. */
function middleIndex(rank: number, { runs, failed, lastFailed }: RankedRuns): number {
  const first = Math.floor((runs * (COUNT - rank)) / COUNT);
  const end = Math.floor((runs * (COUNT - rank + 1)) / COUNT);
  const isMixed = first < failed && failed < end;
  const middle = Math.floor((first + (isMixed ? failed : end) - 1) / 2);
  return isMixed ? Math.min(middle, lastFailed) : middle;
}

/** Years after the stop in which a fall of the savings decides most. */
const EARLY_YEARS = 10;
/** A smaller fall or rise is not worth a sentence. */
const LEAST_CHANGE = 0.1;
const NUMBERS = ['', '', 'two ', 'three ', 'four ', 'five ', 'six ', 'seven ', 'eight ', 'nine ', 'ten '];

/** Returns how the savings fall after the stop or, if they do not, how high they rise. */
function courseText(results: OutlookAnswer, balances: readonly number[]): string {
  const [start = 0, ...later] = balances;
  if (start <= 0) return results.isRetired ? 'There are no savings.' : 'There are no savings when you stop.';
  const early = later.slice(0, EARLY_YEARS);
  const lowest = Math.min(...early);
  const years = early.indexOf(lowest) + 1;
  if (lowest < start * (1 - LEAST_CHANGE)) {
    const percent = Math.round(100 * (1 - lowest / start));
    const when = years === 1 ? 'the first year' : `the first ${NUMBERS[years]}years`;
    return percent >= 100
      ? `Your savings are spent in ${when}.`
      : `Your savings fall by ${percent}% in ${when}.`;
  }
  const highest = Math.max(...later);
  if (highest <= start * (1 + LEAST_CHANGE)) return 'Your savings stay about the same at first.';
  const age = ageAt(results, later.indexOf(highest) + 1);
  return `Your savings grow from ${formatRoughDollars(start)} to ${formatRoughDollars(highest)} ${whenText(results, age)}.`;
}

const ageAt = ({ inputs, charted }: OutlookAnswer, yearsAfterStop: number): number =>
  Math.max(charted.retirementAge, inputs.currentAge) + yearsAfterStop;

function lastsText(results: OutlookAnswer, balances: readonly number[]): string {
  const age = ageAt(results, balances.length - 1);
  return `${capitalize(whenText(results, age))}, ${formatRoughDollars(balances.at(-1) ?? 0)} is left.`;
}

/** Returns when the savings end, and how much of that year's spending other income pays. */
function endsText(results: OutlookAnswer, { years, firstDeath }: HouseholdPlan, short: number): string {
  const start = `${capitalize(whenText(results, results.inputs.currentAge + short))} they end,`;
  const [year, ...later] = years.slice(short);
  if (!year || shareWithoutSavings(year) === 0) {
    const isLater = later.some((next) => benefitsOf(next) > 0);
    return `${start} and there is no Social Security${isLater ? ' yet' : ''}.`;
  }
  const percent = Math.floor(100 * shareWithoutSavings(year));
  const whose = year.isAfterFirstDeath && firstDeath?.who === 'self' ? 'your partner’s' : 'your';
  return `${start} and ${payersText([year])} ${percent}% of ${whose} spending.`;
}

/** Returns the savings of each future by age. */
export function futuresTable({ ages, futures }: TenFutures): ChartData {
  return {
    caption: 'Savings by age in ten futures, in today’s dollars',
    head: ['Age', ...futures.map(({ rank }) => `Future ${rank}`)],
    rows: ages.map((age, year) => [
      String(age),
      ...futures.map(({ balances }) => formatDollars(balances[year] ?? 0)),
    ]),
  };
}

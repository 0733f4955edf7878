import { retirementAges, type Simulation, standardDraws } from '@whenabouts/core';
import { completePlan, initialDraft } from '../../numbers/plan-draft.ts';
import { type IncomeFutures, incomeOf, type Shortfalls, simulateShortfalls } from './charts/income-data.ts';
import { type Lever, levers, reachesTarget } from './levers.ts';
import {
  completeAnswer,
  type OutlookRequest,
  type OutlookResults,
  outlookAnswer,
  outlookResults,
  type SimulatedAnswer,
} from './outlook-results.ts';

/**
 * The simulated results for the default numbers, as plain data: the server includes them in the page, so that the
 * browser hydrates without a simulation.
 */
export interface InitialOutlook extends SimulatedAnswer {
  /** Number of runs that succeed by retirement age, from the first one on. */
  successes: readonly number[];
  /** The bands of `Simulation`, in whole dollars. */
  bands: readonly number[];
  /** Number of runs that fell short by the end of each year. */
  shortRuns: readonly number[];
  shortfalls: Shortfalls;
  levers: readonly Lever[];
  ageWithOtherContributions: number | null;
}

/** The results for the default numbers, including the income and the levers, which the page otherwise calculates last. */
export interface InitialResults {
  results: OutlookResults;
  income: IncomeFutures;
  levers: readonly Lever[];
}

const requestIn = (year: number): OutlookRequest => ({
  ...completePlan(initialDraft, year),
  isRetired: initialDraft.isRetired,
  choice: 'answer',
});

/** Simulates the default numbers for a calendar year. */
export function initialOutlook(year: number): InitialOutlook {
  const results = outlookResults(outlookAnswer(requestIn(year)));
  const { solution, lastChance, desiredChance, chances, charted, ageWithOtherContributions } = results;
  const { runs, bands, depleted } = charted.simulation;
  return {
    solution,
    lastChance,
    desiredChance,
    successes: chances.map(({ chance }) => chance * runs),
    bands: Array.from(bands, Math.round),
    shortRuns: Array.from(depleted, (share) => share * runs),
    shortfalls: simulateShortfalls(results),
    levers: reachesTarget(results) ? [] : levers(initialDraft, results),
    ageWithOtherContributions,
  };
}

/** Restores the results from the server's data. `year` is the calendar year of the data. */
export function initialResults(data: InitialOutlook, year: number): InitialResults {
  const { successes, bands, shortRuns, shortfalls, levers, ageWithOtherContributions, ...simulated } = data;
  const answer = completeAnswer(requestIn(year), simulated);
  const firstAge = retirementAges(answer.inputs.currentAge).min;
  const { runs } = standardDraws;
  const depleted = Float64Array.from(shortRuns, (count) => count / runs);
  const simulation: Simulation = {
    runs,
    years: depleted.length - 1,
    success: 1 - (depleted.at(-1) ?? 0),
    bands: Float64Array.from(bands),
    depleted,
  };
  const results: OutlookResults = {
    ...answer,
    charted: { ...answer.charted, simulation },
    chances: successes.map((count, index) => ({ age: firstAge + index, chance: count / runs })),
    ageWithOtherContributions,
  };
  return { results, income: incomeOf(results, shortfalls), levers };
}

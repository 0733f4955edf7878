import { type Lever, levers, reachesTarget, standardDraws } from '@whenabouts/core';
import { completePlan, initialDraft } from '../../numbers/plan-draft.ts';
import type { AfterDepletion } from './answer/after-depletion.ts';
import { type Outcomes, simulateOutcomes } from './included/alternatives.ts';
import { defaultForcedStop, type ForcedStop } from './included/forced-stop.ts';
import { outcomeOf } from './included/outcome.ts';
import {
  completeAnswer,
  type OutlookRequest,
  type OutlookResults,
  outlookAnswer,
  outlookResults,
  type SimulatedAnswer,
} from './outlook-results.ts';
import { siteSimulator } from './site-simulator.ts';

/**
 * The simulated results for the default numbers, as plain data: the server includes them in the page, so that the
 * browser hydrates without a simulation.
 */
export interface InitialOutlook extends SimulatedAnswer {
  /** Number of runs that succeed by retirement age, from the first one on; in quarters for a chance close to its target. */
  successes: readonly number[];
  levers: readonly Lever[];
  ageWithOtherContributions: number | null;
  afterDepletion: AfterDepletion | null;
  runsOutAt: number | null;
  /** Outcomes of the default numbers if their answer included an exclusion, by its id. */
  alternatives: Outcomes['alternatives'];
  forcedStop: Omit<ForcedStop, 'answer'> | null;
}

/** The results for the default numbers, including the levers and outcomes, which the page otherwise calculates last. */
export interface InitialResults {
  results: OutlookResults;
  levers: readonly Lever[];
  outcomes: Outcomes;
  forcedStop: ForcedStop | null;
}

const withoutAnswer = (stop: ForcedStop | null) => stop && { age: stop.age, spending: stop.spending };

const requestIn = (year: number): OutlookRequest => ({
  ...completePlan(initialDraft, year),
  isRetired: initialDraft.isRetired,
  choice: 'answer',
});

/** Simulates the default numbers for a calendar year. */
export function initialOutlook(year: number): InitialOutlook {
  const results = outlookResults(outlookAnswer(requestIn(year)));
  const { solution, chance, desiredChance, afterCut } = results;
  const { chances, ageWithOtherContributions, afterDepletion, runsOutAt } = results;
  return {
    solution,
    chance,
    desiredChance,
    afterCut,
    successes: chances.map(({ chance }) => chance * standardDraws.runs),
    levers: reachesTarget(results) ? [] : levers(initialDraft, results, siteSimulator()),
    ageWithOtherContributions,
    afterDepletion,
    runsOutAt,
    alternatives: simulateOutcomes(initialDraft, year).alternatives,
    forcedStop: withoutAnswer(defaultForcedStop(results)),
  };
}

/** Restores the results from the server's data. `year` is the calendar year of the data. */
export function initialResults(data: InitialOutlook, year: number): InitialResults {
  const {
    successes,
    levers,
    alternatives,
    forcedStop,
    ageWithOtherContributions,
    afterDepletion,
    runsOutAt,
    ...simulated
  } = data;
  const answer = completeAnswer(requestIn(year), simulated);
  const chances = successes.map((count, index) => ({
    age: answer.inputs.currentAge + index,
    chance: count / standardDraws.runs,
  }));
  const results = {
    ...answer,
    chances,
    ageWithOtherContributions,
    afterBadYear: null,
    afterDepletion,
    runsOutAt,
  };
  return {
    results,
    levers,
    outcomes: { draft: initialDraft, current: outcomeOf(answer), alternatives },
    forcedStop: forcedStop && { ...forcedStop, answer: results },
  };
}

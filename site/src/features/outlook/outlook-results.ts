import {
  type AgeChance,
  chanceByRetirementAge,
  completeAnswer as completeSolved,
  type OutlookRequest,
  type PlanAtAge,
  type PlanYear,
  planHousehold,
  type SimulatedAnswer,
  type Simulation,
  type OutlookAnswer as SolvedAnswer,
  solveAgeWithinPlan,
  solveAnswer,
  solveSpendable,
} from '@whenabouts/core';
import { completePlan, type PlanDraft } from '../../numbers/plan-draft.ts';
import { type AfterDepletion, afterDepletion } from './answer/after-depletion.ts';
import { depletionAge, UNLUCKY } from './charts/depletion-age.ts';
import { siteSimulator } from './site-simulator.ts';

export {
  answerAgeOf,
  type ChartedChoice,
  type OutlookRequest,
  type PlanAtAge,
  planAt,
  type SimulatedAnswer,
} from '@whenabouts/core';

/** The answer of the page, with the amount that is the answer once retired. */
export interface OutlookAnswer extends SolvedAnswer {
  /**
   * Once retired, the highest monthly spending that reaches the target chance; null before, and if the other costs alone miss it.
   */
  spendable: number | null;
}

/** The answer with the other results that are always visible. Amounts are today's dollars. */
export interface OutlookResults extends OutlookAnswer {
  chances: readonly AgeChance[];
  /** The earliest retirement age with the opposite choice of `contributionsRise`; null if no age reaches the target. */
  ageWithOtherContributions: number | null;
  /** Once retired, what could be spent if a fifth of the savings were lost; null before, and if nothing could. */
  afterBadYear: number | null;
  /** Income that remains where the charted plan fails; null if it hardly ever does. */
  afterDepletion: AfterDepletion | null;
  /** The age at which the charted plan’s savings run out in an unlucky future; null if they last. */
  runsOutAt: number | null;
}

/** The results that the charts of one retirement age need. */
export interface ChartedResults extends OutlookAnswer {
  charted: PlanAtAge & { simulation: Simulation };
}

/**
 * Solves for the retirement age.
 *
 * @throws {TypeError | RangeError} if inputs or assumptions are not valid.
 */
export function outlookAnswer(request: OutlookRequest): OutlookAnswer {
  const { isRetired } = request;
  const spendable = isRetired ? solveSpendable(request.inputs, request.assumptions, siteSimulator()) : null;
  return { ...solveAnswer(request, siteSimulator()), spendable };
}

/** Adds the parts of the answer of someone who works that need no simulations. */
export function completeAnswer(request: OutlookRequest, simulated: SimulatedAnswer): OutlookAnswer {
  return { ...completeSolved(request, simulated), spendable: null };
}

/** Share of the savings that is left after a bad year; texts call the rest a fifth. */
const LEFT_AFTER_BAD_YEAR = 0.8;

/** Returns the answer for a draft. Assumptions that the draft does not change have their defaults. */
export function answerOfDraft(draft: PlanDraft, year: number): OutlookAnswer {
  return outlookAnswer({ ...completePlan(draft, year), isRetired: draft.isRetired, choice: 'answer' });
}

/** Adds the results that take longer than a frame of a drag. */
export function outlookResults(answer: OutlookAnswer): OutlookResults {
  const { inputs, assumptions, lastAge, isRetired } = answer;
  const otherContributions = { ...assumptions, contributionsRise: !assumptions.contributionsRise };
  const charted = simulateCharted(answer);
  const afterBadYear = { ...inputs, currentSavings: inputs.currentSavings * LEFT_AFTER_BAD_YEAR };
  const chances = chanceByRetirementAge(inputs, assumptions, siteSimulator());
  return {
    ...answer,
    chances: chances.filter(({ age }) => age <= lastAge),
    ageWithOtherContributions: solveAgeWithinPlan(inputs, otherContributions, siteSimulator()).value,
    afterBadYear: isRetired ? solveSpendable(afterBadYear, assumptions, siteSimulator()) : null,
    afterDepletion: afterDepletion(charted),
    runsOutAt: depletionAge(charted, UNLUCKY),
  };
}

/** Simulates the charted plan, for the charts that are opened on demand. */
export function simulateCharted(answer: OutlookAnswer): ChartedResults {
  const { charted } = answer;
  return { ...answer, charted: { ...charted, simulation: siteSimulator().simulate(charted.plan) } };
}

/** Returns the years of the answer's plan with another retirement age. */
export function planYearsAt(
  retirementAge: number,
  { inputs, assumptions }: Pick<OutlookAnswer, 'inputs' | 'assumptions'>,
): PlanYear[] {
  return planHousehold({ ...inputs, retirementAge }, assumptions).years;
}

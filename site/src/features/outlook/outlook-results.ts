import {
  type AgeChance,
  buildLifetimePlan,
  chanceByRetirementAge,
  expectedCut,
  householdBenefit,
  type Inputs,
  type LifetimeAssumptions,
  type LifetimePlan,
  lastRetirementAge,
  planSocialSecurity,
  type Simulation,
  type SocialSecurityPlan,
  type Solution,
  solveAgeWithinPlan,
} from '@whenabouts/core';
import type { AnswerAfterCut } from '@whenabouts/view/answer-sentences';
import { completePlan, type PlanDraft } from '../../numbers/plan-draft.ts';
import { type AfterDepletion, afterDepletion } from './answer/after-depletion.ts';
import { siteSimulator } from './site-simulator.ts';

/** The retirement age that the charts of savings, income and history show: the solved or the desired one. */
export type ChartedChoice = 'answer' | 'desired';

/** A plan for one retirement age. */
export interface PlanAtAge {
  retirementAge: number;
  plan: LifetimePlan;
  benefit: SocialSecurityPlan;
}

/** The results in the answer sentence. Fast enough for every frame of a drag. */
export interface OutlookAnswer {
  /** Valid for a lifetime plan. The retirement age is the desired one, or the current age once retired. */
  inputs: Inputs;
  assumptions: LifetimeAssumptions;
  /** True if the visitor has retired already: withdrawals start now, and there is no age to solve for. */
  isRetired: boolean;
  /** The earliest retirement age that reaches the target chance; its value is null if no age up to `lastAge` does. */
  solution: Solution;
  /** The last retirement age on the page: 85, the year before the plan age, or the visitor's age at the first death. */
  lastAge: number;
  /** Chance of success at the last age, 0 to 1; null if an age reaches the target. */
  lastChance: number | null;
  /**
   * Social Security when retiring at the solved age, or at the last age if none is solved. Once retired: from now on.
   */
  benefit: SocialSecurityPlan;
  /** Social Security of the visitor and a partner, once both receive it, in dollars a month. */
  householdBenefit: number;
  /** Chance of success at the desired retirement age, 0 to 1. */
  desiredChance: number;
  /** The answer if Social Security is cut as today's law says. */
  afterCut: AnswerAfterCut;
  /** The plan of the charts: at the solved age, or at the desired age if there is none or the visitor chose it. */
  charted: PlanAtAge;
}

/** The answer with the other results that are always visible. Amounts are today's dollars. */
export interface OutlookResults extends OutlookAnswer {
  chances: readonly AgeChance[];
  /** The earliest retirement age with the opposite choice of `contributionsRise`; null if no age reaches the target. */
  ageWithOtherContributions: number | null;
  /** Income that remains where the charted plan fails; null if it hardly ever does. */
  afterDepletion: AfterDepletion | null;
}

/** The results that the charts of one retirement age need. */
export interface ChartedResults extends OutlookAnswer {
  charted: PlanAtAge & { simulation: Simulation };
}

export interface OutlookRequest {
  inputs: Inputs;
  assumptions: LifetimeAssumptions;
  isRetired: boolean;
  choice: ChartedChoice;
}

/** The parts of an answer that need simulations. */
export type SimulatedAnswer = Pick<OutlookAnswer, 'solution' | 'lastChance' | 'desiredChance' | 'afterCut'>;

/**
 * Solves for the retirement age.
 *
 * @throws {TypeError | RangeError} if inputs or assumptions are not valid.
 */
export function outlookAnswer(request: OutlookRequest): OutlookAnswer {
  return completeAnswer(request, simulateAnswer(request));
}

function simulateAnswer(request: OutlookRequest): SimulatedAnswer {
  const { inputs, assumptions } = request;
  const { solution, desiredChance } = solve(request);
  const lastAge = lastRetirementAge(inputs, assumptions);
  const afterCut = solve({ inputs, assumptions: { ...assumptions, benefitCut: expectedCut } });
  return {
    solution,
    lastChance: solution.value === null ? chanceOf(lastAge, request) : null,
    desiredChance,
    afterCut: { value: afterCut.solution.value, chance: afterCut.desiredChance },
  };
}

type Plan = Pick<OutlookRequest, 'inputs' | 'assumptions'>;

function solve(plan: Plan): Pick<OutlookAnswer, 'solution' | 'desiredChance'> {
  const { inputs, assumptions } = plan;
  return {
    solution: solveAgeWithinPlan(inputs, assumptions, siteSimulator()),
    desiredChance: chanceOf(inputs.retirementAge, plan),
  };
}

function chanceOf(retirementAge: number, { inputs, assumptions }: Plan): number {
  const plan = buildLifetimePlan({ ...inputs, retirementAge }, assumptions);
  return siteSimulator().successOf(plan, assumptions.targetChance);
}

/** Adds the parts of an answer that need no simulations. */
export function completeAnswer(request: OutlookRequest, simulated: SimulatedAnswer): OutlookAnswer {
  const { inputs, assumptions, isRetired, choice } = request;
  const { solution } = simulated;
  const lastAge = lastRetirementAge(inputs, assumptions);
  const answerAge = answerAgeOf({ ...request, ...simulated, lastAge });
  const isDesiredCharted = isRetired || choice === 'desired' || solution.value === null;
  return {
    ...simulated,
    inputs,
    assumptions,
    isRetired,
    lastAge,
    benefit: planAt(answerAge, inputs, assumptions).benefit,
    householdBenefit: householdBenefit({ ...inputs, retirementAge: answerAge }, assumptions),
    charted: planAt(isDesiredCharted ? inputs.retirementAge : answerAge, inputs, assumptions),
  };
}

/** Returns the answer's retirement age: the solved one, or else the last one. Once retired, the current age. */
export function answerAgeOf({
  inputs,
  isRetired,
  solution,
  lastAge,
}: Pick<OutlookAnswer, 'inputs' | 'isRetired' | 'solution' | 'lastAge'>): number {
  return isRetired ? inputs.retirementAge : (solution.value ?? lastAge);
}

/** Returns the answer for a draft. Assumptions that the draft does not change have their defaults. */
export function answerOfDraft(draft: PlanDraft, year: number): OutlookAnswer {
  return outlookAnswer({ ...completePlan(draft, year), isRetired: draft.isRetired, choice: 'answer' });
}

/** Adds the results that take longer than a frame of a drag. */
export function outlookResults(answer: OutlookAnswer): OutlookResults {
  const { inputs, assumptions, lastAge } = answer;
  const otherContributions = { ...assumptions, contributionsRise: !assumptions.contributionsRise };
  const chances = chanceByRetirementAge(inputs, assumptions, siteSimulator());
  return {
    ...answer,
    chances: chances.filter(({ age }) => age <= lastAge),
    ageWithOtherContributions: solveAgeWithinPlan(inputs, otherContributions, siteSimulator()).value,
    afterDepletion: afterDepletion(answer),
  };
}

/** Simulates the charted plan, for the charts that are opened on demand. */
export function simulateCharted(answer: OutlookAnswer): ChartedResults {
  const { charted } = answer;
  return { ...answer, charted: { ...charted, simulation: siteSimulator().simulate(charted.plan) } };
}

/** Builds the plan with another retirement age. */
export function planAt(retirementAge: number, inputs: Inputs, assumptions: LifetimeAssumptions): PlanAtAge {
  const changed = { ...inputs, retirementAge };
  return {
    retirementAge,
    plan: buildLifetimePlan(changed, assumptions),
    benefit: planSocialSecurity(changed, assumptions),
  };
}

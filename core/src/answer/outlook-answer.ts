import type { Inputs } from '../fields.ts';
import { formatChance } from '../format-chance.ts';
import type { LifetimeAssumptions } from '../plan/assumptions.ts';
import { buildLifetimePlan } from '../plan/build-plan.ts';
import {
  householdBenefit,
  planSocialSecurity,
  type SocialSecurityPlan,
} from '../plan/plan-social-security.ts';
import type { LifetimePlan } from '../simulation/lifetime-plan.ts';
import type { Simulator } from '../simulation/simulator.ts';
import { type AgeChance, lastRetirementAge, type Solution, solveAgeWithinPlan } from '../simulation/solve.ts';
import { expectedCut } from '../us/social-security.ts';
import type { AnswerAfterCut } from './answer-sentences.ts';

/** The retirement age that the charts of savings, income and history show: the solved or the desired one. */
export type ChartedChoice = 'answer' | 'desired';

/** A plan for one retirement age. */
export interface PlanAtAge {
  retirementAge: number;
  plan: LifetimePlan;
  benefit: SocialSecurityPlan;
}

/** The results in the answer sentence. Fast enough for every frame of a drag. Amounts are today's dollars. */
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
  /**
   * Chance of success of the answer, 0 to 1: at least the target; at the last age if no age reaches it. Once retired, the target.
   */
  chance: number;
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

export interface OutlookRequest {
  inputs: Inputs;
  assumptions: LifetimeAssumptions;
  isRetired: boolean;
  choice: ChartedChoice;
}

/** The parts of an answer that need simulations. */
export type SimulatedAnswer = Pick<OutlookAnswer, 'solution' | 'chance' | 'desiredChance' | 'afterCut'>;

/**
 * Solves for the retirement age.
 *
 * @throws {TypeError | RangeError} if inputs or assumptions are not valid.
 */
export function solveAnswer(request: OutlookRequest, simulator: Simulator): OutlookAnswer {
  return completeAnswer(request, simulateAnswer(request, simulator));
}

function simulateAnswer(request: OutlookRequest, simulator: Simulator): SimulatedAnswer {
  const { inputs, assumptions, isRetired } = request;
  const { solution, desiredChance } = solve(request, simulator);
  const age = solution.value ?? lastRetirementAge(inputs, assumptions);
  const afterCut = solve({ inputs, assumptions: { ...assumptions, benefitCut: expectedCut } }, simulator);
  return {
    solution,
    chance: isRetired ? assumptions.targetChance / 100 : chanceOf(age, request, simulator),
    desiredChance,
    afterCut: { value: afterCut.solution.value, chance: afterCut.desiredChance },
  };
}

type Plan = Pick<OutlookRequest, 'inputs' | 'assumptions'>;

function solve(plan: Plan, simulator: Simulator): Pick<OutlookAnswer, 'solution' | 'desiredChance'> {
  const { inputs, assumptions } = plan;
  return {
    solution: solveAgeWithinPlan(inputs, assumptions, simulator),
    desiredChance: chanceOf(inputs.retirementAge, plan, simulator),
  };
}

function chanceOf(retirementAge: number, { inputs, assumptions }: Plan, simulator: Simulator): number {
  const plan = buildLifetimePlan({ ...inputs, retirementAge }, assumptions);
  return simulator.successOf(plan, assumptions.targetChance);
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

/** Returns the ages at which chances change: from the last one below 1 of 10 to the first one that is sure. */
export function changingChances(chances: readonly AgeChance[]): readonly AgeChance[] {
  const texts = chances.map(({ chance }) => formatChance(chance));
  const sure = texts.indexOf(formatChance(1));
  return chances.slice(Math.max(texts.lastIndexOf(formatChance(0)), 0), sure < 0 ? undefined : sure + 1);
}

export function planAt(retirementAge: number, inputs: Inputs, assumptions: LifetimeAssumptions): PlanAtAge {
  const changed = { ...inputs, retirementAge };
  return {
    retirementAge,
    plan: buildLifetimePlan(changed, assumptions),
    benefit: planSocialSecurity(changed, assumptions),
  };
}

import { needsHealthInsurance } from '../household/health-insurance.ts';
import { outlookFragment } from '../link/plan-link.ts';
import { type CompletePlan, completePlan, type PlanDraft } from '../plan/plan-draft.ts';
import { spendingAfterStop } from '../plan/spending-costs.ts';
import { type AgeChance, chanceByRetirementAge } from '../simulation/solve.ts';
import { standardSimulator } from '../simulation/standard-simulator.ts';
import { currentLaw } from '../us/law.ts';
import { answerText } from './answer-sentences.ts';
import { exclusionsOf } from './exclusions.ts';
import { type Lever, levers, reachesTarget } from './levers.ts';
import { limitsText } from './limits-text.ts';
import { answerAgeOf, type OutlookAnswer, solveAnswer } from './outlook-answer.ts';
import { type PlanOptions, planOptions, readPlan } from './plan-options.ts';

/** The answer to when someone can stop working. Amounts are today's dollars a month, chances are 0 to 1. */
export interface PlanAnswer {
  /** The answer in sentences, as on the site's outlook. */
  text: string;
  /** True if the plan is that of someone who has retired: there is no age to solve for. */
  isRetired: boolean;
  /** The earliest retirement age that reaches the target chance; null if none up to `lastAge` does, and once retired. */
  age: number | null;
  /** The last retirement age that is tried, in years. */
  lastAge: number;
  /** The age at which you would like to stop, in years; the current age once retired. */
  retirementAge: number;
  /** Share of simulated futures in which the money lasts when stopping at `retirementAge`. */
  chance: number;
  /** Percent of the futures in which the money must last. */
  targetChance: number;
  /** `age` if Social Security is cut as today's law says. */
  ageAfterCut: number | null;
  /** `chance` if Social Security is cut as today's law says. */
  chanceAfterCut: number;
  /** Spending once you stop at `age`, or at `lastAge` if there is none: without the costs in it that have ended by then. */
  monthlySpending: number;
  /**
   * Social Security of the household once everyone receives it, when stopping at `age`, or at `lastAge` if there is none. Once
   * retired: from now on.
   */
  monthlySocialSecurity: number;
  /** Age at which your own Social Security starts. */
  claimingAge: number;
  /** The chance by retirement age, up to `lastAge`; empty once retired. */
  chances: readonly AgeChance[];
  /** The year of the law that the plan is calculated with. */
  lawYear: number;
  /** The parts that the answer leaves out and could include, such as "federal income tax". */
  leftOut: readonly string[];
  /** The parts that the plan cannot include, in sentences. */
  limits: string;
  /** Every number that the answer is calculated with, the defaults included. */
  plan: CompletePlan;
}

interface SolvedPlan {
  draft: PlanDraft;
  answer: OutlookAnswer;
}

function solve(options: PlanOptions): SolvedPlan {
  const draft = readPlan(options);
  const { isRetired } = draft;
  const request = { ...completePlan(draft, options.year), isRetired, choice: 'answer' } as const;
  return { draft, answer: solveAnswer(request, standardSimulator()) };
}

/**
 * Answers when someone can stop working, with the numbers of the site's outlook. The first call takes about a tenth of a
 * second longer, because it draws the simulated futures.
 *
 * @throws {TypeError | RangeError} naming the field and its allowed range.
 */
export function answerPlan(options: PlanOptions): PlanAnswer {
  const { draft, answer } = solve(options);
  const { inputs, assumptions, isRetired, solution, lastAge, desiredChance, afterCut } = answer;
  const atAnswer = { ...inputs, retirementAge: answerAgeOf(answer) };
  const need = { needsHealthInsurance: needsHealthInsurance(atAnswer, assumptions) };
  const chances = isRetired ? [] : chanceByRetirementAge(inputs, assumptions, standardSimulator());
  return {
    text: answerText(answer),
    isRetired,
    age: isRetired ? null : solution.value,
    lastAge,
    retirementAge: inputs.retirementAge,
    chance: desiredChance,
    targetChance: assumptions.targetChance,
    ageAfterCut: isRetired ? null : afterCut.value,
    chanceAfterCut: afterCut.chance ?? desiredChance,
    monthlySpending: spendingAfterStop(atAnswer.retirementAge, assumptions),
    monthlySocialSecurity: answer.householdBenefit,
    claimingAge: answer.benefit.claimingAge,
    chances: chances.filter(({ age }) => age <= lastAge),
    lawYear: currentLaw.year,
    leftOut: exclusionsOf(draft, need).map(({ name }) => name),
    limits: limitsText(assumptions),
    plan: { inputs, assumptions },
  };
}

/** A change of one number that would make the plan reach its target chance, or the reason why it cannot. */
export interface PlanLever {
  name: Lever['name'];
  /** The change and its effect, in a sentence. */
  text: string;
  /** The plan with the change; null if the change is not enough. */
  plan: PlanOptions | null;
}

/**
 * Lists what would make the plan reach its target chance: working longer, saving more, spending less, claiming Social
 * Security later. Each is enough alone, or says that it is not. Empty if the plan reaches its target.
 *
 * @throws {TypeError | RangeError} naming the field and its allowed range.
 */
export function planLevers(options: PlanOptions): PlanLever[] {
  const { draft, answer } = solve(options);
  if (reachesTarget(answer)) return [];
  return levers(draft, answer, standardSimulator()).map((lever) =>
    lever.isEnough
      ? {
          name: lever.name,
          text: lever.change + lever.effect,
          plan: planOptions(lever.applied, options.year),
        }
      : { name: lever.name, text: lever.text, plan: null },
  );
}

/**
 * Returns the link that opens the plan on a site of this product.
 *
 * @param site The site's origin, such as "https://whenabouts.example".
 * @throws {TypeError | RangeError} naming the field and its allowed range.
 */
export function planLink(options: PlanOptions, site: string): string {
  const draft = readPlan(options);
  const plan = { ...completePlan(draft, options.year), isRetired: draft.isRetired };
  return `${site.replace(/\/$/, '')}/outlook${outlookFragment(plan)}`;
}

import {
  afterCutSentence,
  formatRoughDollars,
  type Inputs,
  openSavedPlan,
  outlookFragment,
  planEndText,
  socialSecurityClause,
  spendingAfterStop,
} from '@whenabouts/core';
import type { PlanAssumptions } from '@whenabouts/server/contract';
import type { AgeLineData } from '@whenabouts/view';
import { completePlan } from '../../../numbers/plan-draft.ts';
import { paths } from '../../../paths.ts';
import { whoStops } from '../answer/headline.ts';
import { answerText, spendableText } from '../answer/spendable-text.ts';
import { laterSpendingSentence } from '../answer/spending-text.ts';
import { lineOfAnswer } from '../charts/age-line-data.ts';
import { depletionAge, UNLUCKY } from '../charts/depletion-age.ts';
import { fanOf, unluckyTitle } from '../charts/fan-data.ts';
import { householdPhrases, householdSentence } from '../household/household-phrases.ts';
import { type ChartedResults, outlookAnswer, planAt } from '../outlook-results.ts';
import { siteSimulator } from '../site-simulator.ts';

/** The answer of the landing page, as plain data: the server includes the one for the default inputs in the page. */
export interface HeroAnswer {
  /** The earliest retirement age that reaches the target; null if even the last one does not. */
  age: number | null;
  /** The retirement age of the chart: the answer, or the last one that the site offers. */
  chartedAge: number;
  /** The end of the plan: "to 95" or, for a couple, "until your partner is 95". */
  planEnd: string;
  /** Monthly spending after the stop at `chartedAge`, in today's dollars, such as "$4,430". */
  spending: string;
  /** A sentence that Social Security pays for everything; null if it does not. */
  socialSecurity: string | null;
  /** The lower spending once costs of today end, in a sentence with a leading space; empty without such costs. */
  laterSpending: string;
  /** The answer if Social Security is cut as today's law says, in a sentence; null if it is the same. */
  afterCut: string | null;
  /** Chance, 0 to 1, that the money lasts at the charted age. */
  chance: number;
  /** Chance, 0 to 1, that the money lasts at the desired retirement age. */
  desiredChance: number;
  /** `you two` if two people stop working at the age. */
  who: 'you' | 'you two';
  /** Begins the sentence on the household: "With a partner of 33 who has no pay". Empty without a partner. */
  partner: string;
  /** Names the other changed assumptions in the rest of the sentence; empty without any. */
  household: string;
  /** The outlook's own answer, for numbers that only the outlook takes: the hero's sentence cannot show them. */
  outlookText: string | undefined;
  /** Sentences that take the place of the calculator’s projection, for a retired visitor. */
  retired: { sentence: string; summary: string } | undefined;
  /** True if the answer is after federal income tax. */
  isTaxed: boolean;
  /** The events at the ages of the plan. */
  ageLine: AgeLineData;
  chart: HeroFan;
}

/** Savings by age in whole dollars of today. All arrays have one entry per age. */
export interface HeroFan {
  /** The chart's message. */
  title: string;
  /** The age at which savings run out in an unlucky future; null if they last to the plan age. */
  runsOutAt: number | null;
  /** From today to the plan age. */
  ages: readonly number[];
  unlucky: readonly number[];
  middle: readonly number[];
  lucky: readonly number[];
}

/**
 * Calculates the answer.
 *
 * @param year The calendar year.
 * @param assumptions Those that a saved plan changes; null for the defaults.
 */
export function heroAnswer(
  inputs: Inputs,
  year: number,
  assumptions: PlanAssumptions | null = null,
): HeroAnswer {
  const draft = openSavedPlan(inputs, assumptions, year);
  const plan = completePlan(draft, year);
  const answer = outlookAnswer({ ...plan, isRetired: draft.isRetired, choice: 'answer' });
  const { solution, lastAge } = answer;
  // Without an answer, the sentence and the chart are about the last age: the desired one is not on the page.
  const planned = solution.value === null ? planAt(lastAge, plan.inputs, plan.assumptions) : answer.charted;
  const charted = { ...planned, simulation: siteSimulator().simulate(planned.plan) };
  const results: ChartedResults = { ...answer, charted };
  const fan = fanOf(results);
  const runsOutAt = depletionAge(results, UNLUCKY);
  const partner = plan.assumptions.partner ? `With ${householdPhrases(plan.assumptions)[0]?.text}` : '';
  return {
    age: solution.value,
    chartedAge: charted.retirementAge,
    planEnd: planEndText(answer),
    spending: formatRoughDollars(spendingAfterStop(charted.retirementAge, plan.assumptions)),
    socialSecurity:
      solution.value === null ? null : socialSecurityClause(answer, solution.value, formatRoughDollars),
    laterSpending: laterSpendingSentence(answer),
    afterCut: afterCutSentence(answer),
    chance: answer.chance,
    desiredChance: answer.desiredChance,
    who: whoStops(plan.assumptions),
    partner,
    household: householdSentence(plan.assumptions).slice(partner.length),
    outlookText: assumptions?.outlookInputs && answerText(answer),
    retired: draft.isRetired ? { sentence: answerText(answer), summary: spendableText(answer) } : undefined,
    isTaxed: plan.assumptions.preTaxShare !== null,
    ageLine: lineOfAnswer(results, runsOutAt),
    chart: {
      title: unluckyTitle(results),
      runsOutAt,
      ages: fan.ages,
      unlucky: fan.p10.map(Math.round),
      middle: fan.p50.map(Math.round),
      lucky: fan.p90.map(Math.round),
    },
  };
}

/** Returns the link to the outlook of the same numbers and assumptions. */
export function outlookLink(inputs: Inputs, year: number, assumptions: PlanAssumptions | null): string {
  const draft = openSavedPlan(inputs, assumptions, year);
  return paths.outlook + outlookFragment({ ...completePlan(draft, year), isRetired: draft.isRetired });
}

import type { Inputs } from '../fields.ts';
import { formatRoughDollars } from '../format.ts';
import { firstDeathOf, partnerRetirementAge } from '../household/household.ts';
import { lastDeathAge, type PlannedPeople, personAtEnd } from '../household/plan-end.ts';
import type { BenefitPlan } from '../household/worker-benefit.ts';
import type { LifetimeAssumptions } from '../plan/assumptions.ts';
import { spendingAfterStop } from '../plan/spending-costs.ts';
import { type AnswerMessages, answerMessages } from './answer-messages.ts';

/** The ages at which the reader could stop working, and their chances, 0 to 1. Amounts are today's dollars. */
export interface RetirementAnswer {
  /** The retirement age is the desired age, or the current age once retired. */
  inputs: Pick<Inputs, 'currentAge' | 'retirementAge' | 'currentSavings' | 'monthlySavings'>;
  assumptions: LifetimeAssumptions;
  isRetired: boolean;
  /** The earliest age that reaches the target chance; null if no age up to `lastAge` does. */
  solution: { value: number | null };
  lastAge: number;
  /** The chance of the answer; at `lastAge` if no age reaches the target. */
  chance: number;
  /** The chance at the desired age; once retired, from now on. */
  desiredChance: number;
  /** Social Security when stopping at the earliest age. */
  benefit: BenefitPlan;
  afterCut: AnswerAfterCut;
}

/** The answer if Social Security is cut as today's law says. */
export interface AnswerAfterCut {
  /** The earliest age that reaches the target chance; null if no age up to the last one does. */
  value: number | null;
  /** Once retired, the chance from now on. */
  chance?: number;
}

/** A part of a sentence. A chance ends its sentence: "4 out of 10 futures." */
export type AnswerPart =
  | string
  | { readonly kind: 'desiredAge'; readonly age: number }
  | { readonly kind: 'chance'; readonly chance: number };

export interface AnswerSentences {
  /** The answer, in one sentence or its first clause. */
  headline: readonly AnswerPart[];
  details: readonly AnswerPart[];
}

/**
 * Returns the answer in sentences. The site and the embed use the same wording.
 *
 * @param format Formats an amount of today's dollars.
 */
export function answerSentences(
  answer: RetirementAnswer,
  format: (amount: number) => string = formatRoughDollars,
  messages = answerMessages,
): AnswerSentences {
  const { inputs, assumptions, isRetired, solution, lastAge, chance, desiredChance } = answer;
  const planEnd = planEndText(answer, messages);
  if (isRetired) {
    return {
      headline: [messages.lasts(planEnd), { kind: 'chance', chance: desiredChance }],
      details: [
        messages.onSpending(
          messages.spending(format(spendingAfterStop(inputs.currentAge, assumptions))),
          assumptions.preTaxShare !== null,
        ),
      ],
    };
  }
  const age = solution.value;
  const desired = desiredAgeSentence(answer, messages);
  if (age === null) {
    return {
      headline: [`${messages.tooEarly(lastAge)}.`],
      details: [messages.lastsAt(lastAge, planEnd), { kind: 'chance', chance }, ' ', ...desired],
    };
  }
  const headline =
    messages.couldStop(messages.when(age, age === inputs.currentAge)) + partnerClause(answer, age, messages);
  const source = socialSecurityClause(answer, age, format, messages);
  return source === null
    ? { headline: [`${headline}.`], details: desired }
    : { headline: [`${headline}:`], details: [`${source} `, ...desired] };
}

/** Returns the answer if Social Security is cut, in a sentence; null if it is the same. */
export function afterCutSentence(
  {
    afterCut,
    isRetired,
    solution,
    lastAge,
    desiredChance,
  }: Pick<RetirementAnswer, 'afterCut' | 'isRetired' | 'solution' | 'lastAge' | 'desiredChance'>,
  messages = answerMessages,
): string | null {
  const { value, chance = desiredChance } = afterCut;
  const clauseOf = (age: number | null, success: number) => {
    if (isRetired) return messages.itLasts + messages.chance(success);
    return age === null ? messages.tooEarly(lastAge) : messages.couldStop(messages.when(age, false));
  };
  const clause = clauseOf(value, chance);
  return clause === clauseOf(solution.value, desiredChance) ? null : clause + messages.ifCut;
}

/** Names the end of the plan: "to 95" or, for a couple, "until your partner is 95". */
export function planEndText(answer: PlannedPeople, messages = answerMessages): string {
  return messages.planEnd(answer.assumptions, lastDeathAge(answer), personAtEnd(answer));
}

/** Returns a clause with the age at which the partner stops; empty without a partner who still works. */
export function partnerClause(
  { inputs, assumptions }: Pick<RetirementAnswer, 'inputs' | 'assumptions'>,
  age: number,
  messages: AnswerMessages = answerMessages,
): string {
  const { partner } = assumptions;
  if (!partner) return '';
  const stopAge = partnerRetirementAge(partner, { ...inputs, retirementAge: age });
  const isChosen = partner.retirementAge !== null && partner.annualIncome > 0;
  const hasStopped = isChosen && stopAge <= partner.currentAge;
  const death = firstDeathOf(inputs, assumptions);
  const isDead = death?.who === 'partner' && stopAge >= death.age;
  if (hasStopped || isDead) return '';
  return messages.partnerStops(stopAge, isChosen, age === inputs.currentAge);
}

function desiredAgeSentence(
  { inputs, solution, desiredChance }: RetirementAnswer,
  messages: AnswerMessages,
): AnswerPart[] {
  const age = inputs.retirementAge;
  const isToday = age === inputs.currentAge;
  return [
    messages.youWould(isToday),
    { kind: 'desiredAge', age },
    messages.works(solution.value === age, isToday),
    { kind: 'chance', chance: desiredChance },
  ];
}

/**
 * Returns a sentence that explains an answer to which today's savings and contributions add nothing; null if they do.
 *
 * @param age The earliest age at which the reader could stop.
 */
export function socialSecurityClause(
  { inputs, assumptions, benefit }: Pick<RetirementAnswer, 'inputs' | 'assumptions' | 'benefit'>,
  age: number,
  format: (amount: number) => string,
  messages = answerMessages,
): string | null {
  const { monthlyBenefit, bridgeYears } = benefit;
  const { monthlySpending, planAge, targetChance } = assumptions;
  if (monthlyBenefit === 0 || hasOtherMoney(assumptions)) return null;
  if (monthlyBenefit >= monthlySpending && bridgeYears === 0) {
    return messages.paidBySocialSecurity(messages.spending(format(monthlySpending)));
  }
  if (inputs.currentSavings > 0 || inputs.monthlySavings > 0) return null;
  return messages.worksWithBenefit({
    benefit: messages.spending(format(monthlyBenefit)),
    // Without savings, the benefits before the last day of work are all there is.
    claimingAge: Math.max(benefit.claimingAge, inputs.currentAge),
    age,
    planAge,
    targetChance,
  });
}

/** Returns true if the plan has incomes or costs other than the reader's own benefit and a constant spending. */
function hasOtherMoney(assumptions: LifetimeAssumptions): boolean {
  const { partner, cashFlows, benefitCut, preTaxShare, healthPremium, spendingCut } = assumptions;
  const hasOthers = partner !== null || cashFlows.length > 0;
  return hasOthers || benefitCut !== null || preTaxShare !== null || healthPremium > 0 || spendingCut > 0;
}

export function answerPartText(part: AnswerPart, messages = answerMessages): string {
  if (typeof part === 'string') return part;
  return part.kind === 'chance' ? `${messages.chance(part.chance)}.` : `${part.age}`;
}

/** Returns the answer as plain text, for screen readers. */
export function answerText(answer: RetirementAnswer): string {
  const { headline, details } = answerSentences(answer);
  const text = [...headline, ' ', ...details].map((part) => answerPartText(part)).join('');
  const afterCut = afterCutSentence(answer);
  return afterCut === null ? text : `${text} ${afterCut}`;
}

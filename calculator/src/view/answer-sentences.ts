import {
  type BenefitPlan,
  formatChanceInProse,
  formatRoughDollars,
  formatTargetInProse,
  type Inputs,
  type LifetimeAssumptions,
} from '@whenabouts/core';

/** The ages at which the reader could stop working, and their chances. Amounts are today's dollars, chances are 0 to 1. */
export interface RetirementAnswer {
  /** The retirement age is the desired age, or the current age once retired. */
  inputs: Pick<Inputs, 'currentAge' | 'retirementAge' | 'currentSavings' | 'monthlySavings'>;
  assumptions: LifetimeAssumptions;
  /** True if the reader has retired already. */
  isRetired: boolean;
  /** The earliest age that reaches the target chance; null if no age up to `lastAge` does. */
  solution: { value: number | null };
  lastAge: number;
  /** The chance at `lastAge`; null if an age reaches the target. */
  lastChance: number | null;
  /** The chance at the desired age; once retired, from now on. */
  desiredChance: number;
  /** Social Security when stopping at the earliest age. */
  benefit: BenefitPlan;
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
): AnswerSentences {
  const { inputs, assumptions, isRetired, solution, lastAge, lastChance, desiredChance } = answer;
  const spending = `${format(assumptions.monthlySpending)} a month in today’s dollars`;
  if (isRetired) {
    return {
      headline: [
        `Your money lasts ${planEndText(assumptions)} in `,
        { kind: 'chance', chance: desiredChance },
      ],
      details: [`That is on ${spending}, Social Security included.`],
    };
  }
  const age = solution.value;
  const desired = desiredAgeSentence(answer);
  if (age === null) {
    return {
      headline: [`Even ${lastAge} is too early to stop.`],
      details: [
        `At ${lastAge}, your money lasts ${planEndText(assumptions)} in `,
        { kind: 'chance', chance: lastChance ?? 0 },
        ' ',
        ...desired,
      ],
    };
  }
  const when = (age === inputs.currentAge ? `now, at ${age}` : `at ${age}`) + partnerClause(answer, age);
  const source = socialSecurityClause(answer, age, format);
  return source === null
    ? { headline: [`You could stop ${when}.`], details: desired }
    : { headline: [`You could stop ${when}:`], details: [`${source} `, ...desired] };
}

/** "to 95" or, for a couple, "until your partner is 95": the plan ends with the survivor. */
function planEndText({ partner, firstDeath, planAge }: LifetimeAssumptions): string {
  if (!partner) return `to ${planAge}`;
  return `until ${firstDeath === 'self' ? 'your partner is' : 'you are'} ${planAge}`;
}

/** ", when your partner is 64", or ", and your partner at 62" if that age was chosen; empty without a partner who still works. */
function partnerClause({ inputs, assumptions }: RetirementAnswer, age: number): string {
  const { partner, firstDeath, firstDeathAge } = assumptions;
  if (!partner) return '';
  const stopAge = partner.retirementAge ?? partner.currentAge + age - inputs.currentAge;
  const hasStopped = partner.retirementAge !== null && stopAge <= partner.currentAge;
  const isDead = firstDeath === 'partner' && stopAge >= Math.max(firstDeathAge, partner.currentAge + 1);
  if (hasStopped || isDead) return '';
  return partner.retirementAge === null
    ? `, when your partner is ${stopAge}`
    : `, and your partner at ${stopAge}`;
}

function desiredAgeSentence({ inputs, solution, desiredChance }: RetirementAnswer): AnswerPart[] {
  const age = inputs.retirementAge;
  const clause = solution.value === age ? ', and that works in ' : ': that works in ';
  return ['You’d like ', { kind: 'desiredAge', age }, clause, { kind: 'chance', chance: desiredChance }];
}

/** Explains an answer to which savings contribute nothing, in a sentence; null if they do. */
export function socialSecurityClause(
  { inputs, assumptions, benefit }: Pick<RetirementAnswer, 'inputs' | 'assumptions' | 'benefit'>,
  age: number,
  format: (amount: number) => string,
): string | null {
  const { monthlyBenefit, bridgeYears } = benefit;
  const { monthlySpending, planAge, targetChance } = assumptions;
  if (monthlyBenefit === 0 || hasOtherMoney(assumptions)) return null;
  if (monthlyBenefit >= monthlySpending && bridgeYears === 0) {
    return `Social Security pays all of the ${format(monthlySpending)} a month in today’s dollars that you’d spend.`;
  }
  if (inputs.currentSavings > 0 || inputs.monthlySavings > 0) return null;
  // Without savings, the benefits before the last day of work are all there is.
  const firstAge = Math.max(benefit.claimingAge, inputs.currentAge);
  return `You claim Social Security of ${format(monthlyBenefit)} a month in today’s dollars at ${firstAge} and keep working until ${age}. What you save of it pays the rest to ${planAge} in ${formatTargetInProse(targetChance)} futures.`;
}

/** Returns true if the visitor's own benefit and a fixed spending are not all that flows. */
function hasOtherMoney(assumptions: LifetimeAssumptions): boolean {
  const { partner, cashFlows, benefitCut, preTaxShare, healthPremium, spendingCut } = assumptions;
  const isLarger = partner !== null || cashFlows.length > 0;
  return isLarger || benefitCut !== null || preTaxShare !== null || healthPremium > 0 || spendingCut > 0;
}

/** Returns a part as text. */
export function answerPartText(part: AnswerPart): string {
  if (typeof part === 'string') return part;
  return part.kind === 'chance' ? `${formatChanceInProse(part.chance)} futures.` : `${part.age}`;
}

/** Returns the sentences as plain text, for screen readers. */
export function answerText({ headline, details }: AnswerSentences): string {
  return [...headline, ' ', ...details].map(answerPartText).join('');
}

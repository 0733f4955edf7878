import { formatChanceInProse, formatTargetInProse, type LifetimeAssumptions } from '@whenabouts/core';

/** The English messages of the answer to when the reader could stop. Ages are years; amounts are formatted. */
export const answerMessages = {
  spending: (amount: string): string => `${amount} a month in today’s dollars`,
  /** "to 95" or, for a couple, "until your partner is 95": the plan ends with the survivor. */
  planEnd: ({ partner, firstDeath, planAge }: LifetimeAssumptions): string =>
    partner ? `until ${firstDeath === 'self' ? 'your partner is' : 'you are'} ${planAge}` : `to ${planAge}`,
  /** Ends before the chance. */
  lasts: (planEnd: string): string => `Your money lasts ${planEnd} in `,
  lastsAt: (age: number, planEnd: string): string => `At ${age}, your money lasts ${planEnd} in `,
  onSpending: (spending: string): string => `That is on ${spending}, Social Security included.`,
  tooEarly: (age: number): string => `Even ${age} is too early to stop.`,
  when: (age: number, isNow: boolean): string => (isNow ? `now, at ${age}` : `at ${age}`),
  /** Follows the age: the age at which the partner stops, in the same year or at an age that the visitor chose. */
  partnerStops: (age: number, isChosen: boolean): string =>
    isChosen ? `, and your partner at ${age}` : `, when your partner is ${age}`,
  couldStop: (when: string): string => `You could stop ${when}`,
  /** Before the desired age. */
  youWould: 'You’d like ',
  /** Between the desired age and its chance; `isAnswer` if it is the age in the answer. */
  works: (isAnswer: boolean): string => (isAnswer ? ', and that works in ' : ': that works in '),
  paidBySocialSecurity: (spending: string): string =>
    `Social Security pays all of the ${spending} that you’d spend.`,
  worksWithBenefit: (facts: BenefitFacts): string =>
    `You claim Social Security of ${facts.benefit} at ${facts.claimingAge} and keep working until ${facts.age}. What you save of it pays the rest to ${facts.planAge} in ${formatTargetInProse(facts.targetChance)} futures.`,
  /** Ends the sentence. */
  chance: (chance: number): string => `${formatChanceInProse(chance)} futures.`,
};

export interface BenefitFacts {
  /** A month, with its dollars. */
  benefit: string;
  claimingAge: number;
  /** The age at which the reader stops working. */
  age: number;
  planAge: number;
  /** Percent. */
  targetChance: number;
}

export type AnswerMessages = typeof answerMessages;

import { formatChanceInProse, formatTargetInProse } from '../format-chance.ts';
import type { PersonAtEnd } from '../household/plan-end.ts';
import type { LifetimeAssumptions } from '../plan/assumptions.ts';

/** Begins a clause about the age at the end: "you are", or "you would be" after a death. */
export function personIs({ isSelf, isAlive }: PersonAtEnd): string {
  if (!isAlive) return `${isSelf ? 'you' : 'your partner'} would be`;
  return isSelf ? 'you are' : 'your partner is';
}

/**
 * The English messages of the answer to when the reader could stop. Ages are years; amounts are formatted. Clauses have no
 * period.
 */
export const answerMessages = {
  spending: (amount: string): string => `${amount} a month in today’s dollars`,
  /**
   * The end of the plan: "to 95" or, for a couple, "until your partner is 95" if the partner is the younger one. "until
   * you die at 85" if the plan ends with the first death, at `deathAge`.
   */
  planEnd: (
    { partner, planAge }: LifetimeAssumptions,
    deathAge: number | null,
    { isSelf, isAlive }: PersonAtEnd,
  ): string => {
    if (!partner) return `to ${planAge}`;
    if (deathAge === null) return `until ${personIs({ isSelf, isAlive })} ${planAge}`;
    return `until ${isSelf === isAlive ? 'your partner dies' : 'you die'} at ${deathAge}`;
  },
  /** Ends before the chance. */
  lasts: (planEnd: string): string => `Your money lasts ${planEnd} in `,
  lastsAt: (age: number, planEnd: string): string => `At ${age}, your money lasts ${planEnd} in `,
  onSpending: (spending: string, isTaxed: boolean): string =>
    `That is on ${spending}, Social Security included${isTaxed ? '' : ', taxes left out'}.`,
  tooEarly: (age: number): string => `Even ${age} is too early to stop`,
  when: (age: number, isNow: boolean): string => (isNow ? `today, at ${age}` : `at ${age}`),
  /** Follows the age: the age at which the partner stops, in the same year or at an age that the visitor chose. */
  partnerStops: (age: number, isChosen: boolean, _isNow: boolean): string =>
    isChosen ? `, and your partner at ${age}` : `, when your partner is ${age}`,
  couldStop: (when: string): string => `You could stop ${when}`,
  /** Before the desired age, which is the current one if it has passed. */
  youWould: (isToday: boolean): string => (isToday ? 'Stopping today, at ' : 'You’d like '),
  /** Between the desired age and its chance; `isAnswer` if it is the age in the answer, `isToday` if it is the current age. */
  works: (isAnswer: boolean, isToday: boolean): string => {
    if (isToday) return ', works in ';
    return isAnswer ? ', and that works in ' : ': that works in ';
  },
  paidBySocialSecurity: (spending: string): string =>
    `Social Security pays all of the ${spending} that you’d spend.`,
  worksWithBenefit: (facts: BenefitFacts): string =>
    `Claim Social Security of ${facts.benefit} at ${facts.claimingAge}, keep working and save it until ${facts.age}. Those savings then fill the gap to ${facts.planAge} in ${formatTargetInProse(facts.targetChance)} futures.`,
  /** Begins the sentence with another chance of someone who has retired. */
  itLasts: 'Your money lasts in ',
  /** Ends a sentence that is a clause until here. */
  ifCut: ' if Social Security is cut as today’s law says.',
  chance: (chance: number): string => `${formatChanceInProse(chance)} futures`,
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

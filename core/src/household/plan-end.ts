import type { Inputs } from '../fields.ts';
import type { LifetimeAssumptions } from '../plan/assumptions.ts';
import { firstDeathOf, firstToDie } from './household.ts';

export interface PlannedPeople {
  inputs: Pick<Inputs, 'currentAge'>;
  assumptions: LifetimeAssumptions;
}

/** Returns the age at the first death if the plan ends then: the younger one would have reached the plan age. Null otherwise. */
export function lastDeathAge({ inputs, assumptions }: PlannedPeople): number | null {
  const { partner, planAge } = assumptions;
  const death = firstDeathOf(inputs, assumptions);
  if (!partner || !death) return null;
  return death.year >= planAge - Math.min(inputs.currentAge, partner.currentAge) ? death.age : null;
}

/** The younger one of a couple, whose age ends the plan. */
export interface PersonAtEnd {
  isSelf: boolean;
  /** False if that person dies first. */
  isAlive: boolean;
}

/** Returns the person whose age ends the plan; of two equally old people, the survivor. */
export function personAtEnd({ inputs, assumptions }: PlannedPeople): PersonAtEnd {
  const { partner } = assumptions;
  if (!partner) return { isSelf: true, isAlive: true };
  const first = firstToDie(inputs, assumptions);
  const yearsOlder = inputs.currentAge - partner.currentAge;
  const isSelf = yearsOlder === 0 ? first === 'partner' : yearsOlder < 0;
  return { isSelf, isAlive: isSelf === (first === 'partner') };
}

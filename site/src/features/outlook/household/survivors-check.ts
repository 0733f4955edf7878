import type { HouseholdPlan } from '@whenabouts/core';

/** A survivor's benefit, in today's dollars a month. Ages are the survivor's. */
export interface SurvivorsCheck {
  amount: number;
  fromAge: number | null;
  /** True if it is paid from the year of the death on. */
  isPaidAtOnce: boolean;
  /** The last amount and the age at which it begins, if it differs from the first. */
  raise: { amount: number; fromAge: number | null } | null;
}

/** Returns what is paid after the first death of a plan; undefined if nothing is. */
export function survivorsCheck({ years, firstDeath }: HouseholdPlan): SurvivorsCheck | undefined {
  const isSelfFirst = firstDeath?.who === 'self';
  const paid = years
    .filter(({ isAfterFirstDeath }) => isAfterFirstDeath)
    .map((year, yearsAfterDeath) => ({
      yearsAfterDeath,
      amount: isSelfFirst ? year.partnerBenefit : year.benefit,
      fromAge: isSelfFirst ? year.partnerAge : year.age,
    }))
    .filter(({ amount }) => amount > 0);
  const [first, last] = [paid[0], paid.at(-1)];
  if (!first || !last) return undefined;
  const raised = paid.find(({ amount }) => amount === last.amount) ?? last;
  return {
    amount: first.amount,
    fromAge: first.fromAge,
    isPaidAtOnce: first.yearsAfterDeath === 0,
    raise: raised === first ? null : raised,
  };
}

import { breakEvenAge, type ClaimingOption, claimingOptions, type Entitlement } from '@whenabouts/core';

export const example: Entitlement = { monthlyBenefit: 2_000, fullRetirementAge: 67 };

/** The benefit for each claiming age from 62 to 70. */
export const options = claimingOptions(example);

/** Returns the example's benefit for a claiming age from 62 to 70. */
export function optionAt(age: number): ClaimingOption {
  const option = options.find(({ claimingAge }) => claimingAge === age);
  if (!option) throw new RangeError(`age must be from 62 to 70, not ${age}`);
  return option;
}

/** Returns the age at which the later of two claims has caught up, such as "78 and 8 months". */
export function breakEven(claimingAge: number, otherClaimingAge: number): string {
  const age = breakEvenAge({ ...example, claimingAge, otherClaimingAge });
  if (age === null)
    throw new RangeError(`claims at ${claimingAge} and ${otherClaimingAge} do not break even by 85`);
  const months = Math.round(age * 12);
  const extraMonths = months % 12;
  const years = String(Math.floor(months / 12));
  return extraMonths === 0 ? years : `${years} and ${extraMonths} ${extraMonths === 1 ? 'month' : 'months'}`;
}

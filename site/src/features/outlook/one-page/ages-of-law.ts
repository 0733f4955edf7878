import { firstDistributionAge, fullRetirementAge, type LifetimeAssumptions } from '@whenabouts/core';

/** Lists the ages at which rules change that are still ahead, for a page without a birthday. */
export function agesOfLaw(
  currentAge: number,
  { birthYear }: Pick<LifetimeAssumptions, 'birthYear'>,
): readonly string[] {
  const fullAge = fullRetirementAge(birthYear);
  const months = Math.round((fullAge % 1) * 12);
  const rules: readonly [age: number, text: string][] = [
    [50, 'At 50: the limits of a 401(k) and an IRA rise'],
    [59.5, 'At 59½: early withdrawals cost no additional tax'],
    [60, 'At 60 to 63: the limit of a 401(k) is highest'],
    [62, 'At 62: Social Security can begin'],
    [65, 'At 65: Medicare; enrollment begins three months before the month of turning 65'],
    [fullAge, `At ${Math.floor(fullAge)}${months > 0 ? ` and ${months} months` : ''}: full retirement age`],
    [70, 'At 70: Social Security stops growing'],
    [
      firstDistributionAge(birthYear),
      `At ${firstDistributionAge(birthYear)}: the first required distribution is due by April 1 of the next year`,
    ],
  ];
  return rules.filter(([age]) => age > currentAge).map(([, text]) => text);
}

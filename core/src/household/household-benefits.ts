import { FIRST_SURVIVOR_AGE, spousalBenefit, survivorBenefit } from '../us/couple-benefits.ts';
import { fullRetirementAge, wholeDollars } from '../us/social-security.ts';
import { type Household, isAlive, type Person } from './household.ts';
import { planBenefit, primaryInsuranceAmount } from './worker-benefit.ts';

/** Social Security of one person, in whole dollars a month before a cut. Years are counted from today. */
export interface PersonBenefits {
  /** The benefit from the person's own earnings. */
  own: number;
  /** Years until the own benefit starts; below 0 if it has already started. */
  ownFrom: number;
  /** A spouse's benefit in addition to the own one, until the first death. */
  excess: number;
  excessFrom: number;
  /** A survivor's benefit, which is paid instead of a lower own benefit after the spouse's death. */
  survivor: number;
  survivorFrom: number;
}

/** A person of a couple with the amounts that the law of spouses and survivors starts from. */
export interface SpouseBenefits extends PersonBenefits {
  currentAge: number;
  birthYear: number;
  claimingAge: number;
  /** Benefit at full retirement age, in dollars a month. */
  primaryInsuranceAmount: number;
}

export function planSpouseBenefits(person: Person, spouse: Person, wageGrowth: number): SpouseBenefits {
  const { currentAge, birthYear } = person;
  return {
    ...planPersonBenefits(person, spouse, wageGrowth),
    currentAge,
    birthYear,
    claimingAge: planBenefit(person, wageGrowth).claimingAge,
    primaryInsuranceAmount: primaryInsuranceAmount(person, wageGrowth),
  };
}

export function planPersonBenefits(
  person: Person,
  spouse: Person | null,
  wageGrowth: number,
): PersonBenefits {
  const claim = planBenefit(person, wageGrowth);
  const none = { excess: 0, excessFrom: 0, survivor: 0, survivorFrom: 0 };
  const own = { own: claim.monthlyBenefit, ownFrom: claim.claimingAge - person.currentAge };
  return { ...none, ...own, ...(spouse && planCoupleBenefits(person, spouse, wageGrowth)) };
}

/** Returns the benefits of a person in a year, in dollars a month. */
export function benefitIn(year: number, person: Person, spouse: Person | null, plan: PersonBenefits): number {
  if (!isAlive(person, year)) return 0;
  const own = year >= plan.ownFrom ? plan.own : 0;
  if (spouse && !isAlive(spouse, year)) return year >= plan.survivorFrom ? Math.max(own, plan.survivor) : own;
  return year >= plan.excessFrom ? own + plan.excess : own;
}

/** Social Security of a household that has retired. Amounts are today's dollars. */
export interface RetiredBenefits {
  /** Dollars a month, once everyone who is alive has claimed. */
  monthly: number;
  /** Dollars that the benefits fall short of this amount until everyone has claimed. */
  missing: number;
  /** Years that the plan lasts. */
  years: number;
}

/** Returns the benefits of a household, as far as they are paid while everyone is alive. */
export function retiredBenefits(
  { self, partner, firstDeath, years }: Household,
  wageGrowth: number,
): RetiredBenefits {
  const selfPlan = planPersonBenefits(self, partner, wageGrowth);
  const partnerPlan = partner && planPersonBenefits(partner, self, wageGrowth);
  const benefitsIn = (year: number) =>
    benefitIn(year, self, partner, selfPlan) +
    (partner && partnerPlan ? benefitIn(year, partner, self, partnerPlan) : 0);
  const monthly = selfPlan.own + selfPlan.excess + (partnerPlan ? partnerPlan.own + partnerPlan.excess : 0);
  let missing = 0;
  for (let year = 0; year < (firstDeath?.year ?? years); year++) missing += 12 * (monthly - benefitsIn(year));
  return { monthly, missing, years };
}

/** Oldest age for which the law's functions are defined; from full retirement age on, the age makes no difference. */
const OLDEST_AGE = 120;

/** Plans what a person receives from the earnings of the spouse, while both are alive and after the spouse's death. */
function planCoupleBenefits(person: Person, spouse: Person, wageGrowth: number) {
  const { claimingAge } = planBenefit(person, wageGrowth);
  const spouseClaimingAge = planBenefit(spouse, wageGrowth).claimingAge;
  const workerAmount = primaryInsuranceAmount(spouse, wageGrowth);
  const excessFrom = Math.max(claimingAge - person.currentAge, spouseClaimingAge - spouse.currentAge);
  const excess = spousalBenefit({
    workerAmount,
    ownAmount: primaryInsuranceAmount(person, wageGrowth),
    birthYear: person.birthYear,
    claimingAge: Math.min(person.currentAge + excessFrom, OLDEST_AGE),
    ownClaimingAge: claimingAge,
  });
  const survivorFrom = firstSurvivorYear(person, spouse);
  const survivor = survivorBenefit({
    workerAmount,
    workerClaimingAge: claimingAgeAtDeath(spouse, spouseClaimingAge),
    workerBirthYear: spouse.birthYear,
    ownBenefit: 0,
    survivorBirthYear: person.birthYear,
    survivorAge: Math.min(person.currentAge + survivorFrom, OLDEST_AGE),
  });
  return { excess: wholeDollars(excess), excessFrom, survivor: wholeDollars(survivor), survivorFrom };
}

/**
 * Returns the year in which the survivor's benefit starts, counted from today: at the death, but not before 60. A
 * survivor who works waits until the stop or full retirement age, because the earnings test could withhold the benefit.
 */
function firstSurvivorYear(person: Person, { currentAge, deathAge }: Person): number {
  const unreducedByWork = Math.min(person.earnsUntil, Math.ceil(fullRetirementAge(person.birthYear)));
  const firstAge = Math.max(FIRST_SURVIVOR_AGE, unreducedByWork);
  return Math.max((deathAge ?? currentAge) - currentAge, firstAge - person.currentAge);
}

/**
 * Returns the claiming age that sets the survivor's benefit. A worker who dies before claiming counts as claiming at
 * death, with delayed credits up to then; null if the death comes before such credits.
 */
function claimingAgeAtDeath({ birthYear, deathAge }: Person, claimingAge: number): number | null {
  if (deathAge === null || claimingAge < deathAge) return claimingAge;
  return deathAge > fullRetirementAge(birthYear) ? deathAge : null;
}

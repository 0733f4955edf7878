import type { Inputs } from '../fields.ts';
import { FIRST_BIRTH_YEAR } from '../us/social-security.ts';
import type { LifetimeAssumptions } from './assumptions.ts';

/** A person whose work and Social Security are planned. Ages are in whole years. */
export interface Person {
  currentAge: number;
  /** Birth year for the law of Social Security, from 1943. */
  birthYear: number;
  /** Age at which work stops. */
  retirementAge: number;
  /** Dollars a year until retirement. */
  annualIncome: number;
  /** Chosen claiming age; null for the retirement age, within 62 and 70. */
  claimingAge: number | null;
  /** Known Social Security benefit in dollars a month; null to estimate it. */
  knownBenefit: number | null;
  /** Claiming age of the known benefit; null for full retirement age. */
  knownBenefitAge: number | null;
  /** Age at the first death; null for the survivor and without a partner. */
  deathAge: number | null;
}

/** The first death of a couple. */
export interface FirstDeath {
  who: 'self' | 'partner';
  /** Age of the person who dies. */
  age: number;
  /** Years from today. */
  year: number;
}

export interface Household {
  self: Person;
  partner: Person | null;
  firstDeath: FirstDeath | null;
  /** Years from today to the end of the plan. */
  years: number;
}

/** Returns the people of a plan. The plan ends when the survivor reaches the plan age, but not before the first death. */
export function householdOf(inputs: Inputs, assumptions: LifetimeAssumptions): Household {
  const { currentAge, retirementAge, annualIncome } = inputs;
  const { birthYear, claimingAge, knownBenefit, knownBenefitAge, partner, planAge } = assumptions;
  const work = { currentAge, birthYear, retirementAge, annualIncome };
  const self: Person = { ...work, claimingAge, knownBenefit, knownBenefitAge, deathAge: null };
  if (partner === null) return { self, partner, firstDeath: null, years: planAge - currentAge };

  const other: Person = {
    ...partner,
    birthYear: lawBirthYear(birthYear + currentAge - partner.currentAge),
    retirementAge: partner.retirementAge ?? partner.currentAge + retirementAge - currentAge,
    deathAge: null,
  };
  const who = assumptions.firstDeath;
  const [first, survivor] = who === 'self' ? [self, other] : [other, self];
  first.deathAge = Math.max(assumptions.firstDeathAge, first.currentAge + 1);
  const firstDeath: FirstDeath = { who, age: first.deathAge, year: first.deathAge - first.currentAge };
  return {
    self,
    partner: other,
    firstDeath,
    years: Math.max(planAge - survivor.currentAge, firstDeath.year),
  };
}

/** People born before 1943 have a known benefit, and the rules are the same for all birth years from 1960 on. */
function lawBirthYear(birthYear: number): number {
  return Math.min(Math.max(birthYear, FIRST_BIRTH_YEAR), 2_100);
}

/** Returns true in the years before a person's death. */
export function isAlive({ currentAge, deathAge }: Person, year: number): boolean {
  return deathAge === null || currentAge + year < deathAge;
}

/** Returns true in the years in which a person is alive and works. */
export function isWorking(person: Person, year: number): boolean {
  return isAlive(person, year) && person.currentAge + year < person.retirementAge;
}

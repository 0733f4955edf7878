import type { Inputs } from '../fields.ts';
import type { LifetimeAssumptions, Partner } from '../plan/assumptions.ts';
import { currentLaw, type Filing, type Law, MEDICARE_AGE } from '../us/law.ts';
import { FIRST_BIRTH_YEAR, LAST_BIRTH_YEAR } from '../us/social-security.ts';
import { setBenefitOfStop } from './benefit-of-stop.ts';

/** A person whose work and Social Security are planned. Ages are in whole years. */
export interface Person {
  currentAge: number;
  /** Birth year for the law of Social Security, from 1943. */
  birthYear: number;
  retirementAge: number;
  /** Dollars a year until retirement. */
  annualIncome: number;
  /** Age until which the earnings test could withhold benefits: today's age without pay. */
  earnsUntil: number;
  /** Chosen claiming age; null for the retirement age, within 62 and 70. */
  claimingAge: number | null;
  /** Known Social Security benefit in dollars a month; null to estimate it. */
  knownBenefit: number | null;
  /** Claiming age of the known benefit; null for full retirement age. */
  knownBenefitAge: number | null;
  /** True if the known benefit is that of the planned stop; otherwise it assumes work until the claim. */
  isBenefitOfStop: boolean;
  /** Years of work until today; null for every year from 22. */
  yearsWorked?: number | null | undefined;
  /** Age at which work ended, for someone who has stopped; null for someone who works. */
  stoppedAt?: number | null;
  /** Age at the first death; null for the survivor and without a partner. */
  deathAge: number | null;
  law: Law;
}

/** The first death of a couple. */
export interface FirstDeath {
  who: 'self' | 'partner';
  age: number;
  /** Years from today. */
  year: number;
}

export interface Household {
  self: Person;
  partner: Person | null;
  /** The visitor, and the partner if there is one. */
  people: readonly Person[];
  firstDeath: FirstDeath | null;
  /** Years from today to the end of the plan. */
  years: number;
  law: Law;
}

/**
 * Returns the people of a plan. The plan ends when the younger of a couple reaches the plan age, but not before the first
 * death.
 */
export function buildHousehold(
  inputs: Inputs,
  assumptions: LifetimeAssumptions,
  law: Law = currentLaw,
): Household {
  const { currentAge, retirementAge, annualIncome } = inputs;
  const { birthYear, claimingAge, knownBenefit, knownBenefitAge, partner, planAge } = assumptions;
  const { yearsWorked, workEndYear } = assumptions;
  const stoppedAt = workEndYear === null ? null : Math.min(workEndYear - birthYear, currentAge);
  const isRetired = stoppedAt !== null && retirementAge <= currentAge;
  const work = { currentAge, birthYear, retirementAge, annualIncome, yearsWorked, stoppedAt, law };
  const self = createPerson({ ...work, claimingAge, knownBenefit, knownBenefitAge });
  const firstDeath = firstDeathOf(inputs, assumptions);
  if (partner === null || firstDeath === null) {
    setBenefitOfStop(self, assumptions);
    return { self, partner: null, people: [self], firstDeath, years: planAge - currentAge, law };
  }

  const partnerPerson = createPerson({
    ...partner,
    law,
    birthYear: birthYear + currentAge - partner.currentAge,
    retirementAge: partnerRetirementAge(partner, inputs),
    stoppedAt: isRetired && partner.retirementAge === null ? partner.currentAge : null,
  });
  if (partner.annualIncome === 0) partnerPerson.earnsUntil = partnerPerson.currentAge;
  const deceased = firstDeath.who === 'self' ? self : partnerPerson;
  deceased.deathAge = firstDeath.age;
  setBenefitOfStop(self, assumptions);
  setBenefitOfStop(partnerPerson, partner);
  return {
    self,
    partner: partnerPerson,
    people: [self, partnerPerson],
    firstDeath,
    years: Math.max(planAge - Math.min(currentAge, partnerPerson.currentAge), firstDeath.year),
    law,
  };
}

/**
 * Returns the person of a couple who dies first. Unless the visitor has chosen, it is the older one, who has fewer years
 * to live in every row of the life table; the visitor if both are equally old, and without a partner.
 */
export function firstToDie(
  { currentAge }: Pick<Inputs, 'currentAge'>,
  { partner, firstDeath }: Pick<LifetimeAssumptions, 'partner' | 'firstDeath'>,
): FirstDeath['who'] {
  if (firstDeath !== 'older') return firstDeath;
  return partner !== null && partner.currentAge > currentAge ? 'partner' : 'self';
}

/** Returns the first death of a couple, which is next year at the earliest; null without a partner. */
export function firstDeathOf(
  { currentAge }: Pick<Inputs, 'currentAge'>,
  assumptions: Pick<LifetimeAssumptions, 'partner' | 'firstDeath' | 'firstDeathAge'>,
): FirstDeath | null {
  const { partner, firstDeathAge } = assumptions;
  if (partner === null) return null;
  const who = firstToDie({ currentAge }, assumptions);
  const ageToday = who === 'self' ? currentAge : partner.currentAge;
  const age = Math.max(firstDeathAge, ageToday + 1);
  return { who, age, year: age - ageToday };
}

/**
 * Returns the age at which the partner stops: the chosen one, or the one in the year in which the visitor stops. A partner
 * without pay has no work to stop, so a chosen age has no effect.
 */
export function partnerRetirementAge(
  partner: Pick<Partner, 'currentAge' | 'retirementAge' | 'annualIncome'>,
  { currentAge, retirementAge }: Pick<Inputs, 'currentAge' | 'retirementAge'>,
): number {
  const sameYear = partner.currentAge + retirementAge - currentAge;
  return partner.annualIncome === 0 ? sameYear : (partner.retirementAge ?? sameYear);
}

/**
 * Returns a person whose birth year is in the range of the benefit formulas, 1943 to 2100. Someone born before 1943 has
 * the known benefit or none. The upper limit changes no benefit, because the rules are the same for all birth years
 * from 1960.
 */
export function createPerson(person: Omit<Person, 'deathAge' | 'isBenefitOfStop' | 'earnsUntil'>): Person {
  const birthYear = Math.min(Math.max(person.birthYear, FIRST_BIRTH_YEAR), LAST_BIRTH_YEAR);
  const knownBenefit = person.birthYear < FIRST_BIRTH_YEAR ? (person.knownBenefit ?? 0) : person.knownBenefit;
  return {
    ...person,
    birthYear,
    knownBenefit,
    isBenefitOfStop: false,
    earnsUntil: person.retirementAge,
    deathAge: null,
  };
}

/**
 * Returns true in the years before a person's death.
 *
 * @param year Years from today, as in all functions of this file.
 */
export function isAlive({ currentAge, deathAge }: Person, year: number): boolean {
  return deathAge === null || currentAge + year < deathAge;
}

/** Returns true in the years in which a person is alive and works. */
export function isWorking(person: Person, year: number): boolean {
  return isAlive(person, year) && person.currentAge + year < person.retirementAge;
}

/**
 * Returns the share of the contributions that continues, 0 to 1: the working people's share of today's income. Without
 * any income, contributions continue while someone works. Those of a visitor who has retired have ended.
 */
export function contributingShare(people: readonly Person[], year: number): number {
  const [self] = people;
  if (self && self.stoppedAt != null && !isWorking(self, 0)) return 0;
  const income = sumOf(people, ({ annualIncome }) => annualIncome);
  if (income === 0) return people.some((person) => isWorking(person, year)) ? 1 : 0;
  return workingIncome(people, year) / income;
}

/** Returns the pay of those who work in a year, in dollars a year. */
export function workingIncome(people: readonly Person[], year: number): number {
  return sumOf(people, (person) => (isWorking(person, year) ? person.annualIncome : 0));
}

function sumOf(people: readonly Person[], amountOf: (person: Person) => number): number {
  // `reduce` is not used, because old versions of Prototype.js replace it.
  let sum = 0;
  for (const person of people) sum += amountOf(person);
  return sum;
}

/** Returns the number of people who have stopped working and need health insurance until Medicare. */
export function uninsuredCount(people: readonly Person[], year: number): number {
  return people.filter(
    (person) => isAlive(person, year) && !isWorking(person, year) && person.currentAge + year < MEDICARE_AGE,
  ).length;
}

/** Age from which the standard deduction is higher: 26 U.S.C. 63(f). */
const SENIOR_AGE = 65;

/** Returns the filing status, which is joint while both are alive, and the number of people who are 65 or older. */
export function taxReturnIn(people: readonly Person[], year: number): { filing: Filing; over65: 0 | 1 | 2 } {
  const alive = people.filter((person) => isAlive(person, year));
  const over65 = alive.filter(({ currentAge }) => currentAge + year >= SENIOR_AGE).length;
  return { filing: alive.length === 2 ? 'joint' : 'single', over65: over65 as 0 | 1 | 2 };
}

import type { Partner } from '../plan/assumptions.ts';
import type { Law } from '../us/law.ts';
import { AVERAGED_YEARS, benefitFormula, benefitFormulaPercentages } from '../us/social-security.ts';

/** Amounts of a record of earnings: the known benefit is for work until `knownBenefitStop`, `benefitIfStopped` for a stop today. */
type RecordedAmounts = Pick<Partner, 'knownBenefitStop' | 'benefitIfStopped'>;

/** A person of the household, whose stop, or death before it, is planned. */
interface Worker {
  currentAge: number;
  retirementAge: number;
  deathAge: number | null;
  annualIncome: number;
  law: Law;
  knownBenefit: number | null;
}

/** Replaces a person's known benefit by that of the planned stop, if a benefit for a stop today is known. */
export function setBenefitOfStop(
  person: Worker & { isBenefitOfStop: boolean },
  amounts: RecordedAmounts,
): void {
  const benefit = benefitOfStop(person, amounts);
  if (benefit === null) return;
  person.isBenefitOfStop = true;
  person.knownBenefit = benefit;
}

/** Returns the known benefit of the planned stop, in dollars a month; null if no benefit for a stop today is known. */
export function benefitOfStop(person: Worker, amounts: RecordedAmounts): number | null {
  const { knownBenefitStop: knownStop = null, benefitIfStopped = null } = amounts;
  const { knownBenefit, currentAge, retirementAge, deathAge } = person;
  if (knownBenefit === null || knownStop === null || benefitIfStopped === null) return null;
  const stop = Math.min(retirementAge, deathAge ?? retirementAge);
  if (stop === knownStop || Math.max(stop, knownStop) <= currentAge) return knownBenefit;
  const stoppedToday = Math.min(benefitIfStopped, knownBenefit);
  if (stop <= currentAge) return stoppedToday;
  return benefitOfLaterStop(person, stop - currentAge, {
    years: knownStop - currentAge,
    knownBenefit,
    stoppedToday,
  });
}

interface KnownBenefits {
  /** Years from today to the stop of the known benefit. */
  years: number;
  knownBenefit: number;
  stoppedToday: number;
}

/**
 * Returns the benefit after more years of work. A year adds at most a 35th of today's pay to the averaged earnings: in
 * full if it fills a year without pay, and less if it replaces a year of lower pay. Between the two known benefits, the
 * earnings therefore rise by up to that amount at first, and then more slowly. After the later one, they rise as they did
 * there, up to today's pay in all 35 years.
 *
 * @param years Years of work from today.
 */
function benefitOfLaterStop(person: Worker, years: number, known: KnownBenefits): number {
  const { taxableMaximum, bendPoints } = person.law.socialSecurity;
  const monthlyPay = Math.min(person.annualIncome, taxableMaximum) / 12;
  const from = averageEarnings(known.stoppedToday, bendPoints);
  const to = averageEarnings(known.knownBenefit, bendPoints);
  const maxGain = (monthlyPay / AVERAGED_YEARS) * Math.max(known.years, 1);
  const curvature = to > from ? Math.min(Math.max(maxGain / (to - from) - 1, 0), 1) : 0;
  const passed = years / known.years;
  if (passed >= 0 && passed < 1) {
    const share = passed * (1 + curvature * (1 - passed));
    return benefitFormula(from + (to - from) * share, bendPoints) / 100;
  }
  const perYear =
    known.years > 0 ? ((to - from) / known.years) * (1 - curvature) : monthlyPay / AVERAGED_YEARS;
  const maxEarnings = Math.max(to, monthlyPay);
  return benefitFormula(Math.min(to + perYear * (years - known.years), maxEarnings), bendPoints) / 100;
}

/** Returns the average monthly earnings, in dollars, of a primary insurance amount, by the formula of a law. */
function averageEarnings(amount: number, [first, second]: readonly [number, number]): number {
  const [low, middle, high] = benefitFormulaPercentages;
  const [atFirst, atSecond] = [(low * first) / 100, (low * first + middle * (second - first)) / 100];
  if (amount <= atFirst) return (amount / low) * 100;
  if (amount <= atSecond) return first + ((amount - atFirst) / middle) * 100;
  return second + ((amount - atSecond) / high) * 100;
}

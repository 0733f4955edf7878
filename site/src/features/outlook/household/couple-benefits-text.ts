import { capitalize } from '@whenabouts/calculator/sentence';
import {
  coupleBenefits,
  formatDollars,
  fullRetirementAge,
  type HouseholdPlan,
  type PlanYear,
  planHousehold,
  type SpouseBenefits,
  socialSecurityFields,
  survivorBenefit,
} from '@whenabouts/core';
import { answerAgeOf, type OutlookAnswer } from '../outlook-results.ts';

/** A question about the Social Security of a couple, and the answer by law with the couple's amounts. */
export interface CoupleQuestion {
  question: string;
  answer: string;
}

interface Person extends SpouseBenefits {
  isSelf: boolean;
}

/** Answers three questions about the Social Security of a couple, before a cut. Empty without a partner. */
export function coupleQuestions(answer: OutlookAnswer): CoupleQuestion[] {
  const inputs = { ...answer.inputs, retirementAge: answerAgeOf(answer) };
  const assumptions = { ...answer.assumptions, benefitCut: null };
  const benefits = coupleBenefits(inputs, assumptions);
  if (!benefits) return [];
  const self: Person = { ...benefits.self, isSelf: true };
  const partner: Person = { ...benefits.partner, isSelf: false };
  const isPartnerHigher = partner.primaryInsuranceAmount >= self.primaryInsuranceAmount;
  const [higherEarner, lowerEarner] = isPartnerHigher ? [partner, self] : [self, partner];
  return [
    {
      question: `Is it half of ${isPartnerHigher ? 'theirs' : 'mine'}?`,
      answer: halfText(higherEarner, lowerEarner),
    },
    {
      question: `Does it grow if ${isPartnerHigher ? 'they' : 'I'} wait?`,
      answer: growthText(higherEarner, lowerEarner),
    },
    { question: 'Do we keep both checks?', answer: checksText(planHousehold(inputs, assumptions)) },
  ];
}

/**
 * @param higherEarner The one with the higher benefit at full retirement age.
 * @param lowerEarner The other one.
 */
function halfText(higherEarner: Person, lowerEarner: Person): string {
  if (higherEarner.primaryInsuranceAmount === 0)
    return 'Neither of you has earned Social Security in this plan.';
  const half = Math.round(higherEarner.primaryInsuranceAmount / 2);
  const hasCredits = lowerEarner.own > lowerEarner.primaryInsuranceAmount;
  // Half of the higher earner's benefit is compared with the own one at full retirement age or, if that is larger, with what is paid.
  const own = Math.round(Math.max(lowerEarner.primaryInsuranceAmount, lowerEarner.own));
  const source = `Half of ${possessive(higherEarner)} benefit at full retirement age`;
  if (lowerEarner.excess === 0) {
    const ownBenefit = `${capitalize(possessive(lowerEarner))} own${hasCredits ? ', with credits for waiting,' : ''}`;
    return `No. ${source} is ${formatDollars(half)} a month. ${ownBenefit} is ${formatDollars(own)}, so nothing is added.`;
  }
  const start = 'once you have both claimed';
  const added =
    own === 0
      ? `${source}: ${formatDollars(half)} a month, ${start}.`
      : `No. ${source} is ${formatDollars(half)} a month, ${possessive(lowerEarner)} own is ${formatDollars(own)}, and Social Security adds the difference: ${formatDollars(half - own)} ${start}.`;
  return added + reductionText(lowerEarner);
}

/** " It starts 5 years before full retirement age, so $975 of it is paid." Empty if it is paid in full. */
function reductionText({ birthYear, currentAge, excessFrom, excess }: Person): string {
  const months = Math.round(12 * (fullRetirementAge(birthYear) - currentAge - excessFrom));
  if (months <= 0) return '';
  const isYears = months % 12 === 0;
  const count = isYears ? months / 12 : months;
  const early = `${count} ${isYears ? 'year' : 'month'}${count === 1 ? '' : 's'}`;
  return ` It starts ${early} before full retirement age, so ${formatDollars(excess)} of it is paid.`;
}

/** Last age at which waiting raises a benefit. */
const LAST_CREDITED_AGE = socialSecurityFields.claimingAge.max;

/** Says that claiming later raises the survivor's benefit only. */
function growthText(higherEarner: Person, lowerEarner: Person): string {
  const { currentAge, claimingAge } = higherEarner;
  const planned = keptBySurvivor(higherEarner, lowerEarner, claimingAge);
  const latest = keptBySurvivor(higherEarner, lowerEarner, LAST_CREDITED_AGE);
  const death = `after ${possessive(higherEarner)} death`;
  const amount = `${formatDollars(planned)} a month`;
  if (planned === 0) return 'No, and there is no other benefit that could.';
  const hasClaimed = claimingAge < currentAge && claimingAge < LAST_CREDITED_AGE;
  if (hasClaimed) {
    return `It no longer can: ${name(higherEarner)} claimed at ${claimingAge}. ${capitalize(death)}, ${gets(lowerEarner)} ${amount} from full retirement age on.`;
  }
  if (planned === lowerEarner.own) {
    return `No. ${capitalize(death)}, ${name(lowerEarner)} ${lowerEarner.isSelf ? 'keep your' : 'keeps their'} own ${amount} either way, because it is larger.`;
  }
  if (planned === latest) {
    return `No. What ${gets(lowerEarner)} ${death} is as high as it can be, because ${claims(higherEarner)} at ${claimingAge}: ${amount} from full retirement age on.`;
  }
  return `No. But what ${gets(lowerEarner)} ${death} does: ${formatDollars(latest)} a month, from full retirement age on, if ${claims(higherEarner)} at ${LAST_CREDITED_AGE} instead of ${formatDollars(planned)} at ${claimingAge}.`;
}

/** Returns the benefit of a survivor from full retirement age on if the higher earner claimed at an age, in whole dollars a month. */
function keptBySurvivor(higherEarner: Person, lowerEarner: Person, claimingAge: number): number {
  const total = survivorBenefit({
    workerAmount: higherEarner.primaryInsuranceAmount,
    workerClaimingAge: claimingAge,
    workerBirthYear: higherEarner.birthYear,
    ownBenefit: lowerEarner.own,
    survivorBirthYear: lowerEarner.birthYear,
    survivorAge: fullRetirementAge(lowerEarner.birthYear),
  });
  return Math.floor(total);
}

/** Says what is paid after the first death of the plan, and what was paid before. */
function checksText({ years, firstDeath }: HouseholdPlan): string {
  if (!firstDeath) return '';
  const isSelfFirst = firstDeath.who === 'self';
  const survivor = { isSelf: !isSelfFirst };
  const checkOf = (year: PlanYear) => (isSelfFirst ? year.partnerBenefit : year.benefit);
  const after = years.filter((year) => year.isAfterFirstDeath && checkOf(year) > 0);
  const [first, last] = [after[0], after.at(-1)];
  if (!first || !last) return 'No. After a death, there is one check at most.';
  const before = years[firstDeath.year - 1];
  const wereBothPaid = before && before.benefit > 0 && before.partnerBenefit > 0;
  const isPaidAtOnce = first === years[firstDeath.year];
  const raised = after.find((year) => checkOf(year) === checkOf(last));

  const ageOf = (year: PlanYear) => (isSelfFirst ? year.partnerAge : year.age);
  const dies = isSelfFirst ? 'you die' : 'your partner dies';
  const from = isPaidAtOnce ? '' : ` from ${ageOf(first)} on`;
  const instead = wereBothPaid
    ? ` instead of ${formatDollars(before.benefit + before.partnerBenefit)} for both of you`
    : '';
  const raise =
    raised && raised !== first ? ` From ${ageOf(raised)} on, it is ${formatDollars(checkOf(last))}.` : '';
  return `No. If ${dies} at ${firstDeath.age}, ${gets(survivor)} ${formatDollars(checkOf(first))} a month${from}${instead}.${raise}`;
}

type Named = Pick<Person, 'isSelf'>;

const name = ({ isSelf }: Named) => (isSelf ? 'you' : 'your partner');
const possessive = ({ isSelf }: Named) => (isSelf ? 'your' : 'your partner’s');
const gets = (one: Named) => `${name(one)} ${one.isSelf ? 'get' : 'gets'}`;
const claims = (one: Named) => `${name(one)} ${one.isSelf ? 'claim' : 'claims'}`;

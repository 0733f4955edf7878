import {
  coupleBenefits,
  formatDollars,
  fullRetirementAge,
  type HouseholdPlan,
  planHousehold,
  type SpouseBenefits,
  socialSecurityFields,
  spousalBenefit,
  survivorBenefit,
} from '@whenabouts/core';
import { capitalize } from '@whenabouts/view/sentence';
import { benefitsOf } from '../answer/income-without-savings.ts';
import { answerAgeOf, type OutlookAnswer } from '../outlook-results.ts';
import { survivorsCheck } from './survivors-check.ts';

/** A question about the Social Security of a couple, and the answer by law with the couple's amounts. */
export interface CoupleQuestion {
  question: string;
  answer: string;
}

/** One of the couple. `excess` is what Social Security adds to the own benefit because of the other one's, in dollars a month. */
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
      question: isPartnerHigher
        ? 'Do I get half of my partner’s benefit?'
        : 'Does my partner get half of my benefit?',
      answer: spousalBenefitAnswer(higherEarner, lowerEarner),
    },
    {
      question: isPartnerHigher
        ? 'Does my half grow if my partner waits?'
        : 'Does my partner’s half grow if I wait?',
      answer: waitingAnswer(higherEarner, lowerEarner),
    },
    { question: 'Do we keep both checks?', answer: survivorAnswer(planHousehold(inputs, assumptions)) },
  ];
}

/**
 * Compares half of the higher earner's benefit at full retirement age with the other one's own benefit.
 *
 * @param higherEarner The one with the higher benefit at full retirement age.
 */
function spousalBenefitAnswer(higherEarner: Person, lowerEarner: Person): string {
  if (higherEarner.primaryInsuranceAmount === 0)
    return 'Neither of you has earned Social Security in this plan.';
  const half = Math.round(higherEarner.primaryInsuranceAmount / 2);
  const source = `Half of ${whose(higherEarner)} benefit at full retirement age`;
  // Their own benefit counts as at full retirement age or, if waiting has made it larger, as paid.
  const own = Math.round(Math.max(lowerEarner.primaryInsuranceAmount, lowerEarner.own));
  const ownOfLower = `${whose(lowerEarner)} own`;
  if (lowerEarner.excess === 0) {
    const hasCredits = lowerEarner.own > lowerEarner.primaryInsuranceAmount;
    const ownBenefit = capitalize(ownOfLower) + (hasCredits ? ', with credits for waiting,' : '');
    return `No. ${source} is ${formatDollars(half)} a month. ${ownBenefit} is ${formatDollars(own)}, so nothing is added.`;
  }
  const start = 'once you have both claimed';
  const reduction = reductionText(lowerEarner);
  if (own === 0) return `${source}: ${formatDollars(half)} a month, ${start}.${reduction}`;
  const added = `Social Security adds the difference: ${formatDollars(half - own)} ${start}.`;
  return `No. ${source} is ${formatDollars(half)} a month, ${ownOfLower} is ${formatDollars(own)}, and ${added}${reduction}`;
}

/** Returns " It starts 5 years before full retirement age, so $975 of it is paid." Empty if it is paid in full. */
function reductionText({ birthYear, currentAge, excessFrom, excess }: Person): string {
  // `excessFrom` is in years from now.
  const months = Math.round(12 * (fullRetirementAge(birthYear) - currentAge - excessFrom));
  if (months <= 0) return '';
  const isYears = months % 12 === 0;
  const count = isYears ? months / 12 : months;
  const early = `${count} ${isYears ? 'year' : 'month'}${count === 1 ? '' : 's'}`;
  return ` It starts ${early} before full retirement age, so ${formatDollars(excess)} of it is paid.`;
}

/** Last age at which waiting raises a benefit. */
const LAST_CREDITED_AGE = socialSecurityFields.claimingAge.max;

/**
 * Returns what changes if the higher earner claims later: what the lower earner gets in addition to the own benefit, if that
 * would start before full retirement age, and what the survivor gets.
 */
function waitingAnswer(higherEarner: Person, lowerEarner: Person): string {
  const { currentAge, claimingAge } = higherEarner;
  const planned = keptBySurvivor(higherEarner, lowerEarner, claimingAge);
  const latest = keptBySurvivor(higherEarner, lowerEarner, LAST_CREDITED_AGE);
  const death = `after ${whose(higherEarner)} death`;
  const amount = `${formatDollars(planned)} a month`;
  if (planned === 0) return 'No, and there is no other benefit that could.';
  const claimedEarly = claimingAge < currentAge && claimingAge < LAST_CREDITED_AGE;
  if (claimedEarly) {
    return `It no longer can: ${who(higherEarner)} claimed at ${claimingAge}. ${capitalize(death)}, ${whoGets(lowerEarner)} ${amount} from full retirement age on.`;
  }
  if (planned === lowerEarner.own) {
    return `No. ${capitalize(death)}, ${who(lowerEarner)} ${lowerEarner.isSelf ? 'keep your' : 'keeps their'} own ${amount} either way, because it is larger.`;
  }
  if (planned === latest) {
    return `No. What ${whoGets(lowerEarner)} ${death} is as high as it can be, because ${whoClaims(higherEarner)} at ${claimingAge}: ${amount} from full retirement age on.`;
  }
  return `${excessGrowth(higherEarner, lowerEarner)} What ${whoGets(lowerEarner)} ${death} does grow: ${formatDollars(latest)} a month, from full retirement age on, if ${whoClaims(higherEarner)} at ${LAST_CREDITED_AGE} instead of ${formatDollars(planned)} at ${claimingAge}.`;
}

/** Explains whether the addition to the lower earner's benefit grows if the higher earner, and so the addition, starts later. */
function excessGrowth(higherEarner: Person, lowerEarner: Person): string {
  const { currentAge, birthYear, claimingAge, excess, excessFrom } = lowerEarner;
  const fullAge = fullRetirementAge(birthYear);
  const latestStart = currentAge + Math.max(excessFrom, LAST_CREDITED_AGE - higherEarner.currentAge);
  const largest = spousalBenefit({
    workerAmount: higherEarner.primaryInsuranceAmount,
    ownAmount: lowerEarner.primaryInsuranceAmount,
    birthYear,
    // From full retirement age on, a later start changes nothing.
    claimingAge: Math.min(latestStart, Math.max(fullAge, claimingAge)),
    ownClaimingAge: claimingAge,
  });
  const amount = Math.floor(largest);
  if (amount === excess) return 'No.';
  return latestStart >= fullAge
    ? `Only until ${whose(lowerEarner)} full retirement age: then it is ${formatDollars(amount)} a month. Waiting longer adds nothing to it.`
    : `Yes: it is ${formatDollars(amount)} a month if ${whoClaims(higherEarner)} at ${LAST_CREDITED_AGE}.`;
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

/** Returns what is paid after the first death of the plan, and what was paid before. */
function survivorAnswer(plan: HouseholdPlan): string {
  const { years, firstDeath } = plan;
  if (!firstDeath) throw new Error('The plan of a couple has a first death');
  const check = survivorsCheck(plan);
  if (!check) return 'No. After a death, there is one check at most.';
  const isSelfFirst = firstDeath.who === 'self';
  const dies = isSelfFirst ? 'you die' : 'your partner dies';
  const from = check.isPaidAtOnce ? '' : ` from ${check.fromAge} on`;
  const before = years[firstDeath.year - 1];
  const wereBothPaid = before && before.benefit > 0 && before.partnerBenefit > 0;
  const instead = wereBothPaid ? ` instead of ${formatDollars(benefitsOf(before))} for both of you` : '';
  const { raise } = check;
  const later = raise ? ` From ${raise.fromAge} on, it is ${formatDollars(raise.amount)}.` : '';
  return `No. If ${dies} at ${firstDeath.age}, ${whoGets({ isSelf: !isSelfFirst })} ${formatDollars(check.amount)} a month${from}${instead}.${later}`;
}

type Named = Pick<Person, 'isSelf'>;

const who = ({ isSelf }: Named) => (isSelf ? 'you' : 'your partner');
const whose = ({ isSelf }: Named) => (isSelf ? 'your' : 'your partner’s');
const whoGets = (one: Named) => `${who(one)} ${one.isSelf ? 'get' : 'gets'}`;
const whoClaims = (one: Named) => `${who(one)} ${one.isSelf ? 'claim' : 'claims'}`;

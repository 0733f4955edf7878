import {
  FIRST_BIRTH_YEAR,
  type Field,
  firstToDie,
  formatRoughDollars,
  householdFields,
  type LifetimeAssumptions,
  type Partner,
  partnerFields,
  partnerRetirementAge,
  planSocialSecurity,
  retirementAges,
  withChanges,
  withoutChanges,
} from '@whenabouts/core';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { laterStop } from '../../../numbers/with-retirement.ts';
import { coupleNames } from '../included/inclusions.ts';
import type { OutlookAnswer } from '../outlook-results.ts';

export type CoupleChanges = Partial<Pick<LifetimeAssumptions, (typeof coupleNames)[number]>>;

/**
 * Returns the draft with other numbers of the partner. If the visitor has retired, pay that is entered is earned until a later
 * age, which stays ahead of the partner's age.
 */
export function withPartner(draft: PlanDraft, partner: Partner, changes: Partial<Partner>): PlanDraft {
  const changed = { ...partner, ...changes };
  const isStopChosen = 'retirementAge' in changes || (partner.annualIncome > 0 && !worksOn(partner));
  const isTooEarly = draft.isRetired && !isStopChosen && changed.annualIncome > 0 && !worksOn(changed);
  return withChanges(draft, {
    partner: isTooEarly ? { ...changed, retirementAge: laterStop(changed) } : changed,
  });
}

/** Returns true if the partner of a visitor who has retired still earns pay. */
export function worksOn({ currentAge, annualIncome, retirementAge }: Partner): boolean {
  return annualIncome > 0 && retirementAge !== null && retirementAge > currentAge;
}

/**
 * Returns the draft with another age of the partner. If the benefit cannot be estimated for that age, it is set to
 * zero until the visitor enters it. A zero that was set this way is removed at an age for which the benefit can be
 * estimated.
 */
export function withPartnerAge(
  draft: PlanDraft,
  partner: Partner,
  currentAge: number,
  year: number,
): PlanDraft {
  const isKnownBenefitNeeded = needsKnownBenefit({ ...partner, currentAge }, year);
  if (isKnownBenefitNeeded)
    return withPartner(draft, partner, { currentAge, knownBenefit: partner.knownBenefit ?? 0 });
  const isAutomaticZero = needsKnownBenefit(partner, year) && partner.knownBenefit === 0;
  return withPartner(draft, partner, {
    currentAge,
    ...(isAutomaticZero && { knownBenefit: null, knownBenefitAge: null }),
  });
}

export function withoutPartner(draft: PlanDraft): PlanDraft {
  return withoutChanges(draft, coupleNames);
}

/** Picks a draft's changed assumptions about the couple. */
export function coupleChangesOf({ changes }: PlanDraft): CoupleChanges {
  return Object.fromEntries(
    coupleNames.filter((name) => name in changes).map((name) => [name, changes[name]]),
  );
}

/** Returns true if Social Security cannot be estimated for the partner, who was born too early. */
export function needsKnownBenefit(partner: Partner, year: number): boolean {
  return year - partner.currentAge < FIRST_BIRTH_YEAR;
}

/** Returns true if a retired partner may still have to choose when to claim: nobody claims after 70. */
export function mayClaim(partner: Partner | null): boolean {
  return partner === null || partner.currentAge < partnerFields.claimingAge.max;
}

/** Returns the sentence that Social Security pays a partner without pay, the reason for an earlier answer. Blank for other households. */
export function partnerBenefitSentence(answer: OutlookAnswer): string {
  const { assumptions, isRetired, benefit, householdBenefit } = answer;
  const partners = householdBenefit - benefit.monthlyBenefit;
  return assumptions.partner?.annualIncome === 0 && !isRetired && partners > 0
    ? `Social Security also pays your partner ${formatRoughDollars(partners)} a month in today’s dollars.`
    : '';
}

type CoupleAnswer = Pick<OutlookAnswer, 'inputs' | 'assumptions'>;

/** Returns the field of the age at the first death, which can be chosen from next year on. */
export function firstDeathField({ inputs, assumptions }: CoupleAnswer): Field {
  const { partner } = assumptions;
  const { currentAge } = firstToDie(inputs, assumptions) === 'partner' && partner ? partner : inputs;
  const { firstDeathAge } = householdFields;
  return { ...firstDeathAge, min: Math.max(firstDeathAge.min, currentAge + 1) };
}

/** Returns the age of the person who dies first at the first death, which is next year or later. */
export function firstDeathAgeOf(answer: CoupleAnswer): number {
  return Math.max(answer.assumptions.firstDeathAge, firstDeathField(answer).min);
}

/**
 * Estimates the partner's own benefit, as the initial value of the known benefit: it leaves the results as they are.
 */
export function estimatedBenefit(
  partner: Partner,
  answer: OutlookAnswer,
): Pick<Partner, 'knownBenefit' | 'knownBenefitAge'> {
  const { currentAge, annualIncome, claimingAge } = partner;
  const { inputs, assumptions } = answer;
  const range = retirementAges(currentAge);
  const stopAge = partnerRetirementAge(partner, inputs);
  const retirementAge = Math.min(Math.max(stopAge, range.min), range.max);
  const benefit = planSocialSecurity(
    { ...inputs, currentAge, annualIncome, retirementAge },
    {
      ...assumptions,
      planAge: Math.max(assumptions.planAge, currentAge + 1),
      birthYear: assumptions.birthYear + inputs.currentAge - currentAge,
      partner: null,
      benefitCut: null,
      claimingAge,
      knownBenefit: null,
      yearsWorked: partner.yearsWorked ?? null,
      workEndYear: null,
    },
  );
  const { min, max } = partnerFields.knownBenefitAge;
  const knownBenefitAge = Math.min(Math.max(benefit.claimingAge, min), max);
  return { knownBenefit: benefit.monthlyBenefit, knownBenefitAge };
}

import {
  assumptionFields,
  completePlan,
  type PlanDraft,
  planSocialSecurity,
  withChanges,
  withInputs,
} from '@whenabouts/core';

/**
 * Returns the draft in which a retired visitor is paid `monthlyBenefit` dollars a month: from today if claiming is
 * possible, otherwise from the earliest claiming age. The known benefit is higher than the amount that is paid with a
 * benefit cut, and in plans of earlier releases, whose known benefit assumes work until the claim.
 */
export function withKnownBenefit(draft: PlanDraft, monthlyBenefit: number, year: number): PlanDraft {
  const { inputs, assumptions } = completePlan(draft, year);
  const age = nearestClaimingAge(planSocialSecurity(inputs, assumptions).claimingAge);
  const { max } = assumptionFields.knownBenefit;
  // The paid amount is proportional to the known benefit, so scale down from the highest one.
  const atMost = { knownBenefit: max, knownBenefitAge: age, claimingAge: age };
  const { monthlyBenefit: paidAtMost } = planSocialSecurity(inputs, {
    ...assumptions,
    ...atMost,
    benefitIfStopped: null,
  });
  const cents = paidAtMost === 0 ? 0 : Math.ceil((100 * monthlyBenefit * max) / paidAtMost);
  const knownBenefit = Math.min(cents / 100, max);
  // A typed amount replaces those of a record.
  const { knownBenefitStop: _stop, benefitIfStopped: _stopped, ...changes } = draft.changes;
  return { ...draft, changes: { ...changes, ...atMost, knownBenefit } };
}

/**
 * Returns the draft of a visitor of another age. A typed benefit that a retired visitor receives today is also received
 * today at the other age.
 */
export function withCurrentAge(draft: PlanDraft, currentAge: number): PlanDraft {
  const { inputs, changes, isRetired } = draft;
  const aged = withInputs(draft, { currentAge });
  const isPaidToday = [changes.claimingAge, changes.knownBenefitAge].every(
    (age) => age === nearestClaimingAge(inputs.currentAge),
  );
  if (!isRetired || !isPaidToday) return aged;
  const age = nearestClaimingAge(currentAge);
  return withChanges(aged, { claimingAge: age, knownBenefitAge: age });
}

function nearestClaimingAge(age: number): number {
  const { min, max } = assumptionFields.claimingAge;
  return Math.min(Math.max(age, min), max);
}

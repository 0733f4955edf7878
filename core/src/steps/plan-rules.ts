import { partnerRetirementAge } from '../household/household.ts';
import { OFFERED_SPENDING_CUT, partnerFields } from '../plan/assumptions.ts';
import { buildUnchecked } from '../plan/build-plan.ts';
import type { CompletePlan } from '../plan/plan-draft.ts';
import { coupleBenefits, planSocialSecurity } from '../plan/plan-social-security.ts';
import { costsInSpending, spendingAfterStop } from '../plan/spending-costs.ts';
import { bandAt, bandShares } from '../simulation/bands.ts';
import { lastRetirementAge } from '../simulation/solve.ts';
import { claimingAges } from '../us/social-security.ts';
import { chanceAt, measureSavings, stoppingAt } from './measure-plan.ts';
import { isAffordable } from './saving-rules.ts';
import { changing, type StepChange, type StepRule, type StepSituation, startAt } from './step.ts';

/** Returns true if work can stop no earlier and the money lasts as long as planned, so that nobody needs to spend less. */
function lastsAsPlanned({ plan, stopAge, measure, simulator }: StepSituation): boolean {
  const target = plan.assumptions.targetChance / 100;
  return measure.of === 'savings' && chanceAt(stopAge, plan, simulator) >= target;
}

const spending: StepRule = {
  id: 'spending',
  kind: 'change',
  apply(situation) {
    if (lastsAsPlanned(situation)) return null;
    const { plan, stopAge } = situation;
    const { monthlySpending: today, cashFlows } = plan.assumptions;
    // In tens of dollars.
    const amount = 10 * Math.round((today * OFFERED_SPENDING_CUT) / 100 / 10);
    const monthlySpending = today - amount;
    if (amount === 0 || costsInSpending(cashFlows) > monthlySpending) return null;
    const before = spendingAfterStop(stopAge, plan.assumptions);
    return changing(plan, { monthlySpending }, { amount, before });
  },
};

const badYears: StepRule = {
  id: 'bad-years',
  kind: 'change',
  apply(situation) {
    if (lastsAsPlanned(situation)) return null;
    const { plan, stopAge } = situation;
    const before = spendingAfterStop(stopAge, plan.assumptions);
    const amount = (before * OFFERED_SPENDING_CUT) / 100;
    if (plan.assumptions.spendingCut > 0 || amount === 0) return null;
    return {
      ...changing(plan, { spendingCut: OFFERED_SPENDING_CUT }, { amount, before }),
      start: startAt(stopAge, plan.inputs.currentAge),
    };
  },
};

const claim: StepRule = {
  id: 'claim',
  kind: 'change',
  apply(situation) {
    const { plan, stopAge } = situation;
    const { currentAge } = plan.inputs;
    const { claimingAge, monthlyBenefit } = planSocialSecurity(
      stoppingAt(stopAge, plan).inputs,
      plan.assumptions,
    );
    if (monthlyBenefit === 0) return null;
    return bestClaim({ currentAge, claimingAge }, situation, (age) => ({
      ...changing(plan, { claimingAge: age }),
      start: startAt(age, currentAge),
    }));
  },
};

const partnerClaim: StepRule = {
  id: 'partner-claim',
  kind: 'change',
  apply(situation) {
    const { plan, stopAge } = situation;
    const { partner } = plan.assumptions;
    const benefits = coupleBenefits(stoppingAt(stopAge, plan).inputs, plan.assumptions)?.partner;
    if (!partner || !benefits || benefits.own + benefits.excess === 0) return null;
    return bestClaim(benefits, situation, (age) => ({
      ...changing(plan, { partner: { ...partner, claimingAge: age } }),
      start: startAt(age, partner.currentAge, 'partner'),
    }));
  },
};

/** Returns the claiming age that helps most; null if the benefit has started, or none helps more than the planned one. */
function bestClaim(
  { currentAge, claimingAge }: { currentAge: number; claimingAge: number },
  { plan, isRetired, stopAge, measure, remeasure, simulator }: StepSituation,
  claimAt: (age: number) => StepChange,
): StepChange | null {
  if (claimingAge < currentAge || (isRetired && claimingAge === currentAge)) return null;
  // The chance just below the target says which age helps most, and takes one simulation instead of a solution.
  const scoreOf = (changed: CompletePlan) =>
    measure.of === 'stop' ? chanceAt(stopAge - 1, changed, simulator) : remeasure(changed).age;
  let bestChange: StepChange | null = null;
  let bestScore = scoreOf(plan);
  for (let age = Math.max(claimingAges.min, currentAge); age <= claimingAges.max; age++) {
    // The planned age is the one to beat.
    if (age === claimingAge) continue;
    const change = claimAt(age);
    const score = scoreOf(change.plan);
    if (score <= bestScore) continue;
    bestChange = { ...change, figures: { age, ageBefore: claimingAge } };
    bestScore = score;
  }
  return bestChange;
}

/** The partner works a year longer than the visitor, or than planned. */
const partnerYear: StepRule = {
  id: 'partner-year',
  kind: 'change',
  apply({ plan, isRetired, stopAge }) {
    const { partner } = plan.assumptions;
    if (!partner || partner.annualIncome === 0) return null;
    const ageBefore = partnerRetirementAge(partner, stoppingAt(stopAge, plan).inputs);
    const age = ageBefore + 1;
    const isStopped = isRetired && ageBefore <= partner.currentAge;
    if (isStopped || age > partnerFields.retirementAge.max) return null;
    return {
      ...changing(plan, { partner: { ...partner, retirementAge: age } }, { age, ageBefore }),
      start: startAt(ageBefore, partner.currentAge, 'partner'),
    };
  },
};

/** A payment in the spending, such as a mortgage, ends when work does instead of later. */
const payOff: StepRule = {
  id: 'pay-off',
  kind: 'change',
  apply({ plan, isRetired, stopAge }) {
    const { currentAge } = plan.inputs;
    const { cashFlows } = plan.assumptions;
    const cost = cashFlows.find(
      ({ partOfSpending, fromAge, toAge }) =>
        partOfSpending === 'until-age' && fromAge < stopAge && (toAge ?? 0) > stopAge,
    );
    if (isRetired || !cost || cost.toAge === null || stopAge <= currentAge) return null;
    // The interest that is saved is left out, so this is the upper limit.
    const monthlyCost = Math.ceil((cost.amount * (cost.toAge - stopAge)) / (stopAge - currentAge));
    if (!isAffordable(monthlyCost, plan)) return null;
    const changed = cashFlows.map((other) => (other === cost ? { ...cost, toAge: stopAge } : other));
    const figures = { amount: cost.amount, age: stopAge, ageBefore: cost.toAge };
    return { ...changing(plan, { cashFlows: changed }, figures), monthlyCost };
  },
};

/** One year more than the visitor would like, if that age misses the target. */
const work: StepRule = {
  id: 'work',
  kind: 'last',
  apply({ plan, isRetired, simulator }) {
    const { inputs, assumptions } = plan;
    const age = inputs.retirementAge + 1;
    const isPossible = inputs.annualIncome > 0 && age <= lastRetirementAge(inputs, assumptions);
    if (isRetired || !isPossible) return null;
    if (chanceAt(inputs.retirementAge, plan, simulator) >= assumptions.targetChance / 100) return null;
    const measureAt = (stop: number) => measureSavings(stop, plan, simulator);
    return {
      ...changing(plan, {}, { age, ageBefore: inputs.retirementAge }),
      start: startAt(inputs.retirementAge, inputs.currentAge),
      measures: [measureAt(inputs.retirementAge), measureAt(age)],
    };
  },
};

const checkIn: StepRule = {
  id: 'check-in',
  kind: 'last',
  needsNoGain: true,
  deadline: ({ year, month, day }) => ({ day: { year: year + 1, month, day }, ofYear: year + 1 }),
  apply({ plan, stopAge, simulator }) {
    const { bands } = simulator.simulate(buildUnchecked(stoppingAt(stopAge, plan).inputs, plan.assumptions));
    const range = [bandAt(bands, 1, 0), bandAt(bands, 1, bandShares.length - 1)] as const;
    const { currentAge } = plan.inputs;
    return {
      ...changing(plan, {}, range[1] === 0 ? {} : { range }),
      start: startAt(currentAge + 1, currentAge),
    };
  },
};

/** Steps that change the plan itself, and the last ones. */
export const planRules = [
  spending,
  badYears,
  claim,
  partnerClaim,
  partnerYear,
  payOff,
  work,
  checkIn,
] as const;

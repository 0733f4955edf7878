import { FULL_HEALTH_PREMIUM, needsHealthInsurance } from '../household/health-insurance.ts';
import {
  type CashFlow,
  cashFlowFields,
  householdFields,
  type LifetimeAssumptions,
} from '../plan/assumptions.ts';
import { planHousehold } from '../plan/build-plan.ts';
import type { CompletePlan } from '../plan/plan-draft.ts';
import { planSocialSecurity } from '../plan/plan-social-security.ts';
import { isPartOfSpending } from '../plan/spending-costs.ts';
import { estimatePrimaryInsurance, FIRST_WORKING_AGE } from '../us/estimate-social-security.ts';
import { currentLaw } from '../us/law.ts';
import { AVERAGED_YEARS, FIRST_BIRTH_YEAR } from '../us/social-security.ts';
import { recordCorrectionDeadline } from '../us/yearly-deadlines.ts';
import { stoppingAt } from './measure-plan.ts';
import { changing, type StepRule, startAt } from './step.ts';

/** In our example of a record, pay was half of today's until this age. */
const HALF_PAY_UNTIL = 40;

/** An estimate counts today's pay in every year from 22 on. The record has the pay of each year, and mistakes. */
const record: StepRule = {
  id: 'record',
  kind: 'question',
  deadline: recordCorrectionDeadline,
  apply({ plan, isRetired, stopAge }) {
    const { inputs, assumptions } = plan;
    const { currentAge, annualIncome } = inputs;
    const isEstimated = assumptions.knownBenefit === null && assumptions.yearsWorked == null;
    if (!isEstimated || annualIncome === 0 || currentAge <= HALF_PAY_UNTIL) return null;
    const benefitOf = (changes: Partial<LifetimeAssumptions>) =>
      planSocialSecurity(stoppingAt(stopAge, plan).inputs, { ...assumptions, ...changes });
    const { claimingAge, monthlyBenefit: before } = benefitOf({});
    if (isRetired && claimingAge <= currentAge) return null;
    const changes = {
      knownBenefit: benefitWithHalfPay(stopAge, plan),
      knownBenefitStop: stopAge,
      benefitIfStopped: benefitWithHalfPay(currentAge, plan),
    };
    const amount = benefitOf(changes).monthlyBenefit;
    return changing(plan, changes, { amount, before, age: HALF_PAY_UNTIL });
  },
};

/** Returns the benefit at full retirement age for work until a stop, in dollars a month, of the example. */
function benefitWithHalfPay(stopAge: number, { inputs, assumptions }: CompletePlan): number {
  const { birthYear, wageGrowth } = assumptions;
  const { taxableMaximum } = currentLaw.socialSecurity;
  const pay = Math.min(inputs.annualIncome, taxableMaximum);
  const lowPay = Math.min(inputs.annualIncome / 2, taxableMaximum);
  const years = Math.min(stopAge - HALF_PAY_UNTIL, AVERAGED_YEARS);
  const lowYears = Math.min(HALF_PAY_UNTIL - FIRST_WORKING_AGE, AVERAGED_YEARS - years);
  return estimatePrimaryInsurance({
    annualIncome: (years * pay + lowYears * lowPay) / AVERAGED_YEARS,
    yearsWorked: AVERAGED_YEARS,
    birthYear: Math.max(birthYear, FIRST_BIRTH_YEAR),
    ...(wageGrowth > 0 && { wageGrowth: { percent: wageGrowth, currentAge: inputs.currentAge } }),
  });
}

/** The income of each year decides which part of the full price a household pays. */
const health: StepRule = {
  id: 'health',
  kind: 'question',
  apply({ plan, stopAge }) {
    const { assumptions } = plan;
    const stopping = stoppingAt(stopAge, plan).inputs;
    if (!needsHealthInsurance(stopping, assumptions)) return null;
    const insured = { healthPremium: FULL_HEALTH_PREMIUM, healthPremiumByIncome: true };
    const premiums = planHousehold(stopping, { ...assumptions, ...insured })
      .years.map(({ healthPremiums }) => healthPremiums)
      .filter((dollars) => dollars > 0);
    const figures = {
      amount: FULL_HEALTH_PREMIUM,
      premiums: [Math.min(...premiums), Math.max(...premiums)] as const,
    };
    return { ...changing(plan, insured, figures), start: startAt(stopAge, plan.inputs.currentAge) };
  },
};

/** The payment of the example, in percent of the spending. */
const ENDING_PERCENT = 20;

/** The plan spends the same at every age. Many payments, such as a mortgage, end. */
const endingCost: StepRule = {
  id: 'ending-cost',
  kind: 'open-question',
  apply({ plan, isRetired, stopAge }) {
    const { currentAge } = plan.inputs;
    const { cashFlows, monthlySpending } = plan.assumptions;
    const amount = 10 * Math.round((monthlySpending * ENDING_PERCENT) / 100 / 10);
    const isFull = cashFlows.length === householdFields.cashFlows.maxCount;
    if (isRetired || isFull || amount === 0 || stopAge <= currentAge) return null;
    if (cashFlows.some(isPartOfSpending)) return null;
    const cost: CashFlow = {
      kind: 'cost',
      name: '',
      amount,
      every: 'month',
      fromAge: currentAge,
      toAge: Math.min(stopAge, cashFlowFields.toAge.max),
      risesWithPrices: false,
      partOfSpending: 'until-age',
    };
    const figures = { amount, before: monthlySpending, age: stopAge };
    return changing(plan, { cashFlows: [...cashFlows, cost] }, figures);
  },
};

/** Steps that answer a question. The plan changes by the answer; the change is an example of one. */
export const questionRules = [record, health, endingCost] as const satisfies readonly StepRule[];

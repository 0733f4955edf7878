import {
  type HouseholdPlan,
  type Inputs,
  type LifetimeAssumptions,
  type LifetimePlan,
  type PlanYear,
  planHousehold,
} from '@whenabouts/core';
import { siteSimulator } from './site-simulator.ts';

/** The part of an answer that has the charted plan. */
interface ChartedAnswer {
  inputs: Inputs;
  assumptions: LifetimeAssumptions;
  isRetired: boolean;
  charted: { retirementAge: number; plan: LifetimePlan };
}

/** The spending that Social Security still pays in futures of the charted plan whose money has run out. */
export interface Shortfall {
  /** Says when half or more of these futures run out: "at 87 or later". */
  when: string;
  /** Percent of the spending that Social Security pays from then on, rounded down; null without Social Security. */
  percentPaid: number | null;
  /** True if it pays a larger share than `percentPaid` in some of the years. */
  isMinimum: boolean;
  /** Says when Social Security starts to pay: "from 62 on"; null if it pays by then, or never. */
  start: string | null;
}

/** Below this share of all futures, there are too few to describe. */
const LEAST_SHARE = 0.01;

/** Simulates the charted plan. Returns null if hardly any future runs out. */
export function shortfallOf({ inputs, assumptions, charted }: ChartedAnswer): Shortfall | null {
  const { depleted } = siteSimulator().simulate(charted.plan);
  const depletedShare = depleted.at(-1) ?? 0;
  if (depletedShare < LEAST_SHARE) return null;
  // The first share is today's, so that the share at the end of a year has the index of the year plus 1.
  const medianYear = depleted.findIndex((share) => share >= depletedShare / 2) - 1;
  const plan = planHousehold({ ...inputs, retirementAge: charted.retirementAge }, assumptions);
  const spendingYears = plan.years.slice(medianYear).filter((year) => totalSpending(year) > 0);
  const firstPaid = spendingYears.findIndex((year) => shareFromBenefits(year) > 0);
  const when = whenDepleted(plan.years[medianYear] as PlanYear, plan);
  if (firstPaid < 0) return { when, percentPaid: null, isMinimum: false, start: null };
  const percents = spendingYears
    .slice(firstPaid)
    .map((year) => Math.floor(100 * Math.min(shareFromBenefits(year), 1)));
  const percentPaid = Math.min(...percents);
  return {
    when,
    percentPaid,
    isMinimum: percentPaid < Math.max(...percents),
    start: firstPaid > 0 ? startOf(spendingYears[firstPaid] as PlanYear, plan) : null,
  };
}

/** "If your money runs out after you stop at 69, Social Security still pays 65% of your spending. Half of the time, that happens at 87 or later." */
export function shortfallSentence(
  { isRetired, charted }: Pick<ChartedAnswer, 'isRetired' | 'charted'>,
  { when, percentPaid, isMinimum, start }: Shortfall,
): string {
  const condition = isRetired
    ? 'If your money runs out'
    : `If your money runs out after you stop at ${charted.retirementAge}`;
  const pays =
    percentPaid === null
      ? 'Social Security pays for none of your spending'
      : `Social Security still pays ${isMinimum ? 'at least ' : ''}${percentPaid}% of your spending${start === null ? '' : ` ${start}`}`;
  return `${condition}, ${pays}. Half of the time, that happens ${when}.`;
}

function whenDepleted(year: PlanYear, plan: HouseholdPlan): string {
  return isOfPartnerAlone(year, plan)
    ? `when your partner is ${year.partnerAge} or older`
    : `at ${year.age} or later`;
}

function startOf(year: PlanYear, plan: HouseholdPlan): string {
  return isOfPartnerAlone(year, plan) ? `once your partner is ${year.partnerAge}` : `from ${year.age} on`;
}

/** Returns true after the visitor's death. */
function isOfPartnerAlone({ isAfterFirstDeath }: PlanYear, { firstDeath }: HouseholdPlan): boolean {
  return isAfterFirstDeath && firstDeath?.who === 'self';
}

function shareFromBenefits(year: PlanYear): number {
  return (year.benefit + year.partnerBenefit) / totalSpending(year);
}

function totalSpending({ spending, healthPremiums, costs }: PlanYear): number {
  return spending + healthPremiums + costs;
}

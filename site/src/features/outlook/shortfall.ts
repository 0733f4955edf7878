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

/** What remains in the futures of the charted plan whose money runs out. */
export interface Shortfall {
  /** Says when half or more of these futures run out: "at 87 or later". */
  when: string;
  /** Percent of the spending that Social Security pays from then on, rounded down; null without Social Security. */
  percentPaid: number | null;
  /** True if it pays a larger share than `percentPaid` in some of the years. */
  isMinimum: boolean;
  /** The age from which Social Security pays; null if it pays by then, or never. */
  paidFrom: number | null;
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
  const when = whenOf(medianYear, plan);
  if (firstPaid < 0) return { when, percentPaid: null, isMinimum: false, paidFrom: null };
  const percents = spendingYears
    .slice(firstPaid)
    .map((year) => Math.floor(100 * Math.min(shareFromBenefits(year), 1)));
  const percentPaid = Math.min(...percents);
  return {
    when,
    percentPaid,
    isMinimum: percentPaid < Math.max(...percents),
    paidFrom: firstPaid > 0 ? (spendingYears[firstPaid]?.age ?? null) : null,
  };
}

/** "If your money runs out after you stop at 69, Social Security still pays 65% of your spending. Half of the time, that happens at 87 or later." */
export function shortfallSentence(
  { isRetired, charted }: Pick<ChartedAnswer, 'isRetired' | 'charted'>,
  { when, percentPaid, isMinimum, paidFrom }: Shortfall,
): string {
  const start = isRetired
    ? 'If your money runs out'
    : `If your money runs out after you stop at ${charted.retirementAge}`;
  const pays =
    percentPaid === null
      ? 'Social Security pays for none of your spending'
      : `Social Security still pays ${isMinimum ? 'at least ' : ''}${percentPaid}% of your spending${paidFrom === null ? '' : ` from ${paidFrom} on`}`;
  return `${start}, ${pays}. Half of the time, that happens ${when}.`;
}

/** The visitor's age, or the partner's after the visitor's death. */
function whenOf(index: number, { years, firstDeath }: HouseholdPlan): string {
  const year = years[index];
  return year?.isAfterFirstDeath && firstDeath?.who === 'self'
    ? `when your partner is ${year.partnerAge} or older`
    : `at ${year?.age} or later`;
}

function shareFromBenefits(year: PlanYear): number {
  return (year.benefit + year.partnerBenefit) / totalSpending(year);
}

function totalSpending({ spending, healthPremiums, costs }: PlanYear): number {
  return spending + healthPremiums + costs;
}

import {
  type HouseholdPlan,
  type Inputs,
  type LifetimeAssumptions,
  type PlanYear,
  planHousehold,
  type Simulation,
} from '@whenabouts/core';
import { payersText, shareWithoutSavings } from './income-without-savings.ts';

/** The part of an answer that has the charted plan. */
interface ChartedAnswer {
  inputs: Inputs;
  assumptions: LifetimeAssumptions;
  isRetired: boolean;
  charted: { retirementAge: number; simulation: Pick<Simulation, 'depleted'> };
}

/** A year of a plan as an age: the partner's after the visitor's death. */
interface AgeOfOne {
  age: number;
  isPartners: boolean;
}

/** The income that is left in futures of the charted plan whose money has run out. */
export interface AfterDepletion {
  /** Half of these futures run out at this age or later. */
  medianAge: AgeOfOne;
  /** The incomes with their verb: "Social Security still pays"; null if nothing pays. */
  payers: string | null;
  /** Least percent of a year's spending that they pay from then on, rounded down; null if nothing pays. */
  percentPaid: number | null;
  /** True if they pay a larger share in some of the years. */
  percentVaries: boolean;
  /** From when on they pay in every year; null if they do at the median age, or if nothing pays. */
  firstPaid: AgeOfOne | null;
}

/** Smallest share of all futures that has enough of them to describe. */
const LEAST_SHARE = 0.01;

/** Returns what is left to live on once the money of the charted plan has run out; null if that hardly ever happens. */
export function afterDepletion({ inputs, assumptions, charted }: ChartedAnswer): AfterDepletion | null {
  const { depleted } = charted.simulation;
  const depletedShare = depleted.at(-1) ?? 0;
  if (depletedShare < LEAST_SHARE) return null;
  // `depleted` begins with today's share, and then has the share at the end of each year.
  const medianYearIndex = depleted.slice(1).findIndex((share) => share >= depletedShare / 2);
  // The charted plan has only the net flow of each year; the household plan has the benefits and the spending.
  const household = planHousehold({ ...inputs, retirementAge: charted.retirementAge }, assumptions);
  const years = household.years.slice(medianYearIndex);
  const medianAge = ageIn(years[0] as PlanYear, household);
  const spendingYears = years.filter(
    ({ spending, healthPremiums, costs }) => spending + healthPremiums + costs > 0,
  );
  // An income may end before the next one begins.
  const lastUnpaid = spendingYears.findLastIndex((year) => shareWithoutSavings(year) === 0);
  const paidYears = spendingYears.slice(lastUnpaid + 1);
  const [firstPaid] = paidYears;
  if (!firstPaid)
    return { medianAge, payers: null, percentPaid: null, percentVaries: false, firstPaid: null };
  const percents = paidYears.map((year) => Math.floor(100 * shareWithoutSavings(year)));
  const percentPaid = Math.min(...percents);
  return {
    medianAge,
    payers: payersText(paidYears, 'still '),
    percentPaid,
    percentVaries: percentPaid < Math.max(...percents),
    firstPaid: firstPaid === spendingYears[0] ? null : ageIn(firstPaid, household),
  };
}

function ageIn({ age, partnerAge, isAfterFirstDeath }: PlanYear, { firstDeath }: HouseholdPlan): AgeOfOne {
  const isPartners = partnerAge !== null && isAfterFirstDeath && firstDeath?.who === 'self';
  return { age: isPartners ? partnerAge : age, isPartners };
}

/** Returns the sentence "If your money runs out after you stop at 69, Social Security still pays 65% of your spending. Half of the time, that happens at 87 or later." */
export function afterDepletionSentence(
  { isRetired, charted }: { isRetired: boolean; charted: Pick<ChartedAnswer['charted'], 'retirementAge'> },
  { medianAge, payers, percentPaid, percentVaries, firstPaid }: AfterDepletion,
): string {
  const condition = isRetired
    ? 'If your money runs out'
    : `If your money runs out after you stop at ${charted.retirementAge}`;
  const whose = medianAge.isPartners ? 'your partner’s' : 'your';
  const pays =
    percentPaid === null
      ? `Social Security pays for none of ${whose} spending`
      : `${payers} ${percentVaries ? 'at least ' : ''}${percentPaid}% of ${whose} spending${fromAge(firstPaid)}`;
  const when = medianAge.isPartners
    ? `when your partner is ${medianAge.age} or older`
    : `at ${medianAge.age} or later`;
  return `${condition}, ${pays}. Half of the time, that happens ${when}.`;
}

function fromAge(firstPaid: AgeOfOne | null): string {
  if (!firstPaid) return '';
  return firstPaid.isPartners ? ` once your partner is ${firstPaid.age}` : ` from ${firstPaid.age} on`;
}

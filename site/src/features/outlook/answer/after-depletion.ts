import {
  type HouseholdPlan,
  type Inputs,
  type LifetimeAssumptions,
  type PlanYear,
  planHousehold,
  type Simulation,
} from '@whenabouts/core';

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

/** Social Security in futures of the charted plan whose money has run out, where nothing else is left to live on. */
export interface AfterDepletion {
  /** Half of these futures run out at this age or later. */
  medianAge: AgeOfOne;
  /** Least percent of a year's spending that Social Security pays once it pays, rounded down; null if it never pays. */
  percentPaid: number | null;
  /** True if it pays a larger share in some of the years. */
  percentVaries: boolean;
  /** When Social Security starts to pay; null if it pays at the median age, or never. */
  firstPaid: AgeOfOne | null;
}

/** Below this share of all futures, there are too few to describe. */
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
  const spendingYears = years.filter((year) => totalSpending(year) > 0);
  const firstPaid = spendingYears.find((year) => shareFromBenefits(year) > 0);
  if (!firstPaid) return { medianAge, percentPaid: null, percentVaries: false, firstPaid: null };
  const percents = spendingYears
    .slice(spendingYears.indexOf(firstPaid))
    .map((year) => Math.floor(100 * Math.min(shareFromBenefits(year), 1)));
  const percentPaid = Math.min(...percents);
  return {
    medianAge,
    percentPaid,
    percentVaries: percentPaid < Math.max(...percents),
    firstPaid: firstPaid === spendingYears[0] ? null : ageIn(firstPaid, household),
  };
}

function ageIn({ age, partnerAge, isAfterFirstDeath }: PlanYear, { firstDeath }: HouseholdPlan): AgeOfOne {
  const isPartners = partnerAge !== null && isAfterFirstDeath && firstDeath?.who === 'self';
  return { age: isPartners ? partnerAge : age, isPartners };
}

function shareFromBenefits(year: PlanYear): number {
  return (year.benefit + year.partnerBenefit) / totalSpending(year);
}

function totalSpending({ spending, healthPremiums, costs }: PlanYear): number {
  return spending + healthPremiums + costs;
}

/** "If your money runs out after you stop at 69, Social Security still pays 65% of your spending. Half of the time, that happens at 87 or later." */
export function afterDepletionSentence(
  { isRetired, charted }: { isRetired: boolean; charted: Pick<ChartedAnswer['charted'], 'retirementAge'> },
  { medianAge, percentPaid, percentVaries, firstPaid }: AfterDepletion,
): string {
  const condition = isRetired
    ? 'If your money runs out'
    : `If your money runs out after you stop at ${charted.retirementAge}`;
  const pays =
    percentPaid === null
      ? 'Social Security pays for none of your spending'
      : `Social Security still pays ${percentVaries ? 'at least ' : ''}${percentPaid}% of your spending${fromAge(firstPaid)}`;
  const when = medianAge.isPartners
    ? `when your partner is ${medianAge.age} or older`
    : `at ${medianAge.age} or later`;
  return `${condition}, ${pays}. Half of the time, that happens ${when}.`;
}

function fromAge(firstPaid: AgeOfOne | null): string {
  if (!firstPaid) return '';
  return firstPaid.isPartners ? ` once your partner is ${firstPaid.age}` : ` from ${firstPaid.age} on`;
}

import {
  firstDistributionAge,
  type HouseholdPlan,
  type Inputs,
  type LifetimeAssumptions,
  MEDICARE_AGE,
  partnerRetirementAge,
  planHousehold,
} from '@whenabouts/core';
import { type AgeEvent, cashFlowEvents, eventAt } from './cash-flow-events.ts';

/** A plan whose events are drawn. */
export interface AgeLinePlan {
  /** The retirement age is the one that is drawn. */
  inputs: Inputs;
  assumptions: LifetimeAssumptions;
  isRetired: boolean;
  /** True if no retirement age reaches the target chance. */
  isTooEarly?: boolean;
  /** The age at which savings run out in an unlucky future; null if they last to the end of the plan. */
  runsOutAt: number | null;
}

/** The events from today to the end of a plan, in ascending order of age. The first and the last one are its ends. */
export interface AgeLineData {
  events: readonly AgeEvent[];
  /** The calendar year of age 0. */
  birthYear: number;
  /** The partner's age less the visitor's; null without a partner. */
  partnerOffset: number | null;
}

/**
 * Lists what happens in a plan: work stops, Social Security begins, and so on.
 *
 * @throws {TypeError | RangeError} if inputs or assumptions are not valid.
 */
export function buildAgeLine(plan: AgeLinePlan): AgeLineData {
  const { inputs, assumptions, runsOutAt } = plan;
  const { partner, birthYear } = assumptions;
  const household = planHousehold(inputs, assumptions);
  const [first, last] = [inputs.currentAge, inputs.currentAge + household.years.length];
  const partnerOffset = partner && partner.currentAge - first;
  const events = [
    ...stopEvents(plan),
    ...peopleEvents(plan, household),
    ...cashFlowEvents(plan, household.years),
    ...(runsOutAt === null ? [] : [eventAt(runsOutAt, 'Savings end if unlucky', 'depletion')]),
  ].filter(({ age, kind }) => (age > first || kind === 'stop') && age < last);
  return {
    birthYear,
    partnerOffset,
    events: [
      eventAt(first, 'Today', 'start'),
      ...events.sort((a, b) => a.age - b.age),
      eventAt(last, 'The plan ends', 'end'),
    ],
  };
}

function stopEvents({ inputs, assumptions, isRetired, isTooEarly }: AgeLinePlan): AgeEvent[] {
  const { currentAge, retirementAge } = inputs;
  const { partner } = assumptions;
  const partnerStop =
    partner && partner.annualIncome > 0
      ? currentAge + partnerRetirementAge(partner, inputs) - partner.currentAge
      : null;
  const isShared = !isRetired && partnerStop === retirementAge;
  const name = isShared ? 'You both stop' : 'You stop';
  return [
    ...(isRetired ? [] : [eventAt(retirementAge, isTooEarly ? 'Too early to stop' : name, 'stop')]),
    // The filter of past events lets a stop of today pass.
    ...(partnerStop === null || isShared || partnerStop <= currentAge
      ? []
      : [eventAt(partnerStop, 'Your partner stops', 'partner-stop')]),
  ];
}

/** Social Security, Medicare and required distributions, each until the person's death, and the first death. */
function peopleEvents(
  { inputs, assumptions }: AgeLinePlan,
  { years, firstDeath }: HouseholdPlan,
): AgeEvent[] {
  const { currentAge } = inputs;
  const { partner, birthYear, benefitCut, preTaxShare } = assumptions;
  const begins = (isPaid: (year: (typeof years)[number]) => boolean, name: string) => {
    const year = years.findIndex(isPaid);
    return year < 0 ? [] : [eventAt(currentAge + year, name, 'benefit')];
  };
  const isAlive = (who: 'self' | 'partner', age: number) =>
    firstDeath?.who !== who || age - currentAge < firstDeath.year;
  const own = [
    eventAt(MEDICARE_AGE, partner ? 'Your Medicare' : 'Medicare', 'law'),
    ...(preTaxShare === 0 ? [] : [eventAt(firstDistributionAge(birthYear), 'Required distributions', 'law')]),
  ].filter(({ age }) => isAlive('self', age));
  const partners = partner
    ? [eventAt(currentAge + MEDICARE_AGE - partner.currentAge, 'Partner’s Medicare', 'law')]
    : [];
  return [
    ...begins(({ benefit }) => benefit > 0, partner ? 'Your Social Security' : 'Social Security'),
    ...begins(({ partnerBenefit }) => partnerBenefit > 0, 'Partner’s Social Security'),
    ...own,
    ...partners.filter(({ age }) => isAlive('partner', age)),
    ...(benefitCut ? [eventAt(benefitCut.fromYear - birthYear, 'Social Security is cut', 'law')] : []),
    ...(firstDeath
      ? [
          eventAt(
            currentAge + firstDeath.year,
            `First death: ${firstDeath.who === 'self' ? 'you' : 'partner'}`,
            'death',
          ),
        ]
      : []),
  ];
}

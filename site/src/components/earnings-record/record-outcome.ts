import {
  assumptionFields,
  bendPointsOf,
  benefitFormulaPercentages,
  benefitFromRecord,
  formatDollars,
  fullRetirementAge,
  type IndexedYear,
  type RecordBenefit,
  type YearOfEarnings,
} from '@whenabouts/core';

/** The person whose record is used. Amounts are in today's dollars. */
export interface RecordPerson {
  currentAge: number;
  birthYear: number;
  /** True if the person has no pay any more: no year after the record counts. */
  hasStopped: boolean;
}

export interface RecordWork {
  earnings: readonly YearOfEarnings[];
  stopAge: number;
  /** Pay of each year from the end of the record until the stop, in dollars a year. */
  pay: number;
}

/** The amounts that a plan takes from a record: nothing else of it leaves the dialog. */
export interface PlanAmounts {
  /** At full retirement age if work continues until `knownBenefitStop`, in dollars a month. */
  knownBenefit: number;
  knownBenefitStop: number;
  /** At full retirement age if work stopped today, in dollars a month. */
  benefitIfStopped: number;
}

export interface RecordOutcome {
  amounts: PlanAmounts;
  benefit: RecordBenefit;
  /** Full retirement age in years, with months as fractions. */
  fullAge: number;
  /** Bend points of the formula, in dollars a month. */
  bendPoints: readonly [number, number];
  /** Dollars a month that one more year of work adds. */
  oneMoreYear: number;
  /** Dollars a month that are missing compared with work until full retirement age; 0 or more. */
  lost: number;
  /** Benefits at full retirement age by the age of the stop, from today on. */
  stops: readonly { age: number; monthlyBenefit: number }[];
}

const { min: FIRST_CLAIM, max: LAST_CLAIM } = assumptionFields.claimingAge;

/** Calculates the benefit of a record for the chosen stop, for a stop today, and for each age until 70. */
export function calculateRecord(person: RecordPerson, { earnings, stopAge, pay }: RecordWork): RecordOutcome {
  const { birthYear, currentAge, hasStopped } = person;
  const fullAge = fullRetirementAge(birthYear);
  const benefitOf = (age: number): RecordBenefit =>
    benefitFromRecord({
      earnings,
      birthYear,
      stopYear: birthYear + age,
      futureEarnings: hasStopped ? 0 : pay,
      claimingAge: fullAge,
    });
  const at = (age: number) => benefitOf(age).monthlyBenefit;
  const benefit = benefitOf(stopAge);
  const { monthlyBenefit } = benefit;
  const lastAge = hasStopped ? currentAge : Math.max(stopAge + 1, LAST_CLAIM);
  return {
    amounts: {
      knownBenefit: monthlyBenefit,
      knownBenefitStop: stopAge,
      benefitIfStopped: hasStopped ? monthlyBenefit : at(currentAge),
    },
    benefit,
    fullAge,
    bendPoints: bendPointsOf(birthYear + FIRST_CLAIM),
    oneMoreYear: at(stopAge + 1) - monthlyBenefit,
    lost: Math.max(at(Math.ceil(fullAge)) - monthlyBenefit, 0),
    stops: Array.from({ length: Math.max(lastAge - currentAge + 1, 0) }, (_, index) => {
      const age = currentAge + index;
      return { age, monthlyBenefit: at(age) };
    }),
  };
}

/** Writes 66 + 10 / 12 as "66 and 10 months". */
export function formatFullAge(age: number): string {
  const months = Math.round(age * 12);
  const rest = months % 12;
  return rest === 0
    ? `${months / 12}`
    : `${Math.floor(months / 12)} and ${rest} ${rest === 1 ? 'month' : 'months'}`;
}

/** Writes the formula with the person's amounts: "90% of $1,286 + 32% of $4,539". */
export function formulaText(averageEarnings: number, [first, second]: readonly [number, number]): string {
  const [low, middle, high] = benefitFormulaPercentages;
  const parts: [number, number][] = [
    [low, Math.min(averageEarnings, first)],
    [middle, Math.min(averageEarnings, second) - first],
    [high, averageEarnings - second],
  ];
  return parts
    .filter(([, dollars], index) => index === 0 || dollars > 0)
    .map(([percent, dollars]) => `${percent}% of ${formatDollars(dollars)}`)
    .join(' + ');
}

/** Returns the rows of the table of years, newest first. */
export function yearRows(years: readonly IndexedYear[]): string[][] {
  return [...years]
    .reverse()
    .map(({ year, dollars, indexed, isAveraged }) => [
      `${year}`,
      formatDollars(dollars),
      formatDollars(indexed),
      isAveraged ? 'Yes' : 'No',
    ]);
}

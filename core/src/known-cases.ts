/*
 * Cases with known results, for the tests of the lifetime engine and for the page "How we calculate": published by others,
 * worked by hand, or calculated by a program that shares no code with the engine.
 */

/**
 * Full retirement age by year of birth: years and months. Social Security Administration, POMS RS 00615.003.
 * https://secure.ssa.gov/poms.nsf/lnx/0300615003
 */
export const fullRetirementAgeCases: readonly (readonly [
  birthYear: number,
  years: number,
  months: number,
])[] = [
  [1943, 66, 0],
  [1954, 66, 0],
  [1955, 66, 2],
  [1956, 66, 4],
  [1957, 66, 6],
  [1958, 66, 8],
  [1959, 66, 10],
  [1960, 67, 0],
  [1991, 67, 0],
];

/** Percent of the full benefit by claiming age, with full retirement age 67. 20 CFR 404.410 and 404.313. */
export const claimingShareCases: readonly (readonly [claimingAge: number, percent: number])[] = [
  [62, 70],
  [63, 75],
  [64, 80],
  [65, 86 + 2 / 3],
  [66, 93 + 1 / 3],
  [67, 100],
  [68, 108],
  [69, 116],
  [70, 124],
];

/**
 * Dollars a month by claiming age under the 2026 formula, worked by hand. Monthly earnings are $5,833; 90% of
 * $1,286 and 32% of the other $4,547 are $2,612.44, rounded down to $2,612.40.
 */
export const benefitCases: {
  record: { annualIncome: number; yearsWorked: number; birthYear: number };
  benefits: readonly (readonly [claimingAge: number, dollars: number])[];
} = {
  record: { annualIncome: 70_000, yearsWorked: 35, birthYear: 1960 },
  benefits: [
    [62, 1_828],
    [63, 1_959],
    [64, 2_089],
    [65, 2_264],
    [66, 2_438],
    [67, 2_612],
    [68, 2_821],
    [69, 3_030],
    [70, 3_239],
  ],
};

/**
 * Percent of the worker's benefit at full retirement age that a spouse who has not earned a benefit receives, by the age at which it
 * starts, with full retirement age 67. Social Security Administration, "Benefits for spouses".
 */
export const spousalShareCases: readonly (readonly [claimingAge: number, percent: number])[] = [
  [62, 32.5],
  [63, 35],
  [64, 37.5],
  [65, 41.67],
  [66, 45.83],
  [67, 50],
];

/** Percent of the worker's benefit that a survivor receives by age, with full retirement age 67. 20 CFR 404.410. */
export const survivorShareCases: readonly (readonly [age: number, percent: number])[] = [
  [60, 71.5],
  [61, 75.57],
  [62, 79.64],
  [63, 83.71],
  [64, 87.79],
  [65, 91.86],
  [66, 95.93],
  [67, 100],
];

/**
 * Federal income tax of couples of 65 or older under the law of 2026 without its temporary deduction for seniors. Dollars a
 * year.
 *
 * The incomes are those of case ORACLE-002 of the program RetireGolden, which includes that deduction. These taxes are worked by
 * hand without it: $19,600 of the benefits of the third couple are taxable, and it pays 10% of $24,100: $59,600
 * less the standard deduction of $35,500.
 */
export const couplesTaxCases: readonly { otherIncome: number; socialSecurity: number; tax: number }[] = [
  { otherIncome: 15_000, socialSecurity: 20_000, tax: 0 },
  { otherIncome: 30_000, socialSecurity: 20_000, tax: 0 },
  { otherIncome: 40_000, socialSecurity: 40_000, tax: 2_410 },
  { otherIncome: 70_000, socialSecurity: 40_000, tax: 7_724 },
];

interface HistoryCase {
  /** Percent of the first balance. */
  withdrawalRate: number;
  /** Percent of the savings. */
  stocks: number;
  /** Number of start years in which the money lasted. */
  lasted: number;
  /** Percent of the start years in which the money lasted. */
  percent: number;
  /** The start years in which it did not last, where we know them. */
  failing?: readonly number[];
}

/**
 * Retirements of 30 years from every start year from 1928 to 1995, with the yearly returns of `usHistory`, counted by a
 * separate program. The withdrawal is a percentage of the first balance, rises with inflation, and is taken at the start of a
 * year.
 */
export const historyCases: {
  years: number;
  /** Number of start years with data for all years. */
  starts: number;
  results: readonly HistoryCase[];
} = {
  years: 30,
  starts: 68,
  results: [
    { withdrawalRate: 4, stocks: 60, lasted: 64, percent: 94.1, failing: [1965, 1966, 1968, 1969] },
    { withdrawalRate: 5, stocks: 60, lasted: 49, percent: 72.1 },
    { withdrawalRate: 4, stocks: 50, lasted: 63, percent: 92.6 },
  ],
};

/** Number of sets of draws with which `core/test/accuracy.test.ts` measures the accuracy of the chances. */
export const ACCURACY_SETS = 80;

/** A number of years with the same flow: dollars paid in (above 0) or withdrawn (below 0) each month. */
type Phase = readonly [years: number, monthly: number];

/** A plan in today's dollars; its rates are percent a year. */
interface PhasedPlan {
  startBalance: number;
  phases: readonly Phase[];
  annualReturn: number;
  volatility: number;
  inflation: number;
}

const saveThenWithdraw: PhasedPlan = {
  startBalance: 50_000,
  phases: [
    [30, 500],
    [30, -1_500],
  ],
  annualReturn: 7,
  volatility: 15,
  inflation: 2.5,
};

/**
 * Results of a separate program, which is not part of the project: 4,000,000 runs with normally distributed random numbers. The
 * standard error of the success is 0.00024. The tolerances allow for the 16,384 runs of the tests.
 */
export const simulationCase = {
  plan: saveThenWithdraw,
  /** A share of runs; the tolerance is absolute. */
  success: { expected: 0.61073, tolerance: 0.008 },
  /** The 10th, 25th, 50th, 75th and 90th percentiles at the end of a year, and the relative tolerance. */
  bands: [
    { year: 30, expected: [214_690, 299_722, 443_893, 671_983, 993_060], tolerance: 0.025 },
    { year: 60, expected: [0, 0, 198_993, 1_072_356, 2_745_963], tolerance: 0.08 },
  ],
} as const;

const withdrawSaveWithdraw: PhasedPlan = {
  startBalance: 60_000,
  phases: [
    [3, -1_900],
    [20, 800],
    [20, -1_500],
  ],
  annualReturn: 4,
  volatility: 15,
  inflation: 0,
};

/** A plan that ends with money in many runs, even though withdrawals went unpaid before. Calculated by the same program. */
export const shortfallCase = {
  plan: withdrawSaveWithdraw,
  success: { expected: 0.1316, tolerance: 0.007 },
  /** Share of runs with money at the end. */
  endsWithMoney: { expected: 0.4584, tolerance: 0.01 },
} as const;

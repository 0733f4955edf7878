import { expect, test } from 'vitest';
import {
  bendPointsOf,
  benefitFromRecord,
  primaryInsuranceDimes,
  type YearOfEarnings,
} from './benefit-from-record.ts';
import { estimateSocialSecurity } from './estimate-social-security.ts';
import { law2026 } from './law.ts';
import { averageWages, costOfLivingAdjustments, figureOf, lastYear, taxableMaxima } from './wage-history.ts';

const from = (firstYear: number, dollars: readonly number[]): YearOfEarnings[] =>
  dollars.map((each, index) => ({ year: firstYear + index, dollars: each }));

const constant = (firstYear: number, lastYear: number, dollars: number): YearOfEarnings[] =>
  from(firstYear, Array<number>(lastYear - firstYear + 1).fill(dollars));

/** SSA, "Benefit Calculation Examples for Workers Retiring in 2026", case A. https://www.ssa.gov/oact/progdata/retirebenefit1.html */
// biome-ignore format: ten years a line
const publishedWorker = from(1986, [
  16_196, 17_283, 18_191, 18_971, 19_909, 20_715, 21_850, 22_107, 22_770, 23_755,
  24_994, 26_533, 28_007, 29_657, 31_392, 32_238, 32_660, 33_558, 35_224, 36_621,
  38_419, 40_281, 41_330, 40_826, 41_914, 43_354, 44_839, 45_544, 47_298, 49_085,
  49_783, 51_651, 53_677, 55_848, 57_590, 62_889, 66_421, 69_560, 73_133, 75_868,
]);

const stopped = { stopYear: 2026, futureEarnings: 0 };

test('benefitFromRecord agrees to the dime with the worker that SSA publishes', () => {
  const result = benefitFromRecord({
    earnings: publishedWorker,
    birthYear: 1964,
    claimingAge: 62,
    ...stopped,
  });
  expect(result).toMatchObject({
    averagedYears: 35,
    indexedTotal: 2_446_845,
    averageIndexedMonthlyEarnings: 5_825,
    credits: 160,
    requiredCredits: 40,
    primaryInsuranceAmount: 2_609.8,
    monthlyBenefit: 1_826,
  });
  expect(result.years.filter(({ isAveraged }) => isAveraged)).toHaveLength(35);
});

test.each([
  { claims: 'at full retirement age', birthYear: 1959, claimingAge: 66 + 10 / 12, benefit: 4_152 },
  { claims: 'at 70', birthYear: 1956, claimingAge: 70, benefit: 5_181 },
  { claims: 'one month after 62', birthYear: 1964, claimingAge: 62 + 1 / 12, benefit: 2_969 },
])(
  'benefitFromRecord agrees with the highest benefit that SSA publishes for 2026 for a claim $claims',
  ({ birthYear, claimingAge, benefit }) => {
    const earnings = constant(birthYear + 22, 2025, 1_000_000);
    expect(benefitFromRecord({ earnings, birthYear, claimingAge, ...stopped }).monthlyBenefit).toBe(benefit);
  },
);

test.each([
  // Annual Statistical Supplement 2025, Appendix C.
  { monthly: 700, eligible: 2025, year: 2025, dimes: 6_300 },
  // SSA, "Benefit Calculation Examples for Workers Retiring in 2008", case A.
  { monthly: 3_225, eligible: 2008, year: 2008, dimes: 14_443 },
])(
  'primaryInsuranceDimes agrees with the published amount for $monthly dollars a month in $eligible',
  ({ monthly, eligible, year, dimes }) => {
    expect(primaryInsuranceDimes(monthly, eligible, year)).toBe(dimes);
  },
);

test('primaryInsuranceDimes adds each raise after the year of turning 62, rounded down to a dime', () => {
  // 90% of 744 and 32% of 56 are 687.52. There was no raise in 2009 and 2010.
  expect(bendPointsOf(2009)[0]).toBe(744);
  expect(primaryInsuranceDimes(800, 2009, 2009)).toBe(6_875);
  expect(primaryInsuranceDimes(800, 2009, 2010)).toBe(6_875);
  // 687.50 × 1.036 = 712.25, rounded down.
  expect(primaryInsuranceDimes(800, 2009, 2012)).toBe(7_122);
  // 712.20 × 1.017 = 724.307, rounded down.
  expect(primaryInsuranceDimes(800, 2009, 2013)).toBe(7_243);
});

test('benefitFromRecord averages fewer years for someone who dies young', () => {
  const record = { earnings: constant(1990, 2013, 50_000), birthYear: 1964, claimingAge: 67, ...stopped };
  const { averagedYears, requiredCredits, monthlyBenefit, primaryInsuranceAmount } = benefitFromRecord({
    ...record,
    diesAtAge: 50,
  });
  expect({ averagedYears, requiredCredits, monthlyBenefit }).toEqual({
    averagedYears: 23,
    requiredCredits: 28,
    monthlyBenefit: 0,
  });
  expect(primaryInsuranceAmount).toBeGreaterThan(benefitFromRecord(record).primaryInsuranceAmount);
  expect(benefitFromRecord({ ...record, diesAtAge: 24 }).averagedYears).toBe(2);
  expect(benefitFromRecord({ ...record, diesAtAge: 67 }).averagedYears).toBe(35);
});

test('benefitFromRecord ends work with death, and counts no year after it', () => {
  const base = {
    earnings: publishedWorker,
    birthYear: 1964,
    claimingAge: 67,
    stopYear: 2031,
    futureEarnings: 60_000,
  };
  const lastYearOf = (diesAtAge?: number) => benefitFromRecord({ ...base, diesAtAge }).years.at(-1)?.year;
  expect(lastYearOf()).toBe(2030);
  expect(lastYearOf(65)).toBe(2028);
  expect(lastYearOf(50)).toBe(2014);
});

test('benefitFromRecord pays nothing below 40 credits, and the full formula from 40 on', () => {
  const record = { birthYear: 1991, claimingAge: 67, stopYear: 2022, futureEarnings: 0 };
  const none = benefitFromRecord({ ...record, earnings: constant(2013, 2021, 50_000) });
  expect(none).toMatchObject({ credits: 36, primaryInsuranceAmount: 0, monthlyBenefit: 0 });
  // A credit of 2012 took $1,130.
  const enough = benefitFromRecord({
    ...record,
    earnings: [{ year: 2012, dollars: 4_520 }, ...constant(2013, 2021, 50_000)],
  });
  expect(enough.credits).toBe(40);
  expect(enough.monthlyBenefit).toBeGreaterThan(0);
  const short = benefitFromRecord({
    ...record,
    earnings: [{ year: 2012, dollars: 4_519 }, ...constant(2013, 2021, 50_000)],
  });
  expect(short.credits).toBe(39);
});

test('benefitFromRecord counts the years from the end of the record until the stop with the pay to come', () => {
  const record = { earnings: publishedWorker, birthYear: 1964, claimingAge: 67, futureEarnings: 75_868 };
  const benefits = [2026, 2027, 2031].map((stopYear) => benefitFromRecord({ ...record, stopYear }));
  expect(benefits.map(({ years }) => years.at(-1)?.year)).toEqual([2025, 2026, 2030]);
  const [now, oneMore, fiveMore] = benefits.map(({ monthlyBenefit }) => monthlyBenefit) as [
    number,
    number,
    number,
  ];
  expect(oneMore).toBeGreaterThan(now);
  expect(fiveMore).toBeGreaterThan(oneMore);
});

test('benefitFromRecord agrees with the estimate for equal pay in years to come', () => {
  for (const annualIncome of [0, 20_000, 70_000, 400_000]) {
    const worker = { birthYear: 2004, claimingAge: 67 };
    const estimate = estimateSocialSecurity({ ...worker, annualIncome, yearsWorked: 30 });
    const record = { ...worker, earnings: [], stopYear: 2056, futureEarnings: annualIncome };
    expect(benefitFromRecord(record).monthlyBenefit).toBe(estimate);
  }
});

test.each([
  ['birthYear', { birthYear: 1900 }],
  ['stopYear', { stopYear: 2026.5 }],
  ['futureEarnings', { futureEarnings: Number.NaN }],
  ['claimingAge', { claimingAge: 71 }],
  ['diesAtAge', { diesAtAge: 21 }],
  ['earnings', { earnings: [{ year: 1949, dollars: 1 }] }],
  ['earnings', { earnings: [{ year: 2020, dollars: -1 }] }],
  [
    'earnings',
    {
      earnings: [
        { year: 2020, dollars: 1 },
        { year: 2020, dollars: 1 },
      ],
    },
  ],
])('benefitFromRecord rejects an impossible %s by its name: %j', (name, change) => {
  const record = { earnings: publishedWorker, birthYear: 1964, claimingAge: 62, ...stopped, ...change };
  expect(() => benefitFromRecord(record)).toThrow(RangeError);
  expect(() => benefitFromRecord(record)).toThrow(name);
});

test('the bend points and the taxable maximum of the law of 2026 follow from the series', () => {
  expect(bendPointsOf(2026)).toEqual(law2026.socialSecurity.bendPoints);
  expect(figureOf(taxableMaxima, 2026)).toBe(law2026.socialSecurity.taxableMaximum);
  expect([averageWages, taxableMaxima, costOfLivingAdjustments].map(lastYear)).toEqual([2024, 2026, 2025]);
});

test('each taxable maximum since 1995 follows from the wage index, and stays the same in years after no raise', () => {
  for (let year = 1995; year <= lastYear(taxableMaxima); year += 1) {
    const growth = figureOf(averageWages, year - 2) / figureOf(averageWages, 1992);
    const raised = Math.round((60_600 * growth) / 300) * 300;
    const hadNoRaise = year > 2005 && figureOf(costOfLivingAdjustments, year - 1) === 0;
    const before = figureOf(taxableMaxima, year - 1);
    expect(figureOf(taxableMaxima, year), `${year}`).toBe(hadNoRaise ? before : Math.max(raised, before));
  }
});

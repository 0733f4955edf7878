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

// Years before the death are few, so that each case can be calculated by hand from published figures.
test.each([
  {
    // Indexed by 2012: 40,000 × 44,321.67 / 41,673.83 = 42,541.49; 138,541.49 / 36 months. Bend points 816 and 4,917:
    // 90% of 816 and 32% of 3,032 are 1,704.64.
    death: 2014,
    birthYear: 1984,
    earnings: [
      { year: 2010, dollars: 40_000 },
      { year: 2012, dollars: 48_000 },
      { year: 2013, dollars: 48_000 },
    ],
    monthly: 3_848,
    atDeath: 1_704.6,
    // Raises of 1.7, 0, 0.3, 2, 2.8 and 1.6 percent.
    later: { benefitYear: 2020, amount: 1_852.1 },
  },
  {
    // Indexed by 1998: 20,000 × 28,861.44 / 25,913.90 = 22,274.87; 82,274.87 / 36 months. Bend points 531 and 3,202:
    // 90% of 531 and 32% of 1,754 are 1,039.18.
    death: 2000,
    birthYear: 1970,
    earnings: [
      { year: 1996, dollars: 20_000 },
      { year: 1998, dollars: 30_000 },
      { year: 1999, dollars: 30_000 },
    ],
    monthly: 2_285,
    atDeath: 1_039.1,
    // Raises of 3.5, 2.6, 1.4, 2.1 and 2.7 percent.
    later: { benefitYear: 2005, amount: 1_172.9 },
  },
])(
  'benefitFromRecord agrees with a calculation by hand for a death in $death, at the death and after raises',
  ({ death, birthYear, earnings, monthly, atDeath, later }) => {
    const record = { earnings, birthYear, claimingAge: 67, diesAtAge: 30, ...stopped };
    expect(benefitFromRecord({ ...record, benefitYear: death })).toMatchObject({
      averagedYears: 3,
      averageIndexedMonthlyEarnings: monthly,
      primaryInsuranceAmount: atDeath,
    });
    const { benefitYear, amount } = later;
    expect(benefitFromRecord({ ...record, benefitYear }).primaryInsuranceAmount).toBe(amount);
  },
);

test('primaryInsuranceDimes adds the raise of each year since 1979', () => {
  // 90% of 112 is 100.80.
  expect(bendPointsOf(1979)).toEqual([180, 1_085]);
  expect(primaryInsuranceDimes(112, 1979, 1979)).toBe(1_008);
  // 100.80 × 1.099 = 110.7792, 110.70 × 1.143 = 126.5301, 126.50 × 1.112 = 140.668.
  expect(primaryInsuranceDimes(112, 1979, 1982)).toBe(1_406);
});

test('benefitFromRecord rejects a death before 1979, when another formula applied', () => {
  const record = { earnings: constant(1963, 1977, 5_000), birthYear: 1943, claimingAge: 67, ...stopped };
  expect(() => benefitFromRecord({ ...record, diesAtAge: 35 })).toThrow(
    new RangeError('the year of turning 62, or of an earlier death, must be 1979 or later, not 1978'),
  );
  expect(benefitFromRecord({ ...record, diesAtAge: 36 }).averagedYears).toBe(9);
});

test('figureOf rejects years before the series, and returns the last known value for future years', () => {
  expect(() => figureOf(averageWages, 1950)).toThrow(new RangeError('the series begins in 1951, not 1950'));
  expect(figureOf(averageWages, 2050)).toBe(69_846.57);
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
  expect(lastYearOf(65)).toBe(2029);
  expect(lastYearOf(50)).toBe(2014);
});

test('benefitFromRecord counts the year of death, whether it is recorded or in the future', () => {
  const record = { earnings: publishedWorker, birthYear: 1964, claimingAge: 67, futureEarnings: 60_000 };
  const future = benefitFromRecord({ ...record, stopYear: 2031, diesAtAge: 63 });
  const recorded = benefitFromRecord({
    ...record,
    earnings: [...publishedWorker, { year: 2026, dollars: 60_000 }, { year: 2027, dollars: 60_000 }],
    stopYear: 2026,
    diesAtAge: 63,
  });
  expect(future).toEqual(recorded);
  expect(future.years.at(-1)?.year).toBe(2027);
});

test('benefitFromRecord counts no pay in years between the end of the record and the last complete year', () => {
  const base = { birthYear: 1964, claimingAge: 67, stopYear: 2031, futureEarnings: 60_000 };
  const yearsOf = (earnings: YearOfEarnings[]) =>
    benefitFromRecord({ ...base, earnings }).years.map(({ year }) => year);
  expect(yearsOf(constant(2009, 2010, 50_000))).toEqual([2009, 2010, 2025, 2026, 2027, 2028, 2029, 2030]);
  expect(yearsOf(constant(2023, 2024, 50_000))).toEqual([2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030]);
  expect(yearsOf(constant(2024, 2025, 50_000))).toEqual([2024, 2025, 2026, 2027, 2028, 2029, 2030]);
  expect(yearsOf([{ year: 2026, dollars: 50_000 }])).toEqual([2026, 2027, 2028, 2029, 2030]);
  expect(
    benefitFromRecord({ ...base, earnings: constant(2009, 2010, 50_000), stopYear: 2011 }).years,
  ).toHaveLength(2);
});

test('benefitFromRecord takes an empty record as a worker who has not worked so far', () => {
  const record = { earnings: [], birthYear: 1980, claimingAge: 67, stopYear: 2040, futureEarnings: 60_000 };
  expect(benefitFromRecord(record).years.map(({ year }) => year)[0]).toBe(2026);
});

test('benefitFromRecord leaves out the year of the claim and later years', () => {
  const record = { earnings: publishedWorker, birthYear: 1964, stopYear: 2035, futureEarnings: 150_000 };
  const lastYearOf = (claimingAge: number) =>
    benefitFromRecord({ ...record, claimingAge }).years.at(-1)?.year;
  expect(lastYearOf(62)).toBe(2025);
  expect(lastYearOf(62 + 1 / 12)).toBe(2025);
  // Two in twelve people reach this age in the year of turning 66.
  expect(lastYearOf(66 + 10 / 12)).toBe(2030);
  expect(lastYearOf(67)).toBe(2030);
  expect(lastYearOf(70)).toBe(2033);
});

test('benefitFromRecord averages earnings in whole cents, so that no dollar is lost', () => {
  // The sum is $1,260.00, which is $3 a month; adding dollars as fractions gives 1,259.9999999999998.
  const earnings = from(2024, [...Array<number>(9).fill(100.05), 359.55]);
  const record = { earnings, birthYear: 2004, claimingAge: 67, ...stopped };
  expect(benefitFromRecord(record).averageIndexedMonthlyEarnings).toBe(3);
});

test('benefitFromRecord averages only years with earnings', () => {
  const earnings = [...constant(2000, 2009, 0), ...constant(2010, 2025, 50_000)];
  const { years } = benefitFromRecord({ earnings, birthYear: 1964, claimingAge: 67, ...stopped });
  expect(years.filter(({ isAveraged }) => isAveraged).map(({ year }) => year)).toEqual(
    constant(2010, 2025, 0).map(({ year }) => year),
  );
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

test('benefitFromRecord counts the years from the end of the record until the stop with future pay', () => {
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
  ['earnings', { earnings: [{ year: 1963, dollars: 1 }] }],
  ['benefitYear', { benefitYear: 1978 }],
  ['benefitYear', { benefitYear: 2027 }],
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

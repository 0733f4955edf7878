/*
 * The yearly figures of Social Security that calculate a benefit from a record of earnings. The sources were last checked on
 * 2026-11-29. The figures announced in October 2026 are not here: we have not read the announcement.
 */

interface Series {
  readonly firstYear: number;
  /** One value for each year, without gaps. */
  readonly values: readonly number[];
}

/**
 * National average wage index, in dollars a year.
 *
 * Sources: SSA, Actuarial Note 103, table 1 (1951 to 1979), https://www.ssa.gov/oact/NOTES/note103.html;
 * https://www.ssa.gov/oact/cola/oldawidata.html (1973 to 1984); https://www.ssa.gov/oact/cola/AWI.html (from 1985).
 */
export const averageWages: Series = {
  firstYear: 1951,
  // biome-ignore format: one line for each decade
  values: [
    2799.16, 2973.32, 3139.44, 3155.64, 3301.44, 3532.36, 3641.72, 3673.8, 3855.8,
    4007.12, 4086.76, 4291.4, 4396.64, 4576.32, 4658.72, 4938.36, 5213.44, 5571.76, 5893.76,
    6186.24, 6497.08, 7133.8, 7580.16, 8030.76, 8630.92, 9226.48, 9779.44, 10556.03, 11479.46,
    12513.46, 13773.1, 14531.34, 15239.24, 16135.07, 16822.51, 17321.82, 18426.51, 19334.04, 20099.55,
    21027.98, 21811.6, 22935.42, 23132.67, 23753.53, 24705.66, 25913.9, 27426, 28861.44, 30469.84,
    32154.82, 32921.92, 33252.09, 34064.95, 35648.55, 36952.94, 38651.41, 40405.48, 41334.97, 40711.61,
    41673.83, 42979.61, 44321.67, 44888.16, 46481.52, 48098.63, 48642.15, 50321.89, 52145.8, 54099.99,
    55628.6, 60575.07, 63795.13, 66621.8, 69846.57,
  ],
};

/**
 * Contribution and benefit base: earnings of a year above it do not count. In dollars a year.
 *
 * Source: https://www.ssa.gov/oact/cola/cbb.html. Since 1995, each one also follows from the wage index
 * (Social Security Act § 230), which the tests check.
 */
export const taxableMaxima: Series = {
  firstYear: 1951,
  // biome-ignore format: one line for each decade
  values: [
    3_600, 3_600, 3_600, 3_600, 4_200, 4_200, 4_200, 4_200, 4_800,
    4_800, 4_800, 4_800, 4_800, 4_800, 4_800, 6_600, 6_600, 7_800, 7_800,
    7_800, 7_800, 9_000, 10_800, 13_200, 14_100, 15_300, 16_500, 17_700, 22_900,
    25_900, 29_700, 32_400, 35_700, 37_800, 39_600, 42_000, 43_800, 45_000, 48_000,
    51_300, 53_400, 55_500, 57_600, 60_600, 61_200, 62_700, 65_400, 68_400, 72_600,
    76_200, 80_400, 84_900, 87_000, 87_900, 90_000, 94_200, 97_500, 102_000, 106_800,
    106_800, 106_800, 110_100, 113_700, 117_000, 118_500, 118_500, 127_200, 128_400, 132_900,
    137_700, 142_800, 147_000, 160_200, 168_600, 176_100, 184_500,
  ],
};

/**
 * Cost-of-living adjustments, in percent. Each one raises the benefits of everyone who was eligible by its year: from
 * June of its year until 1982, from December since.
 *
 * Source: https://www.ssa.gov/oact/cola/colaseries.html.
 */
export const costOfLivingAdjustments: Series = {
  firstYear: 1975,
  // biome-ignore format: one line for each decade
  values: [
    8, 6.4, 5.9, 6.5, 9.9,
    14.3, 11.2, 7.4, 3.5, 3.5, 3.1, 1.3, 4.2, 4, 4.7,
    5.4, 3.7, 3, 2.6, 2.8, 2.6, 2.9, 2.1, 1.3, 2.5,
    3.5, 2.6, 1.4, 2.1, 2.7, 4.1, 3.3, 2.3, 5.8, 0,
    0, 3.6, 1.7, 1.5, 1.7, 0, 0.3, 2, 2.8, 1.6,
    1.3, 5.9, 8.7, 3.2, 2.5, 2.8,
  ],
};

export const lastYear = ({ firstYear, values }: Series): number => firstYear + values.length - 1;

/**
 * Returns the value of a year. Future years have the last known value.
 *
 * @throws {RangeError} for a year before the series.
 */
export function figureOf(series: Series, year: number): number {
  const { firstYear, values } = series;
  if (year < firstYear) throw new RangeError(`the series begins in ${firstYear}, not ${year}`);
  return values[Math.min(year, lastYear(series)) - firstYear] as number;
}

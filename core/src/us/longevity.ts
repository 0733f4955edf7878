import { assertWholeNumber } from '../assert.ts';

/**
 * Deaths within a year per million people of each age from 0 to 119: period life table 2023 of the Social Security
 * Administration (2026 Trustees Report), https://www.ssa.gov/oact/STATS/table4c6.html.
 */
export const deathsPerMillion = {
  men: [
    6_015, 479, 320, 249, 194, 159, 137, 125, 120, 120, 125, 140, 173, 233, 327, 463, 634, 819, 999, 1_138,
    1_235, 1_315, 1_378, 1_439, 1_509, 1_595, 1_685, 1_783, 1_876, 1_970, 2_085, 2_202, 2_308, 2_407, 2_490,
    2_577, 2_665, 2_764, 2_864, 2_987, 3_115, 3_253, 3_419, 3_600, 3_777, 3_931, 4_073, 4_245, 4_477, 4_795,
    5_126, 5_496, 5_917, 6_404, 6_923, 7_491, 8_173, 8_938, 9_714, 10_494, 11_337, 12_232, 13_196, 14_229,
    15_316, 16_455, 17_574, 18_735, 19_981, 21_366, 22_903, 24_615, 26_504, 28_648, 31_071, 33_802, 37_010,
    41_158, 45_461, 50_346, 55_633, 61_757, 68_358, 75_420, 83_364, 92_680, 103_459, 115_502, 129_018,
    143_810, 159_458, 176_551, 195_360, 216_286, 238_799, 262_268, 286_291, 310_944, 332_325, 349_036,
    366_568, 384_960, 404_252, 424_488, 445_712, 467_998, 491_398, 515_968, 541_766, 568_854, 597_297,
    627_162, 658_520, 691_446, 726_018, 762_319, 800_435, 840_457, 882_480, 926_604,
  ],
  women: [
    5_125, 392, 229, 188, 155, 133, 115, 105, 100, 98, 101, 111, 126, 152, 188, 229, 273, 323, 372, 410, 441,
    476, 513, 546, 582, 609, 641, 683, 740, 808, 878, 947, 1_018, 1_089, 1_154, 1_209, 1_263, 1_347, 1_438,
    1_533, 1_643, 1_742, 1_845, 1_954, 2_075, 2_187, 2_306, 2_438, 2_595, 2_791, 3_030, 3_288, 3_554, 3_847,
    4_172, 4_532, 4_923, 5_365, 5_815, 6_333, 6_923, 7_555, 8_220, 8_881, 9_514, 10_188, 10_880, 11_659,
    12_543, 13_581, 14_769, 16_153, 17_705, 19_495, 21_533, 23_846, 26_458, 29_700, 33_135, 36_982, 41_183,
    45_959, 51_282, 57_262, 64_107, 71_752, 80_490, 90_566, 102_204, 115_178, 129_176, 144_229, 160_353,
    177_635, 196_502, 216_846, 238_750, 261_359, 283_899, 306_491, 329_680, 353_333, 377_300, 401_416,
    425_501, 451_031, 478_092, 506_778, 537_185, 568_854, 597_297, 627_162, 658_520, 691_446, 726_018,
    762_319, 800_435, 840_457, 882_480, 926_604,
  ],
} as const satisfies Record<'men' | 'women', readonly number[]>;

/** The life table ends at this age. */
export const LAST_AGE = deathsPerMillion.men.length;

export interface LongevityQuestion {
  /** Current age in whole years, 0 to 119. */
  age: number;
  /** The birthday in question, 0 to 120. */
  reach: number;
  /** Current age of a partner; the chance is then that at least one of the two reaches the birthday. */
  partnerAge?: number;
}

/**
 * Returns the chance to reach a birthday, 0 to 1, as the mean of men and women. The period life table of 2023 assumes that
 * death rates stay the same, so people who live longer than their parents have a higher chance.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function chanceToReach({ age, reach, partnerAge }: LongevityQuestion): number {
  assertWholeNumber('age', age, 0, LAST_AGE - 1);
  assertWholeNumber('reach', reach, 0, LAST_AGE);
  const chance = meanChance(age, reach);
  if (partnerAge === undefined) return chance;
  assertWholeNumber('partnerAge', partnerAge, 0, LAST_AGE - 1);
  return 1 - (1 - chance) * (1 - meanChance(partnerAge, reach));
}

function meanChance(age: number, reach: number): number {
  return (survival(deathsPerMillion.men, age, reach) + survival(deathsPerMillion.women, age, reach)) / 2;
}

function survival(deaths: readonly number[], age: number, reach: number): number {
  return deaths.slice(age, Math.max(age, reach)).reduce((alive, died) => alive * (1 - died / 1e6), 1);
}

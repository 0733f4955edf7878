/* The law of Social Security and of income tax in 2026, written out from its text, without any code of the engine. */

/** A person of the household. Ages are in years. */
export interface Earner {
  /** Age today. */
  age: number;
  /** Calendar year of birth. */
  born: number;
  /** Age at which work stops. */
  stop: number;
  /** Dollars a year. */
  income: number;
  /** Age at which the earnings end that could hold a benefit back. */
  unpaidFrom: number;
  /** Claiming age. */
  claim: number;
  /** Primary insurance amount, in dollars a month. */
  amount: number;
  /** Age at the first death; infinite for the survivor and without a partner. */
  death: number;
}

/** Returns the full retirement age in months. */
function fullMonths(born: number): number {
  if (born <= 1954) return 66 * 12;
  return born >= 1960 ? 67 * 12 : 66 * 12 + (born - 1954) * 2;
}

/** Returns the factor on the primary insurance amount, month by month. */
function claimFactor(born: number, claim: number): number {
  const months = Math.min(claim, 70) * 12 - fullMonths(born);
  if (months >= 0) return 1 + (months * 2) / 300;
  let factor = 1;
  for (let early = 1; early <= -months; early++) factor -= (early <= 36 ? 5 / 9 : 5 / 12) / 100;
  return factor;
}

/** The inputs about a person's earnings. */
interface EarningsInputs {
  currentAge: number;
  annualIncome: number;
  claimingAge: number | null;
  knownBenefit: number | null;
  knownBenefitAge: number | null;
}

export function earnerOf(
  record: EarningsInputs,
  stop: number,
  born: number,
  death: number,
  wageGrowth: number,
  unpaidFrom = stop,
): Earner {
  const { currentAge: age, annualIncome: income, claimingAge, knownBenefit, knownBenefitAge } = record;
  let claim = Math.max(age, Math.min(70, Math.max(62, unpaidFrom)));
  if (claimingAge !== null) {
    const earliest = Math.min(unpaidFrom, Math.ceil(fullMonths(born) / 12));
    claim = claimingAge < age ? claimingAge : Math.max(claimingAge, earliest);
  }
  let amount = estimateAmount(age, Math.min(stop, death), income, wageGrowth, Math.min(death, 62) - 27);
  if (knownBenefit !== null) {
    const working = estimateAmount(age, 62, income, wageGrowth);
    const left = stop < age || working === 0 ? 1 : Math.min(amount / working, 1);
    amount = (knownBenefit * left) / (knownBenefitAge === null ? 1 : claimFactor(born, knownBenefitAge));
  }
  return { age, born, stop, income, unpaidFrom, claim, amount, death };
}

/** Indexes each year's earnings to the wages at 60 and averages the best of them: 35, or fewer after an early death. */
function estimateAmount(
  age: number,
  stop: number,
  income: number,
  wageGrowth: number,
  averaged = 35,
): number {
  const wagesAt = (workAge: number) => (1 + wageGrowth / 100) ** Math.max(Math.min(workAge, 60) - age, 0);
  const years: number[] = [];
  for (let workAge = 22; workAge < stop; workAge++)
    years.push((Math.min(income, 184_500 * wagesAt(workAge)) * wagesAt(60)) / wagesAt(workAge));
  years.sort((a, b) => b - a);
  const monthly = years.slice(0, averaged).reduce((sum, earned) => sum + earned, 0) / (12 * averaged);
  const [first, second] = [1_286 * wagesAt(60), 7_749 * wagesAt(60)];
  if (monthly <= first) return 0.9 * monthly;
  if (monthly <= second) return 0.9 * first + 0.32 * (monthly - first);
  return 0.9 * first + 0.32 * (second - first) + 0.15 * (monthly - second);
}

/** Returns the Social Security of one person in a year of the plan, in dollars a month. */
export function benefitOf(one: Earner, other: Earner | null, year: number): number {
  const age = one.age + year;
  if (age >= one.death) return 0;
  const own = age >= one.claim ? one.amount * claimFactor(one.born, one.claim) : 0;
  if (other === null) return own;
  const otherAge = other.age + year;
  if (otherAge >= other.death) return Math.max(own, widowed(one, other, year));
  if (age < one.claim || otherAge < other.claim) return own;
  const starts = Math.max(one.claim, one.age + other.claim - other.age);
  const owed = other.amount / 2 - one.amount * Math.max(1, claimFactor(one.born, one.claim));
  const early = Math.max(fullMonths(one.born) - starts * 12, 0);
  const reduction = (Math.min(early, 36) * 25) / 36 + (Math.max(early - 36, 0) * 5) / 12;
  return own + Math.max(owed, 0) * (1 - reduction / 100);
}

/** Returns the benefit of `one` as the survivor of `dead`, in dollars a month. */
function widowed(one: Earner, dead: Earner, year: number): number {
  const workUntil = Math.min(one.unpaidFrom, Math.ceil(fullMonths(one.born) / 12));
  const starts = Math.max(60, workUntil, one.age + dead.death - dead.age);
  if (one.age + year < starts) return 0;
  const survivorFull = fullMonths(one.born - 2);
  const early = Math.max(survivorFull - starts * 12, 0);
  const kept = 1 - (0.285 * early) / (survivorFull - 720);
  const claimed = dead.claim < dead.death;
  const factor = claimed
    ? claimFactor(dead.born, dead.claim)
    : Math.max(1, claimFactor(dead.born, dead.death));
  const full = dead.amount * Math.max(factor, 1) * kept;
  return factor < 1 ? Math.min(full, dead.amount * Math.max(factor, 0.825)) : full;
}

const brackets = {
  single: [12_400, 50_400, 105_700, 201_775, 256_225, 640_600, Number.POSITIVE_INFINITY],
  joint: [24_800, 100_800, 211_400, 403_550, 512_450, 768_700, Number.POSITIVE_INFINITY],
};
const rates = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37];

interface Filer {
  isJoint: boolean;
  /** Number of people who are 65 or older. */
  seniors: number;
  /** Prices relative to those of 2026. */
  prices: number;
}

/** Returns the tax of Form 1040 with the worksheet of Publication 915, whose lines are in the dollars of their year. */
export function federalTax({ isJoint, seniors, prices }: Filer, benefits: number, other: number): number {
  const line2 = (benefits / 2) * prices;
  const line8 = line2 + other * prices;
  const line10 = line8 - (isJoint ? 32_000 : 25_000);
  let taxableBenefits = 0;
  if (line10 > 0) {
    const line11 = isJoint ? 12_000 : 9_000;
    const line12 = Math.max(line10 - line11, 0);
    const line15 = Math.min(line2, Math.min(line10, line11) / 2);
    taxableBenefits = Math.min(line15 + 0.85 * line12, 0.85 * benefits * prices) / prices;
  }
  const deduction = isJoint ? 32_200 + 1_650 * seniors : 16_100 + 2_050 * seniors;
  const taxable = other + taxableBenefits - deduction;
  let tax = 0;
  let below = 0;
  for (const [index, upTo] of brackets[isJoint ? 'joint' : 'single'].entries()) {
    if (taxable > below) tax += (Math.min(taxable, upTo) - below) * (rates[index] as number);
    below = upTo;
  }
  return tax;
}

/** Returns the smallest withdrawal of a year that pays the costs and the tax, by bisection. */
export function withdrawalFor(costs: number, taxOf: (withdrawal: number) => number, income: number): number {
  let [low, high] = [0, 4 * costs + 1e6];
  if (income - taxOf(0) >= costs) return 0;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (middle + income - taxOf(middle) >= costs) high = middle;
    else low = middle;
  }
  return high;
}

import { assertWholeNumber } from '../validate.ts';
import type { LifetimePlan } from './lifetime-plan.ts';
import type { ScenarioSet } from './scenario-set.ts';
import { preparePool } from './simulate-live.ts';

/**
 * Returns one run's balances at the end of each year, from 0 (today) to the plan's last: `years + 1`
 * amounts in today's dollars, at least 0.
 *
 * @param run Whole number from 0 to `scenarioSet.runs - 1`.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function replayRun(plan: LifetimePlan, scenarioSet: ScenarioSet, run: number): Float64Array {
  const balances = replayUnclamped(plan, scenarioSet, run);
  return balances.map((balance) => Math.max(balance, 0));
}

/**
 * Returns the unpaid part of one run's withdrawals for each year of the plan, in today's dollars a year, at least 0.
 *
 * @param run Whole number from 0 to `scenarioSet.runs - 1`.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function replayShortfalls(plan: LifetimePlan, scenarioSet: ScenarioSet, run: number): Float64Array {
  const balances = replayUnclamped(plan, scenarioSet, run);
  const { factors } = preparePool(plan, scenarioSet);
  return plan.flow.map((_, year) => {
    const missing = Math.max(-(balances[year + 1] as number), 0);
    const annuity = factors[2 * rankIn(scenarioSet, year, run) + 1] as number;
    return (12 * missing) / annuity;
  });
}

/**
 * Ranks the runs of a set from worst to best: by the year in which they fall short, then by their final
 * balance. Returns their numbers: a share of `p` of the runs does worse than the one at `floor(runs * p)`.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function rankRuns(plan: LifetimePlan, scenarioSet: ScenarioSet): Uint32Array {
  const { factors } = preparePool(plan, scenarioSet);
  const { runs } = scenarioSet;
  const years = plan.flow.length;
  const shortYears = new Uint8Array(runs);
  const finalBalances = new Float64Array(runs);
  const balances = new Float64Array(years + 1);
  for (let run = 0; run < runs; run++) {
    fillBalances(balances, plan, scenarioSet, factors, run);
    const shortYear = balances.findIndex((balance) => balance < 0);
    shortYears[run] = shortYear < 0 ? years + 1 : shortYear;
    finalBalances[run] = Math.max(balances[years] as number, 0);
  }
  const compare = (values: ArrayLike<number>, a: number, b: number) =>
    (values[a] as number) - (values[b] as number);
  return Uint32Array.from({ length: runs }, (_, run) => run).sort(
    (a, b) => compare(shortYears, a, b) || compare(finalBalances, a, b) || a - b,
  );
}

/** `replayRun` with balances below 0 at the end of a year in which the run falls short. */
function replayUnclamped(plan: LifetimePlan, scenarioSet: ScenarioSet, run: number): Float64Array {
  const { factors } = preparePool(plan, scenarioSet);
  assertWholeNumber('run', run, 0, scenarioSet.runs - 1);
  const balances = new Float64Array(plan.flow.length + 1);
  fillBalances(balances, plan, scenarioSet, factors, run);
  return balances;
}

/** Takes the same steps as `createYearStepper`, so the balances are the same to the last bit. */
function fillBalances(
  balances: Float64Array,
  plan: LifetimePlan,
  scenarioSet: ScenarioSet,
  factors: Float64Array,
  run: number,
): void {
  // Adding 0 turns a negative zero into zero.
  balances[0] = plan.start + 0;
  for (let year = 0; year < plan.flow.length; year++) {
    const index = 2 * rankIn(scenarioSet, year, run);
    const start = Math.max(balances[year] as number, 0);
    const paid = (plan.flow[year] as number) * (factors[index + 1] as number);
    balances[year + 1] = start * (factors[index] as number) + paid;
  }
}

function rankIn({ yearRanks }: ScenarioSet, year: number, run: number): number {
  return (yearRanks[year] as Uint16Array)[run] as number;
}

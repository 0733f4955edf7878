import { assertLifetimePlan, type LifetimePlan, monthlyGrowth } from './lifetime-plan.ts';
import { type RunBuffers, reserveRunBuffers } from './run-buffers.ts';
import { assertEnoughYears, type ScenarioSet } from './scenario-set.ts';
import { beginRuns, beginSimulation, endsWithdrawals, recordYear, type Simulation } from './simulation.ts';
import { createYearPool, type YearPool } from './year-pool.ts';
import { createYearStepper, type YearStepper } from './year-stepper.ts';

/**
 * Simulates a plan on a scenario set, fast enough to follow a slider. Amounts are today's dollars. The
 * result has the error of a far larger `simulateMonthly`, because the runs of a set are spread evenly.
 *
 * On the same set, more savings, less spending and later retirement never lower a result: each run goes
 * through the same markets, and rounding never turns a larger number into a smaller one.
 *
 * @param scenarioSet May have more years than the plan: its first ones are used.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function simulateLive(plan: LifetimePlan, scenarioSet: ScenarioSet): Simulation {
  const { buffers, step } = prepareLive(plan, scenarioSet);
  const simulation = beginSimulation(buffers, plan, scenarioSet.runs);
  for (let year = 1; year <= simulation.years; year++) {
    step(scenarioSet, year - 1, plan.flow[year - 1] as number);
    recordYear(buffers, simulation, plan, year);
  }
  return simulation;
}

/**
 * Returns the `success` of `simulateLive`, in a fifth of the time.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function simulateSuccess(plan: LifetimePlan, scenarioSet: ScenarioSet): number {
  return simulateSuccesses([plan], scenarioSet)[0] as number;
}

/**
 * Returns the `success` of each plan. The first years of saving that a plan shares with the one before it are
 * simulated once, so pass plans that differ in their retirement age in ascending order.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function simulateSuccesses(plans: readonly LifetimePlan[], scenarioSet: ScenarioSet): number[] {
  const { runs } = scenarioSet;
  let sharedYears = 0;
  return plans.map((plan, index) => {
    const { buffers, step } = prepareLive(plan, scenarioSet);
    beginRuns(buffers, plan);
    if (sharedYears > 0) buffers.balances.set(buffers.shared.subarray(0, runs));
    const nextShared = countSharedYears(plan, plans[index + 1]);
    let shortRuns = 0;
    for (let year = sharedYears + 1; year <= plan.flow.length; year++) {
      step(scenarioSet, year - 1, plan.flow[year - 1] as number);
      if (endsWithdrawals(plan.flow, year)) shortRuns = buffers.shortRuns.add(runs);
      if (year === nextShared) buffers.shared.set(buffers.balances.subarray(0, runs));
    }
    // The balances after fewer years than before are no longer known.
    sharedYears = nextShared < sharedYears ? 0 : nextShared;
    return (runs - shortRuns) / runs;
  });
}

/** Counts the first years in which both plans pay in the same amounts, so that no run can have fallen short. */
function countSharedYears(plan: LifetimePlan, next: LifetimePlan | undefined): number {
  const isSameStart =
    plan.start === next?.start &&
    plan.annualReturn === next.annualReturn &&
    plan.volatility === next.volatility &&
    plan.inflation === next.inflation;
  if (!isSameStart) return 0;
  const first = plan.flow.findIndex((flow, year) => flow < 0 || flow !== next.flow[year]);
  return first < 0 ? plan.flow.length : first;
}

interface LiveBuffers {
  readonly buffers: RunBuffers;
  readonly step: YearStepper;
}

let pool: YearPool | undefined;
let live: LiveBuffers | undefined;

function prepareLive(plan: LifetimePlan, scenarioSet: ScenarioSet): LiveBuffers {
  const { factors } = preparePool(plan, scenarioSet);
  const buffers = reserveRunBuffers(scenarioSet.runs);
  if (live?.buffers !== buffers) live = { buffers, step: createYearStepper(buffers.balances, factors) };
  return live;
}

/** Checks the plan and the set, and returns the pool of simulated years with the plan's growth. */
export function preparePool(plan: LifetimePlan, scenarioSet: ScenarioSet): YearPool {
  assertLifetimePlan(plan);
  assertEnoughYears(scenarioSet, plan.flow.length);
  pool ??= createYearPool();
  pool.prepare(monthlyGrowth(plan));
  return pool;
}

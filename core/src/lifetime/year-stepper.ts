import type { ScenarioSet } from './scenario-set.ts';

/** Advances all runs of a set by one of its years, counted from 0, with the same flow each month. */
export type YearStepper = (scenarioSet: ScenarioSet, year: number, flow: number) => void;

/**
 * Creates a stepper that advances each run by the year of the pool that the set has drawn for it.
 *
 * Speed: the loop reads a copy of the year's ranks, because the copy's address is a constant to V8, as
 * `RunBuffers` explains. It takes eight runs per step, because V8 does not unroll it,
 * after those that are left over.
 *
 * @param balances Balance of each run.
 * @param factors Growth and annuity of each year of the pool.
 */
export function createYearStepper(balances: Float64Array, factors: Float64Array): YearStepper {
  const ranks = new Uint16Array(balances.length);

  function stepRun(run: number, flow: number): void {
    const index = 2 * (ranks[run] as number);
    let balance = balances[run] as number;
    // A run that fell short last year starts this one with nothing. `Math.max` is slower here.
    if (balance < 0) balance = 0;
    balances[run] = balance * (factors[index] as number) + flow * (factors[index + 1] as number);
  }

  return ({ runs, yearRanks }, year, flow) => {
    ranks.set(yearRanks[year] as Uint16Array);
    let run = 0;
    for (; run < runs % 8; run++) stepRun(run, flow);
    for (; run < runs; run += 8) {
      stepRun(run, flow);
      stepRun(run + 1, flow);
      stepRun(run + 2, flow);
      stepRun(run + 3, flow);
      stepRun(run + 4, flow);
      stepRun(run + 5, flow);
      stepRun(run + 6, flow);
      stepRun(run + 7, flow);
    }
  };
}

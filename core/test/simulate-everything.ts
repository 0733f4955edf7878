type Core = typeof import('../src/index.ts');

/**
 * Returns the results of every simulation and solver as the 32-bit words of their numbers. Uses only its argument, so that
 * a test can run the function in a browser with the core that is loaded there.
 */
export function simulateEverything(core: Core): number[] {
  const draws = core.createMarketDraws({ runs: 500, years: 92, seed: 20_261_122 });
  const simulator = core.createSimulator(draws);
  const inputs = core.defaultInputs;
  const assumptions = {
    ...core.defaultAssumptions(inputs, { year: 2026 }),
    monthlySpending: (70_000 * 80) / 100 / 12,
  };
  const plans = [
    core.buildLifetimePlan(inputs, assumptions),
    core.buildLifetimePlan(
      { ...inputs, retirementAge: 58, expectedReturn: 8.3 },
      { ...assumptions, volatility: 17.3, inflation: 3.1, planAge: 110 },
    ),
  ];
  const numbers: number[] = [];
  for (const plan of plans) {
    const { bands, depleted, success } = simulator.simulate(plan);
    const ranked = simulator.rankRuns(plan);
    const { balances, shortfalls } = simulator.replayRun(plan, ranked[50] as number);
    numbers.push(...bands, ...depleted, success, ...ranked, ...balances, ...shortfalls);
    const history = core.simulateHistory({
      startBalance: 1_000_000,
      yearlyFlow: plan.flow.slice(30),
      timing: 'start',
      stocks: 60,
    });
    for (const { balances } of history.starts) numbers.push(...balances);
  }
  for (const solve of [core.solveRetirementAge, core.solveMonthlySavings, core.solveMonthlySpending]) {
    numbers.push(solve(inputs, assumptions, simulator).value ?? -1);
  }
  for (const { chance } of core.chanceByRetirementAge(inputs, assumptions, simulator)) numbers.push(chance);
  return [...new Uint32Array(Float64Array.from(numbers).buffer)];
}

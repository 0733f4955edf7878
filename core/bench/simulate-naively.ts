import type { LifetimePlan } from '../src/index.ts';

/** Returns a standard normal number: George Box and Mervin Muller, 1958. */
function randomNormal(): number {
  return Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
}

/**
 * Simulates the simulator's model without any optimization: an object for each year of a lifetime, `Math.random`,
 * logarithms and cosines for each month, and a sort for each year.
 */
export function simulateNaively(plan: LifetimePlan, runs: number) {
  const sigma = plan.volatility / 100 / Math.sqrt(12);
  const mu = Math.log((100 + plan.annualReturn) / (100 + plan.inflation)) / 12 - sigma ** 2 / 2;
  const lifetimes = Array.from({ length: runs }, () => {
    let balance = plan.startBalance;
    let shortIn: number | null = null;
    const years = [{ year: 0, balance }];
    for (const [index, flow] of plan.flow.entries()) {
      for (let month = 0; month < 12; month++) {
        balance = balance * Math.exp(mu + sigma * randomNormal()) + flow;
        if (balance < 0) {
          balance = 0;
          shortIn ??= index + 1;
        }
      }
      years.push({ year: index + 1, balance });
    }
    return { years, shortIn };
  });
  return {
    success: lifetimes.filter(({ shortIn }) => shortIn === null).length / runs,
    years: Array.from({ length: plan.flow.length + 1 }, (_, year) => {
      const sorted = lifetimes.map(({ years }) => years[year]?.balance ?? 0).sort((a, b) => a - b);
      return {
        bands: [0.1, 0.25, 0.5, 0.75, 0.9].map((share) => sorted[Math.floor(runs * share)] ?? 0),
        depleted: lifetimes.filter(({ shortIn }) => shortIn !== null && shortIn <= year).length / runs,
      };
    }),
  };
}

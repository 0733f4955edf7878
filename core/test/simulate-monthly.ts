import { seededRandom } from '../src/random.ts';
import { bandShares } from '../src/simulation/bands.ts';
import { type LifetimePlan, monthlyGrowth } from '../src/simulation/lifetime-plan.ts';
import { normalMidpoints } from '../src/simulation/normal-quantiles.ts';
import type { Simulation } from '../src/simulation/simulator.ts';

/** Number of equally probable growth factors. Each month draws one factor. */
const FACTORS = 4_096;

const deviations = normalMidpoints(FACTORS);

/**
 * Simulates every month of every run and sorts the balances of every year. This is the reference for the simulator; the
 * same reference in C is `bench/simulate-monthly.c`.
 *
 * Each month the balance grows by a random factor, then the flow is added. A run falls short when it cannot pay a
 * withdrawal in full, and its balance is then 0. Runs come in antithetic pairs: a good month for one is an equally bad month
 * for the other.
 */
export function simulateMonthly(
  plan: LifetimePlan,
  { runs, seed }: { runs: number; seed: number },
): Simulation {
  const years = plan.flow.length;
  const { mu, sigma } = monthlyGrowth(plan);
  const factors = deviations.map((deviation) => Math.exp(mu + sigma * deviation));
  const random = seededRandom(seed);
  const balances = Array.from({ length: years + 1 }, () =>
    new Float64Array(runs).fill(plan.startBalance + 0),
  );
  const firstShort = new Uint8Array(runs);
  for (let run = 0; run < runs; run += 2) {
    let first = plan.startBalance + 0;
    let second = first;
    for (let year = 1; year <= years; year++) {
      const flow = plan.flow[year - 1] as number;
      for (let month = 0; month < 12; month++) {
        const drawn = Math.floor(random() * FACTORS);
        first = first * (factors[drawn] as number) + flow;
        second = second * (factors[FACTORS - 1 - drawn] as number) + flow;
        if (first < 0) {
          first = 0;
          firstShort[run] ||= year;
        }
        if (second < 0) {
          second = 0;
          firstShort[run + 1] ||= year;
        }
      }
      const atEnd = balances[year] as Float64Array;
      atEnd[run] = first;
      atEnd[run + 1] = second;
    }
  }
  return {
    runs,
    years,
    cutShare: 0,
    success: firstShort.filter((year) => year === 0).length / runs,
    bands: Float64Array.from(
      balances.flatMap((atEnd) => {
        const sorted = atEnd.toSorted();
        return bandShares.map((share) => sorted[Math.floor(runs * share)] as number);
      }),
    ),
    depleted: Float64Array.from(
      balances,
      (_, year) => firstShort.filter((short) => short > 0 && short <= year).length / runs,
    ),
  };
}

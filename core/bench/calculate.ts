// Compares the engine with a naive implementation of the calculation, in the same run.
import { median } from '../../scripts/bench/median.ts';
import {
  calculateRetirement,
  defaultInputs,
  type Inputs,
  RATE_VARIATION,
  SIMULATION_RUNS,
} from '../src/index.ts';

const ROUNDS = 9;
/** Rounds before the measured ones, in which both implementations are compiled. */
const WARM_UP_ROUNDS = 2;
const CALCULATIONS = 60;

/** Calculates naively, with an object per month, a list of months per run, and Math.random. */
function calculateNaively(inputs: Inputs) {
  const months = (inputs.retirementAge - inputs.currentAge) * 12;
  const grow = (rateOf: () => number) => {
    const history = [{ month: 0, balance: inputs.currentSavings }];
    for (let month = 1; month <= months; month++) {
      const { balance } = history[month - 1] ?? { balance: 0 };
      history.push({ month, balance: balance * (1 + rateOf() / 100 / 12) + inputs.monthlySavings });
    }
    return Math.round(history.at(-1)?.balance ?? 0);
  };
  const vary = () => inputs.expectedReturn * (1 + (RATE_VARIATION / 100) * (2 * Math.random() - 1));
  return {
    scenarios: [-2, 0, 2].map((shift) => grow(() => Math.max(inputs.expectedReturn + shift, 1))),
    simulatedOutcomes: Array.from({ length: SIMULATION_RUNS }, () => grow(vary)).sort((a, b) => a - b),
  };
}

function perSecond(work: () => unknown): number {
  const started = performance.now();
  for (let done = 0; done < CALCULATIONS; done++) work();
  return (CALCULATIONS * 1_000) / (performance.now() - started);
}

const ours: number[] = [];
const naive: number[] = [];
const ratios: number[] = [];
for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
  const our = perSecond(() => calculateRetirement(defaultInputs));
  const their = perSecond(() => calculateNaively(defaultInputs));
  if (round < 0) continue;
  ours.push(our);
  naive.push(their);
  ratios.push(our / their);
}

console.log(`calculation with the defaults, ${SIMULATION_RUNS} simulated runs (median of ${ROUNDS} rounds)`);
console.log(`  calculateRetirement   ${median(ours).toFixed(0).padStart(7)} per second`);
console.log(`  written down naively  ${median(naive).toFixed(0).padStart(7)} per second`);
console.log(`  ratio                 ${median(ratios).toFixed(1).padStart(7)}`);

// Measures the built engine in Chromium with the CPU slowed down four times: the result that
// is updated while a slider is dragged, and the curve of all retirement ages. Needs `npm run build`.
import { readFile } from 'node:fs/promises';
import { launchChromium, slowDown } from '../../scripts/bench/slow-chromium.ts';

const SLOWDOWN = 4;
/** Calls of each calculation, an odd number. */
const ROUNDS = 41;

/** Runs in the page. Returns milliseconds: the first call, and the median of all. */
async function measureInPage(rounds: number): Promise<Record<string, { first: number; usual: number }>> {
  const url = '/index.js';
  const core: typeof import('../src/index.ts') = await import(url);
  const inputs = { ...core.defaultInputs };
  const assumptions = core.defaultAssumptions(inputs, { year: 2026 });
  const time = (work: (round: number) => unknown) => {
    const times = Array.from({ length: rounds }, (_, round) => {
      const started = performance.now();
      work(round);
      return performance.now() - started;
    });
    const first = times[0] as number;
    return { first, usual: times.sort((a, b) => a - b)[(rounds - 1) / 2] as number };
  };
  const simulator = core.createSimulator(core.createMarketDraws(core.standardDraws));
  return {
    createMarketDraws: time(() => core.createMarketDraws(core.standardDraws)),
    'simulate and solveRetirementAge': time((round) => {
      inputs.monthlySavings = 500 + round;
      simulator.simulate(core.buildLifetimePlan(inputs, assumptions));
      core.solveRetirementAge(inputs, assumptions, simulator);
    }),
    'the same, with another volatility': time((round) => {
      assumptions.volatility = 10 + round / 10;
      simulator.simulate(core.buildLifetimePlan(inputs, assumptions));
      core.solveRetirementAge(inputs, assumptions, simulator);
    }),
    chanceByRetirementAge: time((round) => {
      inputs.monthlySavings = 500 + round;
      core.chanceByRetirementAge(inputs, assumptions, simulator);
    }),
  };
}

const built = await readFile(new URL('../dist/index.js', import.meta.url), 'utf8');
const browser = await launchChromium();
const page = await browser.newPage();
await page.route('https://core.test/**', (route) =>
  route.request().url().endsWith('.js')
    ? route.fulfill({ contentType: 'text/javascript', body: built })
    : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>core</title>' }),
);
await slowDown(page, SLOWDOWN);
await page.goto('https://core.test/');
const times = await page.evaluate(measureInPage, ROUNDS);
await browser.close();

console.log(
  `in Chromium, ${SLOWDOWN} times slowed down, 2,048 runs (the first call, and the median of ${ROUNDS})`,
);
for (const [name, { first, usual }] of Object.entries(times)) {
  console.log(`  ${name.padEnd(38)}${first.toFixed(1).padStart(7)} ms${usual.toFixed(1).padStart(8)} ms`);
}

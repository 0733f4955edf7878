// npm run bench: runs the benchmarks. Each measures two things alternately, so that other load affects both, and prints
// ratios.
import { run } from '../bootstrap/run-process.mjs';
import { buildStale } from '../build/build.ts';

const benches = [
  'core/bench/calculate.ts',
  'core/bench/lifetime.ts',
  'core/bench/lifetime-in-browser.ts',
  'server/bench/plans.ts',
  'server/bench/read-posts.ts',
  'site/bench/outlook.ts',
  'widget/bench/start-up.ts',
];

process.exitCode = await buildStale();
for (const file of benches) {
  if (process.exitCode === 0) process.exitCode = await run('node', [file]);
}

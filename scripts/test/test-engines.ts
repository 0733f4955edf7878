// npm run test:engines: runs the embed on every host page in three browsers, with and without options. `npm test` runs it in
// Chromium alone.
import { buildStale } from '../build/build-stale.ts';
import { playwright } from '../steps/command.ts';
import { runSteps } from '../steps/run-steps.ts';
import { singleCount } from '../steps/step.ts';
import { systemPackages } from './system-packages.ts';

const programs = systemPackages('Chromium', 'Firefox', 'WebKitGTK', 'Xvfb', 'xauth');

process.exitCode = await runSteps([
  programs,
  { name: 'build', run: async () => singleCount((await buildStale({ only: ['core', 'calculator'] })) === 0) },
  playwright('host pages in every browser', {
    only: ['calculator/e2e/hostile-hosts.test.ts', 'calculator/e2e/engines.test.ts'],
    env: { HOSTS: 'all' },
    needs: [programs.name, 'build'],
  }),
]);

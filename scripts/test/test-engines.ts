// Runs the embed on every host page in every browser; `npm test` runs some of them in Firefox and WebKit.
import { buildStale } from '../build/build-stale.ts';
import { playwright } from '../steps/command.ts';
import { runSteps } from '../steps/run-steps.ts';
import { singleCount } from '../steps/step.ts';
import { systemPackages } from './system-packages.ts';

process.exitCode = await runSteps([
  systemPackages,
  { name: 'build', run: async () => singleCount((await buildStale({ only: ['core', 'widget'] })) === 0) },
  playwright('host pages in every browser', {
    only: ['widget/e2e/hostile-hosts.test.ts', 'widget/e2e/engines.test.ts'],
    env: { HOSTS: 'all' },
    needs: [systemPackages.name, 'build'],
  }),
]);

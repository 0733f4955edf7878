// npm test: runs all checks and tests, except those on Galera and in browsers other than Chromium.
import { buildStale } from '../build/build-stale.ts';
import { checks } from '../check/checks.ts';
import { command, playwright, vitest } from '../steps/command.ts';
import { runSteps } from '../steps/run-steps.ts';
import { singleCount } from '../steps/step.ts';
import { systemPackages } from './system-packages.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

process.env.TMPDIR = createTemporaryFolder();

const programs = systemPackages('Chromium', 'MariaDB', 'PHP');

process.exitCode = await runSteps([
  programs,
  ...checks,
  vitest('unit tests', ['scripts', 'core', 'contract', 'site']),
  vitest('component tests', ['components'], { needs: [programs.name] }),
  vitest('server tests on SQLite', ['server on SQLite']),
  vitest('server tests on MariaDB', ['server on MariaDB'], { needs: [programs.name] }),
  { name: 'build', run: async () => singleCount((await buildStale()) === 0) },
  command('publint', ['publint', 'core', '--strict'], { needs: ['build'] }),
  command('publint of the widget', ['publint', 'widget', '--strict'], { needs: ['build'] }),
  command('attw', ['attw', '--pack', 'core'], { needs: ['build'] }),
  command('attw of the widget', ['attw', '--pack', 'widget', '--profile', 'esm-only'], {
    needs: ['build'],
  }),
  command('types of the widget', ['tsc', '--project', 'widget/types-test'], { needs: ['build'] }),
  command('page size', ['node', 'scripts/check/page-size.ts'], { needs: ['build'] }),
  playwright('browser tests', { needs: [programs.name, 'build'] }),
]);

// npm test: runs the checks and tests. Before a release, npm run test:mariadb, test:faults,
// test:galera, test:engines and test:pages run the rest.
import path from 'node:path';
import { root } from '../bootstrap/run-process.mjs';
import { checks } from '../check/check.ts';
import { buildStep, command, playwright, vitest } from '../steps/command.ts';
import { runSteps } from '../steps/run-steps.ts';
import { systemPackages } from './system-packages.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

process.env.TMPDIR = createTemporaryFolder();

const programs = systemPackages('Chromium', 'Chromium with extensions', 'MariaDB', 'PHP');
const enginePrograms = systemPackages('Chromium', 'Firefox', 'WebKitGTK', 'Xvfb', 'xauth');
const mariadbPrograms = systemPackages('MariaDB');
const chromium = systemPackages('Chromium');
const galeraPrograms = systemPackages('MariaDB', 'Galera', 'rsync');

const suites: Readonly<Record<string, Parameters<typeof runSteps>[0]>> = {
  all: [
    programs,
    [buildStep(), ...checks],
    vitest('unit tests', ['scripts', 'core', 'contract', 'site']),
    vitest('component tests', ['components'], { needs: [programs.name] }),
    vitest('server tests', ['server on SQLite', 'server on MariaDB'], { needs: [programs.name] }),
    [
      command('API and size of core', ['node', 'scripts/check/core-api.ts'], { needs: ['build'] }),
      command('publint', ['publint', 'core', '--strict'], { needs: ['build'] }),
      command('publint of the command', ['publint', 'core/command', '--strict'], { needs: ['build'] }),
      command('publint of the widget', ['publint', 'widget', '--strict'], { needs: ['build'] }),
      command('attw', ['attw', '--pack', 'core'], { needs: ['build'] }),
      command('attw of the widget', ['attw', '--pack', 'widget', '--profile', 'esm-only'], {
        needs: ['build'],
      }),
      command('types of the widget', ['tsc', '--project', 'widget/npm/types-test'], { needs: ['build'] }),
      command('page size', ['node', 'scripts/check/page-size.ts'], { needs: ['build'] }),
    ],
    playwright('browser tests', { needs: [programs.name, 'build'] }),
  ],
  /** The embed on every host page in three browsers, with and without options, its colors, and its use of memory. */
  engines: [
    enginePrograms,
    buildStep('core', 'embed'),
    playwright('host pages in every browser', {
      only: ['accessibility', 'engines', 'files', 'hostile-hosts', 'spanish'].map(
        (name) => `widget/e2e/${name}.test.ts`,
      ),
      env: { EMBED_TESTS: 'all' },
      needs: [enginePrograms.name, 'build'],
    }),
  ],
  /** Browser tests of which `npm test` runs a short form: `opensEveryPage` in site/e2e/routes.ts. */
  pages: [
    programs,
    buildStep(),
    playwright('every page', {
      only: [
        'api-reference',
        'changed-html',
        'embed-options',
        'fonts',
        'hero',
        'layout',
        'legal-storage',
        'outlook-loading',
        'plans',
        'printing',
        'translated-pages',
        'wordpress-post',
      ].map((name) => `site/e2e/${name}.test.ts`),
      env: { PAGES: 'all' },
      needs: [programs.name, 'build'],
    }),
    vitest('every state of a page', ['site components'], {
      only: 'fits narrow and wide windows',
      env: { VITE_PAGES: 'all' },
      needs: [programs.name],
    }),
  ],
  /** All server tests on MariaDB, of which `npm test` runs those of server/test/tests-on-mariadb.ts. */
  mariadb: [
    mariadbPrograms,
    vitest('server tests on MariaDB', ['server on MariaDB'], {
      env: { MARIADB_TESTS: 'all', FAULT_TESTS: 'all', PROPERTY_RUNS: process.env.PROPERTY_RUNS ?? '5' },
      needs: [mariadbPrograms.name],
    }),
  ],
  /** Tests that `npm test` leaves out because they kill processes or wait for hanging ones: see server/test/fault-tests.ts. */
  faults: [
    programs,
    buildStep(),
    vitest('fault tests of the server', ['server on SQLite', 'server on MariaDB'], {
      env: { FAULT_TESTS: 'all' },
      needs: [programs.name],
    }),
    playwright('fault tests in the browser', {
      only: ['site/e2e/server-crash.test.ts'],
      env: { FAULT_TESTS: 'all' },
      needs: [programs.name, 'build'],
    }),
  ],
  /** Screenshots of the pages, and of their dialogs, errors and other states, in `screenshots/`. */
  screenshots: [
    chromium,
    buildStep(),
    command('screenshots of pages', ['playwright', 'test', '--config', 'playwright.screenshots.config.ts'], {
      needs: [chromium.name, 'build'],
    }),
    command('screenshots of states', ['vitest', 'run', '--project', 'site components', 'screens.test'], {
      env: { VITE_SCREENSHOTS: path.join(root, 'screenshots') },
      needs: [chromium.name],
    }),
  ],
  /** Two servers on a Galera cluster of three nodes. `npm run load-test -- galera` does the same under load. */
  galera: [
    galeraPrograms,
    vitest('server tests on Galera', ['server on Galera'], { needs: [galeraPrograms.name] }),
  ],
};

const name = process.argv.slice(2).join(' ') || 'all';
const steps = suites[name];
if (!steps) console.error(`Unknown suite ${name}. Suites: ${Object.keys(suites).join(', ')}`);
process.exitCode = steps ? await runSteps(steps) : 1;

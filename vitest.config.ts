import { existsSync, globSync, readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunchOptions } from './scripts/test/find-chromium.ts';
import { faultTests, partialFaultTests, runsFaultTests } from './server/test/fault-tests.ts';
import { testsOnMariadb } from './server/test/tests-on-mariadb.ts';
import { prose } from './site/build/prose.ts';

// Tests read the packages' sources, so that no test passes on a stale build.
const resolve = { conditions: ['source'] };
const ssr = { resolve: { conditions: ['source'], externalConditions: ['source'] } };

// Some tests start processes or simulate for seconds, and a busy machine takes five times as long as an idle one.
const patient = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 40_000, interval: 20 } },
};

// Tests that share no state: a worker loads a module once for all of its files.
const shared = { isolate: false };

// On two cores, vitest would run one file at once.
const unit = { ...patient, maxWorkers: 2 };

// Three files at once, also on two cores, where vitest would run one: they wait for processes, databases and mail servers
// a third of the time. Each opens its own database.
// The server's worker threads resolve packages as its process does.
const server = {
  ...patient,
  ...shared,
  maxWorkers: 3,
  execArgv: ['--conditions=source'],
  globalSetup: ['server/test/bundle-folder.ts'],
};

/** Modules of server/test that open a database. */
const DATABASE =
  /\/test\/(?:campaigns|limited-logins|outside-process|run-command|server-process|stub-site|test-app|test-database)\.ts/;

/** Tests that open no database run once, in the project for SQLite. */
const withoutDatabase = globSync('server/{src,api-docs}/**/*.test.ts').filter(
  (file) => !file.includes('.mariadb.') && !DATABASE.test(readFileSync(file, 'utf8')),
);

/** Returns the paths of the server's test files with these names. */
function serverTests(names: readonly string[]): string[] {
  const files = names.map((name) => `server/${name}.test.ts`);
  const renamed = files.filter((file) => !existsSync(file));
  if (renamed.length > 0) throw new Error(`server/test names files that are no tests: ${renamed}`);
  return files;
}

const onBothDatabases = serverTests(Object.values(testsOnMariadb).flat());
const runsAllOnMariadb = process.env.MARIADB_TESTS === 'all';

const onlyFaults = serverTests(faultTests);
const allFaults = [...onlyFaults, ...serverTests(partialFaultTests)];
const leftOut = runsFaultTests ? [] : onlyFaults;

const onSqlite = runsFaultTests ? allFaults : ['server/{src,seeds,api-docs}/**/*.test.ts'];

/** Fault tests that are not about MariaDB run on it in `npm run test:mariadb`. */
function onMariadb(): string[] {
  if (runsAllOnMariadb) return ['server/{src,api-docs}/**/*.test.ts'];
  if (runsFaultTests) return allFaults.filter((file) => file.includes('.mariadb.'));
  return ['server/src/**/*.mariadb.test.ts', ...onBothDatabases];
}

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'import rules', include: ['scripts/check/import-rules/*.test.ts'] } },
      {
        resolve,
        ssr,
        test: {
          name: 'scripts',
          include: ['{scripts,load-tests}/**/*.test.ts'],
          exclude: ['scripts/check/import-rules/**'],
          ...unit,
          ...shared,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'core',
          include: ['core/{src,test}/**/*.test.ts', 'core/command/test/*.test.ts'],
          ...unit,
          ...shared,
        },
      },
      {
        resolve,
        ssr,
        test: { name: 'contract', include: ['server/contract/**/*.test.ts'], ...unit, ...shared },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'server on SQLite',
          include: onSqlite,
          exclude: ['**/*.mariadb.test.ts', '**/*.galera.test.ts', ...leftOut],
          env: { TEST_DATABASE: 'sqlite' },
          ...server,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'server on MariaDB',
          include: onMariadb(),
          exclude: ['**/*.sqlite.test.ts', '**/*.galera.test.ts', ...withoutDatabase, ...leftOut],
          env: { TEST_DATABASE: 'mariadb' },
          ...server,
          globalSetup: [...server.globalSetup, 'server/test/mariadb.ts'],
        },
      },
      {
        resolve,
        ssr,
        test: { name: 'server on Galera', include: ['server/src/**/*.galera.test.ts'], ...patient },
      },
      {
        resolve,
        ssr,
        plugins: [vanillaExtractPlugin({ unstable_mode: 'inlineCssInDev' }), prose()],
        test: {
          name: 'site',
          include: ['site/{build,src}/**/*.test.ts', 'widget/{src,view,npm,build}/**/*.test.ts'],
          ...unit,
          ...shared,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        extends: 'site/vite.config.ts',
        // A dependency found later would reload the page in the middle of a test.
        optimizeDeps: {
          entries: ['site/src/entry-client.tsx', '{site/{src,test},widget/{src,view,npm}}/**/*.test.tsx'],
          // A cache from before its first use lacks it, and a cache is renewed only if this configuration changes.
          include: ['axe-core'],
        },
        test: {
          name: 'components',
          // Without it, Vite would prepare the packages of all tests for the browser, among them TypeScript.
          include: ['{site/{src,test},widget/{src,view,npm}}/**/*.test.tsx'],
          setupFiles: 'site/test/setup.ts',
          ...patient,
          // Three files at once keep two cores busy, because tests wait for the page half of the time. The default is one.
          maxWorkers: 3,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: browserLaunchOptions(),
              actionTimeout: 40_000,
              // A test of a motion emulates it.
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [
              // Each worker shows one page for all of its files: a new page would load and compile the site's modules again.
              {
                browser: 'chromium',
                name: 'site components',
                include: ['site/{src,test}/**/*.test.tsx'],
                isolate: false,
              },
              // These files replace modules with `vi.mock`, or change the page around the embed.
              {
                browser: 'chromium',
                name: 'embed components',
                include: ['widget/{src,view,npm}/**/*.test.tsx'],
              },
            ],
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});

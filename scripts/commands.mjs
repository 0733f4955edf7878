// The npm scripts by name. `run.mjs` runs them.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './bootstrap/run-process.mjs';

/**
 * @typedef {object} Command
 * @property {readonly string[]} run arguments for Node, before the arguments of the command line
 * @property {readonly string[]} [build] arguments for the build that has to succeed first
 * @property {string} [mode] NODE_ENV, unless the environment sets it
 */

/** Node's option to read `.env`, if it exists. */
export const envFile = existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : [];

/** Node's option to import the sources of other packages, so that they need no build. */
const FROM_SOURCES = '--conditions=source';

/** Returns a command that works on the site's data: it reads `.env` and runs as in production. */
const productionCommand = (/** @type {string[]} */ ...script) => ({
  build: ['--quiet', 'core'],
  run: [...envFile, ...script],
  mode: 'production',
});

const watched = ['core/src', 'server/contract', 'server/src', 'server/migrations', 'scripts/dev'];

/** @type {Record<string, Command>} */
export const commands = {
  // Builds all packages, because the server also sends the files of the site and the embed.
  start: { ...productionCommand('server/main.mjs'), build: ['--quiet'] },
  migrate: productionCommand('server/src/commands/migrate.ts'),
  admin: productionCommand('server/src/commands/admin.ts'),
  backup: productionCommand('server/src/commands/backup.ts', 'backup'),
  restore: productionCommand('server/src/commands/backup.ts', 'restore'),
  import: productionCommand('server/src/commands/import.ts', 'import'),
  export: productionCommand('server/src/commands/import.ts', 'export'),
  dev: {
    run: [
      ...watched.map((folder) => `--watch-path=${folder}`),
      '--watch-preserve-output',
      FROM_SOURCES,
      ...envFile,
      'scripts/dev/dev-server.ts',
    ],
    mode: 'development',
  },
  build: { run: [...envFile, 'scripts/build/build.ts'] },
  check: { run: ['scripts/check/check.ts'] },
  test: { run: ['scripts/test/test.ts', 'all'] },
  'test:engines': { run: ['scripts/test/test.ts', 'engines'] },
  'test:pages': { run: ['scripts/test/test.ts', 'pages'] },
  'test:frameworks': { run: ['scripts/test/test-frameworks.ts'] },
  'test:mariadb': { run: ['scripts/test/test.ts', 'mariadb'] },
  'test:faults': { run: ['scripts/test/test.ts', 'faults'] },
  'test:galera': { run: ['scripts/test/test.ts', 'galera'] },
  screenshots: { run: ['scripts/test/test.ts', 'screenshots'] },
  bench: { run: ['scripts/bench/bench.ts'] },
  'load-test': { run: [FROM_SOURCES, 'load-tests/load-tests.ts'] },
  sbom: { run: ['scripts/release/sbom.ts'] },
  release: { run: [...envFile, 'scripts/release/release.ts'] },
};

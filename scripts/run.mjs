// The entry point of every npm script: node scripts/run.mjs <command> [arguments]
// Runs before anything is installed: plain Node 18, no packages.
import { installPackages } from './bootstrap/packages.mjs';
import { envFile, node } from './bootstrap/root.mjs';
import { run } from './bootstrap/run-process.mjs';

/**
 * @typedef {object} Command
 * @property {readonly string[]} run arguments for Node, before the arguments of the command line
 * @property {readonly string[]} [build] arguments for the build that has to succeed first
 * @property {string} [mode] NODE_ENV, unless the environment sets it
 */

/** Commands that work on the site's data: they read `.env` and run as in production. */
const server = (/** @type {string[]} */ ...script) => ({
  build: ['--quiet', 'core'],
  run: [...envFile, ...script],
  mode: 'production',
});

/** Commands that import the sources of other packages, so that they need no build. */
const fromSources = (/** @type {string[]} */ ...script) => ({ run: ['--conditions=source', ...script] });

const watched = ['core/src', 'server/contract', 'server/src', 'server/migrations', 'scripts/dev'];

/** @type {Record<string, Command>} */
const commands = {
  start: { ...server('server/main.mjs'), build: ['--quiet'] },
  migrate: server('server/src/commands/migrate.ts'),
  admin: server('server/src/commands/admin.ts'),
  backup: server('server/src/commands/backup.ts', 'backup'),
  restore: server('server/src/commands/backup.ts', 'restore'),
  dev: {
    run: [
      ...watched.map((folder) => `--watch-path=${folder}`),
      '--watch-preserve-output',
      '--conditions=source',
      ...envFile,
      'scripts/dev/dev-server.ts',
    ],
    mode: 'development',
  },
  build: { run: ['scripts/build/build.ts'] },
  check: { run: ['scripts/check/check.ts'] },
  test: { run: ['scripts/test/test.ts'] },
  'test:engines': { run: ['scripts/test/test-engines.ts'] },
  'test:frameworks': { run: ['scripts/test/test-frameworks.ts'] },
  'test:galera': { run: ['scripts/test/test-galera.ts'] },
  screenshots: { run: ['scripts/test/screenshots.ts'] },
  bench: { run: ['scripts/bench/bench.ts'] },
  'load-test': fromSources('load-tests/load-tests.ts'),
  sbom: { run: ['scripts/release/sbom.ts'] },
  release: { run: ['scripts/release/release.ts'] },
};

/** @returns {Promise<number>} an exit code */
async function runCommand(/** @type {string} */ name, /** @type {string[]} */ args) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    console.error(`Unknown command ${name}. Commands: ${Object.keys(commands).join(', ')}`);
    return 1;
  }
  await installPackages();
  if (command.build) {
    const code = await run(node, ['scripts/build/build.ts', ...command.build]);
    if (code !== 0) return code;
  }
  const env = command.mode ? { NODE_ENV: process.env.NODE_ENV ?? command.mode } : {};
  return run(node, [...command.run, ...args], { env });
}

const [name = '', ...args] = process.argv.slice(2);
process.exitCode = await runCommand(name, args);

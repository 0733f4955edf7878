// Runs before anything is installed: plain Node 18, no packages.
import { requirePackages } from './bootstrap/packages.mjs';
import { envFile, node } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';

await requirePackages();
const watched = ['core/src', 'server/contract', 'server/src', 'server/migrations', 'scripts/dev-server.ts'];
process.exitCode = await run(
  node,
  [
    ...watched.map((where) => `--watch-path=${where}`),
    '--watch-preserve-output',
    // Packages of this repository resolve to their sources, so nothing needs a build.
    '--conditions=source',
    ...envFile,
    'scripts/dev-server.ts',
  ],
  { env: { NODE_ENV: 'development' } },
);

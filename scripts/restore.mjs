// Runs before anything is installed: plain Node 18, no packages.
import { requirePackages } from './bootstrap/packages.mjs';
import { envFile, node } from './bootstrap/root.mjs';
import { orExit, run } from './bootstrap/run.mjs';

await requirePackages();
await orExit(run(node, ['scripts/build.ts', '--quiet', 'core']));
const args = [...envFile, 'server/src/backup-command.ts', 'restore', ...process.argv.slice(2)];
process.exitCode = await run(node, args, {
  env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
});

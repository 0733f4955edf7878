// Runs before anything is installed: plain Node 18, no packages.
import { requirePackages } from './bootstrap/packages.mjs';
import { node } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';

await requirePackages();
// The condition makes packages of this repository resolve to their sources, so nothing needs a build.
const args = ['--watch', '--conditions=source', '--env-file-if-exists=.env', 'scripts/dev-server.ts'];
process.exitCode = await run(node, args, { env: { NODE_ENV: 'development' } });

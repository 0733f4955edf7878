// Runs before anything is installed: plain Node 18, no packages.
import { requirePackages } from './bootstrap/packages.mjs';
import { node } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';

await requirePackages();
const args = ['--conditions=source', 'scripts/measure-timing.ts', ...process.argv.slice(2)];
process.exitCode = await run(node, args);

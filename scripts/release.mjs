// Runs before anything is installed: plain Node 18, no packages.
import { requirePackages } from './bootstrap/packages.mjs';
import { node } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';

await requirePackages();
process.exitCode = await run(node, ['scripts/release.ts']);

import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

/** Within `node_modules`, so that the bundle finds packages. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

/** Names the folder of the bundle that the first test with a process builds, for all workers of this run. */
export function setup({ vitest }: TestProject): (() => void) | undefined {
  // The bundle of a run that watches the sources would soon be old.
  if (vitest.config.watch) return undefined;
  const folder = `${CACHE}server-${process.pid}`;
  process.env.SERVER_BUNDLE = folder;
  const remove = () => {
    for (const path of [folder, `${folder}-lock`, `${folder}-unfinished`])
      rmSync(path, { recursive: true, force: true });
  };
  // Of a run that was killed, with the same process id.
  remove();
  return remove;
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTemporaryFolder } from './temporary-folder.ts';

const memory = mkdtempSync(join(tmpdir(), 'memory-'));
afterAll(() => rmSync(memory, { recursive: true }));

/** Creates the folder in another process, and returns its path if it existed until the process exited. */
function created(...args: readonly [memory: string, bytesNeeded: number]): string {
  const file = JSON.stringify(join(import.meta.dirname, 'temporary-folder.ts'));
  const script = `
    import { existsSync } from 'node:fs';
    import { createTemporaryFolder } from ${file};
    const folder = createTemporaryFolder(...${JSON.stringify(args)});
    if (existsSync(folder)) console.log(folder);`;
  return execFileSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
    encoding: 'utf8',
  }).trim();
}

test('the temporary folder is in memory if there is room', () => {
  expect(dirname(created(memory, 1))).toBe(memory);
});

test('without memory, or with too little, the temporary folder is on disk', () => {
  expect(dirname(created(join(memory, 'missing'), 1))).toBe(tmpdir());
  expect(dirname(created(memory, Number.MAX_VALUE))).toBe(tmpdir());
});

test('the temporary folder is removed when the process exits', () => {
  expect(existsSync(created(memory, 1))).toBe(false);
});

test('other users can reach their folders inside the temporary folder, but not list it', () => {
  expect(statSync(createTemporaryFolder(memory, 1)).mode & 0o777).toBe(0o711);
});

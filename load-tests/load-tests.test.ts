import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

test('npm run load-test lists the load tests, and fails for an unknown name', async () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--conditions=source', 'load-tests/load-tests.ts', ...args], {
      cwd: ROOT,
    });
  const { stdout } = await run();
  for (const name of ['kill-server', 'galera', 'memory']) expect(stdout).toContain(`  ${name} `);
  await expect(run('no-such-test')).rejects.toMatchObject({ code: 1 });
}, 60_000);

import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { loadTests } from './list.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const names = loadTests.map(({ name }) => name);

test('docs/reliability.md lists every load test and only existing tests', () => {
  const page = readFileSync(path.join(ROOT, 'docs/reliability.md'), 'utf8');
  const documented = [...page.matchAll(/npm run load-test -- ([a-z-]+)/g)].map(([, name]) => name);
  expect(new Set(documented)).toEqual(new Set(['all', ...names]));
  const tests = [...page.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, file = '']) => file);
  expect(tests.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  expect(rows.filter((row) => row.split(/\|(?= |$)/).length !== 5)).toEqual([]);
  const requirements = rows.flatMap((row) => /^\| (L\d+) \|/.exec(row)?.[1] ?? []);
  expect(requirements).toEqual(requirements.map((_, n) => `L${n + 1}`));
});

test('each load test is a file of its name in faults/ or load/', () => {
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) {
    const files = ['faults', 'load'].map((folder) => path.join(ROOT, `load-tests/${folder}/${name}.ts`));
    expect(files.filter((file) => existsSync(file))).toHaveLength(1);
  }
});

test('npm run load-test lists the tests and fails for an unknown name', async () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--conditions=source', 'load-tests/load-tests.ts', ...args], {
      cwd: ROOT,
    });
  const { stdout } = await run();
  for (const { summary } of loadTests) expect(stdout).toContain(summary);
  await expect(run('no-such-test')).rejects.toMatchObject({ code: 1 });
}, 60_000);

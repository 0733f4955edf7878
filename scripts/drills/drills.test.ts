import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { drills } from './drills.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const names = drills.map(({ name }) => name);

test('docs/reliability.md tells of every drill, of no other, and of tests that are there', () => {
  const page = readFileSync(path.join(ROOT, 'docs/reliability.md'), 'utf8');
  const told = [...page.matchAll(/npm run drill -- ([a-z-]+)/g)].map(([, name]) => name);
  expect(new Set(told)).toEqual(new Set(['all', ...names]));
  const tests = [...page.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, file = '']) => file);
  expect(tests.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  expect(rows.filter((row) => row.split(/\|(?= |$)/).length !== 5)).toEqual([]);
  const promises = rows.flatMap((row) => /^\| (L\d+) \|/.exec(row)?.[1] ?? []);
  expect(promises).toEqual(Array.from({ length: 27 }, (_, n) => `L${n + 1}`));
});

test('a drill is a file of its name', () => {
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(existsSync(path.join(ROOT, `scripts/drills/${name}.ts`))).toBe(true);
});

test('npm run drill lists them, and fails for a name that it does not know', async () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--conditions=source', 'scripts/drill.ts', ...args], {
      cwd: ROOT,
    });
  const { stdout } = await run();
  for (const { line } of drills) expect(stdout).toContain(line);
  await expect(run('nothing-of-that-name')).rejects.toMatchObject({ code: 1 });
}, 60_000);

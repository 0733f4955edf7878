import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Number of requirements by chapter. */
const ROWS = { A: 19, S: 15, R: 9, Z: 8, C: 6, O: 7, X: 10, U: 9, I: 15, H: 8, P: 16, L: 27 };

test('docs/security.md lists every requirement, each with a test or command', () => {
  const page = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');
  const found = [...page.matchAll(/^\| ([A-Z]\d+) \| (.+) \| (.+) \|$/gm)];
  const rows = Object.entries(ROWS).flatMap(([chapter, count]) =>
    Array.from({ length: count }, (_, n) => `${chapter}${n + 1}`),
  );
  expect(found.map(([, row]) => row)).toEqual(rows);
  const untested = found.filter(([, , , by = '']) => !/`(?:[^`]+\.test\.ts|npm run [^`]+)`/.test(by));
  expect(untested.map(([, row]) => row)).toEqual([]);
});

test('every test that docs/security.md names exists', () => {
  const page = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');
  const named = [...new Set([...page.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, file = '']) => file))];
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

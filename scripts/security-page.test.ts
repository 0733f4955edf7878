import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

test('every test that docs/security.md names is there', () => {
  const page = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');
  const named = [...new Set([...page.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, file = '']) => file))];
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

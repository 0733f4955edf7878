import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

/** What they write is no amount of dollars, but megabytes, percentage points, divisors, cents and days. */
const OTHERS = [
  'api/file-problem.ts',
  'features/calculator/printed-inputs.tsx',
  'features/explainers/own-start.ts',
  'features/explainers/social-security/social-security-words.ts',
  'features/guides/figures/healthcare-surcharges.tsx',
  'features/guides/figures/tax-planning-required.tsx',
];

test('amounts are written by the engine, in one way', async () => {
  const files = await readdir(SOURCES, { recursive: true });
  const writing = files
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .filter((file) =>
      /Intl\.NumberFormat|\.toLocale\w*String\(|\.toFixed\(/.test(readFileSync(join(SOURCES, file), 'utf8')),
    );
  expect(writing.sort()).toEqual(OTHERS);
});

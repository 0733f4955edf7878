import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

/** What they write is no amount of dollars, but megabytes, percentage points, divisors, cents and days. */
const OTHERS = [
  'api/image-file.ts',
  'features/calculator/print-header.tsx',
  'features/explainers/social-security/social-security-text.ts',
  'features/explainers/starting-values.ts',
  'features/guides/charts/medicare-surcharge-chart.tsx',
  'features/guides/charts/required-withdrawal-chart.tsx',
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

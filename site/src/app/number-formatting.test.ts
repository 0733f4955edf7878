import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

/** Files that format other numbers than dollars: megabytes, divisors, chances and cents. */
const EXCEPTIONS = [
  'api/image-file.ts',
  'components/slider-stops.ts',
  'features/guides/charts/healthcare-charts.tsx',
  'features/guides/charts/tax-charts.tsx',
  'features/outlook/charts/chance-data.ts',
];

test('dollar amounts are formatted by core only', async () => {
  const files = await readdir(SOURCES, { recursive: true });
  const formatting = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) =>
      /Intl\.NumberFormat|\.toLocale\w*String\(|\.toFixed\(/.test(readFileSync(join(SOURCES, file), 'utf8')),
    );
  expect(formatting.sort()).toEqual(EXCEPTIONS);
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Amounts of examples and of sources that no law sets. Everything else must come from the tables of US law,
 * so that one edit changes every page.
 */
const examples: Readonly<Record<string, readonly string[]>> = {
  'healthcare-coverage.tsx': ['$2,000'],
  'investment-strategies-page.tsx': ['$100,000', '$500'],
  'investment-strategies-text.tsx': ['$1,000', '$554', '$500,000', '$250,000'],
  'retirement-planning-savings.tsx': ['$115,000'],
  'retirement-planning-page.tsx': ['$80,000', '$90,000'],
  'social-security-text.tsx': [
    '$1',
    '$2',
    '$3',
    '$10,000',
    '$2,000',
    '$5,000',
    '$24,000',
    '$20,000',
    '$32,000',
    '$7,000',
    '$3,500',
  ],
  'tax-planning-page.tsx': ['$60,000', '$5,000'],
  'tax-planning-accounts.tsx': ['$1,000', '$2,000', '$780', '$1,560', '$1,760', '$500,000'],
  'tax-planning-thresholds.tsx': ['$1.85'],
};

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

test.each(files)('%s types no figure of law by hand', (file) => {
  const source = readFileSync(new URL(file, folder), 'utf8');
  const typed = [...source.matchAll(/\$\d[\d,]*(?:\.\d+)?/g)].map(([amount]) => amount.replace(/,$/, ''));
  expect(typed.filter((amount) => !examples[file]?.includes(amount))).toEqual([]);
});

test('the list of examples has no amount that no guide uses', () => {
  for (const [file, amounts] of Object.entries(examples)) {
    const source = readFileSync(new URL(file, folder), 'utf8');
    for (const amount of amounts) expect(source, file).toContain(amount);
  }
});

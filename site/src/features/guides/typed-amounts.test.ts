import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Amounts of examples and of sources that no law sets. Everything else must come from the tables of US law,
 * so that one edit changes every page.
 */
const examples: Readonly<Record<string, readonly string[]>> = {
  'healthcare.mdx': ['$2,000'],
  'investment-strategies.mdx': ['$100,000', '$500', '$1,000', '$554', '$500,000', '$250,000'],
  'retirement-planning.mdx': ['$115,000', '$80,000', '$90,000'],
  'social-security.mdx': [
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
  'tax-planning.mdx': [
    '$60,000',
    '$5,000',
    '$1,000',
    '$2,000',
    '$780',
    '$1,560',
    '$1,760',
    '$500,000',
    '$1.85',
  ],
};

/** The texts, and the modules with their charts. */
const folders = ['../../../content/guides/', './'].map((path) => new URL(path, import.meta.url));
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mdx)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(new URL(file, folder), 'utf8') })),
);

test.each(files)('$file types no figure of law by hand', ({ file, source }) => {
  const typed = [...source.matchAll(/\$\d[\d,]*(?:\.\d+)?/g)].map(([amount]) => amount.replace(/,$/, ''));
  expect(typed.filter((amount) => !examples[file]?.includes(amount))).toEqual([]);
});

test('the list of examples has no amount that no guide uses', () => {
  for (const [file, amounts] of Object.entries(examples)) {
    const source = files.find((found) => found.file === file)?.source;
    for (const amount of amounts) expect(source, file).toContain(amount);
  }
});

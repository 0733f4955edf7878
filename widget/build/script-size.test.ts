import { expect, test } from 'vitest';
import { checkOutlookSize, checkSize, measureScript, sizeTable } from './script-size.ts';

const map = {
  version: 3,
  sources: ['../core/src/fields.ts', '/a/node_modules/preact/dist/preact.mjs'],
  names: [],
  // From column 0 the first source, from column 40 the second.
  mappings: 'AAAA,wCCAA',
};
const code = `${'abcdefgh'.repeat(5)}${'0123456789zyxwvuts'.repeat(2)}`;

test.each([
  ['the widget folder', map.sources],
  ['the root folder', ['core/src/fields.ts', 'node_modules/preact/dist/preact.mjs']],
])('each part weighs what the script loses without it, built in %s', (_folder, sources) => {
  const { total, parts } = measureScript('', code, { ...map, sources });
  const sizes = Object.fromEntries(parts);
  expect(sizes.Preact).toBeGreaterThan(10);
  expect(sizes['calculations and number formats']).toBeGreaterThan(5);
  expect(sizes['styles, both themes']).toBe(0);
  expect(total).toBeGreaterThan(sizes.Preact ?? 0);
});

test('the header counts, and belongs to no part', () => {
  const [without, withHeader] = ['', '/*! a notice */\n'].map((header) => measureScript(header, code, map));
  expect(withHeader?.total).toBeGreaterThan((without?.total ?? 0) + 10);
});

test('the table names the budget, the total and every part', () => {
  const table = sizeTable({ total: 14_900, parts: [['Preact', 4827]] });
  expect(table).toMatch(/budget 15,000\)\s+14,900\n\s+Preact\s+4,827/);
});

test('a script above the budget fails the build, and no budget exceeds 15,360 B', () => {
  expect(() => checkSize(15_000)).not.toThrow();
  expect(() => checkSize(15_001)).toThrow('1 B too many');
  expect(() => checkSize(15_400, 15_361)).toThrow('must not exceed 15360 B');
});

test('the file of the outlook has a budget of its own', () => {
  expect(checkOutlookSize(code)).toMatch(/outlook\.js, brotli \(budget 12,000\) +\d+$/);
  expect(() => checkOutlookSize(code, 10)).toThrow(/outlook\.js has \d+ B after brotli, \d+ B too many/);
});

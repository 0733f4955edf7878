import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/design-checks.md'), 'utf8');

/** References in the last column of the tables: a test file, or a test file and a part of a title. */
const references = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.endsWith(' |'))
  .flatMap((line) => line.slice(0, -2).split(' | ').at(-1)?.split('; ') ?? [])
  .flatMap((text) => {
    const [, file, title] = /^`([^`*]+)`(?:: (.+?))?(?: \(.+\))?(?:\. \*Partly\*)?$/.exec(text) ?? [];
    return file === undefined ? [] : [{ file, title }];
  });

const pathOf = (file: string) =>
  [`${file}.test.ts`, `site/e2e/${file}.test.ts`, `widget/e2e/${file}.test.ts`].find((name) =>
    existsSync(path.join(root, name)),
  );

test('every test file in docs/design-checks.md exists', () => {
  expect(references.length).toBeGreaterThan(150);
  expect(references.filter(({ file }) => pathOf(file) === undefined)).toEqual([]);
});

test('every title in docs/design-checks.md is part of its test file', () => {
  const outdated = references.filter(({ file, title }) => {
    const found = pathOf(file);
    return found && title && !readFileSync(path.join(root, found), 'utf8').includes(title);
  });
  expect(outdated).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/design-checks.md'), 'utf8');

interface Reference {
  readonly file: string;
  readonly title: string | undefined;
}

/** Reads a table's last column: "`file`: part of a title; part of another title; `another-file`". */
function referencesIn(cell: string): Reference[] {
  const references: Reference[] = [];
  for (const part of cell.replace(/\. \*Partly\*$/, '').split('; ')) {
    const [, file, title] = /^(?:`([^`*]+)`)?(?:: )?([^*]*?)(?: \(.+\))?$/.exec(part.trim()) ?? [];
    const ofFile = file ?? references.at(-1)?.file;
    if (ofFile !== undefined) references.push({ file: ofFile, title });
  }
  return references;
}

const references = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.endsWith(' |'))
  .flatMap((line) => referencesIn(line.slice(0, -2).split(' | ').at(-1) ?? ''));

const pathOf = (file: string) =>
  [`${file}.test.ts`, `site/e2e/${file}.test.ts`, `calculator/e2e/${file}.test.ts`].find((name) =>
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

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const exists = (...parts: string[]) => existsSync(path.join(root, ...parts));

/** Returns the first group of every match in every Markdown file, with the file. */
const matches = (pattern: RegExp) =>
  files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(pattern)].map(([, to = '']) => ({ file, to })),
  );

test('every relative link in a Markdown file leads to a file', () => {
  const links = matches(/\]\((?![a-z]+:|#)([^)#\s]+)(?:#[^)]*)?\)/g);
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter(({ file, to }) => !exists(path.dirname(file), to))).toEqual([]);
});

test('every path of a source file or test in a Markdown file exists', () => {
  const paths = matches(
    /`((?:core|deploy|docs|examples|load-tests|scripts|server|site|widget)\/[\w./-]+\.(?!js`)\w+)`/g,
  );
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter(({ to }) => !exists(to))).toEqual([]);
});

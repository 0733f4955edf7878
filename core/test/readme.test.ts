import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import * as core from '../src/index.ts';

const readme = await readFile(path.join(import.meta.dirname, '../README.md'), 'utf8');
const examples = [...readme.matchAll(/^## (.+)\n\n```js\n([^`]*)```/gm)].map(([, title, code]) => [
  title,
  code,
]);

test('the readme has three examples', () => {
  expect(examples.map(([title]) => title)).toEqual([
    'An answer',
    'What would change it',
    'A couple with taxes',
  ]);
});

test.each(examples)('the example “%s” of the readme prints what its comments say', (_, code = '') => {
  const print = vi.fn();
  const body = code.replace(/import (\{[^}]*\}) from '@whenabouts\/core';/, 'const $1 = core;');
  new Function('core', 'console', body)(core, { log: print });
  const printed = print.mock.calls.map(([text]) => String(text));
  const comments = [...body.matchAll(/console\.log\(.*\); \/\/ (.+)$/gm)];
  expect(comments).not.toEqual([]);
  for (const [, comment] of comments) {
    expect(printed.some((text) => text.startsWith(comment ?? ''))).toBe(true);
  }
  expect(printed.length).toBeGreaterThan(1);
});

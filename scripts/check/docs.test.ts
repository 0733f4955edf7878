import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const records = files.filter((file) => /^docs\/decisions\/(?!000-)/.test(file));

test('every relative link in the docs leads to a file', () => {
  const links = files.flatMap((file) =>
    [...read(file).matchAll(/\]\((?![a-z]+:|#)([^)#\s]+\.\w+)(?:#[^)]*)?\)/g)].map(([, to = '']) => ({
      file,
      to,
    })),
  );
  expect(links.length).toBeGreaterThan(30);
  const broken = links.filter(({ file, to }) => !existsSync(path.join(root, path.dirname(file), to)));
  expect(broken).toEqual([]);
});

test('every decision record has a status and a date', () => {
  expect(records.length).toBeGreaterThan(25);
  const pattern =
    /^# \d{3} .+\n\nStatus: (?:proposed|accepted|superseded by \[.+\]\(.+\)).*\d{4}-\d{2}-\d{2}/;
  expect(records.filter((file) => !pattern.test(read(file)))).toEqual([]);
});

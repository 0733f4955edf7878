import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const source = readFileSync(path.join(root, 'scripts/run.mjs'), 'utf8');

test('every npm script is a command, and every command has an npm script', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'no-such-command'], {
    cwd: root,
    encoding: 'utf8',
  });
  const [, list = ''] = /Commands: (.+)/.exec(stderr) ?? [];
  expect(list.split(', ').sort()).toEqual(Object.keys(scripts).sort());
  for (const [name, line] of Object.entries(scripts)) expect(line).toBe(`exec node scripts/run.mjs ${name}`);
});

test('every file that a command runs exists', () => {
  const files = [...source.matchAll(/'([\w/-]+\/[\w/-]+\.ts)'/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('an unknown command fails and lists the known ones', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'toString'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('Unknown command toString. Commands: start, ');
});

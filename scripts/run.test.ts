import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { commands } from './commands.mjs';

const root = path.resolve(import.meta.dirname, '..');

test('every npm script is a command, and every command has an npm script', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  expect(Object.keys(scripts).sort()).toEqual(Object.keys(commands).sort());
  for (const [name, line] of Object.entries(scripts)) expect(line).toBe(`exec node scripts/run.mjs ${name}`);
});

test('every file that a command runs exists', () => {
  const files = Object.values(commands).flatMap(({ run }) => run.filter((part) => /\.m?[jt]s$/.test(part)));
  expect(files.length).toBeGreaterThanOrEqual(Object.keys(commands).length);
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

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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

test('npm start builds with the variables of .env, as npm run build does', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['run.mjs', 'commands.mjs', 'bootstrap']) {
    cpSync(path.join(root, 'scripts', file), path.join(folder, 'scripts', file), { recursive: true });
  }
  const files = {
    '.env': 'EMBED_ORIGINS_WITHOUT_LINK=https://blog.example',
    'scripts/build/build.ts': 'console.log("built for", process.env.EMBED_ORIGINS_WITHOUT_LINK);',
    'server/main.mjs': '',
    // The hash of the lockfile says that the packages are installed.
    'package-lock.json': '{}',
    'node_modules/.installed-lockfile': createHash('sha256').update('{}').digest('hex'),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  mkdirSync(path.join(folder, 'node_modules/.bin'));
  symlinkSync(process.execPath, path.join(folder, 'node_modules/.bin/node'));
  for (const command of ['build', 'start']) {
    const args = ['scripts/run.mjs', command];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    expect(stdout, command).toBe('built for https://blog.example\n');
  }
});

test.each(['all engines', 'unit'])('running the unknown suite of tests %j fails', (suite) => {
  const args = ['scripts/test/test.ts', ...suite.split(' ')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: 10_000,
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    `Unknown suite ${suite}. Suites: all, engines, pages, mariadb, faults, screenshots, galera\n`,
  );
});

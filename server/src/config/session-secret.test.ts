import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { sessionSecrets } from './session-secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const secrets = (env: Record<string, string> = {}) => {
  const read = readConfig({ DATA_DIR: join(folder, 'data'), ...env });
  if ('errors' in read) throw new Error(read.errors.join());
  return sessionSecrets(read.config);
};

test('a secret is generated once, readable by its owner only', () => {
  const [secret = ''] = secrets();
  expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
  expect(secrets()).toEqual([secret]);
  const file = join(folder, 'data', 'session-secret');
  expect(readFileSync(file, 'utf8')).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('configured ones are used as they are', () => {
  expect(secrets({ SESSION_SECRET: 'f3a9c1d2'.repeat(5) })).toEqual(['f3a9c1d2'.repeat(5)]);
});

test('a damaged secret file is rejected', () => {
  secrets();
  writeFileSync(join(folder, 'data', 'session-secret'), '');
  expect(() => secrets()).toThrow('is damaged');
});

test('the error names a folder that cannot be created', () => {
  writeFileSync(join(folder, 'data'), '');
  expect(() => secrets()).toThrow(`DATA_DIR ${join(folder, 'data')} is not writable`);
});

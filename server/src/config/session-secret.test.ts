import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

test('configured secrets are used unchanged', () => {
  expect(secrets({ SESSION_SECRET: 'f3a9c1d2'.repeat(5) })).toEqual(['f3a9c1d2'.repeat(5)]);
});

test('a start that is interrupted while it writes the secret leaves no incomplete secret behind', () => {
  const module = new URL('./session-secret.ts', import.meta.url).href;
  const script = `import { sessionSecrets } from '${module}'; sessionSecrets({ dataDir: process.argv[1] });`;
  const node = [process.execPath, '--conditions=source', '--input-type=module', '--eval', script];
  // No file may get any content.
  const limited = ['-c', 'ulimit -f 0; exec "$@"', 'sh', ...node, join(folder, 'data')];
  const { status, stderr } = spawnSync('sh', limited, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('is not writable: EFBIG')]);
  const [secret] = secrets();
  expect(secret).toMatch(/^[\w-]{64}$/);
  expect(readdirSync(join(folder, 'data'))).toEqual(['session-secret']);
});

test('an empty or shortened secret file is rejected with an error that says what to do', () => {
  const [secret = ''] = secrets();
  const file = join(folder, 'data', 'session-secret');
  writeFileSync(file, '');
  expect(() => secrets()).toThrow(
    `${file} is empty. Restore it from a backup, or delete it, and the next start generates a new secret`,
  );
  writeFileSync(file, secret.slice(0, 20));
  expect(() => secrets()).toThrow(`${file} is damaged. Restore it from a backup, or delete it`);
});

test('the error names a folder that cannot be created', () => {
  writeFileSync(join(folder, 'data'), '');
  expect(() => secrets()).toThrow(`DATA_DIR ${join(folder, 'data')} is not writable`);
});

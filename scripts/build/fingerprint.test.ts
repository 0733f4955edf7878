import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fingerprint-'));
  await mkdir(path.join(folder, 'inner'));
  await writeFile(path.join(folder, 'inner/a.ts'), 'a');
});

afterEach(() => rm(folder, { recursive: true }));

/** Returns "same" if a change of the folder leaves its fingerprint unchanged, else "other". */
const fingerprintAfter = async (change: (file: (name: string) => string) => Promise<unknown>) => {
  const before = await fingerprint([folder, path.join(folder, 'absent.ts')]);
  await change((name) => path.join(folder, name));
  return (await fingerprint([folder, path.join(folder, 'absent.ts')])) === before ? 'same' : 'other';
};

test('a changed, a new and a removed file change the fingerprint', async () => {
  expect(await fingerprintAfter((file) => writeFile(file('inner/a.ts'), 'b'))).toBe('other');
  expect(await fingerprintAfter((file) => writeFile(file('b.ts'), ''))).toBe('other');
  expect(await fingerprintAfter((file) => rm(file('b.ts')))).toBe('other');
  expect(await fingerprintAfter((file) => writeFile(file('absent.ts'), ''))).toBe('other');
});

test('an error other than a missing path is thrown', async () => {
  await expect(fingerprint([path.join(folder, 'inner/a.ts/b.ts')])).rejects.toThrow('ENOTDIR');
});

test('moving text from one file to the next changes the fingerprint', async () => {
  await writeFile(path.join(folder, 'inner/b.ts'), 'b');
  expect(
    await fingerprintAfter(async (file) => {
      await writeFile(file('inner/a.ts'), 'ab');
      await writeFile(file('inner/b.ts'), '');
    }),
  ).toBe('other');
});

test('modification times and tests do not change the fingerprint', async () => {
  expect(await fingerprintAfter((file) => utimes(file('inner/a.ts'), 1, 1))).toBe('same');
  expect(await fingerprintAfter((file) => writeFile(file('inner/a.test.ts'), 'test'))).toBe('same');
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { licenseNotices } from './license-notices.ts';

test('a package in the bundle is named once, with its license', async () => {
  const fastCheck = fileURLToPath(import.meta.resolve('fast-check'));
  const text = await licenseNotices([fastCheck, fastCheck, '/elsewhere/widget/src/host/embed.ts']);
  expect(text).toMatch(/^fast-check \d+\.\d+\.\d+\n/);
  expect(text.match(/Copyright \(c\) 2017 Nicolas DUBIEN/g)).toHaveLength(1);
  expect(text).toContain('THE SOFTWARE IS PROVIDED "AS IS"');
});

test('packages are in the order of their names, whatever the order of the modules', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'licenses-'));
  const modules = ['zebra', 'ant'].map((name) => path.join(folder, 'node_modules', name, 'index.js'));
  for (const module of modules) {
    await mkdir(path.dirname(module), { recursive: true });
    await writeFile(path.join(module, '../package.json'), '{"version":"1.0.0"}');
    await writeFile(path.join(module, '../LICENSE'), 'Free.');
  }
  const text = await licenseNotices(modules);
  expect(text.match(/\w+ 1\.0\.0/g)).toEqual(['ant 1.0.0', 'zebra 1.0.0']);
  await rm(folder, { recursive: true });
});

test('a package without a license stops the build', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'licenses-'));
  const packageFolder = path.join(folder, 'node_modules/@a/unlicensed');
  await mkdir(packageFolder, { recursive: true });
  await writeFile(path.join(packageFolder, 'package.json'), '{"version":"1.0.0"}');
  await expect(licenseNotices([path.join(packageFolder, 'index.js')])).rejects.toThrow('LICENSE');
  await rm(folder, { recursive: true });
});

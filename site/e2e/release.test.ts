import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyEmbed } from '../../scripts/build/embed-files.ts';
import { expect, test } from './fixtures.ts';

test('a release has every file that the server serves for a version of the embed', async ({ server }) => {
  const { version, files } = JSON.parse(await readFile('widget/dist-embed/manifest.json', 'utf8'));
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  copyEmbed(folder);
  const served: string[] = [];
  for (const name of ['manifest.json', 'licenses.txt', 'npm.tgz', ...Object.keys(files)]) {
    const response = await fetch(`${server.url}/widget/${version}/${name}`);
    if (!response.ok) continue;
    served.push(name);
    expect(await readFile(path.join(folder, name)), name).toEqual(Buffer.from(await response.arrayBuffer()));
  }
  expect(served).toEqual(expect.arrayContaining(['calculator.js', 'outlook.js', 'saving.js', 'npm.tgz']));
  await rm(folder, { recursive: true });
});

test('the server serves the unchanged files of every published version', async ({ server }) => {
  const files = globSync('*/*', { cwd: 'widget/published' });
  expect(files).toContain('0.2.0/calculator.js');
  for (const file of files) {
    const response = await fetch(`${server.url}/widget/${file}`);
    expect(await response.text(), file).toBe(await readFile(`widget/published/${file}`, 'utf8'));
  }
});

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { precompress } from './precompress.ts';

test('precompress writes compressed copies of text files, except where they would be larger', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'precompress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const text = 'export const long = 1;\n'.repeat(100);
  await writeFile(path.join(folder, 'long.js'), text);
  await writeFile(path.join(folder, 'tiny.css'), 'a{}');
  await writeFile(path.join(folder, 'font.woff2'), text);

  await precompress(folder);

  expect((await readdir(folder)).sort()).toEqual([
    'font.woff2',
    'long.js',
    'long.js.br',
    'long.js.gz',
    'tiny.css',
  ]);
  expect(brotliDecompressSync(await readFile(path.join(folder, 'long.js.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(path.join(folder, 'long.js.gz'))).toString()).toBe(text);
});

test('precompress removes the compressed copies of a file that has become too small for them', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'precompress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'page.css'), 'a { color: red }\n'.repeat(100));
  await precompress(folder);
  expect(await readdir(folder)).toHaveLength(3);
  await writeFile(path.join(folder, 'page.css'), 'a{}');
  await precompress(folder);
  expect(await readdir(folder)).toEqual(['page.css']);
});

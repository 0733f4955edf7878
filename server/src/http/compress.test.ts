import { availableParallelism } from 'node:os';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';

const { counts, counting } = vi.hoisted(() => {
  const counts = { running: 0, most: 0 };
  type Compress = (
    text: Buffer,
    options: object,
    done: (error: Error | null, result: Buffer) => void,
  ) => void;
  const counting =
    (run: Compress): Compress =>
    (text, options, done) => {
      counts.running++;
      counts.most = Math.max(counts.most, counts.running);
      run(text, options, (error, result) => {
        counts.running--;
        done(error, result);
      });
    };
  return { counts, counting };
});
vi.mock(import('node:zlib'), async (importOriginal) => {
  const zlib = await importOriginal();
  return {
    ...zlib,
    brotliCompress: counting(zlib.brotliCompress) as typeof zlib.brotliCompress,
    gzip: counting(zlib.gzip) as typeof zlib.gzip,
  };
});

// A module that another test file has loaded already would not use the mock.
vi.resetModules();
const { COMPRESSION, compress } = await import('./compress.ts');

test('a text is returned in all encodings', async () => {
  const text = Buffer.from('By the sea. '.repeat(100));
  const { br, gzip, identity } = await compress(text, COMPRESSION.cached);
  expect([brotliDecompressSync(br), gunzipSync(gzip), identity]).toEqual([text, text, text]);
});

test('as many texts are compressed at a time as there are cores', async () => {
  const texts = Array.from({ length: 20 }, (_, n) => Buffer.from(`Text ${n}. `.repeat(1000)));
  counts.most = 0;
  await Promise.all(texts.map((text) => compress(text, COMPRESSION.once)));
  expect(counts.most).toBe(availableParallelism());
});

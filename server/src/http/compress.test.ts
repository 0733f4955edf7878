import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { COMPRESSION, compress } from './compress.ts';

test('a text is returned in all encodings', async () => {
  const text = Buffer.from('By the sea. '.repeat(100));
  const { br, gzip, identity } = await compress(text, COMPRESSION.cached);
  expect([brotliDecompressSync(br), gunzipSync(gzip), identity]).toEqual([text, text, text]);
});

test('as many texts are compressed at a time as there are cores', async () => {
  let running = 0;
  let most = 0;
  const encode = async (text: Buffer) => {
    running++;
    most = Math.max(most, running);
    await nextTurn();
    running--;
    return text;
  };
  const texts = Array.from({ length: 20 }, () => Buffer.from('By the sea.'));
  await Promise.all(texts.map((text) => compress(text, COMPRESSION.once, { brotli: encode, gzip: encode })));
  expect(most).toBe(availableParallelism());
});

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const hashOf = async (file: string) =>
  createHash('sha384')
    .update(await readFile(path.resolve(import.meta.dirname, '../published', file)))
    .digest('base64');

test('the files of the published version 0.2.0 have the bytes that pages pin', async () => {
  const pinned = {
    'calculator.js': 'vadPKaS1emL4zvzDBsQ6rW/exnVSCsUnS1pIFrz3Bdp3UIGX9AWK+hV8ASjyWncV',
    'outlook.js': 'Bw5ckhD6Ww2CjnsMKvGxPulYTRGgUlzjm3Bsm9YoHR+VWleDqkPF/3UJuBqYNTRO',
    'presets.js': 'Ey91a6eBGAkAiofT8fM61qEumFP+birkUMxXj2a9ev4ILSWICZR05mWKs4h7A97M',
    'saving.js': 'bE6zS9Os0vXipMqC0Q0bKHYPQq31yvEsMNLKt3TEAFZAmt7wCCJFf7Zr0UIIx030',
  };
  for (const [name, hash] of Object.entries(pinned)) {
    expect(await hashOf(`0.2.0/${name}`), name).toBe(hash);
  }
});

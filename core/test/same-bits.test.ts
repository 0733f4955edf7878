import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import * as core from '../src/index.ts';
import { simulateEverything } from './simulate-everything.ts';

// Saved plans and shared links must show the same numbers in every later version. Changing these bits changes the model,
// so visitors must be informed.
test('the same inputs and seeds give the same bits as in earlier versions', () => {
  const words = Uint32Array.from(simulateEverything(core));
  expect(createHash('sha256').update(words).digest('hex')).toBe(
    'f5833e45af047b036962a5b3d0668e8ee5fce66dbac85035c32dc79c152a1b2e',
  );
});

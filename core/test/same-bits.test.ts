import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import * as core from '../src/index.ts';
import { simulateEverything } from './simulate-everything.ts';

// Saved plans and shared links must show the same numbers in every later version. Changing these bits changes the model,
// so visitors must be informed.
test('the same inputs and seeds give the same bits as in earlier versions', () => {
  const words = Uint32Array.from(simulateEverything(core));
  expect(createHash('sha256').update(words).digest('hex')).toBe(
    '3bd6fd21293935e10bdc6c4d9ea330bfe4e9624de1de522d59336fc3f02f54ee',
  );
});

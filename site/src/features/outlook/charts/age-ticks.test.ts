import { expect, test } from 'vitest';
import { ageTicks } from './age-ticks.ts';

test.each([
  [40, 85, [40, 50, 60, 70, 85]],
  [35, 95, [35, 50, 60, 70, 80, 95]],
  [65, 95, [65, 70, 75, 80, 85, 90, 95]],
  [69, 95, [69, 75, 80, 85, 90, 95]],
  [35, 97, [35, 50, 60, 70, 80, 97]],
  [72, 75, [72, 75]],
  [74, 74, [74]],
])('an axis from age %i to %i has round ages as ticks between its ends', (first, last, ticks) => {
  expect(ageTicks(first, last)).toEqual(ticks);
});

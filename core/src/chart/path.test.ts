import { describe, expect, it } from 'vitest';
import { bandPath, linePath } from './path.ts';

describe('paths', () => {
  it('draw a line through points', () => {
    expect(
      linePath([
        [0, 100],
        [50, 33.333333],
      ]),
    ).toBe('M0 100L50 33.33');
  });

  it('draw the area between two lines', () => {
    const upper = [
      [0, 10],
      [100, 0],
    ] as const;
    const lower = [
      [0, 20],
      [100, 30],
    ] as const;
    expect(bandPath(upper, lower)).toBe('M0 10L100 0L100 30L0 20Z');
  });
});

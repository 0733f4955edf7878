import { expect, test } from 'vitest';
import { advanceSobol, SOBOL_DIMENSIONS, scramble, sobolDirections } from './sobol.ts';

/** The first points, by dimension. */
function points(count: number): number[][] {
  const directions = sobolDirections();
  const point = new Int32Array(SOBOL_DIMENSIONS);
  const coordinates = Array.from(point, (): number[] => []);
  for (let index = 0; index < count; index++) {
    if (index > 0) advanceSobol(point, directions, index);
    for (const [dimension, coordinate] of point.entries()) coordinates[dimension]?.push(coordinate);
  }
  return coordinates;
}

const fraction = (coordinate: number) => (coordinate >>> 0) / 2 ** 32;

test('the points equal the published sequence', () => {
  const [first, second, third] = points(8).map((coordinates) => coordinates.map(fraction));
  expect(first).toEqual([0, 0.5, 0.75, 0.25, 0.375, 0.875, 0.625, 0.125]);
  expect(second).toEqual([0, 0.5, 0.25, 0.75, 0.375, 0.875, 0.125, 0.625]);
  expect(third).toEqual([0, 0.5, 0.25, 0.75, 0.625, 0.125, 0.875, 0.375]);
});

test('in every dimension, 256 points are in 256 different intervals, scrambled or not', () => {
  for (const [dimension, coordinates] of points(256).entries()) {
    const intervals = (values: number[]) => new Set(values.map((value) => value >>> 24)).size;
    expect(intervals(coordinates)).toBe(256);
    expect(intervals(coordinates.map((value) => scramble(value, 0x2545f491 + dimension)))).toBe(256);
  }
});

test('in every pair of dimensions, 256 points are in 16 by 16 different squares, but for a few pairs', () => {
  const dimensions = points(256);
  let filled = 0;
  for (const [i, a] of dimensions.entries()) {
    for (const b of dimensions.slice(i + 1)) {
      const squares = new Set(a.map((value, k) => (value >>> 28) * 16 + ((b[k] as number) >>> 28)));
      filled += squares.size;
    }
  }
  // 28 pairs of 256 squares; independent points would fill 63 percent.
  expect(filled / (28 * 256)).toBeGreaterThan(0.8);
});

test('seeds scramble differently', () => {
  expect(scramble(0x12345678, 1)).not.toBe(scramble(0x12345678, 2));
});

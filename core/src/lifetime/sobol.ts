/*
 * Sobol points in eight dimensions: numbers that fill the unit cube more evenly than random ones. The
 * direction numbers are Stephen Joe and Frances Kuo's (new-joe-kuo-6.21201, 2008).
 */

/** Degree, coefficients and initial numbers of each dimension after the first. */
const primitivePolynomials = [
  { degree: 1, coefficients: 0, initial: [1] },
  { degree: 2, coefficients: 1, initial: [1, 3] },
  { degree: 3, coefficients: 1, initial: [1, 3, 1] },
  { degree: 3, coefficients: 2, initial: [1, 1, 1] },
  { degree: 4, coefficients: 1, initial: [1, 1, 3, 3] },
  { degree: 4, coefficients: 4, initial: [1, 3, 5, 13] },
  { degree: 5, coefficients: 2, initial: [1, 1, 5, 5, 17] },
] as const;

/** The number of dimensions of the sequence. */
export const SOBOL_DIMENSIONS = primitivePolynomials.length + 1;

const BITS = 32;

/** Returns, at `32 * dimension + bit`, the number that this bit of a point's index adds to that dimension. */
export function sobolDirections(): Int32Array {
  const directions = new Int32Array(BITS * SOBOL_DIMENSIONS);
  for (let bit = 0; bit < BITS; bit++) directions[bit] = 1 << (BITS - 1 - bit);
  // Not entries(): pages with an old Prototype.js have one that returns an array of values.
  primitivePolynomials.forEach(({ degree, coefficients, initial }, index) => {
    const own = directions.subarray(BITS * (index + 1), BITS * (index + 2));
    initial.forEach((number, bit) => {
      own[bit] = number << (BITS - 1 - bit);
    });
    for (let bit = degree; bit < BITS; bit++) {
      const earlier = own[bit - degree] as number;
      let direction = earlier ^ (earlier >>> degree);
      for (let k = 1; k < degree; k++) {
        if ((coefficients >>> (degree - 1 - k)) & 1) direction ^= own[bit - k] as number;
      }
      own[bit] = direction;
    }
  });
  return directions;
}

/**
 * Turns the point with index `next - 1` into the one with index `next`, counted from 0, in Gray code
 * order. Each coordinate is a fraction of 2^32.
 */
export function advanceSobol(point: Int32Array, directions: Int32Array, next: number): void {
  const lowestBit = BITS - 1 - Math.clz32(next & -next);
  for (let dimension = 0; dimension < SOBOL_DIMENSIONS; dimension++) {
    (point[dimension] as number) ^= directions[BITS * dimension + lowestBit] as number;
  }
}

/**
 * Scrambles a coordinate as nested uniform scrambling does (Art Owen, 1995), which keeps the points even
 * and makes each of them uniform. The hash is that of Samuli Laine and Tero Karras, "Stratified sampling
 * for stochastic transparency" (2011).
 */
export function scramble(coordinate: number, seed: number): number {
  let x = (reverseBits(coordinate) + seed) | 0;
  x ^= Math.imul(x, 0x6c50b47c);
  x ^= Math.imul(x, 0xb82f1e52);
  x ^= Math.imul(x, 0xc7afe638);
  x ^= Math.imul(x, 0x8d22f6e6);
  return reverseBits(x);
}

function reverseBits(bits: number): number {
  let x = bits;
  x = ((x & 0x55555555) << 1) | ((x >>> 1) & 0x55555555);
  x = ((x & 0x33333333) << 2) | ((x >>> 2) & 0x33333333);
  x = ((x & 0x0f0f0f0f) << 4) | ((x >>> 4) & 0x0f0f0f0f);
  x = ((x & 0x00ff00ff) << 8) | ((x >>> 8) & 0x00ff00ff);
  return (x << 16) | (x >>> 16);
}

/*
 * Sobol points in eight dimensions, which fill the unit cube more evenly than random points. The direction numbers are
 * by Stephen Joe and Frances Kuo (new-joe-kuo-6.21201, 2008).
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

export const SOBOL_DIMENSIONS = primitivePolynomials.length + 1;

const BITS = 32;

/** Returns the direction numbers: at `32 * dimension + bit`, the number for a bit of a point's index. */
export function sobolDirections(): Int32Array {
  const directions = new Int32Array(BITS * SOBOL_DIMENSIONS);
  for (let bit = 0; bit < BITS; bit++) directions[bit] = 1 << (BITS - 1 - bit);
  // entries() is not used, because old versions of Prototype.js replace it.
  primitivePolynomials.forEach(({ degree, coefficients, initial }, index) => {
    const ofDimension = directions.subarray(BITS * (index + 1), BITS * (index + 2));
    initial.forEach((number, bit) => {
      ofDimension[bit] = number << (BITS - 1 - bit);
    });
    for (let bit = degree; bit < BITS; bit++) {
      const earlier = ofDimension[bit - degree] as number;
      let direction = earlier ^ (earlier >>> degree);
      for (let k = 1; k < degree; k++) {
        if ((coefficients >>> (degree - 1 - k)) & 1) direction ^= ofDimension[bit - k] as number;
      }
      ofDimension[bit] = direction;
    }
  });
  return directions;
}

/**
 * Turns the point with index `next - 1`, counted from 0 in Gray code order, into the point with index `next`. Each
 * coordinate is a fraction of 2^32.
 */
export function advanceSobol(point: Int32Array, directions: Int32Array, next: number): void {
  const lowestBit = BITS - 1 - Math.clz32(next & -next);
  for (let dimension = 0; dimension < SOBOL_DIMENSIONS; dimension++) {
    (point[dimension] as number) ^= directions[BITS * dimension + lowestBit] as number;
  }
}

/**
 * Scrambles a coordinate by nested uniform scrambling (Art Owen, 1995), which makes each point uniformly distributed and
 * keeps the points evenly spread. The hash is from Samuli Laine and Tero Karras, "Stratified sampling for stochastic
 * transparency" (2011).
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

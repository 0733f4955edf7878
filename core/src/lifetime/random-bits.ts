/**
 * Mixes 32 bits so that neighboring numbers give unrelated results: a bijection found by Chris Wellons'
 * hash prospector (16, 0x21f0aaad, 15, 0x735a2d97, 15), released into the public domain.
 */
export function mixBits(bits: number): number {
  let x = bits;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}

/** Folds a seed of up to 53 bits and a second number into 32 bits. */
export function mixSeed(seed: number, salt: number): number {
  const low = seed | 0;
  const high = (seed / 2 ** 32) | 0;
  return mixBits(mixBits(low ^ Math.imul(high, 0x9e3779b9)) ^ Math.imul(salt + 1, 0x85ebca6b));
}

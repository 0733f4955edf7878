/** A random number generator: each call returns a number from 0 up to, not including, 1. */
export type Random = () => number;

/**
 * Creates a seeded random number generator: the same seed gives the same sequence on every machine.
 *
 * The generator is sfc32 ("small fast counting", Chris Doty-Humphrey, PractRand): 128 bits of state,
 * of which 32 are a counter, so no seed leads to a period shorter than 2^32.
 *
 * @param seed A whole number from 0 to 2^53 - 1.
 */
export function seededRandom(seed: number): Random {
  let a = 0;
  let b = seed | 0;
  let c = (seed / 2 ** 32) | 0;
  let counter = 1;

  const next = (): number => {
    const result = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + result) | 0;
    return (result >>> 0) / 2 ** 32;
  };

  // Similar seeds start with similar numbers; twelve rounds make them unrelated.
  for (let round = 0; round < 12; round++) next();
  return next;
}

/**
 * Mixes 32 bits so that neighboring numbers give unrelated results: a bijection found by Chris Wellons'
 * hash prospector (16, 0x21f0aaad, 15, 0x735a2d97, 15), released into the public domain.
 */
export function mixBits(bits: number): number {
  let mixed = bits;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}

/**
 * Folds a seed of up to 53 bits and a second number into 32 bits. The factors are odd, so that no bits are lost: 2^32
 * divided by the golden ratio, and a constant of MurmurHash3.
 */
export function mixSeed(seed: number, salt: number): number {
  const low = seed | 0;
  const high = (seed / 2 ** 32) | 0;
  return mixBits(mixBits(low ^ Math.imul(high, 0x9e3779b9)) ^ Math.imul(salt + 1, 0x85ebca6b));
}

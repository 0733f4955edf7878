/** Returns the index of a number's upper half among its two 32-bit words: 1 on little-endian machines. */
export function upperHalfIndex(): 0 | 1 {
  return new Int32Array(new Float64Array([1]).buffer)[1] === 0 ? 0 : 1;
}

/** Rounds an amount up to two significant digits, as amounts are written on this page. */
export function roundUp(amount: number): number {
  if (amount < 100) return Math.ceil(amount);
  const scale = 10 ** (Math.floor(Math.log10(amount)) - 1);
  return Math.ceil(amount / scale) * scale;
}

/** Rounds an amount down to two significant digits. */
export function roundDown(amount: number): number {
  if (amount < 100) return Math.floor(amount);
  const scale = 10 ** (Math.floor(Math.log10(amount)) - 1);
  return Math.floor(amount / scale) * scale;
}

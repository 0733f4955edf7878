import { americanFormatsWith } from '@whenabouts/core';

/** American number formats with Spanish words: "$1 millón", "$2.4 millones", "$1.2 mil millones". */
export const formats = americanFormatsWith({
  million: (amount) => (amount === '$1.0' ? '$1 millón' : `${amount} millones`),
  billion: (amount) => `${amount} mil millones`,
});

/** Formats a chance like `formatChance` of the core: "8 de cada 10". */
export function formatChance(chance: number): string {
  const tenths = Math.floor(chance * 10);
  if (tenths === 0) return 'menos de 1 de cada 10';
  if (tenths === 10) return 'los 10';
  return chance > 0.99 ? '99 de cada 100' : `${tenths} de cada 10`;
}

/** Formats a chance for a sentence. */
export function formatChanceInProse(chance: number): string {
  return chance > 0.99 ? 'más de 99 de cada 100' : formatChance(chance);
}

/** Formats a target chance in percent: "8 de cada 10", "85 de cada 100". */
export function formatTarget(percent: number): string {
  return percent % 10 === 0 ? `${percent / 10} de cada 10` : `${percent} de cada 100`;
}

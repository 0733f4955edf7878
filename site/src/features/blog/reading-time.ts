const WORDS_PER_MINUTE = 220;

/** Estimates the reading time in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replaceAll(/<[^<>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

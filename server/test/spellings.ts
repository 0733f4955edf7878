import fc from 'fast-check';

/** Ways to write a character of a path. */
const WRITE = [
  (char: string) => char,
  (char: string) => `%${char.charCodeAt(0).toString(16)}`,
  (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
] as const;
/** Separators between two segments of a path. */
const SLASHES = ['/', '//', '/./', '/x/../', '/%2e/', '/x/%2e%2E/', '/.//'];

/**
 * Generates spellings of a path that lead to the same page: other cases, encodings, slashes and dot segments.
 *
 * @param secret The last segment, whose case matters.
 */
export function spellingOf(path: string, secret?: string): fc.Arbitrary<string> {
  const segments = path.split('/').filter((segment) => segment !== '');
  const spelled = segments.map((segment) => spelledSegment(segment, true));
  if (secret !== undefined) spelled.push(spelledSegment(secret, false));
  const parts = spelled.flatMap((segment) => [fc.constantFrom(...SLASHES), segment]);
  return fc.tuple(...parts, fc.constantFrom('', '/', '/.', '//')).map((texts) => texts.join(''));
}

function spelledSegment(segment: string, ignoresCase: boolean): fc.Arbitrary<string> {
  const chars = Array.from(segment, (char) =>
    fc
      .tuple(fc.constantFrom(...WRITE), fc.boolean())
      .map(([write, isCapital]) => write(ignoresCase && isCapital ? char.toUpperCase() : char)),
  );
  return fc.tuple(...chars).map((texts) => texts.join(''));
}

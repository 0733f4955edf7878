/** Syntax that depends on the host page or affects it, with the reason. */
const LEAKS: readonly [pattern: RegExp, why: string][] = [
  [/(?<!\w)\d*\.?\d+rem\b/i, "rem depends on the host page's root"],
  [/(?<!\w)\d*\.?\d+[sld]?v(?:w|h|i|b|min|max)\b/i, 'viewport units ignore the width of the column'],
  [/:root\b/i, ':root is the host page'],
  [/@import\b/i, 'an import is a request'],
  [/url\((?!["']?(?:data:|#))/i, 'a remote image is a request'],
  [/@property\b|@font-face\b/i, 'it has no effect in a shadow root'],
];

/** Returns the first use of such syntax in a style sheet, with the reason; undefined if there is none. */
export function findLeak(css: string): string | undefined {
  for (const [pattern, why] of LEAKS) {
    const found = pattern.exec(css);
    if (found) return `"${css.slice(found.index, found.index + 40)}": ${why}.`;
  }
  return undefined;
}

/** Syntax that depends on the host page or affects it, with the reason. */
const ISOLATION_RULES: readonly [pattern: RegExp, reason: string][] = [
  [/(?<!\w)\d*\.?\d+rem\b/i, "rem depends on the host page's root"],
  [/(?<!\w)\d*\.?\d+[sld]?v(?:w|h|i|b|min|max)\b/i, 'viewport units ignore the width of the column'],
  [/:root\b/i, ':root is the host page'],
  [/@import\b/i, 'an import is a request'],
  [/url\((?!["']?(?:data:|#))/i, 'a remote image is a request'],
  [/@property\b|@font-face\b/i, 'it has no effect in a shadow root'],
];

/** Returns the first violated rule with an excerpt of the style sheet; undefined if there is none. */
export function findIsolationViolation(css: string): string | undefined {
  for (const [pattern, reason] of ISOLATION_RULES) {
    const match = pattern.exec(css);
    if (match) return `"${css.slice(match.index, match.index + 40)}": ${reason}.`;
  }
  return undefined;
}

/** What a style must not use where the page around belongs to somebody else, and why. */
const LEAKS: readonly [pattern: RegExp, why: string][] = [
  [/(?<!\w)\d*\.?\d+rem\b/i, "rem follows the page's root, not ours"],
  [
    /(?<!\w)\d*\.?\d+[sld]?v(?:w|h|i|b|min|max)\b/i,
    'the window is not the column that the calculator stands in',
  ],
  [/:root\b/i, ':root is the page, which is not ours'],
  [/@import\b/i, 'an import is a request'],
  [/url\((?!["']?(?:data:|#))/i, 'a picture from elsewhere is a request'],
  [/@property\b|@font-face\b/i, 'it does nothing inside a shadow root'],
];

/** The first thing in a style sheet that leaks to or from the page around it, as a sentence. */
export function findLeak(css: string): string | undefined {
  for (const [pattern, why] of LEAKS) {
    const found = pattern.exec(css);
    if (found) return `"${css.slice(found.index, found.index + 40)}": ${why}.`;
  }
  return undefined;
}

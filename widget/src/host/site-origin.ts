/** The script's tag, for modules, which do not know it. */
const TAG = `script[src*="/widget/v1.js"],script[src*="/widget/${VERSION}/"]`;

/** Matches the script's URLs on its site. A copy, for example in the cache of an optimizer, has another path. */
// Not linear: the check cannot read a pattern with the version in it, which is anchored and has one repetition.
const SCRIPT_URL = new RegExp(`^https?://[^/]+/widget/(v1\\.js|${VERSION}/)`);

/**
 * Returns the origin of the site, from the script's URL or, if the script is a copy, from the link inside the element.
 * Uses the URL of another script on the page last, because that script may be another vendor's.
 */
export function siteOrigin(script: HTMLScriptElement | undefined, host: HTMLElement): string | undefined {
  // The content after the result contains the page's own links.
  const link = host.querySelector<HTMLAnchorElement>('a:not([slot] *)')?.href;
  const tag = document.querySelector<HTMLScriptElement>(TAG)?.src;
  for (const [url, pattern] of [
    [script?.src, SCRIPT_URL],
    [link, /^https?:/],
    [tag, SCRIPT_URL],
  ] as const) {
    if (url && pattern.test(url)) return new URL(url).origin;
  }
  return undefined;
}

import type { FoundScript } from './find-scripts.ts';

export type LoadResult = 'loaded' | 'blocked' | 'failed';

/** Browsers may dispatch the event for a Content Security Policy violation after the error event. */
const VIOLATION_EVENT_DELAY_MS = 200;

/** Requests a script again without running it. The page's Content Security Policy applies as to the script itself. */
export function tryToLoad({ script, url }: Pick<FoundScript, 'script' | 'url'>): Promise<LoadResult> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    function finish(result: LoadResult): void {
      document.removeEventListener('securitypolicyviolation', onViolation);
      link.remove();
      resolve(result);
    }
    function onViolation({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): void {
      // `blockedURI` may be only the origin.
      if (/^(?:script|default)-src/.test(effectiveDirective) && url.startsWith(blockedURI)) {
        finish('blocked');
      }
    }
    document.addEventListener('securitypolicyviolation', onViolation);
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = script.crossOrigin;
    link.integrity = script.integrity;
    link.nonce = script.nonce;
    link.onload = () => finish('loaded');
    link.onerror = () => setTimeout(() => finish('failed'), VIOLATION_EVENT_DELAY_MS);
    link.href = url;
    document.head.append(link);
  });
}

/** Matches the paths of the embed's script on any site, but not a copy under another path. */
const SCRIPT_PATH = /^\/widget\/(?:v1|\d[\w.-]*\/calculator)\.js$/;
const EXECUTABLE_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

export interface FoundScript {
  script: HTMLScriptElement;
  url: string;
  /** The change by which an optimizer delays the script; undefined if none does. */
  delay: string | undefined;
}

/** Returns the tags of the embed's script, including delayed ones. */
export function findScripts(): FoundScript[] {
  return [...document.querySelectorAll('script')].flatMap((script) => {
    // Optimizers move the URL to another attribute, such as data-src.
    const source = [...script.attributes].find(
      ({ name, value }) => /src$/.test(name) && SCRIPT_PATH.test(pathOf(value)),
    );
    if (!source) return [];
    const type = script.getAttribute('type') ?? '';
    const moved = source.name === 'src' ? undefined : `its URL is in ${source.name}`;
    const delay = EXECUTABLE_TYPE.test(type) ? moved : `its type is “${type}”`;
    return [{ script, url: new URL(source.value, document.baseURI).href, delay }];
  });
}

function pathOf(url: string): string {
  try {
    return new URL(url, document.baseURI).pathname;
  } catch {
    return '';
  }
}

/** Browsers may dispatch the event for a Content Security Policy violation after the error event. */
const VIOLATION_EVENT_DELAY_MS = 200;

/** Requests a script again without running it. The page's Content Security Policy applies as to the script itself. */
export function tryToLoad({ script, url }: FoundScript): Promise<'loaded' | 'blocked' | 'failed'> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    function finish(result: 'loaded' | 'blocked' | 'failed'): void {
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

/** Matches the URLs of the embed's script on any site. */
const SCRIPT_URL = /\/widget\/(?:v1|\d[\w.-]*\/calculator)\.js(?:[?#]|$)/;
const EXECUTABLE_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

export interface FoundScript {
  script: HTMLScriptElement;
  url: string;
  /** The change by an optimizer that keeps the browser from running the script. */
  delayedBy: string | undefined;
}

export function findScripts(): FoundScript[] {
  return [...document.querySelectorAll('script')].flatMap((script) => {
    // Optimizers move the URL to another attribute, such as data-src.
    const source = [...script.attributes].find(
      ({ name, value }) => /src$/.test(name) && SCRIPT_URL.test(value),
    );
    if (!source) return [];
    const type = script.getAttribute('type') ?? '';
    const url = new URL(source.value, document.baseURI).href;
    return [{ script, url, delayedBy: findDelay(type, source.name) }];
  });
}

function findDelay(type: string, urlAttribute: string): string | undefined {
  if (!EXECUTABLE_TYPE.test(type)) return `its type is “${type}”`;
  return urlAttribute === 'src' ? undefined : `its URL is in ${urlAttribute}`;
}

export type LoadResult = 'loaded' | 'blocked' | 'failed';

/** The wait after a failure for a report that the security policy is the cause. */
const REPORT_MS = 200;

/** Loads the script again without running it, under the same security policy. */
export function tryToLoad({ script, url }: FoundScript): Promise<LoadResult> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    function finish(result: LoadResult): void {
      document.removeEventListener('securitypolicyviolation', onViolation);
      link.remove();
      resolve(result);
    }
    function onViolation({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): void {
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
    link.onerror = () => setTimeout(() => finish('failed'), REPORT_MS);
    link.href = url;
    document.head.append(link);
  });
}

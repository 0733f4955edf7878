import { attributeNames } from '../options.ts';

/** The addresses of the embed's script, wherever the site stands. */
const OURS = /\/widget\/(?:v1|\d[\w.-]*\/calculator)\.js(?:[?#]|$)/;
const RUNNING = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

export interface FoundScript {
  script: HTMLScriptElement;
  address: string;
  /** Why the browser does not run it, where an optimiser has seen to that. */
  held: string | undefined;
}

export function findScripts(): FoundScript[] {
  return [...document.querySelectorAll('script')].flatMap((script) => {
    // Optimisers keep the address under a name of their own, such as data-src.
    const found = [...script.attributes].find(({ name, value }) => /src$/.test(name) && OURS.test(value));
    if (!found) return [];
    const type = script.getAttribute('type') ?? '';
    const held = RUNNING.test(type)
      ? found.name === 'src'
        ? undefined
        : `its address stands in ${found.name}`
      : `its type is “${type}”`;
    return [{ script, address: new URL(found.value, document.baseURI).href, held }];
  });
}

/** Whether the script has settings of its own: the calculator then stands where the script stands. */
export function standsForItself({ attributes }: Element): boolean {
  const settings = ['retirement-calculator', ...attributeNames].map((name) => `data-${name}`);
  return [...attributes].some(({ name }) => settings.includes(name));
}

export type LoadOutcome = 'loaded' | 'refused' | 'failed';

/** A policy is reported a little after the failure that it causes. */
const REPORT_MS = 200;

/** Fetches the script once more as the page would, and does not run it. */
export function tryToLoad({ script, address }: FoundScript): Promise<LoadOutcome> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    function finish(outcome: LoadOutcome): void {
      document.removeEventListener('securitypolicyviolation', onViolation);
      link.remove();
      resolve(outcome);
    }
    function onViolation({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): void {
      if (/^(?:script|default)-src/.test(effectiveDirective) && address.startsWith(blockedURI)) {
        finish('refused');
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
    link.href = address;
    document.head.append(link);
  });
}

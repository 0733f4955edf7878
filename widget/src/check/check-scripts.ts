import { SCRIPT_API } from '../host/script-api.ts';
import { findHosts, linkIn } from './find-hosts.ts';
import type { Finding } from './report.ts';

/** Returns the version of the calculator that runs on this page. */
const runningVersion = (): string | undefined => window[SCRIPT_API]?.version;

export const isRunning = (): boolean => runningVersion() !== undefined;

/** Checks that the script is on the page once, and runs. */
export async function checkScripts(site: string): Promise<Finding[]> {
  const scripts = findScripts();
  return [...(await checkRunning(scripts, site)), ...checkCopies(scripts)];
}

async function checkRunning(scripts: FoundScript[], site: string): Promise<Finding[]> {
  const [first] = scripts;
  const delay = scripts.find((script) => script.delay)?.delay;
  if (isRunning()) {
    const running: Finding = { kind: 'good', title: `The script runs: version ${runningVersion()}.` };
    if (!first) return [running, copiedFinding(site)];
    return delay ? [running, delayedFinding(delay, 'hint')] : [running];
  }
  if (!first) {
    return [
      {
        kind: 'problem',
        title: 'The calculator’s script is not on this page.',
        help: `Paste the snippet again; you can copy it from ${site}/embed. Some systems remove scripts when you save a post: choose “Frame” there.`,
      },
    ];
  }
  if (delay) return [delayedFinding(delay, 'problem')];
  const result = await tryToLoad(first);
  // The script may have run in the meantime.
  return isRunning() ? checkRunning(scripts, site) : [notRunning(first, result)];
}

/**
 * Describes a script that runs, but not from its URL: an application bundles the npm package, or an optimizer copied the
 * script. Such a script knows the site only from the link inside the element.
 */
function copiedFinding(site: string): Finding {
  const title = 'The script does not run from its own URL.';
  const hosts = findHosts(document);
  const isKnown = hosts.every((host) => linkIn(host)?.origin === site);
  return isKnown
    ? {
        kind: 'hint',
        title,
        help: 'That is fine if your application bundles the npm package. Otherwise an optimizer copied the script, and the copy may become outdated: exclude /widget/ from combining, inlining and caching.',
      }
    : {
        kind: 'problem',
        title,
        help: `The calculator does not know its site, so readers cannot save results. Put the published snippet’s link to ${site}/ inside the element. If an optimizer copied the script, exclude /widget/ from combining, inlining and caching.`,
      };
}

function delayedFinding({ attribute, value }: ScriptDelay, kind: Finding['kind']): Finding {
  const change = attribute === 'type' ? `its type is “${value}”` : `its URL is in ${value}`;
  return {
    kind,
    title: `An optimizer delays the script: ${change}.`,
    help: 'Exclude /widget/ in the plugin or service that delays scripts. For Cloudflare, add data-cfasync="false" to the script tag.',
  };
}

function notRunning({ script, url }: FoundScript, result: LoadResult): Finding {
  const { origin } = new URL(url);
  const policySource = document.querySelector('meta[http-equiv="content-security-policy" i]')
    ? 'in a <meta> tag or a header of the page'
    : 'in a header of the page';
  const messages: Record<LoadResult, [title: string, help: string]> = {
    blocked: [
      'This page’s Content Security Policy blocks the script.',
      `The policy is ${policySource}. Add ${origin} to its script-src${script.nonce ? '' : ', or give the script your nonce if the policy uses nonces'}.`,
    ],
    failed: [
      `The script could not be loaded from ${url}.`,
      'Check the URL and the checksum (integrity), if there is one. An ad blocker in this browser can do the same: try another browser.',
    ],
    loaded: [
      'The script can be loaded, but did not run.',
      'The browser’s console says why: a Content Security Policy blocks it, its checksum (integrity) is of another version, or another script on the page stops it. Browsers older than Chrome 109, Firefox 115 or Safari 16.4 cannot run it.',
    ],
  };
  const [title, help] = messages[result];
  return { kind: 'problem', title, help };
}

function checkCopies(scripts: FoundScript[]): Finding[] {
  const urls = new Set(scripts.map(({ url }) => url));
  if (urls.size > 1) {
    return [
      {
        kind: 'hint',
        title: `The page loads different copies of the script: ${[...urls].join(' and ')}.`,
        help: 'The first one serves all calculators. Remove the others.',
      },
    ];
  }
  if (scripts.length < 2) return [];
  return [
    {
      kind: 'hint',
      title: `The script is on this page ${scripts.length} times.`,
      help: 'One is enough for any number of calculators.',
    },
  ];
}

/** Matches the paths of the embed's script on any site. A copy has another path. */
const SCRIPT_PATH = /^\/widget\/(?:v1|\d[\w.-]*\/calculator)\.js$/;
const EXECUTABLE_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

interface FoundScript {
  script: HTMLScriptElement;
  url: string;
  /** Undefined if no optimizer delays the script. */
  delay: ScriptDelay | undefined;
}

/** A change by an optimizer that keeps the browser from running a script until the optimizer reverts it. */
interface ScriptDelay {
  /** The attribute that was changed: `type` has another value, or `src` has another name. */
  attribute: 'type' | 'src';
  /** The other value, or the other name. */
  value: string;
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
    const url = new URL(source.value, document.baseURI).href;
    return [{ script, url, delay: findDelay(type, source.name) }];
  });
}

function pathOf(url: string): string {
  try {
    return new URL(url, document.baseURI).pathname;
  } catch {
    return '';
  }
}

function findDelay(type: string, urlAttribute: string): ScriptDelay | undefined {
  if (!EXECUTABLE_TYPE.test(type)) return { attribute: 'type', value: type };
  return urlAttribute === 'src' ? undefined : { attribute: 'src', value: urlAttribute };
}

type LoadResult = 'loaded' | 'blocked' | 'failed';

/** Browsers may dispatch the event for a Content Security Policy violation after the error event. */
const VIOLATION_EVENT_DELAY_MS = 200;

/** Requests a script again without running it. The page's Content Security Policy applies as to the script itself. */
function tryToLoad({ script, url }: Pick<FoundScript, 'script' | 'url'>): Promise<LoadResult> {
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

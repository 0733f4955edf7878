import { ELEMENT, insertsCalculator, MARKER_ATTRIBUTE } from '../host/element.ts';
import { SCRIPT_API } from '../host/script-api.ts';
import { attributeNames, readOptions } from '../options/options.ts';
import { findHosts, linkIn } from './find-hosts.ts';
import { type FoundScript, findScripts, tryToLoad } from './find-scripts.ts';

/** A reason why the calculator does not work on the page. */
export interface Cause {
  title: string;
  help: string;
}

/** Returns the version of the calculator that runs on this page. */
export const runningVersion = (): string | undefined => window[SCRIPT_API]?.version;

const isRunning = () => runningVersion() !== undefined;

/** Finds the causes that docs/embed.md lists. If another one keeps the calculator from working, returns only that fact. */
export async function findCauses(site: string): Promise<Cause[]> {
  const hosts = findHosts(document);
  return [...(await scriptCauses(hosts, site)), ...elementCauses(hosts), ...hosts.flatMap(attributeCauses)];
}

async function scriptCauses(hosts: readonly HTMLElement[], site: string): Promise<Cause[]> {
  const scripts = findScripts();
  const [first] = scripts;
  const delay = scripts.find((script) => script.delay)?.delay;
  // A delayed script may have run by now.
  if (delay && !isRunning()) return [optimized(`An optimizer delays the script: ${delay}.`)];
  // An optimizer or a bundler copied the script, which then knows the site only by the link inside the element.
  if (!first && isRunning()) {
    const title = 'The script is a copy that does not know its site, so readers cannot save results.';
    return hosts.every((host) => linkIn(host)?.origin === site) ? [] : [optimized(title, site)];
  }
  if (!first) {
    return [
      {
        title: 'The calculator’s script is not on this page.',
        help: `Paste the snippet again; you can copy it from ${site}/embed. Some systems remove scripts when you save a post: choose “Frame” there.`,
      },
    ];
  }
  const result = isRunning() ? 'loaded' : await tryToLoad(first);
  // The script may have run in the meantime.
  return isRunning() ? [] : [notRunning(first, result)];
}

function optimized(title: string, site?: string): Cause {
  const link = site
    ? `Put the published snippet’s link to ${site}/ inside the element. If an application bundles the package from npm, set “site” to ${site}. `
    : '';
  return {
    title,
    help: `${link}Exclude /widget/ in the plugin or service that delays, combines or copies scripts. For Cloudflare, add data-cfasync="false" to the script tag.`,
  };
}

function notRunning({ url }: FoundScript, result: 'loaded' | 'blocked' | 'failed'): Cause {
  const causes = {
    blocked: {
      title: 'This page’s Content Security Policy blocks the script.',
      help: `The policy is in a header of the page, or in a <meta> tag. Add ${new URL(url).origin} to its script-src, or give the script your nonce if the policy uses nonces.`,
    },
    failed: {
      title: `The script could not be loaded from ${url}.`,
      help: 'Check the URL and the checksum (integrity), if there is one. An ad blocker in this browser can do the same: try another browser.',
    },
    loaded: somethingElse('The script can be loaded, but did not run'),
  };
  return causes[result];
}

const somethingElse = (seen: string): Cause => ({
  title: `Something else keeps the calculator from working. ${seen}.`,
  help: 'The browser’s console may say why. If you ask for help, copy this report, which has what we saw.',
});

function elementCauses(hosts: readonly HTMLElement[]): Cause[] {
  const insertedByScript = findScripts().some(({ script }) => insertsCalculator(script));
  if (hosts.length === 0 && !insertedByScript) {
    return [
      {
        title: 'This page has no element for the calculator.',
        help: `There is neither a <${ELEMENT}> nor a <div ${MARKER_ATTRIBUTE}>. If your system removes unknown elements, use the div.`,
      },
    ];
  }
  const unusable = hosts.filter((host) => !canContain(host));
  const hiddenHosts = hosts.filter((host) => host.getBoundingClientRect().width === 0);
  return [
    ...unusable.map(({ localName }) => somethingElse(`<${localName}> cannot contain it`)),
    ...hiddenHosts.map(() => ({
      title: 'The element has no size, so it is not visible.',
      help: 'It, or an element around it, is hidden (display: none) or has no width. That is fine in a tab or a part of the page that opens later.',
    })),
  ];
}

/** Returns true if the element can have a shadow root. Its own is not visible to scripts if the page makes all roots closed. */
function canContain(host: HTMLElement): boolean {
  if (host.shadowRoot) return true;
  try {
    document.createElement(host.localName).attachShadow({ mode: 'open' });
    return true;
  } catch {
    return false;
  }
}

function attributeCauses(host: HTMLElement): Cause[] {
  const { invalid } = readOptions((name) => host.getAttribute(`data-${name}`) ?? host.getAttribute(name));
  const causes = invalid.map((attribute) => ({
    title: `This value is not valid: ${attribute}.`,
    help: 'The default is used instead. Look for curly quotes, for symbols such as $ or a comma, and for the values that the attribute can have.',
  }));
  return [...causes, ...misspelledAttributes(host)];
}

function misspelledAttributes(host: HTMLElement): Cause[] {
  return host.getAttributeNames().flatMap((attribute) => {
    const name = attribute.replace(/^data-/, '');
    const meant = attributeNames.find((known) => isSimilar(name, known));
    if (meant === undefined || attributeNames.includes(name)) return [];
    return [
      {
        title: `There is no attribute ${attribute}. Did you mean ${meant}?`,
        help: 'The calculator ignores it. Names have dashes between their words, and may start with “data-”.',
      },
    ];
  });
}

/** Returns true if two names differ by at most one letter. Dashes do not count. */
function isSimilar(name: string, known: string): boolean {
  const [a, b] = [name, known].map((text) => text.replaceAll(/[^a-z]/g, '')) as [string, string];
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return Math.max(a.length, b.length) - start - end <= 1;
}

import type { HostPage } from './host-page.ts';
import { hosts } from './hosts.ts';

/** A host page in the public gallery. */
export interface GalleryCase {
  host: HostPage;
  title: string;
  /** The last segment of its URL. */
  slug: string;
  /** The reason that visitors cannot open it; absent if they can. */
  testedOnly?: string;
}

export const galleryCases: readonly GalleryCase[] = hosts.map((host) => {
  const testedOnly = reasonForTestsOnly(host);
  const title = /^(jQuery|document\.)/.test(host.name)
    ? host.name
    : host.name.charAt(0).toUpperCase() + host.name.slice(1);
  return { host, title, slug: slugOf(host.name), ...(testedOnly && { testedOnly }) };
});

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}

function reasonForTestsOnly({ action, head, headers, srcdoc }: HostPage): string | undefined {
  if (action) return 'The test changes something on this page.';
  if (srcdoc) return 'It is in an iframe, which pages on this site may not be.';
  if (head?.includes('<script')) return 'It needs libraries that this site does not serve.';
  if (headers && 'cross-origin-opener-policy' in headers) {
    return 'Every page here is sandboxed, and browsers do not show a sandboxed page with this policy.';
  }
  return undefined;
}

/** Returns the settings of a host page that differ from a plain page, with labels. */
export function peculiarities(host: HostPage): readonly (readonly [kind: string, text: string])[] {
  const headers = Object.entries(host.headers ?? {}).map(([name, value]) => `${name}: ${value}`);
  const all: readonly (readonly [string, string | undefined])[] = [
    ['Style sheet', host.css],
    ['Script that runs first', host.script?.trim()],
    ['In the head', host.head],
    ['Security policy', host.csp],
    ['Headers', headers.join('\n')],
    ['Attributes of the page', host.htmlAttributes],
    ['Kind of document', host.kind],
    ['Around the calculator', short(host.body)],
    ['Instead of the usual element', host.element],
    ['Script tag', host.placement?.replaceAll('-', ' ')],
    ['Attributes of the script', host.scriptAttributes],
    ['Action', host.action?.replaceAll('-', ' ')],
    ['Sandbox of the iframe', host.sandbox],
    ['Iframe', host.srcdoc && 'srcdoc'],
  ];
  return all.flatMap(([kind, text]) => (text ? [[kind, text] as const] : []));
}

/** Shortens many calculators to three. */
function short(body: string | undefined): string | undefined {
  return body?.replace(/^(\{calculator\}){4,}$/, '{calculator}{calculator}{calculator}…');
}

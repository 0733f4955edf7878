import type { HostPage } from './host-page.ts';
import { hosts } from './hosts.ts';

/** A host page as visitors of the site can look at it. */
export interface GalleryCase {
  host: HostPage;
  title: string;
  /** The last part of its address. */
  slug: string;
  /** Why it is tried in the tests alone; absent where it can be opened. */
  testedOnly?: string;
}

export const galleryCases: readonly GalleryCase[] = hosts.map((host) => {
  const testedOnly = reasonAgainst(host);
  const title = host.name.charAt(0).toUpperCase() + host.name.slice(1);
  return { host, title, slug: slugOf(host.name), ...(testedOnly && { testedOnly }) };
});

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}

function reasonAgainst({ act, head, headers, srcdoc }: HostPage): string | undefined {
  if (act) return 'Something is done to the calculator here, by the test.';
  if (srcdoc) return 'It stands in a frame, and no page here may.';
  if (head?.includes('<script')) return 'It needs libraries that this site does not serve.';
  if (headers && 'cross-origin-opener-policy' in headers) {
    return 'Browsers show no page that is both isolated so and in a sandbox, which every page here is.';
  }
  return undefined;
}

/** What a host page does that others do not, in its own words. */
export function peculiarities(host: HostPage): readonly (readonly [kind: string, text: string])[] {
  const headers = Object.entries(host.headers ?? {}).map(([name, value]) => `${name}: ${value}`);
  const all: readonly (readonly [string, string | undefined])[] = [
    ['Style sheet', host.css],
    ['Script before everything else', host.script?.trim()],
    ['In its head', host.head],
    ['Security policy', host.csp],
    ['Headers', headers.join('\n')],
    ['Attributes of the page', host.htmlAttributes],
    ['Kind of document', host.kind],
    ['Around the calculator', short(host.body)],
    ['In place of the usual element', host.element],
    ['How the script comes', host.place?.replaceAll('-', ' ')],
    ['Attributes of the script', host.scriptAttributes],
    ['What happens', host.act?.replaceAll('-', ' ')],
    ['Sandbox of its frame', host.sandbox],
    ['Where it stands', host.srcdoc && 'written into a frame (srcdoc)'],
  ];
  return all.flatMap(([kind, text]) => (text ? [[kind, text] as const] : []));
}

/** A hundred calculators say as much as three. */
function short(body: string | undefined): string | undefined {
  return body?.replace(/^(\{calculator\}){4,}$/, '{calculator}{calculator}{calculator}…');
}

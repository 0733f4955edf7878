import { runningVersion } from './find-causes.ts';
import { findHosts, linkIn } from './find-hosts.ts';
import { findScripts } from './find-scripts.ts';

/** Describes what the page has of the calculator, for causes that the check does not explain. */
export async function describePage(site: string): Promise<string[]> {
  const scripts = findScripts().map(({ script }) => `Script: ${startTag(script)}`);
  const elements = findHosts(document).map((host) => {
    const { width, height } = host.getBoundingClientRect();
    const reserved = host.querySelector('td[height]')?.getAttribute('height') ?? 'none';
    return `Element: ${startTag(host)}, ${Math.round(width)} × ${Math.round(height)} px, link: ${linkIn(host)?.href ?? 'none'}, reserved height: ${reserved}`;
  });
  return [
    `Running version: ${runningVersion() ?? 'none'}`,
    ...(scripts.length > 0 ? scripts : ['Script: none']),
    ...(elements.length > 0 ? elements : ['Element: none']),
    `Custom elements: ${window.customElements ? 'yes' : 'no'}`,
    `Requests to ${site}: ${(await canConnect(site)) ? 'allowed' : 'blocked, so readers get no codes and do not see “Saved”'}`,
    `Browser: ${navigator.userAgent}`,
  ];
}

/** Returns the HTML of an element without its content. */
const startTag = (element: Element): string =>
  (element.cloneNode(false) as Element).outerHTML.replace(/<\/[^<]*>$/, '');

async function canConnect(site: string): Promise<boolean> {
  return fetch(`${site}/widget/v1.js`, { method: 'HEAD', credentials: 'omit' }).then(
    () => true,
    () => false,
  );
}

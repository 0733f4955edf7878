import { ELEMENT, MARKER_ATTRIBUTE } from '../host/element.ts';

const SELECTOR = `${ELEMENT},[${MARKER_ATTRIBUTE}]:not(script)`;

/** Returns the host elements of the page, including those in its open shadow roots. */
export function findHosts(root: Document | ShadowRoot): HTMLElement[] {
  const inShadowRoots = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? findHosts(shadowRoot) : [],
  );
  return [...root.querySelectorAll<HTMLElement>(SELECTOR), ...inShadowRoots];
}

/** Returns the link by which a host element names the site, if it has one. The content after the result has other links. */
export function linkIn(host: HTMLElement): HTMLAnchorElement | null {
  return host.querySelector<HTMLAnchorElement>('a[href]:not([slot] *)');
}

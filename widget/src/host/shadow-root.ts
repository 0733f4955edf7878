import { loadedFiles } from '../loading/import-on-demand.ts';
import { adoptStyles } from './adopt-styles.ts';

/** The shadow roots by host element. `host.shadowRoot` is null on pages that make all roots closed. */
const roots = new WeakMap<Element, ShadowRoot>();

/**
 * Opens the shadow root of an element, with the styles of the calculator and the content of the page. Returns undefined if
 * the element cannot have a shadow root.
 */
export function openShadowRoot(host: Element): ShadowRoot | undefined {
  let root = roots.get(host) ?? host.shadowRoot;
  try {
    // Without a registry of custom elements, Preact can create elements in another document that the host is moved into.
    root ??= host.attachShadow({ mode: 'open', customElementRegistry: null });
  } catch {
    console.warn(`Retirement calculator: <${host.localName}> cannot contain it.`);
    return undefined;
  }
  roots.set(host, root);
  showPageContent(root);
  adoptAllStyles(host);
  return root;
}

/** Adds the styles of all files that have been loaded. A document removes those of an element from another document. */
export function adoptAllStyles(host: Element): void {
  const root = roots.get(host);
  if (!root) return;
  adoptStyles(root);
  for (const file of Object.values(loadedFiles)) if ('adoptStyles' in file) file.adoptStyles(root);
}

/** Shows the content that the page put into the element, which also reserves the height. */
export function showPageContent(root: ShadowRoot): void {
  root.replaceChildren(document.createElement('slot'));
}

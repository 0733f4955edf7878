import { configurePreact, reactApi } from '../loading/configure-preact.ts';
import { defineElement, ELEMENT, insertsCalculator, MARKER_ATTRIBUTE } from './element.ts';
import { mount as mountCalculator, unmountDisconnected } from './mount.ts';
import { type Attributes, SCRIPT_API } from './script-api.ts';

/**
 * Shows calculators in the page's elements, now and whenever the page adds one. If the page loads several copies of the
 * script, even of different versions, the first copy serves the whole page.
 *
 * @param script The script element that runs this code; undefined in the npm package.
 */
export function startEmbed(script: HTMLScriptElement | undefined): void {
  if (window[SCRIPT_API]) return;
  configurePreact();
  window[SCRIPT_API] = {
    version: VERSION,
    mount(node: HTMLElement, attributes: Attributes = {}) {
      for (const [name, value] of Object.entries(attributes))
        node.setAttribute(`data-${name}`, String(value));
      return mountCalculator(node, script);
    },
    react: reactApi,
  };
  const hasElement = defineElement((host) => mountCalculator(host, script), unmountDisconnected);
  const marked = `[${MARKER_ATTRIBUTE}]`;
  const selector = hasElement ? marked : `${ELEMENT},${marked}`;
  function scan(): void {
    for (const host of document.querySelectorAll<HTMLElement>(selector)) {
      // A script's tag may have the attribute too: its calculator is in an element after it.
      if (!(host instanceof HTMLScriptElement)) mountCalculator(host, script);
    }
    unmountDisconnected();
  }
  scan();
  new MutationObserver(scan).observe(document, { childList: true, subtree: true });
}

/**
 * If the script's tag has attributes of a calculator, inserts an element with these attributes after the tag. The observer
 * in `startEmbed` then mounts the calculator.
 */
export function insertCalculatorAfter(script: HTMLScriptElement): void {
  // An element in the head of the page would not be visible.
  if (document.head?.contains(script) || !insertsCalculator(script)) return;
  const host = document.createElement('div');
  host.setAttribute(MARKER_ATTRIBUTE, '');
  Object.assign(host.dataset, script.dataset);
  script.after(host);
}

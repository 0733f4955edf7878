import { configurePreact, reactApi } from './configure-preact.ts';
import { defineElement, ELEMENT, insertsCalculator, MARKER_ATTRIBUTE } from './element.ts';
import { mount, unmountDisconnected } from './mount.tsx';
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
      return mount(node, script);
    },
    react: reactApi,
  };
  const isDefined = defineElement((host) => mount(host, script), unmountDisconnected);
  const marked = `[${MARKER_ATTRIBUTE}]`;
  const selector = isDefined ? marked : `${ELEMENT},${marked}`;
  function scan(): void {
    for (const host of document.querySelectorAll<HTMLElement>(selector)) {
      if (!(host instanceof HTMLScriptElement)) mount(host, script);
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

import { configurePreact } from './configure-preact.ts';
import { defineElement, ELEMENT, insertsCalculator, MARKER_ATTRIBUTE } from './element.ts';
import { mount, unmountDisconnected } from './mount.tsx';
import { reactApi } from './react-api.ts';
import { type Attributes, REGISTRY } from './registry.ts';

const { currentScript } = document;

/**
 * The script element that runs this code; undefined in modules, and if the page has an image or a form with the name
 * `currentScript`, which replaces the property.
 */
const script = currentScript instanceof HTMLScriptElement ? currentScript : undefined;

// The first copy of the script, of any version, serves the whole page.
if (!window[REGISTRY]) start();
insertCalculatorAfterScript();

function start(): void {
  configurePreact();
  window[REGISTRY] = { version: VERSION, mount: mountWithAttributes, react: reactApi };
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

function mountWithAttributes(node: HTMLElement, attributes: Attributes = {}): () => void {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(`data-${name}`, String(value));
  return mount(node, script);
}

/**
 * If the script's tag has attributes of a calculator, inserts an element with these attributes after the tag. The observer
 * in `start` mounts it.
 */
function insertCalculatorAfterScript(): void {
  // An element in the head of the page would not be visible.
  if (!script || document.head?.contains(script) || !insertsCalculator(script)) return;
  const host = document.createElement('div');
  host.setAttribute(MARKER_ATTRIBUTE, '');
  Object.assign(host.dataset, script.dataset);
  script.after(host);
}

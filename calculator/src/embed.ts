import { configurePreact } from './configure-preact.ts';
import { currentScript as script } from './current-script.ts';
import { defineElement, ELEMENT } from './element.ts';
import { mount, unmountDisconnected } from './mount.tsx';
import { attributeNames } from './options.ts';

const MARKED = '[data-retirement-calculator]';
const REGISTRY = Symbol.for('whenabouts');

/** Values by the names of attributes. */
type Attributes = Readonly<Record<string, string | number | boolean>>;

/** The API for pages that are built by scripts. */
interface Registry {
  version: string;
  /** Mounts a calculator with attributes by name. Returns a function that unmounts it. */
  mount: (node: HTMLElement, attributes?: Attributes) => () => void;
}

declare global {
  interface Window {
    [REGISTRY]?: Registry;
  }
}

// The first copy of the script, of any version, serves the whole page.
if (!window[REGISTRY]) start();
mountAtScript();

function start(): void {
  configurePreact();
  window[REGISTRY] = { version: VERSION, mount: mountWithAttributes };
  const isDefined = defineElement((host) => mount(host, script), unmountDisconnected);
  const selector = isDefined ? MARKED : `${ELEMENT},${MARKED}`;
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

/** Mounts a calculator after the script's own tag, if that has attributes of a calculator. */
function mountAtScript(): void {
  const isMarked = (name: string) => script?.hasAttribute(`data-${name}`);
  if (!script || document.head?.contains(script)) return;
  if (!['retirement-calculator', ...attributeNames].some(isMarked)) return;
  const host = document.createElement('div');
  host.setAttribute('data-retirement-calculator', '');
  Object.assign(host.dataset, script.dataset);
  script.after(host);
}

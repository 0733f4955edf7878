import { configurePreact } from './configure-preact.ts';
import { defineElement, ELEMENT } from './element.ts';
import { mount, unmountDisconnected } from './mount.tsx';
import { attributeNames } from './options.ts';

const MARKED = '[data-retirement-calculator]';
const REGISTRY = Symbol.for('whenabouts');

/** The API for pages that are built by scripts. */
interface Registry {
  version: string;
  /** Mounts a calculator with attributes by name. Returns a function that unmounts it. */
  mount: (node: HTMLElement, attributes?: Readonly<Record<string, string | number | boolean>>) => () => void;
}

declare global {
  interface Window {
    [REGISTRY]?: Registry;
  }
}

/** Null in modules, and a name that an image or a form of the page can have. */
const current = document.currentScript;
const script = current instanceof HTMLScriptElement ? current : undefined;

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

function mountWithAttributes(...[node, attributes = {}]: Parameters<Registry['mount']>): () => void {
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

import { configurePreact } from './configure-preact.ts';
import { defineElement, ELEMENT } from './element.ts';
import { mount, sweep } from './mount.tsx';
import { attributeNames } from './options.ts';

const MARKED = '[data-retirement-calculator]';
const REGISTRY = Symbol.for('whenabouts');

/** What pages that build themselves with scripts can call. */
interface Registry {
  version: string;
  /** `settings` are the attributes, by name. Gives a function that takes the calculator away again. */
  mount: (node: HTMLElement, settings?: Readonly<Record<string, string | number | boolean>>) => () => void;
}

declare global {
  interface Window {
    [REGISTRY]?: Registry;
  }
}

/** Not there in modules, and a name that a page's image or form can take. */
const current = document.currentScript;
const script = current instanceof HTMLScriptElement ? current : undefined;

// A second copy, of whatever version, leaves the page to the first.
if (!window[REGISTRY]) start();
standForScript();

function start(): void {
  configurePreact();
  Object.defineProperty(window, REGISTRY, {
    value: { version: VERSION, mount: mountWith } satisfies Registry,
  });
  const defined = defineElement((host) => mount(host, script), sweep);
  const wanted = defined ? MARKED : `${ELEMENT},${MARKED}`;
  function scan(): void {
    for (const host of document.querySelectorAll<HTMLElement>(wanted)) {
      if (!(host instanceof HTMLScriptElement)) mount(host, script);
    }
    sweep();
  }
  scan();
  new MutationObserver(scan).observe(document, { childList: true, subtree: true });
}

function mountWith(...[node, settings = {}]: Parameters<Registry['mount']>): () => void {
  for (const [name, value] of Object.entries(settings)) node.setAttribute(`data-${name}`, String(value));
  return mount(node, script);
}

/** A script tag with settings of its own, and no element: the calculator stands where the script stands. */
function standForScript(): void {
  const settings = [...(script?.attributes ?? [])].filter(
    ({ name }) => /^data-/.test(name) && ['retirement-calculator', ...attributeNames].includes(name.slice(5)),
  );
  if (!script || settings.length === 0 || document.head?.contains(script)) return;
  const host = document.createElement('div');
  for (const { name, value } of settings) host.setAttribute(name, value);
  host.setAttribute('data-retirement-calculator', '');
  script.after(host);
}

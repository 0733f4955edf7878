import { render } from 'preact';
import { css } from 'virtual:styles';
import { EmbeddedCalculator } from './embedded-calculator.tsx';
import { readOptions } from './options.ts';
import { shieldEvents } from './shield-events.ts';
import { isNear, whenNear } from './when-near.ts';

/** What takes each of the page's calculators away again. */
const mounted = new Map<Element, () => void>();

/** Puts a calculator into the shadow root of an element, once; gives what takes it away again. */
export function mount(host: HTMLElement, script: HTMLScriptElement | undefined): () => void {
  const known = mounted.get(host);
  if (known) return known;

  // Measured before anything changes, while the browser still knows how the page is laid out.
  const near = isNear(host);
  // An element that nobody knows yet is inline, and in WebKit has only the second height.
  let height = host.offsetHeight || host.getBoundingClientRect().height;
  const site = siteOf(script, host);
  const place = document.createElement('div');
  const watcher = new MutationObserver(update);
  let root: ShadowRoot | undefined;
  let stopWaiting: (() => void) | undefined;
  let warned = '';

  function tell(name: string, detail: object): void {
    host.dispatchEvent(new CustomEvent(`whenabouts:${name}`, { bubbles: true, composed: true, detail }));
  }

  function update(): void {
    const { options, wrong } = readOptions(
      (name) => host.getAttribute(`data-${name}`) ?? host.getAttribute(name),
    );
    if (wrong.length > 0 && wrong.join() !== warned) {
      warned = wrong.join();
      console.warn(`Retirement calculator: defaults are used instead of ${wrong.join(', ')}.`);
    }
    render(<EmbeddedCalculator options={options} site={site} height={height} onEvent={tell} />, place);
  }

  function show(): void {
    update();
    root?.replaceChildren(...root.querySelectorAll('style'), place);
    watcher.observe(host, { attributes: true });
    tell('ready', { version: VERSION });
  }

  function destroy(): void {
    stopWaiting?.();
    watcher.disconnect();
    mounted.delete(host);
    render(null, place);
    root?.replaceChildren(document.createElement('slot'));
  }

  mounted.set(host, destroy);
  try {
    root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  } catch {
    console.warn(`Retirement calculator: it cannot stand in <${host.localName}>.`);
    return destroy;
  }
  style(root);
  shieldEvents(place);
  if (near) show();
  else {
    // The page's own words stand there and keep its height.
    root.appendChild(document.createElement('slot'));
    stopWaiting = whenNear(host, () => {
      height = host.offsetHeight;
      show();
    });
  }
  return destroy;
}

let sweeping = false;

/** Takes away the calculators whose elements have left the page, and not just moved. */
export function sweep(): void {
  if (sweeping || mounted.size === 0) return;
  sweeping = true;
  setTimeout(() => {
    sweeping = false;
    for (const [host, destroy] of mounted) if (!host.isConnected) destroy();
  });
}

let sheet: CSSStyleSheet | undefined;

function style(root: ShadowRoot): void {
  try {
    if (!sheet) {
      const fresh = new CSSStyleSheet();
      fresh.replaceSync(css);
      sheet = fresh;
    }
    root.adoptedStyleSheets = [sheet];
  } catch {
    const element = document.createElement('style');
    element.textContent = css;
    root.appendChild(element);
  }
}

/** Where the script came from; else where the link inside the element leads. */
function siteOf(script: HTMLScriptElement | undefined, host: HTMLElement): string | undefined {
  for (const address of [script?.src, host.querySelector('a')?.href]) {
    if (address && /^https?:/.test(address)) return new URL(address).origin;
  }
  return undefined;
}

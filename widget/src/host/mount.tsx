import { render } from 'preact';
import { EmbeddedCalculator } from '../calculator/embedded-calculator.tsx';
import { ErrorBoundary } from '../loading/error-boundary.tsx';
import { importOnDemand, loadedFiles } from '../loading/import-on-demand.ts';
import { readOptions } from '../options/options.ts';
import { adoptStyles } from './adopt-styles.ts';
import { readPageTheme, rootAndBody, themeAttributes } from './page-theme.ts';
import { shieldEvents } from './shield-events.ts';

/** The functions that unmount the page's calculators, by host element. */
const mounted = new Map<Element, () => void>();

/** The shadow roots by host element. `host.shadowRoot` is null on pages that make all roots closed. */
const roots = new WeakMap<Element, ShadowRoot>();

/** An element with a calculator. */
interface Host extends HTMLElement {
  /** True while the calculator is shown. */
  ready?: boolean;
}

/** Mounts a calculator in the shadow root of an element, once. Returns a function that unmounts it. */
export function mount(host: Host, script: HTMLScriptElement | undefined): () => void {
  const existing = mounted.get(host);
  if (existing) {
    adoptAllStyles(host);
    return existing;
  }

  // Measured before the first change to the page, while the browser still knows the layout.
  const isNear = isNearViewport(host);
  // An undefined custom element is inline: in WebKit its `offsetHeight` is 0.
  let height = host.offsetHeight || host.getBoundingClientRect().height;
  const site = siteOf(script, host);
  const container = document.createElement('div');
  /** The place for content of the page, such as a form, below the first result. */
  const afterResult = document.createElement('slot');
  afterResult.name = 'after-result';
  const attributeObserver = new MutationObserver(update);
  const systemTheme = matchMedia('(prefers-color-scheme: dark)');
  let root: ShadowRoot | undefined;
  let cancelWaiting: (() => void) | undefined;
  let lastWarning = '';
  /** True if the file with the translation could not be loaded: the calculator stays English. */
  let hasNoTranslation = false;

  function dispatch(name: string, detail: object): void {
    if (name === 'calculate' && !afterResult.parentNode) root?.append(afterResult);
    host.dispatchEvent(new CustomEvent(`whenabouts:${name}`, { bubbles: true, composed: true, detail }));
  }

  const read = (name: string) => host.getAttribute(`data-${name}`) ?? host.getAttribute(name);

  function update(): void {
    const { options, invalid } = readOptions(read);
    if (options.tool && !site) {
      invalid.push(
        `tool="${options.tool}" (put the snippet’s link inside the element: it says where the tool is)`,
      );
      options.tool = undefined;
    }
    if (options.theme === 'auto') options.theme = readPageTheme(host);
    const warning = invalid.join(', ');
    if (warning && warning !== lastWarning) {
      console.warn(`Retirement calculator: defaults are used instead of ${warning}.`);
    }
    lastWarning = warning;
    const isTranslated = options.language === 'es' && site !== undefined && !hasNoTranslation;
    const translation = isTranslated ? loadedFiles['es.js']?.spanish : undefined;
    if (isTranslated && !translation) {
      void loadTranslation();
      // Shows no English before the translation.
      if (!container.parentNode) return;
    }
    const isFirst = !container.parentNode;
    // Before rendering: a part that loads on demand adds its styles to the shadow root that it is in.
    if (isFirst) root?.replaceChildren(...root.querySelectorAll('style'), container);
    render(
      <ErrorBoundary onError={showPageContent}>
        <EmbeddedCalculator
          options={options}
          site={site}
          translation={translation}
          height={height}
          onEvent={dispatch}
        />
      </ErrorBoundary>,
      container,
    );
    if (isFirst && container.parentNode) finishMounting();
  }

  let isLoading = false;
  async function loadTranslation(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      await importOnDemand(site ?? '', 'es.js');
    } catch {
      hasNoTranslation = true;
      console.warn('Retirement calculator: the Spanish text did not load, so the calculator is in English.');
    }
    isLoading = false;
    if (mounted.get(host) === unmount) update();
  }

  function finishMounting(): void {
    attributeObserver.observe(host, { attributes: true });
    for (const element of rootAndBody()) {
      attributeObserver.observe(element, { attributeFilter: themeAttributes });
    }
    // The page's background may change with the reader's system.
    systemTheme.addEventListener('change', update);
    // For scripts that add their listener after the event.
    host.ready = true;
    dispatch('ready', { version: VERSION });
  }

  function unmount(): void {
    cancelWaiting?.();
    host.ready = false;
    attributeObserver.disconnect();
    systemTheme.removeEventListener('change', update);
    mounted.delete(host);
    render(null, container);
    showPageContent();
  }

  /** Shows the content that the page put into the element, which also reserves the height. */
  function showPageContent(): void {
    root?.replaceChildren(document.createElement('slot'));
  }

  mounted.set(host, unmount);
  try {
    // Without a registry of custom elements, Preact can create elements in another document that the host is moved into.
    root =
      roots.get(host) ?? host.shadowRoot ?? host.attachShadow({ mode: 'open', customElementRegistry: null });
  } catch {
    console.warn(`Retirement calculator: <${host.localName}> cannot contain it.`);
    return unmount;
  }
  roots.set(host, root);
  showPageContent();
  adoptAllStyles(host);
  shieldEvents(container);
  if (isNear) update();
  else {
    cancelWaiting = whenNearViewport(host, () => {
      height = host.offsetHeight;
      update();
    });
  }
  return unmount;
}

/** Adds the styles of all files that have been loaded. A document removes those of an element from another document. */
function adoptAllStyles(host: Element): void {
  const root = roots.get(host);
  if (!root) return;
  adoptStyles(root);
  for (const file of Object.values(loadedFiles)) if ('adoptStyles' in file) file.adoptStyles(root);
}

let isScheduled = false;

/**
 * Unmounts the calculators whose elements were removed from the page. Waits, because a moved element is added again. An
 * element that was moved into another document gets its styles there.
 */
export function unmountDisconnected(): void {
  if (isScheduled || mounted.size === 0) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    for (const [host, unmount] of mounted) {
      if (!host.isConnected) unmount();
      else if (host.ownerDocument !== document) adoptAllStyles(host);
    }
  });
}

/** The script's tag, for modules, which do not know it. */
const TAG = `script[src*="/widget/v1.js"],script[src*="/widget/${VERSION}/"]`;

/** Matches the script's URLs on its site. A copy, for example in the cache of an optimizer, has another path. */
// Not linear: only unknown to the check, because the version is part of it. It is anchored and has one repetition.
const SCRIPT_URL = new RegExp(`^https?://[^/]+/widget/(v1\\.js|${VERSION}/)`);

/**
 * Returns the origin of the site, from the script's URL or, if the script is a copy, from the link inside the element.
 * Uses the URL of another script on the page last, because that script may be another vendor's.
 */
function siteOf(script: HTMLScriptElement | undefined, host: HTMLElement): string | undefined {
  // The content after the result contains the page's own links.
  const link = host.querySelector<HTMLAnchorElement>('a:not([slot] *)')?.href;
  const tag = document.querySelector<HTMLScriptElement>(TAG)?.src;
  for (const [url, pattern] of [
    [script?.src, SCRIPT_URL],
    [link, /^https?:/],
    [tag, SCRIPT_URL],
  ] as const) {
    if (url && pattern.test(url)) return new URL(url).origin;
  }
  return undefined;
}

/** The distance above or below the viewport, in pixels, within which an element is near the viewport. */
const NEAR_DISTANCE = 800;

/** Returns the window of an element, which is not the script's if the element was moved into another document. */
const windowOf = (element: Element): Window & typeof globalThis =>
  element.ownerDocument.defaultView ?? window;

function isNearViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const isRendered = element.getClientRects().length > 0;
  return isRendered && bottom > -NEAR_DISTANCE && top < windowOf(element).innerHeight + NEAR_DISTANCE;
}

/**
 * Calls `onNear` once the element is near the viewport, or immediately on a page without IntersectionObserver. Returns a
 * function that cancels the call.
 */
function whenNearViewport(element: Element, onNear: () => void): () => void {
  const view = windowOf(element);
  if (!view.IntersectionObserver) {
    onNear();
    return () => undefined;
  }
  const observer = new view.IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) finish();
    },
    { rootMargin: `${NEAR_DISTANCE}px` },
  );
  observer.observe(element);
  // Some ad blockers replace the observer with a stub that never reports. The element also comes into view when a hidden
  // part of the page is shown, or content above becomes smaller.
  view.addEventListener('scroll', checkPosition, true);
  const sizeObserver = view.ResizeObserver && new view.ResizeObserver(checkPosition);
  for (const watched of [element, view.document.documentElement]) sizeObserver?.observe(watched);

  function checkPosition(): void {
    if (isNearViewport(element)) finish();
  }
  function finish(): void {
    cancel();
    onNear();
  }
  function cancel(): void {
    observer.disconnect();
    sizeObserver?.disconnect();
    view.removeEventListener('scroll', checkPosition, true);
  }
  return cancel;
}

import { createHostCalculator, type Host } from './host-calculator.tsx';
import { isNearViewport, whenNearViewport } from './near-viewport.ts';
import { adoptAllStyles, openShadowRoot } from './shadow-root.ts';
import { siteOrigin } from './site-origin.ts';

/** The functions that unmount the page's calculators, by host element. */
const mounted = new Map<Element, () => void>();

/**
 * Mounts a calculator in the shadow root of an element, once, and shows it as soon as the element is near the viewport.
 * Returns a function that unmounts it.
 */
export function mount(host: Host, script: HTMLScriptElement | undefined): () => void {
  const existing = mounted.get(host);
  if (existing) {
    adoptAllStyles(host);
    return existing;
  }

  // Measured before the first change to the page, while the browser still knows the layout.
  const isNear = isNearViewport(host);
  // An undefined custom element is inline: in WebKit its `offsetHeight` is 0.
  const height = host.offsetHeight || host.getBoundingClientRect().height;
  const site = siteOrigin(script, host);
  const root = openShadowRoot(host);
  const calculator = root && createHostCalculator(host, root, site);
  let cancelWaiting: (() => void) | undefined;

  function unmount(): void {
    cancelWaiting?.();
    host.ready = false;
    mounted.delete(host);
    calculator?.remove();
  }

  mounted.set(host, unmount);
  if (!calculator) return unmount;
  if (isNear) calculator.show(height);
  else cancelWaiting = whenNearViewport(host, () => calculator.show(host.offsetHeight));
  return unmount;
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

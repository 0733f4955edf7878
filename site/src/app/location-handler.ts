import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '../router.ts';
import { notePosition, restorePosition, scrollToId, scrollToTop, takeOverScrolling } from './scroll.ts';

/** So long a page may take to settle before it is scrolled to a place in it. */
const HASH_SCROLL_DELAY_MS = 100;

/**
 * After each change of the address: on a new page the focus moves to its heading, so that a screen reader
 * begins there; the page stands at its top, at the element that the hash names, or, on the way back,
 * where the visitor left it.
 */
export function useLocationHandler(): void {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const previousPath = useRef<string | null>(null);

  useEffect(takeOverScrolling, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on a link scrolls again
  useLayoutEffect(() => {
    const isFirst = previousPath.current === null;
    const isNewPage = !isFirst && previousPath.current !== pathname;
    // A plain link to a place in the page makes an entry without a state; the router takes it for a way back.
    const isBack = !isFirst && navigationType === 'POP' && history.state !== null;
    previousPath.current = pathname;
    if (isBack && !document.querySelector('main')) {
      location.reload();
      return;
    }
    if (isNewPage) focusHeading();
    const stopWaiting = isBack ? restorePosition(key) : undefined;
    if (isNewPage && !isBack) scrollToTop();
    const stopNoting = notePosition(key);
    const focused = document.activeElement;
    const arrive = () => scrollToHash(hash, focused);
    const timer = hash && !isBack ? setTimeout(arrive, HASH_SCROLL_DELAY_MS) : undefined;
    return () => {
      stopWaiting?.();
      stopNoting();
      clearTimeout(timer);
    };
  }, [pathname, hash, key]);
}

/** The heading is there at once: pages are loaded before their address changes. */
function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

function scrollToHash(hash: string, focusedBefore: Element | null): void {
  const target = scrollToId(decodeHash(hash));
  // Whoever has gone on meanwhile, into a menu for example, keeps the focus.
  const stayed = [focusedBefore, document.body].includes(document.activeElement);
  if (stayed) target?.focus({ preventScroll: true });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A stray percent sign is no reason to fail.
    return hash.slice(1);
  }
}

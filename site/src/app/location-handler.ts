import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '../router.ts';
import {
  disableScrollRestoration,
  restorePosition,
  scrollToId,
  scrollToTop,
  trackPosition,
} from './scroll.ts';

/** Delay before scrolling to the hash, so that the page can settle. */
const HASH_SCROLL_DELAY_MS = 100;

/**
 * Handles focus and scrolling after each navigation. On a new page, focuses the heading, where screen readers
 * start, and scrolls to the top or to the hash. Going back restores the scroll position.
 */
export function useLocationHandler(): void {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const previousPath = useRef<string | null>(null);

  useEffect(disableScrollRestoration, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: clicking the same link again scrolls again
  useLayoutEffect(() => {
    const isFirst = previousPath.current === null;
    const isNewPage = !isFirst && previousPath.current !== pathname;
    // The router reports POP for plain in-page links too; their history entries have no state.
    const isBack = !isFirst && navigationType === 'POP' && history.state !== null;
    previousPath.current = pathname;
    if (isBack && !document.querySelector('main')) {
      location.reload();
      return;
    }
    if (isNewPage) focusHeading();
    const stopRestoring = isBack ? restorePosition(key) : undefined;
    if (isNewPage && !isBack) scrollToTop();
    const stopTracking = trackPosition(key);
    const focused = document.activeElement;
    // Instant on a new page: a smooth scroll would be added to that of a part that brings itself into view.
    const onSettled = () => scrollToHash(hash, focused, isFirst || isNewPage ? 'instant' : undefined);
    const timer = hash && !isBack ? setTimeout(onSettled, HASH_SCROLL_DELAY_MS) : undefined;
    return () => {
      stopRestoring?.();
      stopTracking();
      clearTimeout(timer);
    };
  }, [pathname, hash, key]);
}

/** Focuses the page's heading, which is there already: the router loads a page before it changes the URL. */
function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

function scrollToHash(hash: string, focusedBefore: Element | null, behavior?: ScrollBehavior): void {
  const id = decodeHash(hash);
  // The target has already brought a part of itself into view, such as a restored result.
  if (document.getElementById(id)?.matches(':focus-within:not(:focus)')) return;
  const target = scrollToId(id, behavior);
  // Do not take the focus if the visitor has moved it meanwhile, into a menu for example.
  const isUnmoved = [focusedBefore, document.body].includes(document.activeElement);
  if (isUnmoved) target?.focus({ preventScroll: true });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // The hash contains a stray percent sign.
    return hash.slice(1);
  }
}

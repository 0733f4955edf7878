import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '../router.ts';
import {
  disableScrollRestoration,
  focusHeading,
  jumpToTop,
  restorePosition,
  scrollToId,
  trackPosition,
} from './scroll.ts';

/** Delay before scrolling to the hash: effects of the new page may still change its height. */
const HASH_SCROLL_DELAY_MS = 100;

/**
 * Scrolls and moves the focus after each navigation. On a new page, focuses the heading, where screen readers
 * start, and scrolls to the top or to the hash. Going back or forward restores the scroll position.
 */
export function useScrollAndFocus(): void {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const previousPath = useRef<string | null>(null);

  useEffect(disableScrollRestoration, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: clicking the same link again scrolls again
  useLayoutEffect(() => {
    const isFirst = previousPath.current === null;
    // A tab with its own path shows another part of the same page.
    const isTab = document.activeElement?.role === 'tab';
    const isNewPage = !isFirst && previousPath.current !== pathname && !isTab;
    // The router also reports POP for in-page links, whose history entries have no state.
    const isHistoryNavigation = !isFirst && navigationType === 'POP' && history.state !== null;
    previousPath.current = pathname;
    // The page failed to render, so it has no `main`. Loading it as a new document is the only way to show it.
    if (isHistoryNavigation && !document.querySelector('main')) {
      location.reload();
      return;
    }
    // The heading is already rendered, because the router loads a page before it changes the URL.
    if (isNewPage) focusHeading();
    const stopRestoring = isHistoryNavigation ? restorePosition(key) : undefined;
    if (isNewPage && !isHistoryNavigation) jumpToTop();
    const stopTracking = trackPosition(key);
    // Jump on a new page: a restored result may already be scrolling into view, and a second smooth scroll would
    // overshoot.
    const behavior = isFirst || isNewPage ? 'instant' : undefined;
    const timer = hash && !isHistoryNavigation ? scrollToHashLater(hash, behavior) : undefined;
    return () => {
      stopRestoring?.();
      stopTracking();
      clearTimeout(timer);
    };
  }, [pathname, hash, key]);
}

/** Scrolls to the hash and focuses its target once the page has settled. Returns the timer. */
export function scrollToHashLater(hash: string, behavior?: ScrollBehavior) {
  const focused = document.activeElement;
  return setTimeout(() => scrollToHash(hash, focused, behavior), HASH_SCROLL_DELAY_MS);
}

function scrollToHash(hash: string, focusedBefore: Element | null, behavior?: ScrollBehavior): void {
  const id = decodeHash(hash);
  // Do not scroll if a part of the target has the focus: it is in view already, for example a restored result.
  if (document.getElementById(id)?.matches(':focus-within:not(:focus)')) return;
  const target = scrollToId(id, behavior);
  // Leave the focus where it is if the visitor has moved it since, for example into a menu.
  const isFocusUnmoved = [focusedBefore, document.body].includes(document.activeElement);
  if (isFocusUnmoved) target?.focus({ preventScroll: true });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // The hash contains a stray percent sign.
    return hash.slice(1);
  }
}

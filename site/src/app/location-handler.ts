import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '../router.ts';

/** So long a page may take to settle before it is scrolled to a place in it. */
const HASH_SCROLL_DELAY_MS = 100;

/**
 * After each change of the address: scrolls to the element that the hash names, and on a new page moves
 * the focus to its heading, so that a screen reader begins there.
 */
export function useLocationHandler(): void {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const previousPath = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a click on the same link scrolls again
  useEffect(() => {
    const isFirst = previousPath.current === null;
    const isNewPage = !isFirst && previousPath.current !== pathname;
    previousPath.current = pathname;
    if (navigationType === 'POP' && !isFirst && !document.querySelector('main')) {
      location.reload();
      return;
    }
    if (isNewPage && !hash) focusHeading();
    return hash && (isFirst || navigationType !== 'POP') ? scrollToHash(hash, isNewPage) : undefined;
  }, [pathname, hash, key]);
}

function focusHeading(): void {
  // Scrolling is the router's: to the top on a new page, to where one was on the way back.
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

function scrollToHash(hash: string, moveFocus: boolean): () => void {
  const timer = setTimeout(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
    if (moveFocus) target.focus({ preventScroll: true });
  }, HASH_SCROLL_DELAY_MS);
  return () => clearTimeout(timer);
}

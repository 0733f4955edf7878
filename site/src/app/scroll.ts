/** Scrolls to the element with this id: smoothly, unless the visitor asked for less motion. */
export function scrollToId(id: string): HTMLElement | null {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const target = document.getElementById(id);
  target?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  return target;
}

/** Tells the browser that going back is ours to do, except when the page is left for good. */
export function takeOverScrolling(): () => void {
  const handBack = () => {
    history.scrollRestoration = 'auto';
  };
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', handBack);
  return () => {
    removeEventListener('pagehide', handBack);
    handBack();
  };
}

/** Where the visitor stood on each entry of the browser's history. */
const positions = new Map<string, number>();

/**
 * Notes where the visitor stands on this entry until he leaves it. The browser does this by itself only
 * when it loads pages; here the page changes under it.
 *
 * @returns a function that ends the noting.
 */
export function notePosition(entry: string): () => void {
  const note = () => positions.set(entry, window.scrollY);
  addEventListener('scroll', note, { passive: true });
  return () => removeEventListener('scroll', note);
}

export function restorePosition(entry: string): void {
  window.scrollTo({ top: positions.get(entry) ?? 0, behavior: 'instant' });
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Smoothly, unless the visitor asked for less motion. */
const behavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** Scrolls to the element with this id. */
export function scrollToId(id: string): HTMLElement | null {
  const target = document.getElementById(id);
  target?.scrollIntoView({ behavior: behavior() });
  return target;
}

/** Scrolls back to where the page begins, and puts the keyboard there too. */
export function scrollToStart(): void {
  window.scrollTo({ top: 0, behavior: behavior() });
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
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
  // After a reload the browser has put him there before anyone listened.
  if (!positions.has(entry)) note();
  addEventListener('scroll', note, { passive: true });
  return () => removeEventListener('scroll', note);
}

/** Whoever does one of these wants to be where it leads. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Back to where the visitor stood on this entry; once more when the page is long enough, if what fills it is
 * still on its way.
 *
 * @returns a function that ends the waiting.
 */
export function restorePosition(entry: string): () => void {
  const top = positions.get(entry) ?? 0;
  jumpTo(top);
  if (isInReach(top)) return () => {};
  const growth = new ResizeObserver(() => {
    if (!isInReach(top)) return;
    stop();
    jumpTo(top);
  });
  const stop = () => {
    growth.disconnect();
    for (const move of OWN_MOVES) removeEventListener(move, stop);
  };
  for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}

function isInReach(top: number): boolean {
  return document.documentElement.scrollHeight - window.innerHeight >= Math.floor(top);
}

export function scrollToTop(): void {
  jumpTo(0);
}

/** Twice, because what a smooth scrolling has under way is added to the first jump. */
function jumpTo(top: number): void {
  const jump = () => window.scrollTo({ top, behavior: 'instant' });
  jump();
  requestAnimationFrame(jump);
}

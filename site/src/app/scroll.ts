/** Returns `smooth`, unless the visitor prefers reduced motion. */
const preferredBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

function scrollToElement(target: Element | null, behavior: ScrollBehavior = preferredBehavior()): void {
  cancelAnimationFrame(nextJump);
  if (behavior === 'smooth') smoothUntil = performance.now() + SMOOTH_SCROLL_MS;
  target?.scrollIntoView({ behavior });
}

export function scrollToId(id: string, behavior?: ScrollBehavior): HTMLElement | null {
  const target = document.getElementById(id);
  scrollToElement(target, behavior);
  return target;
}

/** Focuses the page's heading. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Scrolls to the top of the page and focuses its heading. */
export function scrollToHeading(): void {
  scrollToElement(document.documentElement);
  focusHeading();
}

/**
 * Turns off the browser's scroll restoration, and turns it on again when the document is left, because the browser
 * restores the position after a reload. Returns a function that turns it on earlier.
 */
export function disableScrollRestoration(): () => void {
  const enable = () => {
    history.scrollRestoration = 'auto';
  };
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', enable);
  return () => {
    removeEventListener('pagehide', enable);
    enable();
  };
}

/** Scroll positions by key of the history entry. */
const positions = new Map<string, number>();

/**
 * Tracks the scroll position of a history entry in memory. The browser does this for full page loads only.
 *
 * @returns a function that stops tracking.
 */
export function trackPosition(entryKey: string): () => void {
  const store = () => positions.set(entryKey, window.scrollY);
  // After a reload, the browser has scrolled before we listen.
  if (!positions.has(entryKey)) store();
  addEventListener('scroll', store, { passive: true });
  return () => removeEventListener('scroll', store);
}

/** Events after which the position is no longer restored, because the visitor has started to use the page. */
const USER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position of a history entry. If the page is too short because content is still loading,
 * restores it again when the page has grown.
 *
 * @returns a function that stops waiting.
 */
export function restorePosition(entryKey: string): () => void {
  const top = positions.get(entryKey) ?? 0;
  jumpTo(top);
  if (isInReach(top)) return () => {};
  const growth = new ResizeObserver(() => {
    if (!isInReach(top)) return;
    stop();
    jumpTo(top);
  });
  const stop = () => {
    growth.disconnect();
    for (const event of USER_EVENTS) removeEventListener(event, stop);
  };
  for (const event of USER_EVENTS) addEventListener(event, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}

function isInReach(top: number): boolean {
  return document.documentElement.scrollHeight - window.innerHeight >= Math.floor(top);
}

export function jumpToTop(): void {
  jumpTo(0);
}

/** The longest time that a smooth scroll takes. */
const SMOOTH_SCROLL_MS = 1500;
/** The longest time for which it can still move the page after a jump. */
const LATE_SCROLL_MS = 200;
let smoothUntil = 0;
let nextJump = 0;

/** Jumps again in the next frame, and for longer after a smooth scroll of ours: one in progress would move the page on. */
function jumpTo(top: number): void {
  cancelAnimationFrame(nextJump);
  const now = performance.now();
  const end = now < smoothUntil ? now + LATE_SCROLL_MS : 0;
  const jump = () => window.scrollTo({ top, behavior: 'instant' });
  const jumpAgain = () => {
    jump();
    if (performance.now() < end) nextJump = requestAnimationFrame(jumpAgain);
  };
  jump();
  nextJump = requestAnimationFrame(jumpAgain);
}

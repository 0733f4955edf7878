import { useSyncExternalStore } from 'react';

function onScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  addEventListener('resize', listener);
  return () => {
    removeEventListener('scroll', listener);
    removeEventListener('resize', listener);
  };
}

/** Whether the page is scrolled by more than so many pixels. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > pixels,
    () => false,
  );
}

/** A section counts as the one in sight when it reaches this far below the top of the window. */
const OFFSET_PX = 200;

/** The section of these, by id, that contains the scroll position plus 200 px; none near the top of the page. */
export function useActiveSection(ids: readonly string[]): string | undefined {
  return useSyncExternalStore(
    onScroll,
    () => activeSection(ids),
    () => undefined,
  );
}

function activeSection(ids: readonly string[]): string | undefined {
  if (window.scrollY < OFFSET_PX) return undefined;
  return ids.find((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box !== undefined && box.top <= OFFSET_PX && box.bottom > OFFSET_PX;
  });
}

import { useSyncExternalStore } from 'react';

function onScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  addEventListener('resize', listener);
  return () => {
    removeEventListener('scroll', listener);
    removeEventListener('resize', listener);
  };
}

/** Returns true if the page is scrolled down by more than `pixels`. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > pixels,
    () => false,
  );
}

/** Distance from the top of the window at which a section becomes the active one. */
const OFFSET_PX = 200;

/** Returns the id of the section at the scroll position plus 200 px; undefined near the top of the page. */
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

/** Window width from which the page has margins next to its content, where a floating button covers nothing. */
const WIDTH_WITH_MARGIN_PX = 1280;
/** Height of the bottom corner of the window that a floating button covers. */
const CORNER_PX = 150;

/** Returns true if one of the sections reaches into the bottom corner of a window without margins next to the page. */
export function useSectionAtCorner(ids: readonly string[]): boolean {
  return useSyncExternalStore(
    onScroll,
    () => innerWidth < WIDTH_WITH_MARGIN_PX && ids.some(isAtCorner),
    () => false,
  );
}

function isAtCorner(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box !== undefined && box.top < innerHeight && box.bottom > innerHeight - CORNER_PX;
}

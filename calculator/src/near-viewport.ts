/** An element is near the viewport if it is at most this many pixels above or below it. */
const NEAR = 800;

export function isNearViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const isRendered = element.getClientRects().length > 0;
  return isRendered && bottom > -NEAR && top < innerHeight + NEAR;
}

/**
 * Calls back once the element is near the viewport, or immediately on a page without IntersectionObserver. Returns a
 * function that cancels.
 */
export function whenNearViewport(element: Element, onNear: () => void): () => void {
  if (!window.IntersectionObserver) {
    onNear();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: `${NEAR}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

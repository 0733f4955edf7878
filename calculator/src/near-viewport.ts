/** The distance above or below the viewport, in pixels, within which an element is near the viewport. */
const NEAR_DISTANCE = 800;

export function isNearViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const isRendered = element.getClientRects().length > 0;
  return isRendered && bottom > -NEAR_DISTANCE && top < innerHeight + NEAR_DISTANCE;
}

/**
 * Calls `onNear` once the element is near the viewport, or immediately on a page without IntersectionObserver. Returns a
 * function that cancels the call.
 */
export function whenNearViewport(element: Element, onNear: () => void): () => void {
  if (!window.IntersectionObserver) {
    onNear();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) finish();
    },
    { rootMargin: `${NEAR_DISTANCE}px` },
  );
  observer.observe(element);
  // Some ad blockers replace the observer with a stub that never reports.
  addEventListener('scroll', checkPosition, true);

  function checkPosition(): void {
    if (isNearViewport(element)) finish();
  }
  function finish(): void {
    cancel();
    onNear();
  }
  function cancel(): void {
    observer.disconnect();
    removeEventListener('scroll', checkPosition, true);
  }
  return cancel;
}

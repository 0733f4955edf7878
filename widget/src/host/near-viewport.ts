/** The distance above or below the viewport, in pixels, within which an element is near the viewport. */
const NEAR_DISTANCE = 800;

/** Returns the window of an element, which is not the script's if the element was moved into another document. */
const windowOf = (element: Element): Window & typeof globalThis =>
  element.ownerDocument.defaultView ?? window;

export function isNearViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const isRendered = element.getClientRects().length > 0;
  return isRendered && bottom > -NEAR_DISTANCE && top < windowOf(element).innerHeight + NEAR_DISTANCE;
}

/**
 * Calls `onNear` once the element is near the viewport, or immediately on a page without IntersectionObserver. Returns a
 * function that cancels the call.
 */
export function whenNearViewport(element: Element, onNear: () => void): () => void {
  const view = windowOf(element);
  if (!view.IntersectionObserver) {
    onNear();
    return () => undefined;
  }
  const observer = new view.IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) finish();
    },
    { rootMargin: `${NEAR_DISTANCE}px` },
  );
  observer.observe(element);
  // Some ad blockers replace the observer with a stub that never reports. The element also comes into view when a hidden
  // part of the page is shown, or content above becomes smaller.
  view.addEventListener('scroll', checkPosition, true);
  let frame = 0;
  const checkInNextFrame = () => {
    view.cancelAnimationFrame(frame);
    frame = view.requestAnimationFrame(checkPosition);
  };
  // In the next frame: the browser reports an error to the page if an observer changes the size of what others observe.
  const sizeObserver = view.ResizeObserver && new view.ResizeObserver(checkInNextFrame);
  for (const watched of [element, view.document.documentElement]) sizeObserver?.observe(watched);

  function checkPosition(): void {
    if (isNearViewport(element)) finish();
  }
  function finish(): void {
    cancel();
    onNear();
  }
  function cancel(): void {
    observer.disconnect();
    sizeObserver?.disconnect();
    view.cancelAnimationFrame(frame);
    view.removeEventListener('scroll', checkPosition, true);
  }
  return cancel;
}

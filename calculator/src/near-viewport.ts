/** Pixels above or below the viewport within which an element is near. */
const NEAR = 800;

/** Returns true if the element is near the viewport, or if the browser cannot tell later. */
export function isNearViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const isRendered = element.getClientRects().length > 0;
  return !window.IntersectionObserver || (isRendered && bottom > -NEAR && top < innerHeight + NEAR);
}

/** Calls back once the element is near the viewport. Returns a function that cancels. */
export function whenNearViewport(element: Element, onNear: () => void): () => void {
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

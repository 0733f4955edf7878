/** How far below or above the window something is close enough to be drawn. */
const NEAR = 800;

/** Waits until the element is about to be seen: further down, a calculator costs nothing. Gives what stops it. */
export function whenNear(element: Element, begin: () => void): () => void {
  // Most stand near at once, and the observer would first let the page be painted without them.
  if (typeof IntersectionObserver !== 'function' || isNear(element)) {
    begin();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      begin();
    },
    { rootMargin: `${NEAR}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return element.getClientRects().length > 0 && bottom > -NEAR && top < innerHeight + NEAR;
}

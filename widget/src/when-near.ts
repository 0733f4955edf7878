/** How far below or above the window something is close enough to be drawn. */
const NEAR = 800;

/** Whether the element is about to be seen. Where that cannot be told later, it is. */
export function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const isShown = element.getClientRects().length > 0;
  return !window.IntersectionObserver || (isShown && bottom > -NEAR && top < innerHeight + NEAR);
}

/** Waits until the element is about to be seen: further down, a calculator costs nothing. Gives what stops it. */
export function whenNear(element: Element, begin: () => void): () => void {
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

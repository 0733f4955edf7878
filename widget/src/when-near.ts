/** How far below or above the window something is close enough to be drawn. */
const NEAR = '800px';

/** Waits until the element is about to be seen: further down, a calculator costs nothing. Gives what stops it. */
export function whenNear(element: Element, begin: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') {
    begin();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      begin();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

import { useEffect, useRef, useState } from 'react';

/**
 * Returns the latest value once the browser has painted it, for work that would delay the frames of a drag.
 *
 * React's `useDeferredValue` would be shorter, but its rendering starts over with each change, so a slow device would
 * not update the charts before the drag ends.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  const latest = useRef(value);
  latest.current = value;
  const isLate = painted !== value;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the value may have changed again by the time it is painted
  useEffect(() => {
    if (!isLate) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      // The callback runs before the frame is painted, the timer after it.
      timer = setTimeout(() => setPainted(() => latest.current));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isLate, painted]);
  return painted;
}

import { useLayoutEffect, useRef, useState } from 'react';

const COUNTING_MS = 200;

/**
 * Counts from 0 to 1 within 200 ms when the first result appears, and stays at 1 after that. For visitors who
 * prefer reduced motion, the value is always 1.
 */
export function useFirstResult(isShown: boolean): number {
  const [progress, setProgress] = useState(1);
  const wasShown = useRef(false);

  useLayoutEffect(() => {
    if (!isShown || wasShown.current) return;
    wasShown.current = true;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = performance.now();
    const count = () => {
      const share = Math.min((performance.now() - start) / COUNTING_MS, 1);
      setProgress(share);
      if (share < 1) requestAnimationFrame(count);
    };
    count();
  }, [isShown]);

  return progress;
}

import { useLayoutEffect, useRef, useState } from 'react';

const DURATION_MS = 200;

/**
 * Returns the share of an amount to show while it counts up: from 0 to 1 within 200 ms when the first result appears, and 1
 * after that. For visitors who prefer reduced motion, it is always 1.
 */
export function useCountUp({ hasResult }: { hasResult: boolean }): number {
  const [share, setShare] = useState(1);
  const wasShown = useRef(false);

  useLayoutEffect(() => {
    if (!hasResult || wasShown.current) return;
    wasShown.current = true;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = performance.now();
    const count = () => {
      const next = Math.min((performance.now() - start) / DURATION_MS, 1);
      setShare(next);
      if (next < 1) requestAnimationFrame(count);
    };
    count();
  }, [hasResult]);

  return share;
}

import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from '../router.ts';
import { removeErrorToasts, removePageToasts, setRegionLoader } from '../ui/toast.ts';

/** Loads the toast region on the visitor's first action, because no toast appears before. */
export function Toasts() {
  const [Region, setRegion] = useState<ComponentType>();
  useEffect(() => {
    const load = () => {
      import('../ui/toaster.tsx').then(
        (m) => setRegion(() => m.ToastRegion),
        // The next toast tries again. The page also shows its errors in place, and late toasts would repeat them.
        removeErrorToasts,
      );
    };
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) addEventListener(event, load, { once: true, passive: true });
    setRegionLoader(load);
    return () => {
      for (const event of events) removeEventListener(event, load);
    };
  }, []);
  useRemovePageToastsOnNavigation();
  // The live region is in the page from the start: some screen readers miss the first message of a new region.
  return <div aria-live="polite">{Region && <Region />}</div>;
}

function useRemovePageToastsOnNavigation(): void {
  const { pathname } = useLocation();
  // A layout effect, because effects of the new page may already show its own toast.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each page
  useLayoutEffect(removePageToasts, [pathname]);
}

import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from '../router.ts';
import { onFirstToast, removeErrorToasts } from '../ui/toast.ts';

const ToastRegion = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).ToastRegion }));

/** Loads the toast region on the visitor's first action, because no toast appears before. */
export function Toasts() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const load = () => setReady(true);
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) addEventListener(event, load, { once: true, passive: true });
    onFirstToast(load);
    return () => {
      for (const event of events) removeEventListener(event, load);
    };
  }, []);
  useErrorsOfThisPage();
  // The live region is in the page from the start: some screen readers miss the first message of a new one.
  return (
    <div aria-live="polite">
      <Suspense fallback={null}>{ready && <ToastRegion />}</Suspense>
    </div>
  );
}

/** Removes error toasts on navigation: they are about the page that is left. */
function useErrorsOfThisPage(): void {
  const { pathname } = useLocation();
  // A layout effect, because effects of the new page may already show a toast of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each page
  useLayoutEffect(removeErrorToasts, [pathname]);
}

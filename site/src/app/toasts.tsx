import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstToast } from '../ui/toast.ts';

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
  // The live region is in the page from the start: some screen readers miss the first message of a new one.
  return (
    <div aria-live="polite">
      <Suspense fallback={null}>{ready && <ToastRegion />}</Suspense>
    </div>
  );
}

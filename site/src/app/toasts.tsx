import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstToast } from '../ui/toast.ts';

const ToastRegion = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).ToastRegion }));

/** What shows them is loaded with the first thing that the visitor does, since nothing is said before. */
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
  // There with the page, because some screen readers miss the first words of a region that comes with them.
  return (
    <div aria-live="polite">
      <Suspense fallback={null}>{ready && <ToastRegion />}</Suspense>
    </div>
  );
}

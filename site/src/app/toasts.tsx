import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstToast } from '../ui/toast.ts';

const ToastRegion = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).ToastRegion }));

/** Loaded with the first thing that the visitor does, since nothing is said before. */
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
  return <Suspense fallback={null}>{ready && <ToastRegion />}</Suspense>;
}

import { lazy, Suspense, useEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import { swrDefaults } from '../api/swr.ts';
import { Outlet } from '../router.ts';
import { onFirstToast } from '../ui/toast.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import * as styles from './layout.css.ts';
import { useLocationHandler } from './location-handler.ts';

const ToastRegion = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).ToastRegion }));

/** What surrounds every page. */
export function Layout() {
  useLocationHandler();
  return (
    <SWRConfig value={swrDefaults}>
      <a href="#main" className={styles.skipLink}>
        Skip to content
      </a>
      <Header />
      <Outlet />
      <Footer />
      <Toasts />
    </SWRConfig>
  );
}

/** Loaded with the first thing that the visitor does, since nothing is said before. */
function Toasts() {
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

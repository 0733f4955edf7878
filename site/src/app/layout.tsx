import { useEffect } from 'react';
import { GuideLoading } from '../features/guides/guide-loading.tsx';
import { Outlet, useLocation } from '../router.ts';
import { whenIdle } from '../when-idle.ts';
import { repeatEarlyTaps } from './early-tap.ts';
import { Footer } from './footer.tsx';
import * as styles from './header.css.ts';
import { Header } from './header.tsx';
import { useScrollAndFocus } from './scroll-and-focus.ts';
import { Toasts } from './toasts.tsx';
import { useClearOnLogout } from './use-clear-on-logout.ts';

export function Layout() {
  return (
    <>
      <a href="#main" className={styles.skipLink}>
        Skip to content
      </a>
      <Header />
      <GuideLoading />
      <Outlet />
      <Footer />
      <Toasts />
      <Effects />
    </>
  );
}

/** Loads the page that a tap opens next, while the browser is idle, so that it opens offline. */
function useNextPage(): void {
  const { pathname } = useLocation();
  // A tap loads the page again, and shows the error.
  useEffect(
    () =>
      whenIdle(() => void import('./next-pages.ts').then((m) => m.nextPages[pathname]?.()).catch(() => {})),
    [pathname],
  );
}

/** A separate component: its state changes do not render the layout again. */
function Effects() {
  // This must not run in the effect: the tap may use numbers that other effects adopt, and render with `flushSync`.
  useEffect(() => queueMicrotask(repeatEarlyTaps), []);
  useScrollAndFocus();
  useClearOnLogout();
  useNextPage();
  return null;
}

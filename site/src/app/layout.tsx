import { useEffect } from 'react';
import { GuideLoading } from '../features/guides/guide-loading.tsx';
import { Outlet } from '../router.ts';
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

/** A separate component: its state changes do not render the layout again. */
function Effects() {
  // This must not run in the effect: the tap may use numbers that other effects adopt, and render with `flushSync`.
  useEffect(() => queueMicrotask(repeatEarlyTaps), []);
  useScrollAndFocus();
  useClearOnLogout();
  return null;
}

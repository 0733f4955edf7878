import { GuideLoading } from '../features/guides/guide-loading.tsx';
import { Outlet } from '../router.ts';
import { useClearOnLogout } from './clear-on-logout.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import * as styles from './layout.css.ts';
import { useLocationHandler } from './location-handler.ts';
import { Toasts } from './toasts.tsx';

/** The layout of the public pages. */
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

/** A component of its own, so that its state changes do not render the layout again. */
function Effects() {
  useLocationHandler();
  useClearOnLogout();
  return null;
}

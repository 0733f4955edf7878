import { GuideLoading } from '../features/guides/guide-loading.tsx';
import { Outlet } from '../router.ts';
import { useClearOnLogout } from './clear-on-logout.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import * as styles from './layout.css.ts';
import { useLocationHandler } from './location-handler.ts';
import { Toasts } from './toasts.tsx';

/** What surrounds every page. */
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
      <Unseen />
    </>
  );
}

/** Apart, so that what it hears of draws nothing else again. */
function Unseen() {
  useLocationHandler();
  useClearOnLogout();
  return null;
}

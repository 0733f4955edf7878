import { useEffect, useRef } from 'react';
import { checkMember, useMember } from '../api/auth.ts';
import { GuideLoading } from '../features/guides/guide-loading.tsx';
import { clearNumbers } from '../numbers/store.ts';
import { Outlet } from '../router.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import * as styles from './layout.css.ts';
import { useScrollAndFocus } from './scroll-and-focus.ts';
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

/** A separate component: its state changes do not render the layout again. */
function Effects() {
  useScrollAndFocus();
  useClearOnLogout();
  return null;
}

/** Clears the visitor's inputs on logout: the next person at this computer must not see them. */
function useClearOnLogout(): void {
  const { status } = useMember();
  const wasMember = useRef(false);

  useEffect(() => {
    // The back button may restore a page from the browser's cache after its member has logged out.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted && wasMember.current) void checkMember();
    };
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);

  useEffect(() => {
    if (wasMember.current && status === 'visitor') clearNumbers();
    // In the other states, the member is being loaded again: keep the last known state.
    if (status === 'member' || status === 'visitor') wasMember.current = status === 'member';
  }, [status]);
}

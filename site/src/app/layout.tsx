import { useEffect, useRef } from 'react';
import { checkMember, useMember } from '../api/auth.ts';
import { claimLogin } from '../api/login.ts';
import { GuideLoading } from '../features/guides/guide-loading.tsx';
import { clearNumbers, reloadNumbers } from '../numbers/store.ts';
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

/** Clears the visitor's numbers on logout, and for another member: the next person at this computer must not see them. */
function useClearOnLogout(): void {
  const { status, member } = useMember();
  const email = member?.email;
  /** The email address of the member who was logged in last. */
  const last = useRef<string | undefined>(undefined);

  useEffect(() => {
    // The back button may restore a page from the browser's cache after its member has logged out.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      reloadNumbers();
      if (last.current !== undefined) void checkMember();
    };
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);

  useEffect(() => {
    // In the other states, the member is being loaded again.
    if (status !== 'member' && status !== 'visitor') return;
    const isAnother = email !== undefined && !claimLogin(email);
    if (isAnother || (last.current !== undefined && last.current !== email)) clearNumbers();
    last.current = email;
  }, [status, email]);
}

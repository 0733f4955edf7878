import { PRODUCT_NAME } from '@whenabouts/core';
import type { Admin } from '@whenabouts/server/contract';
import { useState } from 'react';
import { adminLogout, useAdmin } from '../../api/admin.ts';
import { messages } from '../../features/admin/admin-messages.ts';
import { deleteAllDrafts } from '../../features/admin/editor/drafts.ts';
import { mayLeave } from '../../features/admin/unsaved-work.ts';
import { paths } from '../../paths.ts';
import { Outlet } from '../../router.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import * as page from '../../ui/page.css.ts';
import { toast } from '../../ui/toast.ts';
import * as headerStyles from '../header.css.ts';
import { Logo } from '../logo.tsx';
import { useScrollAndFocus } from '../scroll-and-focus.ts';
import { ThemeToggle } from '../theme-toggle.tsx';
import { Toasts } from '../toasts.tsx';
import * as styles from './admin-layout.css.ts';

/** The layout of the admin area. Does not load the current member. */
export function AdminLayout() {
  useScrollAndFocus();
  const { admin } = useAdmin();
  return (
    <>
      <a href="#main" className={headerStyles.skipLink}>
        Skip to content
      </a>
      <header className={styles.header}>
        <div className={headerStyles.row}>
          <Logo to={paths.adminDashboard} target="admin dashboard" />
          <span className={`${styles.areaName} ${styles.hiddenOnPhone}`}>Admin</span>
          <div className={`${headerStyles.controls} ${styles.headerButtons}`}>
            <ThemeToggle />
            {/* Loads a new document, because the admin area has its own Content Security Policy. */}
            <ButtonLink kind="quiet" to={paths.home} reloadDocument>
              <span>
                <span className={page.visuallyHiddenOnPhone}>View </span>Site
              </span>
            </ButtonLink>
            {admin && <LogoutButton admin={admin} />}
          </div>
        </div>
      </header>
      <Outlet />
      <footer className={styles.footer}>
        <p className={page.caption}>
          {admin ? `Logged in as ${admin.email}.` : `The admin area of ${PRODUCT_NAME}.`}
        </p>
      </footer>
      <Toasts />
    </>
  );
}

function LogoutButton({ admin }: { admin: Admin }) {
  const [isPending, setPending] = useState(false);

  async function logOut(): Promise<void> {
    if (isPending || !(await mayLeave())) return;
    setPending(true);
    try {
      const providerUrl = await adminLogout(admin);
      // Drafts must not stay in this browser after a logout.
      deleteAllDrafts();
      if (providerUrl !== undefined) location.assign(providerUrl);
      else toast(messages.loggedOut);
    } catch {
      toast(messages.logoutFailed);
    } finally {
      setPending(false);
    }
  }

  return (
    <Button kind="quiet" aria-disabled={isPending || undefined} onClick={() => void logOut()}>
      Logout
    </Button>
  );
}

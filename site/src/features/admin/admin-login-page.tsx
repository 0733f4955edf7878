import { Suspense, useEffect, useState } from 'react';
import { adminLogin, adminLoginWithPasskey, useAdmin, useLoginOptions } from '../../api/admin.ts';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../paths.ts';
import { Navigate } from '../../router.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.ts';
import { AdminLoginForm } from './admin-login-form.tsx';
import { messages } from './admin-messages.ts';

const TITLE = 'Admin login';

const SingleSignOn = lazyWithRetry(
  () => import('./sign-on/single-sign-on.tsx').then((m) => m.SingleSignOn),
  'Single sign-on could not be loaded.',
);

export function AdminLoginPage() {
  const { status } = useAdmin();
  const { data: options } = useLoginOptions();
  /** True if the provider of single sign-on has sent the tab back. */
  const [isReturning, setReturning] = useState(false);
  useEffect(() => setReturning(new URLSearchParams(location.search).has('state')), []);
  if (status === 'admin') return <Navigate to={paths.adminDashboard} replace />;
  const hasPassword = options?.password !== false;
  return (
    <Page width="narrow">
      <h1 tabIndex={-1}>{TITLE}</h1>
      {hasPassword ? (
        <AdminLoginForm
          className={page.form}
          logIn={adminLogin}
          logInWithPasskey={adminLoginWithPasskey}
          head={(failed) => <PageHead title={TITLE} noindex hasFailed={failed} />}
          // The page redirects once the admin is logged in.
          onLoggedIn={() => toast(messages.loggedIn)}
        />
      ) : (
        <PageHead title={TITLE} noindex />
      )}
      {(options?.singleSignOn || isReturning) && (
        <Suspense fallback={null}>
          <SingleSignOn isOnlyLogin={!hasPassword} />
        </Suspense>
      )}
    </Page>
  );
}

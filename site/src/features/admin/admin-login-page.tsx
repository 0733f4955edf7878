import { adminLogin, adminLoginWithPasskey, useAdmin, useLoginOptions } from '../../api/admin.ts';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../paths.ts';
import { Navigate } from '../../router.ts';
import { PendingButton } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.ts';
import { AdminLoginForm } from './admin-login-form.tsx';
import { messages } from './admin-messages.ts';
import { useSingleSignOn } from './sign-on/use-single-sign-on.ts';

const TITLE = 'Admin login';

/** The login of the admin area, with a password or with single sign-on. */
export function AdminLoginPage() {
  const { status } = useAdmin();
  const { data: options } = useLoginOptions();
  const { start, pending, failure } = useSingleSignOn();
  if (status === 'admin') return <Navigate to={paths.adminDashboard} replace />;
  const hasPassword = options?.password !== false;
  return (
    <Page width="narrow">
      <h1 tabIndex={-1}>{TITLE}</h1>
      {failure && <ErrorNotice title={failure} />}
      {hasPassword ? (
        <AdminLoginForm
          className={page.form}
          logIn={adminLogin}
          logInWithPasskey={adminLoginWithPasskey}
          head={(failed) => <PageHead title={TITLE} noindex failed={failed || failure !== undefined} />}
          // The page redirects once the admin is logged in.
          onLoggedIn={() => toast(messages.loggedIn)}
        />
      ) : (
        <PageHead title={TITLE} noindex failed={failure !== undefined} />
      )}
      {(options?.singleSignOn || pending) && (
        <div>
          <PendingButton
            type="button"
            kind={hasPassword ? 'secondary' : 'primary'}
            pending={pending}
            pendingLabel="Logging in..."
            onClick={start}
          >
            Log in with single sign-on
          </PendingButton>
        </div>
      )}
    </Page>
  );
}

import { adminLogin, adminLoginWithPasskey, useAdmin } from '../../api/admin.ts';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../paths.ts';
import { Navigate } from '../../router.ts';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.ts';
import { AdminLoginForm } from './admin-login-form.tsx';
import { messages } from './admin-messages.ts';

/** The login of the admin area. */
export function AdminLoginPage() {
  const { status } = useAdmin();
  if (status === 'admin') return <Navigate to={paths.adminDashboard} replace />;
  return (
    <Page width="narrow">
      <h1 tabIndex={-1}>Admin login</h1>
      <AdminLoginForm
        className={page.form}
        logIn={adminLogin}
        logInWithPasskey={adminLoginWithPasskey}
        head={(failed) => <PageHead title="Admin login" noindex failed={failed} />}
        // The page redirects once the admin is logged in.
        onLoggedIn={() => toast(messages.loggedIn)}
      />
    </Page>
  );
}

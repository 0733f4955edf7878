import { useAdmin } from '../../api/admin.ts';
import { PageHead } from '../../components/page-head.tsx';
import { AdminSubpage } from '../../features/admin/admin-subpage.tsx';
import { AccountSecurity } from '../../features/security/account-security.tsx';
import * as page from '../../ui/page.css.ts';

const TITLE = 'Security';

/** The passkeys and sessions of an admin. With single sign-on, the provider takes the place of the passkeys. */
export function SecurityPage() {
  const { admin } = useAdmin();
  return (
    <AdminSubpage title={TITLE}>
      <PageHead title={TITLE} noindex />
      <p className={page.lead}>
        {admin?.singleSignOn
          ? 'See where you are logged in. You log in with single sign-on, whose provider protects your account.'
          : 'Protect your account with a passkey, and see where you are logged in.'}
      </p>
      <AccountSecurity area="admin" hasPasskeys={!admin?.singleSignOn} />
    </AdminSubpage>
  );
}

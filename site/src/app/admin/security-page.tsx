import { PageHead } from '../../components/page-head.tsx';
import { AdminSubpage } from '../../features/admin/admin-subpage.tsx';
import { AccountSecurity } from '../../features/security/account-security.tsx';
import * as page from '../../ui/page.css.ts';

const TITLE = 'Security';

/** The passkeys and sessions of an admin. */
export function SecurityPage() {
  return (
    <AdminSubpage title={TITLE}>
      <PageHead title={TITLE} noindex />
      <p className={page.lead}>Protect your account with a passkey, and see where you are logged in.</p>
      <AccountSecurity area="admin" />
    </AdminSubpage>
  );
}

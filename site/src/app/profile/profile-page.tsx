import { Suspense } from 'react';
import { AccountSettingsPage } from '../../features/account/account-settings-page.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Loaded later, because it is below the form that most members come for. */
const AccountSecurity = lazyWithRetry(
  () => import('../../features/security/account-security.tsx').then((m) => m.AccountSecurity),
  'Your passkeys and logins could not be loaded.',
);

export function ProfilePage() {
  return (
    <AccountSettingsPage
      security={
        <Suspense fallback={<Skeleton heights={['16rem']} />}>
          <AccountSecurity area="member" />
        </Suspense>
      }
    />
  );
}

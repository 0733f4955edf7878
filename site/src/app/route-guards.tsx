import { useState } from 'react';
import { useMember } from '../api/auth.ts';
import { hasPendingInputs } from '../numbers/session-storage.ts';
import { paths } from '../paths.ts';
import { Navigate, Outlet } from '../router.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { LoadingPage } from './loading-page.tsx';

/** Renders its pages for members, and redirects visitors to the login. */
export function MemberOnly() {
  const { status, retry } = useMember();
  if (status === 'member') return <Outlet />;
  if (status === 'unknown') {
    return (
      <Page>
        <ErrorNotice title="We could not reach the server." onRetry={retry} />
      </Page>
    );
  }
  return (
    <>
      <LoadingPage />
      {status === 'visitor' && <Navigate to={paths.login} replace />}
    </>
  );
}

/**
 * Renders its pages for visitors, and redirects members to the calculator if inputs are waiting to be saved, and to the
 * home page otherwise.
 */
export function VisitorOnly() {
  const { status } = useMember();
  return status === 'member' ? <RedirectMember /> : <Outlet />;
}

function RedirectMember() {
  // Decide once: the calculator removes the pending inputs while this may still be rendered.
  const [destination] = useState(() => (hasPendingInputs() ? paths.calculator : paths.home));
  return (
    <>
      <LoadingPage />
      <Navigate to={destination} replace />
    </>
  );
}

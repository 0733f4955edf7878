import { useState } from 'react';
import { useMember } from '../api/auth.ts';
import { useAccountLinkState } from '../features/account/account-link-state.ts';
import { readPendingPlan } from '../numbers/session-storage.ts';
import { paths } from '../paths.ts';
import { matchPath, Navigate, Outlet, useLocation } from '../router.ts';
import { UnreachableServer } from '../ui/notice.tsx';
import { NeedsScripts, Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/**
 * Renders its pages for members, and redirects visitors to the login. The login returns them to a check-in, because
 * emails link to check-ins.
 */
export function MemberOnly() {
  const { status, retry } = useMember();
  const { pathname } = useLocation();
  if (status === 'member') return <Outlet />;
  if (status === 'unknown') {
    return (
      <Page>
        <UnreachableServer onRetry={retry} />
      </Page>
    );
  }
  return (
    <>
      <LoadingPage />
      {status === 'visitor' && (
        <Navigate
          to={paths.login}
          replace
          state={matchPath('/check-in/:id', pathname) && { next: pathname }}
        />
      )}
    </>
  );
}

/**
 * Renders its pages for visitors, and redirects members: to the page of the plan that they logged in to save, or else
 * to the page that the login was to return to, or else to the home page.
 */
export function VisitorOnly() {
  const { status } = useMember();
  return status === 'member' ? <RedirectMember /> : <Outlet />;
}

function RedirectMember() {
  const { next = paths.home } = useAccountLinkState();
  // Decide once: the calculator removes the pending plan while this may still be rendered.
  const [destination] = useState(() => {
    const pending = readPendingPlan();
    if (pending) return pending.assumptions === undefined ? paths.calculator : paths.outlook;
    return next;
  });
  return (
    <>
      <LoadingPage />
      <Navigate to={destination} replace />
    </>
  );
}

/** Shown while the current member loads, and while the page that a guard redirects to is loading. */
function LoadingPage() {
  return (
    <Page>
      <NeedsScripts to="see this page" />
      <Skeleton heights={['3.5rem', '7.5rem', '18rem']} />
    </Page>
  );
}

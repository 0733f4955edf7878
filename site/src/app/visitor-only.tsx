import { lazy, Suspense } from 'react';
import { useMember } from '../api/auth.ts';
import { Outlet } from '../router.ts';
import { LoadingPage } from './loading-page.tsx';

const RedirectMember = lazy(async () => ({
  default: (await import('./redirect-member.tsx')).RedirectMember,
}));

/**
 * Route guard: renders its pages for visitors, and redirects members to the calculator if inputs are waiting to
 * be saved, and to the home page otherwise.
 */
export function VisitorOnly() {
  const { status } = useMember();
  if (status !== 'member') return <Outlet />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <RedirectMember />
    </Suspense>
  );
}

import { type AdminRole, includesRole } from '@whenabouts/server/contract';
import { type ReactNode, Suspense } from 'react';
import { useAdmin } from '../../api/admin.ts';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../paths.ts';
import { Navigate } from '../../router.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { UnreachableServer } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { hasUnsavedWork } from './unsaved-work.ts';

const NotAllowed = lazyWithRetry(
  () => import('./not-allowed.tsx').then((m) => m.NotAllowed),
  'You cannot open this page.',
);

interface AdminOnlyProps {
  /** Title of the page, shown while the session is being checked. */
  title: string;
  /** The role that the page needs; by default any. */
  requires?: AdminRole | undefined;
  children: ReactNode;
}

/** Renders a page for admins, and redirects everyone else to the admin login. */
export function AdminOnly({ title, requires = 'author', children }: AdminOnlyProps) {
  const { status, admin, retry } = useAdmin();
  if (admin && !includesRole(admin.role, requires))
    return (
      <Suspense fallback={null}>
        <NotAllowed title={title} requires={requires} />
      </Suspense>
    );
  // Keep a page with unsaved changes: it asks for the login itself.
  if (status === 'admin' || (status === 'none' && hasUnsavedWork())) return children;
  if (status === 'none') return <Navigate to={paths.adminLogin} replace />;
  return (
    <Page>
      <PageHead title={title} noindex />
      <h1 tabIndex={-1}>{title}</h1>
      {status === 'checking' ? (
        <Skeleton heights={['3.5rem', '24rem']} />
      ) : (
        <UnreachableServer onRetry={retry} />
      )}
    </Page>
  );
}

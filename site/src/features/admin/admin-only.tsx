import type { ReactNode } from 'react';
import { useAdmin } from '../../api/admin.ts';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../paths.ts';
import { Navigate } from '../../router.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { hasUnsavedWork } from './unsaved-work.ts';

interface AdminOnlyProps {
  /** Title of the page, shown while the session is being checked. */
  title: string;
  children: ReactNode;
}

/** Renders a page for admins, and redirects everyone else to the admin login. */
export function AdminOnly({ title, children }: AdminOnlyProps) {
  const { status, retry } = useAdmin();
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
        <ErrorNotice title="We could not reach the server." onRetry={retry} />
      )}
    </Page>
  );
}

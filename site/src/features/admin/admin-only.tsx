import { type AdminRole, includesRole, rolesInWords } from '@whenabouts/server/contract';
import type { ReactNode } from 'react';
import { useAdmin } from '../../api/admin.ts';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../paths.ts';
import { Navigate } from '../../router.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { hasUnsavedWork } from './unsaved-work.ts';

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
  if (admin && !includesRole(admin.role, requires)) return <NotAllowed title={title} requires={requires} />;
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

/** Replaces a page that the admin's role does not include. */
function NotAllowed({ title, requires }: { title: string; requires: AdminRole }) {
  return (
    <Page>
      <PageHead title={title} noindex />
      <h1 tabIndex={-1}>{title}</h1>
      <Notice label="Not allowed">
        <p>Only {rolesInWords[requires]} can open this page. Ask an owner if you need it.</p>
        <div>
          <ButtonLink kind="secondary" to={paths.adminDashboard}>
            Back to Dashboard
          </ButtonLink>
        </div>
      </Notice>
    </Page>
  );
}

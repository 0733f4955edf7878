import { useMember } from '../api/auth.ts';
import { paths } from '../paths.ts';
import { Navigate, Outlet } from '../router.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** Route guard: renders its pages for members, and redirects visitors to the login. */
export function MemberOnly() {
  const { status, retry } = useMember();
  if (status === 'member') return <Outlet />;
  if (status === 'visitor') return <Navigate to={paths.login} replace />;
  return (
    <Page>
      {status === 'loading' ? (
        <Skeleton heights={['3.5rem', '7.5rem', '18rem']} />
      ) : (
        <ErrorNotice title="We could not reach the server." onRetry={retry} />
      )}
    </Page>
  );
}

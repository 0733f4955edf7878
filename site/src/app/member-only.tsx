import { useMember } from '../api/auth.ts';
import { paths } from '../paths.ts';
import { Navigate, Outlet } from '../router.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { LoadingPage } from './loading-page.tsx';

/** Route guard: renders its pages for members, and redirects visitors to the login. */
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

import type { IssueSummary } from '@whenabouts/server/contract';
import { ArrowLeft } from 'lucide-react';
import { useIssues } from '../../../api/admin-newsletter.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { ErrorNotice } from '../../../ui/notice.tsx';
import * as page from '../../../ui/page.css.ts';
import { Page } from '../../../ui/page.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AdminOnly } from '../admin-only.tsx';
import * as styles from './newsletter.css.ts';
import { progressText } from './send-progress.tsx';

const TITLE = 'Newsletter';

/** Lists the posts that were sent to subscribers, also those that were deleted afterwards. */
export function SentPostsPage() {
  return (
    <AdminOnly title={TITLE}>
      <Page>
        <PageHead title={TITLE} noindex />
        <div>
          <ButtonLink className={page.back} to={paths.adminDashboard}>
            <ArrowLeft aria-hidden="true" size={18} />
            Back to Dashboard
          </ButtonLink>
        </div>
        <h1 tabIndex={-1}>{TITLE}</h1>
        <p className={page.lead}>
          Posts that were sent to subscribers, newest first. To send one, choose Send next to it on the
          dashboard.
        </p>
        <SentPosts />
      </Page>
    </AdminOnly>
  );
}

function SentPosts() {
  const { data: issues, error, mutate } = useIssues();
  if (!issues) {
    if (error === undefined) return <Skeleton heights={['12rem']} label="Loading…" />;
    return <ErrorNotice title="The list could not be loaded." onRetry={() => void mutate()} />;
  }
  if (issues.length === 0) return <p>Nothing was sent yet.</p>;
  return (
    <ul className={styles.list}>
      {issues.map((issue) => (
        <SentPost key={issue.postId} issue={issue} />
      ))}
    </ul>
  );
}

function SentPost({ issue: { postId, title, progress } }: { issue: IssueSummary }) {
  return (
    <li className={page.card}>
      <h2 className={styles.heading}>
        <Link to={paths.newsletterIssue(postId)}>{title}</Link>
      </h2>
      <p className={page.caption}>
        {progressText(progress)}. Started on {formatDate(progress.startedAt)}.
      </p>
    </li>
  );
}

import { ApiError } from '../../api/request.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface PostPlaceholderProps {
  /** Of the page that the post is for. */
  title: string;
  /** Why there is none; undefined while it is on its way. */
  error: unknown;
  onRetry: () => void;
}

/** Stands in for a page about a post as long as there is no post. */
export function PostPlaceholder({ title, error, onRetry }: PostPlaceholderProps) {
  const isMissing = error instanceof ApiError && error.status === 404;
  const shown = isMissing ? 'Blog Post Not Found' : title;
  return (
    <Page>
      <PageHead title={shown} noindex />
      <h1 tabIndex={-1}>{shown}</h1>
      {error === undefined && (
        <Skeleton heights={['5rem', '5rem', '24rem']} label="Loading blog post..." visible />
      )}
      {isMissing && <p className={page.lead}>There is no such post. It may have been deleted meanwhile.</p>}
      {error !== undefined && !isMissing && (
        <ErrorNotice title="The blog post could not be loaded." onRetry={onRetry} />
      )}
      <div>
        <ButtonLink to={paths.adminDashboard} kind="secondary">
          Back to Dashboard
        </ButtonLink>
      </div>
    </Page>
  );
}

import { hasStatus } from '../../api/request.ts';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface PostPlaceholderProps {
  title: string;
  /** The reason why the post could not be loaded; undefined while it is loading. */
  error: unknown;
  onRetry: () => void;
}

/** Replaces a page about a post while the post is loading, missing, or failed to load. */
export function PostPlaceholder({ title, error, onRetry }: PostPlaceholderProps) {
  const isMissing = hasStatus(error, 404);
  const heading = isMissing ? 'Blog Post Not Found' : title;
  return (
    <Page>
      <PageHead title={heading} noindex />
      <h1 tabIndex={-1}>{heading}</h1>
      {error === undefined && (
        <Skeleton heights={['5rem', '5rem', '24rem']} label="Loading blog post..." isVisible />
      )}
      {isMissing && <p className={page.lead}>This post doesn’t exist. It may have been deleted.</p>}
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

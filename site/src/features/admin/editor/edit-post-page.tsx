import type { EditablePost } from '@whenabouts/server/contract';
import { useMemo } from 'react';
import { readEditablePost, useEditablePost } from '../../../api/admin-posts.ts';
import { ApiError } from '../../../api/request.ts';
import { paths } from '../../../paths.ts';
import { useParams } from '../../../router.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ProblemNotice } from '../../../ui/notice.tsx';
import * as pageStyles from '../../../ui/page.css.ts';
import { Page } from '../../../ui/page.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AdminOnly } from '../admin-only.tsx';
import { PostEditor } from './post-editor.tsx';
import { valuesOf } from './post-values.ts';

const TITLE = 'Edit blog post';

export function EditPostPage() {
  const { id = '' } = useParams();
  return (
    <AdminOnly title={TITLE}>
      <EditPost key={id} id={id} />
    </AdminOnly>
  );
}

function EditPost({ id }: { id: string }) {
  const { data: post, error, mutate } = useEditablePost(id);
  if (!post) return <NoPost error={error} onRetry={() => void mutate()} />;
  return (
    <LoadedPost
      // Another version is another beginning.
      key={post.version}
      post={post}
      onReload={async () => {
        await mutate(readEditablePost(post.id), { revalidate: false });
      }}
    />
  );
}

function LoadedPost({ post, onReload }: { post: EditablePost; onReload: () => Promise<void> }) {
  const initial = useMemo(() => valuesOf(post), [post]);
  return <PostEditor title={TITLE} initial={initial} post={post} onReload={onReload} />;
}

function NoPost({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isMissing = error instanceof ApiError && error.status === 404;
  const title = isMissing ? 'Blog Post Not Found' : TITLE;
  return (
    <Page>
      <PageHead title={title} noindex />
      <h1 tabIndex={-1}>{title}</h1>
      {error === undefined && (
        <Skeleton heights={['5rem', '5rem', '24rem']} label="Loading blog post..." visible />
      )}
      {isMissing && (
        <p className={pageStyles.lead}>There is no such post. It may have been deleted meanwhile.</p>
      )}
      {error !== undefined && !isMissing && (
        <ProblemNotice title="The blog post could not be loaded.">
          <div>
            <Button kind="secondary" onClick={onRetry}>
              Try again
            </Button>
          </div>
        </ProblemNotice>
      )}
      <div>
        <ButtonLink to={paths.adminDashboard} kind="secondary">
          Back to Dashboard
        </ButtonLink>
      </div>
    </Page>
  );
}

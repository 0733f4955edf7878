import type { Post } from '@whenabouts/server/contract';
import { useScheduledPost } from '../../api/admin-posts.ts';
import { PageHead } from '../../components/page-head.tsx';
import { AdminOnly } from '../../features/admin/admin-only.tsx';
import { PostPlaceholder } from '../../features/admin/post-placeholder.tsx';
import { postState } from '../../features/admin/post-state.ts';
import { Article } from '../../features/blog/article.tsx';
import { paths } from '../../paths.ts';
import { useParams } from '../../router.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { row } from '../../ui/layout.css.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';

const TITLE = 'Preview';

export function PreviewPage() {
  const { id = '' } = useParams();
  return (
    <AdminOnly title={TITLE}>
      <Preview key={id} id={id} />
    </AdminOnly>
  );
}

function Preview({ id }: { id: string }) {
  const { data: post, error, mutate } = useScheduledPost(id);
  if (!post) return <PostPlaceholder title={TITLE} error={error} onRetry={() => void mutate()} />;
  return (
    <Page>
      <PageHead title={`${TITLE}: ${post.title}`} noindex />
      <Notice label={TITLE}>
        <p>{`This is a preview. ${describeVisibility(post)}`}</p>
        <div className={row}>
          <ButtonLink kind="secondary" to={paths.editPost(post.id)}>
            Edit
          </ButtonLink>
          <ButtonLink kind="quiet" to={paths.adminDashboard}>
            Back to Dashboard
          </ButtonLink>
        </div>
      </Notice>
      <Article post={post} updatedAt={new Date().toISOString()} reloadDocument />
    </Page>
  );
}

function describeVisibility(post: Post): string {
  const day = formatDate(post.publishedAt, 'UTC');
  switch (postState(post, new Date())) {
    case 'draft':
      return 'The post is a draft, which only admins see.';
    case 'scheduled':
      return `Only admins see this post until ${day}, when it becomes public at midnight UTC.`;
    case 'published':
      return `The post has been public since ${day}.`;
  }
}

import type { Post } from '@whenabouts/server/contract';
import { useEffect, useRef } from 'react';
import { useAdminOnPublicPage } from '../../api/admin.ts';
import { useIsOwnPost, usePost } from '../../api/posts.ts';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../paths.ts';
import { Navigate, useParams } from '../../router.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { row } from '../../ui/layout.css.ts';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AfterPost } from './after-post.tsx';
import { Article } from './article.tsx';

export function PostPage() {
  const { slug = '' } = useParams();
  const { data: post, error, mutate } = usePost(slug);
  useScrollToTop(slug);
  useHeadingAfterWaiting(post === undefined && error === undefined);

  if (post && post.slug !== slug) return <Navigate to={paths.post(post.slug)} replace />;
  if (post) return <LoadedPost post={post} />;
  if (post === null || error !== undefined) {
    return <Missing retry={post === null ? undefined : () => void mutate()} />;
  }
  return (
    <Page>
      <PageHead title="Blog" />
      <h1 tabIndex={-1} className={page.visuallyHidden}>
        Blog
      </h1>
      <Skeleton heights={['3rem', '20rem', '24rem']} label="Loading article…" />
    </Page>
  );
}

/** Scrolls to the top when the slug changes, but not on the first render, which keeps a restored position. */
function useScrollToTop(slug: string): void {
  const lastSlug = useRef(slug);
  useEffect(() => {
    if (lastSlug.current === slug) return;
    lastSlug.current = slug;
    if (location.hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [slug]);
}

/** Focuses the heading of a post that has loaded, because the loading page's focused heading is gone. */
function useHeadingAfterWaiting(isWaiting: boolean): void {
  const waited = useRef(false);
  useEffect(() => {
    if (isWaiting) waited.current = true;
    else if (waited.current) {
      waited.current = false;
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
  }, [isWaiting]);
}

function LoadedPost({ post }: { post: Post }) {
  return (
    <Page>
      <PageHead
        title={post.metaTitle ?? post.title}
        description={post.metaDescription ?? post.excerpt}
        path={paths.post(post.slug)}
        image={post.coverImage}
        imageAlt={post.coverAlt}
        imageSize={post.coverSize}
        article={{ published: post.publishedAt, modified: post.updatedAt }}
      />
      <EditLink post={post} />
      <Article post={post} updatedAt={post.updatedAt} />
      <AfterPost post={post} />
    </Page>
  );
}

/** Links to the editor for admins who may change the post. Loads a new document: the admin area has its own Content Security Policy. */
function EditLink({ post }: { post: Post }) {
  const admin = useAdminOnPublicPage();
  const isOwn = useIsOwnPost(admin?.role === 'author' ? post.slug : null);
  if (!admin || (admin.role === 'author' && !isOwn)) return null;
  return (
    <p>
      <ButtonLink kind="secondary" to={paths.editPost(post.id)} reloadDocument>
        Edit this post
      </ButtonLink>
    </p>
  );
}

/** Replaces a post that does not exist or, with `retry`, could not be loaded. */
function Missing({ retry }: { retry: (() => void) | undefined }) {
  return (
    <Page width="narrow">
      <PageHead title="Blog Post Not Found" noindex />
      <h1 tabIndex={-1}>Blog Post Not Found</h1>
      <p className={page.lead}>We couldn't find the blog post you're looking for.</p>
      <div className={row}>
        <ButtonLink to={paths.blog}>Back to Blog</ButtonLink>
        {retry && (
          <Button kind="secondary" onClick={retry}>
            Try again
          </Button>
        )}
      </div>
    </Page>
  );
}

import type { Author, PostPreview } from '@whenabouts/server/contract';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { formatDate } from '../../ui/format-date.ts';
import { stack } from '../../ui/layout.css.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { caption } from '../../ui/page.css.ts';
import { postProse } from '../../ui/prose.css.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import * as styles from './article.css.ts';
import { blogPath } from './blog-filters.ts';
import { Cover } from './cover.tsx';

interface ArticleProps {
  post: PostPreview;
  /** Time of the last save; of a preview, the time at which it would be saved. */
  updatedAt: string;
  /** Makes links load new documents: the admin area has its own Content Security Policy. */
  reloadDocument?: boolean;
}

export function Article({ post, updatedAt, reloadDocument = false }: ArticleProps) {
  return (
    <article className={styles.article}>
      <BackToBlog reloadDocument={reloadDocument} />
      <header className={stack[4]}>
        <p className={styles.metadata}>
          {post.category && (
            <Link
              to={blogPath({ category: post.category.toLowerCase() })}
              reloadDocument={reloadDocument}
              className={styles.category}
            >
              {post.category}
            </Link>
          )}
          <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, 'UTC')}</time>
          {wasUpdatedAfterPublishing(post, updatedAt) && (
            <span>
              Updated <time dateTime={updatedAt.slice(0, 10)}>{formatDate(updatedAt, 'UTC')}</time>
            </span>
          )}
          <span>{post.author.name}</span>
          <span>{readingMinutes(post.content)} min read</span>
        </p>
        <h1 tabIndex={-1}>{post.title}</h1>
        <p className={styles.excerpt}>{post.excerpt}</p>
      </header>
      <Cover
        src={post.coverImage}
        alt={post.coverAlt ?? ''}
        className={styles.cover}
        sizes="(min-width: 48rem) 46rem, 100vw"
        hasPriority
      />
      <PostContent key={post.slug} html={post.content} />
      <p className={styles.disclaimer}>
        This is general information, not advice. Amounts change every year: see our{' '}
        <Link to={paths.facts} reloadDocument={reloadDocument}>
          list of this year’s figures
        </Link>
        , with sources and dates.
      </p>
      {post.tags && (
        <ul className={styles.tags} aria-label="Tags">
          {post.tags.map((tag) => (
            <li key={tag}>
              <Link to={blogPath({ search: `#${tag}` })} reloadDocument={reloadDocument}>
                #{tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <AuthorCard author={post.author} />
      <BackToBlog reloadDocument={reloadDocument} />
    </article>
  );
}

/** Returns true if the last save was on a later UTC day than the publication. `updatedAt` is an ISO 8601 time. */
function wasUpdatedAfterPublishing({ publishedAt }: PostPreview, updatedAt: string): boolean {
  return updatedAt.slice(0, 10) > publishedAt;
}

function BackToBlog({ reloadDocument }: { reloadDocument: boolean }) {
  return (
    <p className={styles.back}>
      <Link to={paths.blog} reloadDocument={reloadDocument} className={styles.backLink}>
        <ArrowLeft aria-hidden="true" size="1.125rem" />
        Back to Blog
      </Link>
    </p>
  );
}

function AuthorCard({ author }: { author: Author }) {
  return (
    <section className={styles.author} aria-label="About the author">
      <span className={styles.authorInitials} aria-hidden="true">
        {author.initials}
      </span>
      <p className={styles.authorText}>
        <strong>{author.name}</strong>
        <span className={caption}>{author.title}</span>
      </p>
    </section>
  );
}

/**
 * A post's HTML. Markup from the server's page is kept as it is. HTML that was fetched by the browser is sanitized
 * a second time, with a library that is loaded on demand.
 *
 * Give it a key per post, because its state belongs to one post.
 */
function PostContent({ html }: { html: string }) {
  const isHydrating = useIsHydrating();
  const [markup, setMarkup] = useState(isHydrating ? { __html: html } : undefined);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (markup) return;
    let isMounted = true;
    import('./sanitize-html.ts').then(
      ({ sanitizeHtml }) => isMounted && setMarkup({ __html: sanitizeHtml(html) }),
      () => isMounted && setFailed(true),
    );
    return () => {
      isMounted = false;
    };
  }, [html, markup]);

  // Browsers do not retry a failed import, so reload the page.
  if (hasFailed) {
    return <ErrorNotice title="The article could not be loaded." onRetry={() => location.reload()} />;
  }
  if (!markup) return <Skeleton heights={['24rem']} label="Loading article…" />;
  return (
    <div
      className={postProse}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server, and again by sanitizeHtml
      dangerouslySetInnerHTML={markup}
      // The browser may serialize the markup differently than the server.
      suppressHydrationWarning
    />
  );
}

const WORDS_PER_MINUTE = 220;

/** Estimates the reading time in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replaceAll(/<[^<>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

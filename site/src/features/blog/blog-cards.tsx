import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { isModifiedClick } from '../../ui/is-modified-click.ts';
import { item } from '../../ui/link-card.css.ts';
import * as page from '../../ui/page.css.ts';
import { type BlogFilters, blogPath, noFilters } from './blog-filters.ts';
import * as styles from './blog-page.css.ts';
import type { BlogView } from './blog-view.ts';
import { PostCard } from './post-card.tsx';
import { sampleArticles } from './sample-articles.ts';

interface BlogCardsProps {
  view: BlogView;
  filters: BlogFilters;
  show: (changes: Partial<BlogFilters>) => void;
}

/** The cards of a view, with a link that adds more. */
export function BlogCards({ view, filters, show }: BlogCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  /** Index of the card that gets the focus after "Show more", the first new one; undefined at other times. */
  const firstNewIndex = useRef<number>(undefined);
  const posts = view.total > 0 ? view.cards : sampleArticles;
  const remaining = view.matchCount - view.cards.length;
  // The newest article is featured, unless the visitor is looking for something else.
  const isUnfiltered = blogPath({ ...filters, pages: 1 }) === blogPath(noFilters);

  useEffect(() => {
    if (firstNewIndex.current === undefined || firstNewIndex.current >= view.cards.length) return;
    list.current?.children[firstNewIndex.current]?.querySelector('a')?.focus();
    firstNewIndex.current = undefined;
  }, [view.cards.length]);

  if (posts.length === 0) {
    return (
      <div className={page.card}>
        <h2>No articles found</h2>
        <p>Nothing matches your search. Try other words, or clear the filters to see all articles.</p>
        <div>
          <Button onClick={() => show(noFilters)}>Clear Filters</Button>
        </div>
      </div>
    );
  }
  return (
    <>
      <p className={page.visuallyHidden} role="status">
        {view.matchCount === 1 ? '1 article' : `${view.matchCount} articles`}
      </p>
      <ul ref={list} className={styles.cards}>
        {posts.map((post, n) => {
          const featured = n === 0 && isUnfiltered;
          return (
            <li key={post.slug} className={`${item} ${featured ? styles.featured : ''}`}>
              <PostCard
                post={post}
                level={2}
                sizes="(min-width: 60rem) 25rem, (min-width: 42rem) 50vw, 100vw"
                hasPriority={n === 0}
                isFeatured={featured}
              />
            </li>
          );
        })}
      </ul>
      {remaining > 0 && (
        <p className={styles.more}>
          <MoreLink
            filters={filters}
            remaining={remaining}
            onMore={(pages) => {
              firstNewIndex.current = view.cards.length;
              show({ pages });
            }}
          />
        </p>
      )}
    </>
  );
}

interface MoreLinkProps {
  filters: BlogFilters;
  remaining: number;
  onMore: (pages: number) => void;
}

/** A link, so that it works without scripts. With scripts, it adds cards to the page. */
function MoreLink({ filters, remaining, onMore }: MoreLinkProps) {
  const pages = filters.pages + 1;
  return (
    <a
      href={blogPath({ ...filters, pages })}
      className={styles.moreLink}
      onClick={(event) => {
        if (isModifiedClick(event)) return;
        event.preventDefault();
        onMore(pages);
      }}
    >
      Show more articles ({remaining} left)
    </a>
  );
}

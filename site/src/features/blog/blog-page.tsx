import { useEffect, useMemo, useRef } from 'react';
import { PageHead } from '../../components/page-head.tsx';
import { Link, useNavigate, useSearchParams } from '../../router.ts';
import { Button } from '../../ui/button.tsx';
import { stack } from '../../ui/layout.css.ts';
import { item } from '../../ui/link-card.css.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { moveBetweenTabs } from '../../ui/tab-keys.ts';
import { type BlogFilters, blogPath, noFilters, readFilters } from './blog-filters.ts';
import * as styles from './blog-page.css.ts';
import { BlogSearch } from './blog-search.tsx';
import { BlogSidebar } from './blog-sidebar.tsx';
import { type BlogView, useBlogView } from './blog-view.ts';
import { CARD_HEIGHT } from './post-card.css.ts';
import { PostCard } from './post-card.tsx';
import { sampleArticles } from './sample-articles.ts';

const SKELETON_CARDS = 4;
const PANEL_ID = 'posts';

/** The list of posts, filtered by the search, category and year in the URL. */
export function BlogPage() {
  const [params] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const { view, failed, retry } = useBlogView(filters);
  const navigate = useNavigate();
  // Read the current URL, because a click changes it before the page has rendered with the new filters.
  const show = (changes: Partial<BlogFilters>) => {
    const current = readFilters(new URLSearchParams(location.search));
    // Rendered at once, because links on the page have the filters of the last rendering.
    void navigate(blogPath({ ...current, pages: 1, ...changes }), { replace: true, flushSync: true });
  };

  return (
    <Page>
      <PageHead
        title="Retirement Planning Insights"
        description="Clear articles about saving for retirement, investing, Social Security, taxes, health and estate planning, each with its sources."
        path={blogPath({ category: filters.category, year: filters.year })}
        noindex={filters.search !== ''}
      />
      <div className={stack[3]}>
        <h1 tabIndex={-1}>Retirement Planning Insights</h1>
        <p className={page.lead}>What to know before you decide, in plain English and with sources.</p>
        <div className={styles.aboveArticles}>
          <BlogSearch label="Search articles" filters={filters} onSearch={(search) => show({ search })} />
        </div>
      </div>
      {view && (
        <div className={styles.aboveArticles}>
          <CategoryTabs filters={filters} categories={view.categories} panelId={PANEL_ID} />
        </div>
      )}
      <div className={styles.columns}>
        <div id={PANEL_ID} {...(view && { role: 'tabpanel', 'aria-label': 'Articles' })}>
          {failed && !view && <ErrorNotice title="The articles could not be loaded." onRetry={retry} />}
          {!failed && !view && (
            <div className={styles.cards}>
              <Skeleton heights={Array<string>(SKELETON_CARDS).fill(CARD_HEIGHT)} label="Loading articles…" />
            </div>
          )}
          {view && <Cards view={view} filters={filters} show={show} />}
        </div>
        {view && (
          <BlogSidebar
            view={view}
            filters={filters}
            search={
              <BlogSearch label="Search the blog" filters={filters} onSearch={(search) => show({ search })} />
            }
          />
        )}
      </div>
    </Page>
  );
}

interface CardsProps {
  view: BlogView;
  filters: BlogFilters;
  show: (changes: Partial<BlogFilters>) => void;
}

function Cards({ view, filters, show }: CardsProps) {
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
        {posts.map((post, n) => (
          <li key={post.slug} className={`${item} ${n === 0 && isUnfiltered ? styles.featured : ''}`}>
            <PostCard
              post={post}
              level={2}
              sizes="(min-width: 60rem) 25rem, (min-width: 42rem) 50vw, 100vw"
              priority={n === 0}
              featured={n === 0 && isUnfiltered}
            />
          </li>
        ))}
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
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onMore(pages);
      }}
    >
      Show more articles ({remaining} left)
    </a>
  );
}

interface CategoryTabsProps {
  filters: BlogFilters;
  /** Lowercase. */
  categories: readonly string[];
  panelId: string;
}

/** A tab list with one tab stop and arrow key navigation. Tabs are links, so that they work without scripts. */
function CategoryTabs({ filters, categories, panelId }: CategoryTabsProps) {
  const known = filters.category === '' || categories.includes(filters.category);

  return (
    <div role="tablist" aria-label="Categories" className={styles.categoryTabs} onKeyDown={moveBetweenTabs}>
      {['', ...categories].map((category, n) => {
        const selected = filters.category === category;
        return (
          <Link
            key={category}
            to={blogPath({ ...filters, category, pages: 1 })}
            replace
            role="tab"
            aria-selected={selected}
            aria-controls={panelId}
            tabIndex={selected || (!known && n === 0) ? 0 : -1}
            className={styles.categoryTab}
          >
            {category === '' ? 'All' : category}
          </Link>
        );
      })}
    </div>
  );
}

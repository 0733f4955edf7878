import { useMemo } from 'react';
import { PageHead } from '../../components/page-head.tsx';
import { Link, useNavigate, useSearchParams } from '../../router.ts';
import { stack } from '../../ui/layout.css.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { moveBetweenTabs } from '../../ui/tab-keys.ts';
import { BlogCards } from './blog-cards.tsx';
import { type BlogFilters, blogPath, readFilters } from './blog-filters.ts';
import * as styles from './blog-page.css.ts';
import { BlogSearch } from './blog-search.tsx';
import { BlogSidebar } from './blog-sidebar.tsx';
import { useBlogView } from './blog-view.ts';
import { CARD_HEIGHT } from './post-card.css.ts';

const SKELETON_CARDS = 4;
const PANEL_ID = 'posts';

/** The list of posts, filtered by the search, category and year in the URL. */
export function BlogPage() {
  const [params] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const { view, hasFailed, retry } = useBlogView(filters);
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
          {hasFailed && !view && <ErrorNotice title="The articles could not be loaded." onRetry={retry} />}
          {!hasFailed && !view && (
            <div className={styles.cards}>
              <Skeleton heights={Array<string>(SKELETON_CARDS).fill(CARD_HEIGHT)} label="Loading articles…" />
            </div>
          )}
          {view && <BlogCards view={view} filters={filters} show={show} />}
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

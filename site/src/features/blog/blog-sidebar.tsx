import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { formatDate } from '../../ui/format-date.ts';
import { plainList, stack } from '../../ui/layout.css.ts';
import { type BlogFilters, blogPath } from './blog-filters.ts';
import * as styles from './blog-page.css.ts';
import type { BlogView } from './blog-view.ts';

interface BlogSidebarProps {
  view: BlogView;
  filters: BlogFilters;
  search: ReactNode;
}

/** The blog's sidebar: search, categories, recent posts, tags and archive. */
export function BlogSidebar({ view, filters, search }: BlogSidebarProps) {
  const ariaCurrent = (isCurrent: boolean) => (isCurrent ? ('true' as const) : undefined);
  return (
    <aside className={styles.sidebar} aria-label="More from the blog">
      <Section title="Search" className={styles.wideOnly}>
        {search}
      </Section>
      <Section title="Categories" className={styles.wideOnly}>
        <ul className={`${stack[1]} ${plainList}`}>
          {['', ...view.categories].map((category) => (
            <li key={category}>
              <Link
                to={blogPath({ ...filters, category, pages: 1 })}
                aria-current={ariaCurrent(filters.category === category)}
                className={styles.category}
              >
                {category === '' ? 'All' : category}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Recent Posts">
        <ul className={`${stack[1]} ${plainList}`}>
          {view.recent.map(({ slug, title, publishedAt }) => (
            <li key={slug}>
              <Link to={paths.post(slug)} className={styles.sidebarLink}>
                {title}
              </Link>
              <time dateTime={publishedAt} className={styles.date}>
                {formatDate(publishedAt, 'UTC')}
              </time>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Tags">
        {view.tags.length === 0 ? (
          <p className={styles.date}>No tags available</p>
        ) : (
          <ul className={`${styles.tags} ${plainList}`}>
            {view.tags.map((tag) => (
              <li key={tag}>
                <Link
                  to={blogPath({ search: `#${tag}` })}
                  aria-current={ariaCurrent(filters.search.toLowerCase() === `#${tag.toLowerCase()}`)}
                  className={styles.tag}
                >
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title="Archive">
        <ul className={`${stack[1]} ${plainList}`}>
          <li>
            <Link
              to={paths.blog}
              aria-current={ariaCurrent(filters.year === '')}
              className={styles.sidebarLink}
            >
              All Posts
            </Link>
          </li>
          {view.years.map(({ year, count }) => (
            <li key={year}>
              <Link
                to={blogPath({ year })}
                aria-current={ariaCurrent(filters.year === year)}
                aria-label={`${year}, ${count === 1 ? '1 article' : `${count} articles`}`}
                className={styles.sidebarLink}
              >
                {year} <span className={styles.count}>({count})</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </aside>
  );
}

interface SectionProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function Section({ title, className = '', children }: SectionProps) {
  return (
    <section className={`${styles.sidebarSection} ${className}`}>
      <h2 className={styles.sidebarHeading}>{title}</h2>
      {children}
    </section>
  );
}

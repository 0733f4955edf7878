import { Link } from '../../router.ts';
import { moveBetweenTabs } from '../../ui/tab-keys.ts';
import { type BlogFilters, blogPath } from './blog-filters.ts';
import * as styles from './blog-page.css.ts';

interface CategoryTabsProps {
  filters: BlogFilters;
  /** Lowercase. */
  categories: readonly string[];
  /** Id of the tab panel. */
  panelId: string;
}

/** A tab list with one tab stop and arrow key navigation. Tabs are links, so that they work without scripts. */
export function CategoryTabs({ filters, categories, panelId }: CategoryTabsProps) {
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

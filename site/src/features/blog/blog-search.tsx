import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { label as fieldLabel } from '../../ui/form-field.css.ts';
import type { BlogFilters } from './blog-filters.ts';
import * as styles from './blog-page.css.ts';

/** Delay after the last key before the search starts. */
const PAUSE_MS = 200;

export interface BlogSearchProps {
  filters: BlogFilters;
  onSearch: (search: string) => void;
  label: string;
}

/** The search form. Works without scripts, as a GET form. */
export function BlogSearch({ filters, onSearch, label }: BlogSearchProps) {
  const id = useId();
  const [text, setText] = useState(filters.search);
  /** The search that the page shows or is about to show. */
  const applied = useRef(filters.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The latest callback, because a click may change the filters during the delay.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });

  // Show a search that did not come from this field, but from a tag or a link.
  useEffect(() => {
    if (filters.search === applied.current) return;
    applied.current = filters.search;
    setText(filters.search);
  }, [filters.search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function apply(search: string): void {
    clearTimeout(timer.current);
    const trimmed = search.trim();
    if (trimmed === applied.current) return;
    applied.current = trimmed;
    latest.current(trimmed);
  }

  return (
    <search aria-label={label}>
      <form
        action="/blog"
        className={styles.searchForm}
        onSubmit={(event) => {
          event.preventDefault();
          apply(text);
        }}
      >
        <label htmlFor={id} className={fieldLabel}>
          {label}
        </label>
        <span className={styles.searchRow}>
          <input
            id={id}
            type="search"
            name="q"
            value={text}
            maxLength={100}
            placeholder="Words or #tag"
            autoComplete="off"
            className={styles.searchInput}
            onChange={({ currentTarget: { value } }) => {
              setText(value);
              clearTimeout(timer.current);
              timer.current = setTimeout(() => apply(value), PAUSE_MS);
            }}
          />
          <Button type="submit" kind="secondary" aria-label="Search">
            <Search aria-hidden="true" size="1.25rem" />
          </Button>
        </span>
        {filters.category && <input type="hidden" name="category" value={filters.category} />}
        {filters.year && <input type="hidden" name="year" value={filters.year} />}
      </form>
    </search>
  );
}

import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { label as fieldLabel } from '../../ui/form-field.css.ts';
import type { BlogFilters } from './blog-filters.ts';
import * as styles from './blog-page.css.ts';

/** Delay after the last key before searching. */
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
  const applied = useRef(filters.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Call the latest callback after the delay: a click may have changed the filters meanwhile.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });

  // A tag or link has changed the search.
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

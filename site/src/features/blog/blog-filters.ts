/** Filters of the blog. They are in the URL, so that links preserve them. */
export interface BlogFilters {
  /** Words, or a tag after `#`. */
  search: string;
  /** Lowercase; empty for all. */
  category: string;
  /** Four digits; empty for all. */
  year: string;
  /** Number of pages of cards shown below each other. */
  pages: number;
}

export const noFilters: BlogFilters = { search: '', category: '', year: '', pages: 1 };

const MAX_PAGES = 1000;

/** Reads the filters from the URL, ignoring invalid ones. */
export function readFilters(params: URLSearchParams): BlogFilters {
  const year = params.get('year') ?? '';
  const pages = Number(params.get('page'));
  return {
    search: (params.get('q') ?? '').trim().slice(0, 100),
    category: (params.get('category') ?? '').trim().toLowerCase().slice(0, 40),
    year: /^\d{4}$/.test(year) ? year : '',
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, MAX_PAGES) : 1,
  };
}

export function blogPath(filters: Partial<BlogFilters>): string {
  const { search, category, year, pages } = { ...noFilters, ...filters };
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  if (category) params.set('category', category);
  if (year) params.set('year', year);
  if (pages > 1) params.set('page', String(pages));
  const query = params.toString();
  return query ? `/blog?${query}` : '/blog';
}

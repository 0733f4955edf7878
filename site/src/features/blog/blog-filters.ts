/** What a reader of the blog has asked for. It stands in the address, so that a link shows the same. */
export interface BlogFilters {
  /** Words, or a tag behind `#`. */
  search: string;
  /** In lower case; empty for all. */
  category: string;
  /** Four digits; empty for all. */
  year: string;
  /** How many pages of cards are shown, one below the other. */
  pages: number;
}

export const noFilters: BlogFilters = { search: '', category: '', year: '', pages: 1 };

const MAX_PAGES = 1000;

/** Reads them from the address; what makes no sense is left out. */
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

/** The address that shows the blog so. */
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

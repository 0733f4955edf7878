const PAGE_SIZE = 10;

export interface PageSlice<T> {
  /** Number of the page, from 1. */
  page: number;
  pageCount: number;
  rows: readonly T[];
  isFirst: boolean;
  isLast: boolean;
}

/** Returns the requested page of a list. A number out of range is clamped; anything else is page 1. */
export function paginate<T>(list: readonly T[], requested: number): PageSlice<T> {
  const pageCount = Math.max(1, Math.ceil(list.length / PAGE_SIZE));
  const page = Math.min(Math.max(1, Math.trunc(requested) || 1), pageCount);
  const rows = list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { page, pageCount, rows, isFirst: page === 1, isLast: page === pageCount };
}

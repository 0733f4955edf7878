const PAGE_SIZE = 10;

export interface PageSlice<T> {
  page: number;
  count: number;
  rows: readonly T[];
  isFirst: boolean;
  isLast: boolean;
}

/** Returns a page of a list. Page numbers out of range are clamped. */
export function paginate<T>(list: readonly T[], requested: number): PageSlice<T> {
  const count = Math.max(1, Math.ceil(list.length / PAGE_SIZE));
  const page = Math.min(Math.max(1, Math.trunc(requested) || 1), count);
  const rows = list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { page, count, rows, isFirst: page === 1, isLast: page === count };
}

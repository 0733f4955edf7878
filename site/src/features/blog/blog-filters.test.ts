import { expect, test } from 'vitest';
import { blogPath, noFilters, readFilters } from './blog-filters.ts';

const filtersOf = (query: string) => readFilters(new URLSearchParams(query));

test('a URL without filters shows all posts', () => {
  expect(filtersOf('')).toEqual(noFilters);
  expect(blogPath(noFilters)).toBe('/blog');
});

test.each([
  { search: '#early retirement', category: '', year: '', pages: 1 },
  { search: 'taxes & bonds', category: 'social security', year: '2025', pages: 4 },
  { search: '', category: 'planning', year: '', pages: 1 },
])('filters are written into the URL and read back: %o', (filters) => {
  const path = blogPath(filters);
  expect(readFilters(new URL(path, 'https://example.org').searchParams)).toEqual(filters);
});

test.each([
  ['year=20', 'year', ''],
  ['year=2025x', 'year', ''],
  ['page=-1', 'pages', 1],
  ['page=1.5', 'pages', 1],
  ['page=x', 'pages', 1],
  ['page=1e9', 'pages', 1000],
  ['category=Social%20Security', 'category', 'social security'],
  ['q=%20%20words%20', 'search', 'words'],
  [`q=${'x'.repeat(500)}`, 'search', 'x'.repeat(100)],
] as const)('%s is sanitized', (query, name, value) => {
  expect(filtersOf(query)[name]).toBe(value);
});

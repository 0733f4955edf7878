import type { PostSummary } from '@whenabouts/server/contract';
import { expect, test } from 'vitest';
import { postKeys } from '../../api/posts.ts';
import { noFilters } from './blog-filters.ts';
import type { BlogView } from './blog-view.ts';
import { blogFallback } from './use-blog-view.ts';

const posts = (count: number) =>
  Array.from(
    { length: count },
    (_, n): PostSummary => ({
      id: n,
      slug: `post-${n}`,
      title: 'A post',
      excerpt: 'What it says in short.',
      coverImage: 'https://example.org/cover.jpg',
      category: 'Planning',
      publishedAt: '2026-01-31',
      updatedAt: '2026-01-31T00:00:00.000Z',
      author: { name: 'Ada Byron', initials: 'AB', title: 'Editor' },
    }),
  );
const sentWith = (count: number, pages: number) =>
  Object.values(blogFallback(posts(count), { ...noFilters, pages }))[0] as BlogView;

test('a page with few posts contains all of them', () => {
  const few = posts(48);
  expect(blogFallback(few, noFilters)).toEqual({ [postKeys.all]: few });
});

test('a page with many posts contains the visible ones, up to ten pages', () => {
  expect(sentWith(1000, 1).cards).toHaveLength(12);
  expect(sentWith(1000, 10).cards).toHaveLength(120);
  expect(sentWith(1000, 1000)).toMatchObject({ matchCount: 1000, total: 1000 });
  expect(sentWith(1000, 1000).cards).toHaveLength(120);
});

import type { PostSummary } from '@whenabouts/server/contract';
import { expect, test } from 'vitest';
import { postKeys } from '../../api/posts.ts';
import { noFilters } from './blog-filters.ts';
import { type BlogView, blogFallback, CARDS_PER_PAGE, viewBlog } from './blog-view.ts';

function samplePost(changes: Partial<PostSummary> = {}): PostSummary {
  return {
    id: 1,
    slug: 'a-post',
    title: 'A post about money',
    excerpt: 'What it says in short.',
    coverImage: 'https://example.org/cover.jpg',
    category: 'Planning',
    publishedAt: '2026-01-31',
    updatedAt: '2026-01-31T00:00:00.000Z',
    author: { name: 'Ada Byron', initials: 'AB', title: 'Editor' },
    ...changes,
  };
}

const numberedPosts = (count: number) =>
  Array.from({ length: count }, (_, n) => samplePost({ slug: `post-${n}` }));

const posts = [
  samplePost({
    slug: 'claiming',
    title: 'When to claim',
    category: 'Social Security',
    tags: ['Benefits', 'age'],
  }),
  samplePost({
    slug: 'bonds',
    title: 'Bonds',
    category: 'Investing',
    publishedAt: '2025-12-31',
    tags: ['age'],
  }),
  samplePost({ slug: 'budget', excerpt: 'A yearly budget.', publishedAt: '2025-01-01' }),
];
const shownSlugs = (changes: Partial<typeof noFilters>) =>
  viewBlog(posts, { ...noFilters, ...changes }).cards.map(({ slug }) => slug);

test.each([
  ['all posts without a filter', {}, ['claiming', 'bonds', 'budget']],
  ['a lowercase category', { category: 'social security' }, ['claiming']],
  ['a year', { year: '2025' }, ['bonds', 'budget']],
  ['words of the title', { search: 'TO claim' }, ['claiming']],
  ['words of the excerpt', { search: 'budget' }, ['budget']],
  ['words of the category', { search: 'investing' }, ['bonds']],
  ['the author', { search: 'byron' }, ['claiming', 'bonds', 'budget']],
  ['posts with all words, not with any', { search: 'bonds budget' }, []],
  ['a tag in any case', { search: '#benefits' }, ['claiming']],
  ['a whole tag, not part of one', { search: '#ag' }, []],
  ['all posts for an empty tag', { search: '#' }, ['claiming', 'bonds', 'budget']],
  ['search, category and year together', { search: '#age', category: 'investing', year: '2025' }, ['bonds']],
])('the filters match %s', (_, changes, expected) => {
  expect(shownSlugs(changes)).toEqual(expected);
});

test('twelve cards are shown, and twelve more for each “Show More”', () => {
  const many = numberedPosts(40);
  expect(viewBlog(many, noFilters)).toMatchObject({ matchCount: 40, total: 40 });
  expect(viewBlog(many, noFilters).cards).toHaveLength(CARDS_PER_PAGE);
  expect(viewBlog(many, { ...noFilters, pages: 3 }).cards).toHaveLength(36);
  expect(viewBlog(many, { ...noFilters, pages: 9 }).cards).toHaveLength(40);
});

test('the sidebar lists all posts’ categories, tags and years, whatever the filters', () => {
  const view = viewBlog(posts, { ...noFilters, search: 'nothing like it' });
  expect(view.cards).toEqual([]);
  expect(view.categories).toEqual(['investing', 'planning', 'social security']);
  expect(view.tags).toEqual(['age', 'Benefits']);
  expect(view.years).toEqual([
    { year: '2026', count: 1 },
    { year: '2025', count: 2 },
  ]);
  expect(view.recent.map(({ slug }) => slug)).toEqual(['claiming', 'bonds', 'budget']);
});

test('the first five posts are recent', () => {
  const { recent } = viewBlog(numberedPosts(8), noFilters);
  expect(recent.map(({ slug }) => slug)).toEqual(['post-0', 'post-1', 'post-2', 'post-3', 'post-4']);
});

test('only the most used tags are shown', () => {
  const many = Array.from({ length: 60 }, (_, n) => samplePost({ tags: [`rare ${n}`, 'common'] }));
  const { tags } = viewBlog(many, noFilters);
  expect(tags).toHaveLength(40);
  expect(tags[0]).toBe('common');
});

const viewInHtml = (count: number, pages: number) =>
  Object.values(blogFallback(numberedPosts(count), { ...noFilters, pages }))[0] as BlogView;

test('the HTML of the blog contains all posts if they are few', () => {
  const few = numberedPosts(48);
  expect(blogFallback(few, noFilters)).toEqual({ [postKeys.all]: few });
});

test('the HTML of the blog contains only the visible ones of many posts, at most 120', () => {
  expect(viewInHtml(1000, 1).cards).toHaveLength(12);
  expect(viewInHtml(1000, 10).cards).toHaveLength(120);
  expect(viewInHtml(1000, 1000)).toMatchObject({ matchCount: 1000, total: 1000 });
  expect(viewInHtml(1000, 1000).cards).toHaveLength(120);
});

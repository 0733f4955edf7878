import type { PostSummary } from '@whenabouts/server/contract';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { postKeys, usePosts } from '../../api/posts.ts';
import { type BlogFilters, blogPath } from './blog-filters.ts';

/** Number of cards at first, and of those that "Show more articles" adds. */
export const CARDS_PER_PAGE = 12;
const RECENT_COUNT = 5;
/** Maximum number of tags in the sidebar. */
const MAX_TAGS = 40;

export interface BlogView {
  cards: readonly PostSummary[];
  matchCount: number;
  total: number;
  /** Distinct categories, lowercase. */
  categories: readonly string[];
  tags: readonly string[];
  /** Years with their number of posts, newest first. */
  years: readonly { year: string; count: number }[];
  recent: readonly Pick<PostSummary, 'slug' | 'title' | 'publishedAt'>[];
}

/**
 * Filters the posts, and collects the categories, tags and years for the sidebar.
 *
 * @param posts All posts, newest first.
 */
export function viewBlog(posts: readonly PostSummary[], filters: BlogFilters): BlogView {
  const matches = matcher(filters);
  const matching = posts.filter(matches);
  return {
    cards: matching.slice(0, CARDS_PER_PAGE * filters.pages),
    matchCount: matching.length,
    total: posts.length,
    categories: [...new Set(posts.map(({ category }) => category.toLowerCase()))].sort(),
    tags: mostUsed(posts.flatMap(({ tags = [] }) => tags)),
    years: byYear(posts),
    recent: posts
      .slice(0, RECENT_COUNT)
      .map(({ slug, title, publishedAt }) => ({ slug, title, publishedAt })),
  };
}

function matcher({ search, category, year }: BlogFilters): (post: PostSummary) => boolean {
  const matchesSearch = search.startsWith('#') ? hasTag(search.slice(1)) : containsWords(search);
  return (post) =>
    (category === '' || post.category.toLowerCase() === category) &&
    (year === '' || post.publishedAt.startsWith(year)) &&
    matchesSearch(post);
}

function hasTag(search: string): (post: PostSummary) => boolean {
  const tag = search.trim().toLowerCase();
  return ({ tags = [] }) => tag === '' || tags.some((one) => one.toLowerCase() === tag);
}

function containsWords(search: string): (post: PostSummary) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  return ({ title, excerpt, category, tags = [], author }) => {
    const text = [title, excerpt, category, author.name, ...tags].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
}

/** Returns the most used tags in alphabetical order. */
function mostUsed(tags: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || alphabetically(a, b))
    .slice(0, MAX_TAGS)
    .map(([tag]) => tag)
    .sort(alphabetically);
}

/** Compares case-insensitively, with accented letters after plain ones. Intl.Collator is too slow at page load. */
function alphabetically(a: string, b: string): number {
  const [first, second] = [a, b].map((text) => text.normalize('NFD').toLowerCase());
  if (first === second) return 0;
  return String(first) < String(second) ? -1 : 1;
}

function byYear(posts: readonly PostSummary[]): BlogView['years'] {
  const counts = new Map<string, number>();
  for (const { publishedAt } of posts) {
    const year = publishedAt.slice(0, 4);
    counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  return [...counts]
    .map(([year, count]) => ({ year, count }))
    .sort((a, b) => Number(b.year) - Number(a.year));
}

/** Cache key under which the server renders the view of a blog with many posts. */
const blogViewKey = (filters: BlogFilters): string => `view of ${blogPath(filters)}`;

export interface BlogState {
  view: BlogView | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** The blog's view, computed from all posts if they are loaded, or else as rendered by the server. */
export function useBlogView(filters: BlogFilters): BlogState {
  const { data, error, mutate } = usePosts();
  const { fallback = {} } = useSWRConfig();
  const fromServer = fallback[blogViewKey(filters)] as BlogView | undefined;
  const view = useMemo(() => (data ? viewBlog(data, filters) : fromServer), [data, filters, fromServer]);
  return { view, hasFailed: error !== undefined && !data, retry: () => void mutate() };
}

/** Up to this number, the server's page includes all posts, so that filtering them needs no request. */
const MAX_INCLUDED_POSTS = 48;

/** Maximum pages of cards in the server's page, which would exceed a megabyte with more. The browser adds the rest. */
const MAX_INCLUDED_PAGES = 10;

/** Returns the data that the server includes in the blog page, by SWR key. */
export function blogFallback(posts: readonly PostSummary[], filters: BlogFilters): Record<string, unknown> {
  if (posts.length <= MAX_INCLUDED_POSTS) return { [postKeys.all]: posts };
  const pages = Math.min(filters.pages, MAX_INCLUDED_PAGES);
  return { [blogViewKey(filters)]: viewBlog(posts, { ...filters, pages }) };
}

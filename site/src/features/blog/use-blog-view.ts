import type { PostSummary } from '@whenabouts/server/contract';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { postKeys, usePosts } from '../../api/posts.ts';
import { type BlogFilters, blogPath } from './blog-filters.ts';
import { type BlogView, viewBlog } from './blog-view.ts';

/** Cache key under which the server renders the view of a blog with many posts. */
const blogViewKey = (filters: BlogFilters): string => `view of ${blogPath(filters)}`;

export interface BlogState {
  /** Undefined while loading. */
  view: BlogView | undefined;
  failed: boolean;
  retry: () => void;
}

/** The blog's view, computed from all posts if they are loaded, or else as rendered by the server. */
export function useBlogView(filters: BlogFilters): BlogState {
  const { data, error, mutate } = usePosts();
  const { fallback = {} } = useSWRConfig();
  const fromServer = fallback[blogViewKey(filters)] as BlogView | undefined;
  const view = useMemo(() => (data ? viewBlog(data, filters) : fromServer), [data, filters, fromServer]);
  return { view, failed: error !== undefined && !data, retry: () => void mutate() };
}

/** The page contains all posts up to this number, so that filters need no request. */
const MAX_INCLUDED_POSTS = 48;

/** Maximum pages of cards in the server's page: more would exceed a megabyte. The browser adds the rest. */
const MAX_INCLUDED_PAGES = 10;

/** Returns the data that the server includes in the blog page, by SWR key. */
export function blogFallback(posts: readonly PostSummary[], filters: BlogFilters): Record<string, unknown> {
  if (posts.length <= MAX_INCLUDED_POSTS) return { [postKeys.all]: posts };
  const pages = Math.min(filters.pages, MAX_INCLUDED_PAGES);
  return { [blogViewKey(filters)]: viewBlog(posts, { ...filters, pages }) };
}

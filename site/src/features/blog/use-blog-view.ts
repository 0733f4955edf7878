import type { PostSummary } from '@whenabouts/server/contract';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { usePosts } from '../../api/posts.ts';
import { type BlogFilters, blogPath } from './blog-filters.ts';
import { type BlogView, viewBlog } from './blog-view.ts';

/** Under this name the server sends what a blog with many posts shows at first. */
const blogViewKey = (filters: BlogFilters): string => `view of ${blogPath(filters)}`;

export interface BlogState {
  /** Undefined while it is on its way. */
  view: BlogView | undefined;
  failed: boolean;
  retry: () => void;
}

/** What the blog shows: from all posts where they are here, else from what the server sent along. */
export function useBlogView(filters: BlogFilters): BlogState {
  const { data, error, mutate } = usePosts();
  const { fallback = {} } = useSWRConfig();
  const sent = fallback[blogViewKey(filters)] as BlogView | undefined;
  const view = useMemo(() => (data ? viewBlog(data, filters) : sent), [data, filters, sent]);
  return { view, failed: error !== undefined && !data, retry: () => void mutate() };
}

/** Up to so many posts come along with the page, so that a filter needs nothing more from the server. */
const SENT_ALONG = 48;

/** More pages of cards than this are not worth a page of more than a megabyte: the browser adds the rest. */
const PAGES_SENT_ALONG = 10;

/** What the server sends along with the page. */
export function answersForBlog(
  posts: readonly PostSummary[],
  filters: BlogFilters,
  allKey: string,
): Record<string, unknown> {
  return posts.length <= SENT_ALONG
    ? { [allKey]: posts }
    : {
        [blogViewKey(filters)]: viewBlog(posts, {
          ...filters,
          pages: Math.min(filters.pages, PAGES_SENT_ALONG),
        }),
      };
}

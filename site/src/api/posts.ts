import type { Post, PostSummary } from '@whenabouts/server/contract';
import useSWR from 'swr';
import { nullIfNotFound, pathOf, request } from './request.ts';
import { readKey, useRead } from './use-read.ts';

/** SWR keys, under which the server's pages include data. The part after # names a subset of one response. */
export const postKeys = {
  all: readKey('GET /api/blog-posts'),
  latest: `/api/blog-posts#latest`,
  titles: `/api/blog-posts#titles`,
  post: (slug: string) => pathOf('/api/blog-posts/{slug}', slug),
  related: (slug: string) => `/api/blog-posts#related-to-${slug}`,
} as const;

/** Number of posts on the landing page. */
export const LATEST_COUNT = 3;

/** All public posts without their content, newest first. */
export const usePosts = () => useRead('GET /api/blog-posts');

export function useLatestPosts() {
  return useSWR<PostSummary[], unknown>(postKeys.latest, async () =>
    (await request('GET /api/blog-posts')).slice(0, LATEST_COUNT),
  );
}

export type PostTitle = Pick<PostSummary, 'slug' | 'title'>;

export const toPostTitle = ({ slug, title }: PostSummary): PostTitle => ({ slug, title });

/** Slugs and titles of all public posts, newest first. */
export function usePostTitles() {
  return useSWR<PostTitle[], unknown>(postKeys.titles, async () =>
    (await request('GET /api/blog-posts')).map(toPostTitle),
  );
}

/** One post; null if no post has this slug. */
export function usePost(slug: string) {
  return useSWR<Post | null, unknown>(postKeys.post(slug), () =>
    nullIfNotFound(request('GET /api/blog-posts/{slug}', { param: slug })),
  );
}

/** True if the post belongs to the current author of the admin area. Pass null to fetch nothing. */
export const useIsOwnPost = (slug: string | null): boolean =>
  useRead('GET /api/blog-posts/{slug}', { param: slug, as: 'admin' }).data?.isOwn === true;

/** The posts that `select` picks from all public posts, to be shown after the post with this slug. */
export function useRelatedPosts(slug: string, select: (posts: PostSummary[]) => PostSummary[]) {
  return useSWR<PostSummary[], unknown>(postKeys.related(slug), async () =>
    select(await request('GET /api/blog-posts')),
  );
}

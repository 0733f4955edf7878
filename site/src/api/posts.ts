import { addresses, type Post, type PostSummary } from '@whenabouts/server/contract';
import useSWR from 'swr';
import { ApiError, pathOf, request } from './request.ts';

/** Under these names the server sends along what a page needs at once. */
export const postKeys = {
  all: addresses.listPosts.path,
  latest: `${addresses.listPosts.path}#latest`,
  titles: `${addresses.listPosts.path}#titles`,
  one: (slug: string) => pathOf('readPost', slug),
} as const;

/** So many posts are shown on the landing page. */
export const LATEST_COUNT = 3;

/** Every post that is public, newest first, without their content. */
export function usePosts() {
  return useSWR(postKeys.all, () => request('listPosts'));
}

/** The newest few. */
export function useLatestPosts() {
  return useSWR<PostSummary[], unknown>(postKeys.latest, async () =>
    (await request('listPosts')).slice(0, LATEST_COUNT),
  );
}

export type PostTitle = Pick<PostSummary, 'slug' | 'title'>;

export const titleOf = ({ slug, title }: PostSummary): PostTitle => ({ slug, title });

/** Of every post that is public no more than what a list of links needs, newest first. */
export function usePostTitles() {
  return useSWR<PostTitle[], unknown>(postKeys.titles, async () => (await request('listPosts')).map(titleOf));
}

/** One post; null where there is none at this address. */
export function usePost(slug: string) {
  return useSWR<Post | null, unknown>(postKeys.one(slug), () =>
    request('readPost', { id: slug }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }),
  );
}

import type {
  AuthorBody,
  DraftBody,
  EditablePost,
  Post,
  PostBody,
  PostPreview,
  PostSummary,
  PreviewBody,
} from '@whenabouts/server/contract';
import { useEffect } from 'react';
import useSWR, { mutate, useSWRConfig } from 'swr';
import { asAdmin, staleOnFailure } from './admin.ts';
import { errorFrom, pathOf, request, TIMEOUT_MS } from './request.ts';
import { readKey, useRead } from './use-read.ts';

const POSTS_KEY = readKey('GET /api/blog-posts', { as: 'admin' });
const AUTHOR_KEY = readKey('GET /api/admin/author');
/** Polling interval of the dashboard. */
const REFRESH_MS = 1000;

export interface PostList {
  posts: readonly PostSummary[];
  /** ETag of the response that the list came from. */
  etag: string | null;
  /** True if the last refresh failed. */
  isStale: boolean;
}

/**
 * All posts, including future posts, newest first. Polls while the page is visible; an unchanged
 * list comes back as a 304 and causes no render.
 */
export function useAdminPosts() {
  const { cache } = useSWRConfig();
  return useSWR<PostList, unknown>(
    POSTS_KEY,
    () => {
      const cached = cache.get(POSTS_KEY)?.data as PostList | undefined;
      return staleOnFailure(cached, asAdmin(fetchPosts(cached)));
    },
    { refreshInterval: REFRESH_MS, refreshWhenOffline: true, dedupingInterval: REFRESH_MS / 2 },
  );
}

async function fetchPosts(cached: PostList | undefined): Promise<PostList> {
  // Set explicitly: the browser would send `no-cache`, which makes the server ignore If-None-Match.
  const headers = new Headers({ Accept: 'application/json', 'Cache-Control': 'max-age=0' });
  if (cached?.etag) headers.set('If-None-Match', cached.etag);
  const response = await fetch(POSTS_KEY, {
    // Bypasses the HTTP cache, so that this code sees the 304.
    cache: 'no-store',
    credentials: 'same-origin',
    headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status !== 304 && !response.ok) throw await errorFrom(response);
  if (response.status === 304 && cached) return { ...cached, isStale: false };
  const posts = (await response.json()) as PostSummary[];
  return { posts, etag: response.headers.get('etag'), isStale: false };
}

/** Drops the cached list, and fetches it again if it is on screen. */
async function refetchPosts(): Promise<void> {
  await mutate(POSTS_KEY, undefined, { revalidate: true });
}

/** One post with its content; fetched again each time the page opens. Pass null to fetch nothing. */
export function useEditablePost(id: string | null) {
  const key = id === null ? null : pathOf('/api/admin/blogs/{id}', id);
  useClearOnClose(key);
  return useSWR<EditablePost, unknown>(key, () => asAdmin(readEditablePost(id ?? '')), {
    dedupingInterval: 0,
  });
}

/** One post as readers see it from its publication date on; fetched again each time the page opens. */
export function useScheduledPost(id: string) {
  const key = `${pathOf('/api/admin/blogs/{id}', id)}#as-readers-see-it`;
  useClearOnClose(key);
  return useSWR<Post, unknown>(
    key,
    () =>
      asAdmin(
        readEditablePost(id).then(({ slug }) =>
          request('GET /api/blog-posts/{slug}', { param: slug, as: 'admin' }),
        ),
      ),
    { dedupingInterval: 0 },
  );
}

/** Clears a cached post when its page closes, so that the next one does not show an old version. */
function useClearOnClose(key: string | null): void {
  useEffect(() => {
    if (key === null) return undefined;
    return () => void mutate(key, undefined, { revalidate: false });
  }, [key]);
}

export function readEditablePost(id: number | string): Promise<EditablePost> {
  return request('GET /api/admin/blogs/{id}', { param: id });
}

export async function createPost(body: PostBody, idempotencyKey: string): Promise<EditablePost> {
  const post = await request('POST /api/blog-posts', { body, idempotencyKey });
  await refetchPosts();
  return post;
}

/** Saves a post. `version` is the version that was loaded; undefined overwrites newer ones. */
export async function updatePost(
  id: number,
  body: PostBody,
  version: number | undefined,
): Promise<EditablePost> {
  const post = await request('PUT /api/blog-posts/{id}', { param: id, body, ifMatch: version });
  await refetchPosts();
  return post;
}

export async function createDraft(body: DraftBody, idempotencyKey: string): Promise<EditablePost> {
  const post = await request('POST /api/admin/drafts', { body, idempotencyKey });
  await refetchPosts();
  return post;
}

/** Saves a post as a draft. `version` is the version that was loaded; undefined overwrites newer ones. */
export async function updateDraft(
  id: number,
  body: DraftBody,
  version: number | undefined,
): Promise<EditablePost> {
  const post = await request('PUT /api/admin/drafts/{id}', { param: id, body, ifMatch: version });
  await refetchPosts();
  return post;
}

/** Returns an unsaved post as readers would see it, and saves nothing. */
export function previewPost(body: PreviewBody): Promise<PostPreview> {
  return request('POST /api/admin/blogs/preview', { body });
}

/** Deletes a post. After a 401, the session ends: unlike the editor's saves, nothing unsaved would be lost. */
export async function deletePost(id: number): Promise<void> {
  await asAdmin(request('DELETE /api/admin/blogs/{id}', { param: id }));
  // The old list stays on screen until the new one arrives.
  await mutate(POSTS_KEY);
}

/** The author name, initials and title on the current admin's posts. */
export const useAuthor = () => useRead('GET /api/admin/author', { session: asAdmin });

export async function updateAuthor(body: AuthorBody): Promise<void> {
  const author = await request('PUT /api/admin/author', { body });
  await mutate(AUTHOR_KEY, author, { revalidate: false });
  await refetchPosts();
}

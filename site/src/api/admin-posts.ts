import {
  type Author,
  type AuthorBody,
  addresses,
  type EditablePost,
  type PostBody,
  type PostSummary,
} from '@whenabouts/server/contract';
import { useEffect } from 'react';
import useSWR, { mutate, useSWRConfig } from 'swr';
import { readAsAdmin } from './admin.ts';
import { ApiError, errorFrom, pathOf, request, TIMEOUT_MS } from './request.ts';

const LIST = `${addresses.listPosts.path}?as=admin`;
const AUTHOR = addresses.readAuthor.path;
/** How often the dashboard asks for news. */
const REFRESH_MS = 1000;

export interface PostList {
  posts: readonly PostSummary[];
  /** What the server calls this state of the list. */
  etag: string | null;
  /** The last try to refresh it failed. */
  isOld: boolean;
}

/**
 * All posts, those of days to come too, newest first. They are asked for again every second while the page
 * can be seen; as long as nothing has changed, the answer is a few bytes and nothing is drawn anew.
 */
export function useAdminPosts() {
  const { cache } = useSWRConfig();
  return useSWR<PostList, unknown>(
    LIST,
    () => readAsAdmin(readPosts(cache.get(LIST)?.data as PostList | undefined)),
    { refreshInterval: REFRESH_MS, refreshWhenOffline: true, dedupingInterval: REFRESH_MS / 2 },
  );
}

async function readPosts(known: PostList | undefined): Promise<PostList> {
  try {
    return await fetchPosts(known);
  } catch (error) {
    // What is on screen is better than nothing, and the next second may bring an answer.
    const isOver = error instanceof ApiError && error.status === 401;
    if (known && !isOver) return known.isOld ? known : { ...known, isOld: true };
    throw error;
  }
}

async function fetchPosts(known: PostList | undefined): Promise<PostList> {
  // Named, because the browser would say `no-cache`, and then a server sends everything anew.
  const headers = new Headers({ Accept: 'application/json', 'Cache-Control': 'max-age=0' });
  if (known?.etag) headers.set('If-None-Match', known.etag);
  const answer = await fetch(LIST, {
    // The browser's own memory stays out of it: a 304 comes through as one.
    cache: 'no-store',
    credentials: 'same-origin',
    headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.status !== 304 && !answer.ok) throw await errorFrom(answer);
  if (answer.status === 304 && known) return known.isOld ? { ...known, isOld: false } : known;
  const posts = (await answer.json()) as PostSummary[];
  return { posts, etag: answer.headers.get('etag'), isOld: false };
}

/** The next look at the list reads it anew. */
async function refetchPosts(): Promise<void> {
  await mutate(LIST, undefined, { revalidate: true });
}

/** One post with its content; null while there is none to read. It is read anew at every visit. */
export function useEditablePost(id: string | null) {
  const key = id === null ? null : pathOf('editPost', id);
  useEffect(() => {
    if (key === null) return undefined;
    return () => void mutate(key, undefined, { revalidate: false });
  }, [key]);
  return useSWR<EditablePost, unknown>(key, () => readAsAdmin(readEditablePost(id ?? '')), {
    dedupingInterval: 0,
  });
}

export function readEditablePost(id: number | string): Promise<EditablePost> {
  return request('editPost', { id });
}

/** A post by its slug, as its editor needs it; undefined where there is none. */
export async function findEditablePost(slug: string): Promise<EditablePost | undefined> {
  try {
    const { id } = await request('readPost', { id: slug, as: 'admin' });
    return await readEditablePost(id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

export async function createPost(body: PostBody): Promise<EditablePost> {
  const post = await request('createPost', { body });
  await refetchPosts();
  return post;
}

/** Saves a post; `version` is the one that was read, or undefined to overwrite whatever is there. */
export async function updatePost(
  id: number,
  body: PostBody,
  version: number | undefined,
): Promise<EditablePost> {
  const post = await request('updatePost', { id, body, ifMatch: version });
  await refetchPosts();
  return post;
}

export async function deletePost(id: number): Promise<void> {
  await readAsAdmin(request('deletePost', { id }));
  await mutate(LIST);
}

/** How the admin's posts are signed. */
export function useAuthor() {
  return useSWR<Author, unknown>(AUTHOR, () => readAsAdmin(request('readAuthor')));
}

export async function updateAuthor(body: AuthorBody): Promise<void> {
  const author = await request('updateAuthor', { body });
  await mutate(AUTHOR, author, { revalidate: false });
  await refetchPosts();
}

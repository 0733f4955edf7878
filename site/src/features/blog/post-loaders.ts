import type { Post, PostSummary } from '@whenabouts/server/contract';
import { isNotFound, type LoaderArgs, type LoaderContext } from '../../api/loader-context.ts';
import { LATEST_COUNT, postKeys, toPostTitle } from '../../api/posts.ts';
import { paths } from '../../paths.ts';
import { data, redirect } from '../../router.ts';
import { readFilters } from './blog-filters.ts';
import { blogFallback } from './blog-view.ts';
import { relatedPosts } from './related-posts.ts';

const readPosts = async ({ read }: LoaderContext) => (await read(postKeys.all)) as PostSummary[];

/** Loads the newest posts. On failure, the page is rendered without them, and the browser fetches them. */
export async function loadLatestPosts({ context }: LoaderArgs) {
  try {
    return { [postKeys.latest]: (await readPosts(context)).slice(0, LATEST_COUNT) };
  } catch {
    return {};
  }
}

/** Loads the titles of all posts. On failure, the page is rendered without them, and the browser fetches them. */
export async function loadPostTitles({ context }: LoaderArgs) {
  try {
    return { [postKeys.titles]: (await readPosts(context)).map(toPostTitle) };
  } catch {
    return {};
  }
}

/** Loads the posts that match the filters in the URL; 503 on failure. */
export async function loadBlog({ context, url }: LoaderArgs) {
  try {
    return blogFallback(await readPosts(context), readFilters(url.searchParams));
  } catch {
    return data({}, 503);
  }
}

/** Loads a post and related ones. Redirects if it has a new slug; 404 if there is no such post, 503 on failure. */
export async function loadPost({ context, params: { slug = '' } }: LoaderArgs) {
  const key = postKeys.post(slug);
  try {
    const post = (await context.read(key)) as Post;
    if (post.slug !== slug) return redirect(paths.post(post.slug), 301);
    return { [key]: post, ...(await loadRelated(context, post)) };
  } catch (error) {
    return isNotFound(error) ? data({ [key]: null }, 404) : data({}, 503);
  }
}

/** Loads related posts. On failure, the page is rendered without them, and the browser fetches them. */
async function loadRelated(context: LoaderContext, post: Post) {
  try {
    return { [postKeys.related(post.slug)]: relatedPosts(post, await readPosts(context)) };
  } catch {
    return {};
  }
}

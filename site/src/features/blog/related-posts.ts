import type { Post, PostSummary } from '@whenabouts/server/contract';

const RELATED_COUNT = 3;

/**
 * Returns the posts that share the most with a post: its category counts twice, each tag once. Posts with the same
 * count are sorted newest first.
 *
 * @param posts All posts, newest first.
 */
export function relatedPosts(post: Post, posts: readonly PostSummary[]): PostSummary[] {
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => ({ other, shared: countShared(post, other) }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, RELATED_COUNT)
    .map(({ other }) => other);
}

function countShared(post: Post, other: PostSummary): number {
  const tags = new Set(post.tags?.map((tag) => tag.toLowerCase()));
  const sharedTags = (other.tags ?? []).filter((tag) => tags.has(tag.toLowerCase()));
  return sharedTags.length + (other.category.toLowerCase() === post.category.toLowerCase() ? 2 : 0);
}

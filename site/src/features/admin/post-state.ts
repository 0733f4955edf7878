import type { PostSummary } from '@whenabouts/server/contract';

export type PostState = 'draft' | 'scheduled' | 'published';

/** Returns the state of a post. Scheduled posts become public at midnight UTC. */
export function postState(
  { isDraft, publishedAt }: Pick<PostSummary, 'isDraft' | 'publishedAt'>,
  now: Date,
): PostState {
  if (isDraft) return 'draft';
  return publishedAt.slice(0, 10) > now.toISOString().slice(0, 10) ? 'scheduled' : 'published';
}

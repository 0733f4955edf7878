import type { PostSummary } from '@whenabouts/server/contract';

export type PostState = 'draft' | 'scheduled' | 'published';

/** Returns today's date in UTC, such as `2026-01-31`. A post with this date is public immediately. */
export const todayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Returns the state of a post. Scheduled posts become public at midnight UTC. */
export function postState(
  { isDraft, publishedAt }: Pick<PostSummary, 'isDraft' | 'publishedAt'>,
  now: Date,
): PostState {
  if (isDraft) return 'draft';
  return publishedAt.slice(0, 10) > todayOf(now) ? 'scheduled' : 'published';
}

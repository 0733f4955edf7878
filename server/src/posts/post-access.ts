import { includesRole, postMessages } from '../../contract/index.ts';
import { HttpError } from '../http/http-error.ts';
import type { Actor } from '../http/middleware/session.ts';
import { isPublic, type PostRow } from './post.entity.ts';

/**
 * Visitors see posts from their date of publication on, but no drafts. Editors and owners see all posts. An author also
 * sees the drafts and future posts that belong to the same account.
 */
export type Audience = 'visitors' | 'editors' | { readonly authorId: number };

/** Returns the audience that a caller belongs to. */
export function audienceOf(actor: Actor | undefined): Audience {
  if (actor?.kind !== 'admin' || !actor.role) return 'visitors';
  return includesRole(actor.role, 'editor') ? 'editors' : { authorId: actor.accountId };
}

/** The columns that decide who sees a post. */
type PostVisibility = Pick<PostRow, 'accountId' | 'isDraft' | 'publishedAt'>;

/** Returns true if the audience is the author to whose account the post belongs. */
export const isWrittenBy = ({ accountId }: Pick<PostRow, 'accountId'>, audience: Audience): boolean =>
  typeof audience === 'object' && accountId === audience.authorId;

/** Returns true if the audience sees the post on a day, such as `2026-01-31`. */
export const isVisible = (post: PostVisibility, audience: Audience, day: string): boolean =>
  audience === 'editors' || isWrittenBy(post, audience) || isPublic(post, day);

/** Returns true for editors, owners and the author of the post. */
export function mayChange(actor: Actor, post: Pick<PostRow, 'accountId'>): boolean {
  const audience = audienceOf(actor);
  return audience === 'editors' || isWrittenBy(post, audience);
}

/** Throws unless an admin may change the post. An author who cannot see the post does not learn that it exists. */
export function assertMayChange(actor: Actor, post: PostVisibility, day: string): void {
  if (mayChange(actor, post)) return;
  throw isPublic(post, day)
    ? new HttpError('forbidden', { message: postMessages.ofAnotherAuthor })
    : new HttpError('not_found');
}

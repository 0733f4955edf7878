import {
  ForeignKeyConstraintViolationException,
  LockMode,
  UniqueConstraintViolationException,
} from '@mikro-orm/core';
import { type EditablePost, type Endpoints, postMessages } from '../../contract/index.ts';
import { type AuditCaller, byCaller } from '../audit/audit-log.entity.ts';
import { lockSession } from '../auth/session.entity.ts';
import { createOnce } from '../database/create-once.ts';
import { type EntityManager, inTransaction } from '../database/database.ts';
import { dayOf } from '../durations.ts';
import { HttpError } from '../http/http-error.ts';
import type { Actor } from '../http/middleware/session.ts';
import type { RequestContext } from '../http/request-context.ts';
import { assertVersion, readIdempotencyKey } from '../http/request-headers.ts';
import { ImageRow } from '../images/image.entity.ts';
import type { Services } from '../services.ts';
import { auditPost } from './audit-post.ts';
import { findOrCreateAuthor } from './authors.ts';
import { dateColumns, dateOf, OldSlugRow, PostImageRow, PostRow } from './post.entity.ts';
import { assertMayChange, mayChange } from './post-access.ts';
import { findPost, type PostWithContent } from './present-post.ts';
import { siteImagesIn } from './site-images.ts';
import { fieldsToStore, invalidCover, type StoredFields, storedFields } from './stored-fields.ts';

type CreateContext = RequestContext<Endpoints['createPost' | 'createDraft']>;
type UpdateContext = RequestContext<Endpoints['updatePost' | 'updateDraft']>;
type PostState = 'draft' | 'published';

/**
 * Creates a post or a draft under the name of the admin, and returns it as stored. A retry with the same
 * `Idempotency-Key` returns the post created first.
 */
export async function createPost(
  services: Services,
  context: CreateContext,
  state: PostState,
): Promise<EditablePost> {
  const { database, posts, now } = services;
  const at = now();
  const idempotencyKey = readIdempotencyKey(context);
  const { accountId } = context.actor;
  const author = await findOrCreateAuthor(database, context.actor);
  const create = async () => {
    const fields = await fieldsToStore(services, context.body, state);
    const publishedAt = context.body.publishedAt || dayOf(at);
    const owner = { author, accountId, idempotencyKey };
    const row = { ...fields, publishedAt, ...owner, version: 1, createdAt: at, updatedAt: at };
    return inTransaction(database, async (em) => {
      await lockSession(em, context.actor);
      await assertUniqueSlugAndCover(em, row);
      await releaseOldSlug(em, context.actor, row.slug);
      return findSavedPost(em, await insertPost(em, services, row, byCaller(context)));
    });
  };
  const find = (em: EntityManager, key: string) => findPost(em, { author, idempotencyKey: key });
  const post = await withValidationErrors(() => createOnce(database, { idempotencyKey, find, create }));
  return posts.presentEditable(post);
}

/** A new post, with the date that a draft shows. */
type NewPost = StoredFields &
  Pick<PostRow, 'accountId' | 'idempotencyKey' | 'version' | 'createdAt' | 'updatedAt'>;

/** Inserts a post whose slug no other post has or had, and returns its id. */
export async function insertPost(
  em: EntityManager,
  services: Pick<Services, 'audit'>,
  row: NewPost,
  caller: AuditCaller,
): Promise<number> {
  const id = await em.insert(PostRow, { ...row, ...dateColumns(row.publishedAt, row.isDraft) });
  await linkImages(em, id, row.content);
  await auditPost(em, services, { caller, action: 'post_created', id, before: null, after: row });
  return id;
}

/** Replaces a post, and publishes it or makes it a draft. */
export async function updatePost(
  services: Services,
  context: UpdateContext,
  state: PostState,
): Promise<EditablePost> {
  const { database, posts, now } = services;
  const { id, body } = context;
  const fields = await fieldsToStore(services, body, state);
  const post = await withValidationErrors(() =>
    inTransaction(database, async (em) => {
      const oldPost = await lockPost(em, context, dayOf(now()));
      assertVersion(context, oldPost.version, postMessages.stale);
      const publishedAt = body.publishedAt === '' ? dayOf(now()) : (body.publishedAt ?? dateOf(oldPost));
      const after = { ...fields, publishedAt, author: oldPost.author.id };
      await assertUniqueSlugAndCover(em, after, id);
      const columns = { ...after, ...dateColumns(publishedAt, after.isDraft) };
      await em.nativeUpdate(PostRow, { id }, { ...columns, version: oldPost.version + 1, updatedAt: now() });
      await releaseOldSlug(em, context.actor, after.slug);
      if (after.slug !== oldPost.slug) await em.insert(OldSlugRow, { slug: oldPost.slug, postId: id });
      await em.nativeDelete(PostImageRow, { postId: id });
      await linkImages(em, id, after.content);
      await auditPost(em, services, {
        caller: byCaller(context),
        action: 'post_updated',
        id,
        before: storedFields(oldPost),
        after,
      });
      return findSavedPost(em, id);
    }),
  );
  return posts.presentEditable(post);
}

/** Deletes a post. Its previous slugs and its links to images are deleted with it. */
export async function deletePost(
  services: Services,
  context: RequestContext<Endpoints['deletePost']>,
): Promise<void> {
  const { database, now } = services;
  const { id } = context;
  await inTransaction(database, async (em) => {
    const before = await lockPost(em, context, dayOf(now()));
    await em.nativeDelete(PostRow, { id });
    await auditPost(em, services, {
      caller: byCaller(context),
      action: 'post_deleted',
      id,
      before: storedFields(before),
      after: null,
    });
  });
}

/** Throws if another post has the slug, or if the cover image does not exist. */
async function assertUniqueSlugAndCover(
  em: EntityManager,
  { slug, coverImage }: Pick<StoredFields, 'slug' | 'coverImage'>,
  postId?: number,
): Promise<void> {
  const other = await em.findOne(PostRow, { slug }, { fields: ['id'] });
  if (other && other.id !== postId) throw slugTaken();
  if (coverImage && (await em.count(ImageRow, { id: coverImage })) === 0) throw invalidCover();
}

/** Frees an earlier slug of a post, whose old links end then. Throws if the caller may not change that post. */
async function releaseOldSlug(em: EntityManager, actor: Actor, slug: string): Promise<void> {
  const old = await em.findOne(OldSlugRow, { slug });
  if (!old) return;
  const post = await em.findOne(PostRow, { id: old.postId }, { fields: ['accountId'] });
  if (post && !mayChange(actor, post)) throw slugTaken();
  await em.nativeDelete(OldSlugRow, { slug });
}

const slugTaken = () => new HttpError('taken', { fields: { slug: postMessages.slugTaken } });

/** Turns constraint violations by concurrent requests into validation errors. */
async function withValidationErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw slugTaken();
    if (error instanceof ForeignKeyConstraintViolationException) throw invalidCover();
    throw error;
  }
}

/** Locks the session and the post of a request. Throws unless the post exists and the caller may change it. */
async function lockPost(
  em: EntityManager,
  { id, actor }: Pick<UpdateContext, 'id' | 'actor'>,
  day: string,
): Promise<PostRow> {
  await lockSession(em, actor);
  const post = await em.findOne(PostRow, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!post) throw new HttpError('not_found');
  assertMayChange(actor, post, day);
  return post;
}

async function linkImages(em: EntityManager, postId: number, content: string): Promise<void> {
  const ids = siteImagesIn(content);
  if (ids.length === 0) return;
  for (const { id } of await em.find(ImageRow, { id: { $in: ids } }, { fields: ['id'] })) {
    await em.insert(PostImageRow, { postId, imageId: id });
  }
}

async function findSavedPost(em: EntityManager, id: number): Promise<PostWithContent> {
  const post = await findPost(em, { id });
  if (!post) throw new HttpError('not_found');
  return post;
}

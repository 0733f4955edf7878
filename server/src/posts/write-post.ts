import {
  ForeignKeyConstraintViolationException,
  LockMode,
  UniqueConstraintViolationException,
} from '@mikro-orm/core';
import { type EditablePost, type Endpoints, type PostBody, postMessages } from '../../contract/index.ts';
import type { Audit, AuditAction } from '../audit/audit-log.entity.ts';
import { beginWriting, type Database, type EntityManager, inTransaction } from '../database/database.ts';
import { Failure } from '../http/http-error.ts';
import { acceptedVersions } from '../http/if-match.ts';
import type { Call } from '../http/request-context.ts';
import { ImageRow } from '../images/image.entity.ts';
import { authorIdOf } from './authors.ts';
import { bumpRevision } from './bump-revision.ts';
import { OldSlugRow, PostImageRow, PostRow } from './post.entity.ts';
import type { Posts } from './posts.ts';
import { BY_ID, type PostWithContent } from './present-post.ts';
import { imagesIn, ownImage } from './site-images.ts';

export interface WriteOptions {
  readonly database: Database;
  readonly posts: Posts;
  readonly audit: Audit;
  readonly now: () => number;
}

type WriteCall = Call<Endpoints['createPost']> | Call<Endpoints['updatePost']>;
type AnyCall = WriteCall | Call<Endpoints['deletePost']>;

export async function createPost(
  options: WriteOptions,
  call: Call<Endpoints['createPost']>,
): Promise<EditablePost> {
  const { database, posts, now } = options;
  const at = now();
  const fields = await fieldsToStore(options, call.body);
  const authorId = await authorIdOf(database, call.actor);
  const publishedAt = call.body.publishedAt || dayOf(at);
  const row = { ...fields, publishedAt, authorId, version: 1, createdAt: at, updatedAt: at };
  const post = await refusing(() =>
    inTransaction(database, async (em) => {
      await beginWriting(database, em);
      await requireFree(em, row);
      const id = await em.insert(PostRow, row);
      await em.nativeDelete(OldSlugRow, { slug: row.slug });
      await keepImages(em, id, row.content);
      await record(em, options, { call, action: 'post_created', id, before: null, after: row });
      return rowOf(em, id);
    }),
  );
  return posts.presentEditable(post);
}

export async function updatePost(
  options: WriteOptions,
  call: Call<Endpoints['updatePost']>,
): Promise<EditablePost> {
  const { database, posts, now } = options;
  const { id, body } = call;
  const versions = acceptedVersions(call.header('If-Match'));
  const fields = await fieldsToStore(options, body);
  const post = await refusing(() =>
    inTransaction(database, async (em) => {
      await beginWriting(database, em);
      const before = await lockedPost(em, id);
      if (versions !== 'any' && !versions.includes(before.version)) {
        throw new Failure('stale', { message: postMessages.stale });
      }
      const publishedAt = body.publishedAt === '' ? dayOf(now()) : (body.publishedAt ?? before.publishedAt);
      const after = { ...fields, publishedAt, authorId: before.authorId };
      await requireFree(em, after, id);
      await em.nativeUpdate(PostRow, { id }, { ...after, version: before.version + 1, updatedAt: now() });
      await em.nativeDelete(OldSlugRow, { slug: after.slug });
      if (after.slug !== before.slug) await em.insert(OldSlugRow, { slug: before.slug, postId: id });
      await em.nativeDelete(PostImageRow, { postId: id });
      await keepImages(em, id, after.content);
      await record(em, options, { call, action: 'post_updated', id, before, after });
      return rowOf(em, id);
    }),
  );
  return posts.presentEditable(post);
}

export async function deletePost(options: WriteOptions, call: Call<Endpoints['deletePost']>): Promise<void> {
  const { database } = options;
  const { id } = call;
  await inTransaction(database, async (em) => {
    await beginWriting(database, em);
    const before = await lockedPost(em, id);
    await em.nativeDelete(PostRow, { id });
    await record(em, options, { call, action: 'post_deleted', id, before, after: null });
  });
}

type StoredFields = Omit<PostRow, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

async function fieldsToStore(
  { posts }: WriteOptions,
  body: PostBody,
): Promise<Omit<StoredFields, 'publishedAt' | 'authorId'>> {
  const { title, slug, excerpt, category, tags, metaTitle, metaDescription } = body;
  return {
    ...{ title, slug, excerpt, category },
    ...coverToStore(body.coverImage, posts),
    content: await posts.contentToStore(body.content),
    tags: JSON.stringify(tags ?? []),
    metaTitle: metaTitle || null,
    metaDescription: metaDescription || null,
  };
}

const refusedCover = () => new Failure('invalid', { fields: { coverImage: postMessages.coverImage } });

function coverToStore(address: string, { site }: Posts): Pick<PostRow, 'coverUrl' | 'coverImageId'> {
  const own = ownImage(address, site);
  if (own) return { coverUrl: null, coverImageId: own.id };
  if (URL.parse(address)?.protocol !== 'https:') throw refusedCover();
  return { coverUrl: address, coverImageId: null };
}

/** Throws where the slug is another post's, or the cover an image that there is not. */
async function requireFree(
  em: EntityManager,
  { slug, coverImageId }: Pick<PostRow, 'slug' | 'coverImageId'>,
  own?: number,
): Promise<void> {
  const other = await em.findOne(PostRow, { slug }, { fields: ['id'] });
  if (other && other.id !== own) throw takenSlug();
  if (coverImageId && (await em.count(ImageRow, { id: coverImageId })) === 0) throw refusedCover();
}

const takenSlug = () => new Failure('taken', { fields: { slug: postMessages.slugTaken } });

/** What was free when it was asked may be so no more when it is written. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw takenSlug();
    if (error instanceof ForeignKeyConstraintViolationException) throw refusedCover();
    throw error;
  }
}

async function lockedPost(em: EntityManager, id: number): Promise<PostRow> {
  const post = await em.findOne(PostRow, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!post) throw new Failure('not_found');
  return post;
}

async function keepImages(em: EntityManager, postId: number, content: string): Promise<void> {
  const ids = imagesIn(content);
  if (ids.length === 0) return;
  for (const { id } of await em.find(ImageRow, { id: { $in: ids } }, { fields: ['id'] })) {
    await em.insert(PostImageRow, { postId, imageId: id });
  }
}

async function rowOf(em: EntityManager, id: number): Promise<PostWithContent> {
  const [row] = await em.execute<PostWithContent[]>(BY_ID, [id]);
  if (!row) throw new Failure('not_found');
  return row;
}

interface Done {
  readonly call: AnyCall;
  readonly action: AuditAction;
  readonly id: number;
  readonly before: StoredFields | null;
  readonly after: StoredFields | null;
}

/** Adds to the trail what was done, and tells every process that there is something new. */
async function record(em: EntityManager, { audit }: WriteOptions, done: Done): Promise<void> {
  const { call, action, id, before, after } = done;
  await bumpRevision(em);
  await audit(em, {
    action,
    actor: { kind: 'admin', id: call.actor.accountId },
    email: call.actor.email,
    address: call.address(),
    request: call.requestId,
    change: { subject: `post ${id}`, before: before && inOrder(before), after: after && inOrder(after) },
  });
}

/** The order belongs to what the trail's hashes are made of. */
function inOrder(post: StoredFields): (string | number | null)[] {
  return [
    post.slug,
    post.title,
    post.excerpt,
    post.content,
    post.coverUrl,
    post.coverImageId,
    post.category,
    post.tags,
    post.publishedAt,
    post.metaTitle,
    post.metaDescription,
    post.authorId,
  ];
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

import { defineEntity, type InferEntity, p, raw } from '@mikro-orm/core';
import type { PostSummary } from '../../contract/index.ts';
import type { EntityManager } from '../database/database.ts';
import { ImageRow } from '../images/image.entity.ts';

export const AuthorRow = defineEntity({
  name: 'AuthorRow',
  tableName: 'authors',
  properties: {
    id: p.integer().primary(),
    accountId: p.integer().strictNullable(),
    name: p.string(),
    initials: p.string(),
    title: p.string(),
  },
});

/** A blog post. Days are text, times are in milliseconds since 1970. */
export const PostRow = defineEntity({
  name: 'PostRow',
  tableName: 'posts',
  properties: {
    id: p.integer().primary(),
    slug: p.string(),
    title: p.string(),
    excerpt: p.string(),
    content: p.text(),
    /** An https URL; blank for the picture of the category; null if `coverImage` is set. */
    coverUrl: p.string().strictNullable(),
    /** The cover, if it is an image of this site; otherwise null, and `coverUrl` is set. */
    coverImage: () => p.manyToOne(ImageRow).strictNullable(),
    category: p.string().$type<PostSummary['category']>(),
    /** A JSON array of strings. */
    tags: p.text(),
    /** The day from which visitors see the post; of a draft `NEVER`. */
    publishedAt: p.string(),
    /** True for a draft, which only admins see. */
    isDraft: p.boolean().default(false),
    /** The date that a draft shows; null for posts. */
    draftPublishedAt: p.string().strictNullable(),
    metaTitle: p.string().strictNullable(),
    metaDescription: p.string().strictNullable(),
    author: () => p.manyToOne(AuthorRow),
    /** The account that created the post, whose author may change it; null if there is none. */
    accountId: p.integer().strictNullable().default(null),
    /** The key of the request that created the post; null if it had none. */
    idempotencyKey: p.string().strictNullable(),
    version: p.integer(),
    createdAt: p.integer(),
    updatedAt: p.integer(),
  },
});

export type PostRow = InferEntity<typeof PostRow>;

/** The `publishedAt` of drafts, so that earlier releases, which know no drafts, do not publish them. */
const NEVER = '9999-12-31';

/** Returns the columns for the date of a post, such as `2026-01-31`. */
export const dateColumns = (
  date: string,
  isDraft: boolean,
): Pick<PostRow, 'publishedAt' | 'draftPublishedAt'> =>
  isDraft ? { publishedAt: NEVER, draftPublishedAt: date } : { publishedAt: date, draftPublishedAt: null };

/** Returns the date of a post. Earlier releases save the date of a draft in `publishedAt`. */
export const dateOf = ({
  isDraft,
  publishedAt,
  draftPublishedAt,
}: Pick<PostRow, 'isDraft' | 'publishedAt' | 'draftPublishedAt'>): string =>
  isDraft && publishedAt === NEVER ? (draftPublishedAt ?? publishedAt) : publishedAt;

/** Returns true if visitors see the post on a day, such as `2026-01-31`. */
export const isPublic = (
  { isDraft, publishedAt }: { readonly isDraft?: boolean | undefined; readonly publishedAt: string },
  day: string,
): boolean => !isDraft && publishedAt <= day;

/** The revision of a kind of data, which grows with each change. */
export const RevisionRow = defineEntity({
  name: 'RevisionRow',
  tableName: 'revisions',
  properties: { name: p.string().primary(), revision: p.integer() },
});

export const OldSlugRow = defineEntity({
  name: 'OldSlugRow',
  tableName: 'old_slugs',
  properties: { slug: p.string().primary(), postId: p.integer() },
});

/** An image of the site in the content of a post. It cannot be deleted while the post uses it. */
export const PostImageRow = defineEntity({
  name: 'PostImageRow',
  tableName: 'post_images',
  properties: { postId: p.integer().primary(), imageId: p.string().primary() },
});

/** Sample data that was added. */
export const SeedingRow = defineEntity({
  name: 'SeedingRow',
  tableName: 'seedings',
  properties: { name: p.string().primary(), seededAt: p.integer() },
});

/** Increments the revision of the posts, within the transaction that changes them. This invalidates the caches of all servers. */
export async function bumpRevision(em: EntityManager): Promise<void> {
  await em.nativeUpdate(RevisionRow, { name: 'posts' }, { revision: raw<number>('revision + 1') });
}

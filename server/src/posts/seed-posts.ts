import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { PRODUCT_NAME } from '@whenabouts/core';
import { readSeed, type SeedCover, type SeedPost, seedPosts } from '../../seeds/posts.ts';
import { type EntityManager, inTransaction, query } from '../database/database.ts';
import type { Services } from '../services.ts';
import { AuthorRow, bumpRevision, dateColumns, PostRow, SeedingRow } from './post.entity.ts';

const NAME = 'posts';
const AUTHOR = { name: `${PRODUCT_NAME} Editors`, initials: 'WE', title: 'Editorial team' };

interface NewCover {
  readonly accountId: null;
  readonly fileName: string;
  readonly description: null;
  readonly altText: string;
  readonly image: SeedCover;
  readonly now: number;
}

interface SeedOptions extends Pick<Services, 'database' | 'now'> {
  /** Stores an image of the site. */
  readonly store: (em: EntityManager, image: NewCover) => Promise<{ readonly id: string }>;
}

/**
 * Adds sample posts to a new database once, even if several servers start at the same time or the posts are deleted
 * later.
 */
export async function addSeedPosts(options: SeedOptions): Promise<void> {
  const { database, now } = options;
  if (await query(database, (em) => em.findOne(SeedingRow, { name: NAME }))) return;
  try {
    await inTransaction(database, async (em) => {
      // Inserted first, so that a second process waits here and then fails with a duplicate key.
      await em.insert(SeedingRow, { name: NAME, seededAt: now() });
      const authorId = await em.insert(AuthorRow, { ...AUTHOR, accountId: null });
      for (const seed of seedPosts) await addPost(em, options, seed, Number(authorId));
      await bumpRevision(em);
    });
  } catch (error) {
    const seeding = await query(database, (em) => em.findOne(SeedingRow, { name: NAME }));
    if (!(error instanceof UniqueConstraintViolationException && seeding)) throw error;
  }
}

async function addPost(
  em: EntityManager,
  { store, now }: SeedOptions,
  seed: SeedPost,
  author: number,
): Promise<void> {
  const { slug, title, excerpt, category, tags, publishedAt, metaTitle, metaDescription, coverAlt } = seed;
  const metadata = { accountId: null, description: null, altText: coverAlt, fileName: `${slug}.webp` };
  const { content, cover: image } = readSeed(slug);
  const cover = await store(em, { ...metadata, image, now: now() });
  // The samples look as if they had been written on the day of their publication, at the time that feeds give it.
  const createdAt = Date.parse(`${publishedAt}T00:00:00Z`);
  const updatedAt = seed.updatedAt === undefined ? createdAt : Date.parse(`${seed.updatedAt}T00:00:00Z`);
  await em.insert(PostRow, {
    slug,
    title,
    excerpt,
    category,
    ...dateColumns(publishedAt, false),
    metaTitle,
    metaDescription,
    author,
    content,
    coverUrl: null,
    isDraft: false,
    coverImage: cover.id,
    tags: JSON.stringify(tags),
    version: 1,
    createdAt,
    updatedAt,
  });
}

import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { PRODUCT_NAME } from '@whenabouts/core';
import { readSeed, type SeedCover, type SeedPost, seedPosts } from '../../seeds/posts.ts';
import { beginWriting, type Database, type EntityManager, inTransaction } from '../database/database.ts';
import { bumpRevision } from './bump-revision.ts';
import { AuthorRow, PostRow, SeedingRow } from './post.entity.ts';

const NAME = 'posts';
const AUTHOR = { name: `${PRODUCT_NAME} Editors`, initials: 'WE', title: 'Editorial team' };

interface SeedOptions {
  readonly database: Database;
  readonly now: () => number;
  /** Adds a picture to the images of the site. */
  readonly store: (em: EntityManager, image: NewCover) => Promise<{ readonly id: string }>;
}

interface NewCover {
  readonly accountId: null;
  readonly fileName: string;
  readonly description: null;
  readonly altText: string;
  readonly image: SeedCover;
  readonly now: number;
}

/**
 * Gives a new site its first posts: once for a database, whoever starts on it at the same time, and whatever
 * becomes of the posts afterwards.
 */
export async function addSeedPosts(options: SeedOptions): Promise<void> {
  const { database, now } = options;
  if (await database.orm.em.fork().findOne(SeedingRow, { name: NAME })) return;
  try {
    await inTransaction(database, async (em) => {
      await beginWriting(database, em);
      // First: a second process waits here, and then learns that it is done.
      await em.insert(SeedingRow, { name: NAME, seededAt: now() });
      const authorId = await em.insert(AuthorRow, { ...AUTHOR, accountId: null });
      for (const seed of seedPosts) await addPost(em, options, seed, Number(authorId));
      await bumpRevision(em);
    });
  } catch (error) {
    const other = await database.orm.em.fork().findOne(SeedingRow, { name: NAME });
    if (!(error instanceof UniqueConstraintViolationException && other)) throw error;
  }
}

async function addPost(
  em: EntityManager,
  { store, now }: SeedOptions,
  seed: SeedPost,
  authorId: number,
): Promise<void> {
  const { slug, title, excerpt, category, tags, publishedAt, metaTitle, metaDescription, coverAlt } = seed;
  const about = { accountId: null, description: null, altText: coverAlt, fileName: `${slug}.webp` };
  const { content, cover: image } = readSeed(slug);
  const cover = await store(em, { ...about, image, now: now() });
  // As if it had been written on its day.
  const at = Date.parse(`${publishedAt}T12:00:00Z`);
  await em.insert(PostRow, {
    ...{ slug, title, excerpt, category, publishedAt, metaTitle, metaDescription, authorId },
    content,
    coverUrl: null,
    coverImageId: cover.id,
    tags: JSON.stringify(tags),
    version: 1,
    createdAt: at,
    updatedAt: at,
  });
}

import { UniqueConstraintViolationException } from '@mikro-orm/core';
import * as v from 'valibot';
import { type ImportChoices, type ImportProgress, PostBody } from '../../../contract/index.ts';
import { type Database, type EntityManager, inTransaction, query } from '../../database/database.ts';
import { dayOf } from '../../durations.ts';
import { HttpError } from '../../http/http-error.ts';
import { ImageRow } from '../../images/image.entity.ts';
import { initialsOf } from '../authors.ts';
import { ImportedPostRow } from '../import.entity.ts';
import { AuthorRow, OldSlugRow, PostRow } from '../post.entity.ts';
import { addRedirects } from '../redirect.routes.ts';
import { fieldsToStore } from '../stored-fields.ts';
import { insertPost } from '../write-post.ts';
import type { Archive } from './archive.ts';
import { type FoundImage, isOnSite } from './find-images.ts';
import { escapeAttribute } from './html-text.ts';
import { type PreparedImages, prepareImages } from './import-images.ts';
import type { Importer, ImportServices } from './import-services.ts';
import { oneLine, type PlannedPost, planPost } from './plan-post.ts';
import { importKeyOf, writtenPostOf } from './post-identity.ts';
import type { ReadPost } from './read-import.ts';
import type { SourceAuthor } from './source-post.ts';

type FieldsToStore = Awaited<ReturnType<typeof fieldsToStore>>;
type Outcome = ImportProgress['posts'][number];

interface ImportOptions {
  readonly choices: ImportChoices;
  readonly archive: Archive | undefined;
  readonly importer: Importer;
  readonly signal: AbortSignal;
}

/**
 * Imports a post with its images and redirects in one transaction. A post that was imported before stays as it is.
 */
export async function importPost(
  services: ImportServices,
  post: ReadPost,
  options: ImportOptions,
): Promise<Outcome> {
  const { title } = post;
  const { database } = services;
  if (await findImported(database, post)) return { title, outcome: 'exists', notes: [] };
  const planned = planPost(post, options.choices);
  if (typeof planned === 'string') return { title, outcome: 'failed', notes: [planned] };
  try {
    const notes = await storePost(services, planned, options);
    return { title, outcome: 'imported', notes };
  } catch (error) {
    // A concurrent import has stored it.
    if (error instanceof UniqueConstraintViolationException && (await findImported(database, post))) {
      return { title, outcome: 'exists', notes: [] };
    }
    const isOfPost = error instanceof HttpError && error.status < 500 && error.status !== 401;
    if (!isOfPost) throw error;
    const reasons = Object.values(error.details.fields ?? {});
    return { title, outcome: 'failed', notes: reasons.length > 0 ? reasons : [error.message] };
  }
}

/** Returns true if a post was imported before, or was written on this site and still exists. */
export async function findImported(
  database: Database,
  post: Pick<ReadPost, 'source' | 'originalId'>,
): Promise<boolean> {
  const written = writtenPostOf(post);
  return query(database, async (em) => {
    if (written && (await em.count(PostRow, written)) > 0) return true;
    return (await em.count(ImportedPostRow, importKeyOf(post))) > 0;
  });
}

async function storePost(
  services: ImportServices,
  { post, body, isDraft, changes }: PlannedPost,
  { choices, archive, importer, signal }: ImportOptions,
): Promise<string[]> {
  const { database, posts, now } = services;
  const cover = post.coverImage;
  const images = await prepareImages(services, [...(cover ? [cover] : []), ...post.images], {
    archive,
    fetchImages: choices.fetchImages,
    signal,
  });
  const { origin } = posts.site;
  const content = withFinalImages(post, images, origin);
  const coverImage = (cover && finalCover(cover, images.ids, origin)) ?? '';
  const { fields, reason } = await prepareFields(services, { ...body, content, coverImage }, isDraft);
  const defaultAuthor = await importer.defaultAuthor();
  const at = now();
  const createdAt = post.createdAt ?? at;
  const row = {
    ...fields,
    publishedAt: body.publishedAt || dayOf(createdAt),
    // The post belongs to no author's account.
    accountId: null,
    idempotencyKey: null,
    version: 1,
    createdAt,
    updatedAt: post.updatedAt ?? createdAt,
  };
  // After the deadline, the admin has received a 503.
  signal.throwIfAborted();
  const slug = await inTransaction(database, async (em) => {
    await importer.authorize?.(em);
    await images.insert(em);
    const author = (post.author && (await authorNamed(em, post.author))) ?? defaultAuthor;
    const free = await freeSlug(em, fields.slug);
    await em.nativeDelete(OldSlugRow, { slug: free });
    const id = await insertPost(
      em,
      services,
      { ...row, ...(await storedCover(em, row)), slug: free, author },
      importer.caller,
    );
    await em.insert(ImportedPostRow, { ...importKeyOf(post), postId: id });
    await addRedirects(em, { paths: post.oldPaths, target: `/blog/${free}`, at });
    return free;
  });
  const moved =
    slug === fields.slug ? [] : [`The slug is “${slug}”, because another post has “${fields.slug}”.`];
  const withoutCover = cover && row.coverUrl === '' ? ['The cover is left out.'] : [];
  return [...changes, ...(reason ? [reason] : []), ...moved, ...withoutCover, ...images.notes];
}

/** Returns the columns of a post. If its sanitized content is too short to be published, it becomes a draft. */
async function prepareFields(services: ImportServices, body: PlannedPost['body'], isDraft: boolean) {
  if (isDraft) return { fields: await fieldsToStore(services, body, 'draft') };
  try {
    return { fields: await fieldsToStore(services, body, 'published') };
  } catch (error) {
    if (!(error instanceof HttpError) || !error.details.fields?.content) throw error;
    const reason = `The post becomes a draft. ${error.details.fields.content}`;
    return { fields: await fieldsToStore(services, body, 'draft'), reason };
  }
}

const IMAGE = /<img src="([^"<>]*)"([^<>]*)>/g;

/** Returns the content with the final URLs of its images, and without those that no reader could see. */
function withFinalImages({ html, images }: ReadPost, { ids }: PreparedImages, origin: string): string {
  const urls = new Map(images.map((image) => [escapeAttribute(image.src), finalUrl(image, ids, origin)]));
  return html
    .replaceAll(IMAGE, (_, src: string, rest: string) => {
      const url = urls.get(src);
      return url === undefined ? '' : `<img src="${escapeAttribute(url)}"${rest}>`;
    })
    .replaceAll('<p></p>', '');
}

/** Returns the URL of an image on this site, or of one on another site that pages may show. */
function finalUrl(image: FoundImage, ids: PreparedImages['ids'], origin: string): string | undefined {
  const id = ids.get(image.src);
  if (id !== undefined) return `${origin}/api/images/${id}`;
  return image.url?.startsWith('https:') || isOnSite(image, origin) ? image.url : undefined;
}

/** Returns the URL of a cover; undefined if it is none that an admin could enter, such as one with a password. */
function finalCover(...image: Parameters<typeof finalUrl>): string | undefined {
  const url = finalUrl(...image);
  return v.is(PostBody.entries.coverImage, url) ? url : undefined;
}

/** Returns the columns of the cover. An image of this site may have been deleted since the export. */
async function storedCover(
  em: EntityManager,
  { coverUrl, coverImage }: Pick<FieldsToStore, 'coverUrl' | 'coverImage'>,
) {
  const isMissing = coverImage !== null && (await em.count(ImageRow, { id: coverImage })) === 0;
  return isMissing ? { coverUrl: '', coverImage: null } : { coverUrl, coverImage };
}

/** Returns the id of the author with this name, who is created if needed; undefined if the name is blank. */
async function authorNamed(
  em: EntityManager,
  { name, initials, title }: SourceAuthor,
): Promise<number | undefined> {
  const short = start(name, 80);
  if (short === '') return undefined;
  const author = {
    name: short,
    initials: start(initials ?? initialsOf(short), 4) || 'A',
    title: start(title ?? '', 80) || 'Author',
  };
  const known = await em.findOne(AuthorRow, title === undefined ? { name: short } : author);
  return known?.id ?? em.insert(AuthorRow, { ...author, accountId: null });
}

/** Returns the beginning of a text as one line. */
const start = (text: string, characters: number): string =>
  [...oneLine(text)].slice(0, characters).join('').trim();

/** Returns the slug, with a number at its end if another post has it. */
async function freeSlug(em: EntityManager, slug: string): Promise<string> {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug.slice(0, 95)}-${number}`;
    if ((await em.count(PostRow, { slug: candidate })) === 0) return candidate;
  }
}

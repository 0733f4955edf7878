import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { imageLimits } from '../../../contract/index.ts';
import { type EntityManager, query } from '../../database/database.ts';
import { ImageRow } from '../../images/image.entity.ts';
import type { Archive } from './archive.ts';
import { type FoundImage, isOnSite } from './find-images.ts';
import type { ImportServices } from './import-services.ts';

/** The images of a post, ready to be inserted in the transaction of the post. */
export interface PreparedImages {
  /** Ids of images on this site, by the value of `src` in the post. */
  readonly ids: ReadonlyMap<string, string>;
  /** Inserts the images that are not stored yet. */
  readonly insert: (em: EntityManager) => Promise<void>;
  /** Sentences about images that could not be read. */
  readonly notes: readonly string[];
}

interface ImageOptions {
  readonly archive: Archive | undefined;
  /** True to fetch images from other sites. */
  readonly fetchImages: boolean;
  readonly signal: AbortSignal;
}

type Insert = (em: EntityManager) => Promise<unknown>;

/** Time for all images of a post on other sites. */
const FETCH_TIMEOUT_MS = 15_000;
const CONCURRENT_FETCHES = 3;

/** Reads the images of a post from the archive, and from other sites if the admin has requested it. */
export async function prepareImages(
  services: ImportServices,
  images: readonly FoundImage[],
  options: ImageOptions,
): Promise<PreparedImages> {
  const ids = new Map<string, string>();
  const inserts = new Map<string, Insert>();
  const notes: string[] = [];
  const limit = pLimit(CONCURRENT_FETCHES);
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(FETCH_TIMEOUT_MS)]);
  // Of an image that occurs twice, the first has the text alternative: it may be the cover.
  const bySource = new Map(images.toReversed().map((image) => [image.src, image]));
  const prepare = async (image: FoundImage): Promise<void> => {
    try {
      const bytes = await readImage(services, image, { ...options, signal });
      if (!bytes) return;
      const id = idOf(image, bytes);
      ids.set(image.src, id);
      const storedCount = await query(services.database, (em) => em.count(ImageRow, { id }));
      if (storedCount > 0 || inserts.has(id)) return;
      const insert = await services.prepareImage(bytes);
      const [fileName] = fileNameOf(image).split(/[?#]/, 1);
      const altText = image.alt.slice(0, imageLimits.altText) || null;
      const metadata = { id, accountId: null, description: null, altText, fileName: fileName || 'image' };
      inserts.set(id, (em) => insert(em, { ...metadata, now: services.now() }));
    } catch (error) {
      ids.delete(image.src);
      notes.push(`${image.path ?? image.url}: ${error instanceof Error ? error.message : error}`);
    }
  };
  await Promise.all([...bySource.values()].map((image) => limit(() => prepare(image))));
  return {
    ids,
    notes,
    insert: async (em) => {
      for (const [id, insert] of inserts) if ((await em.count(ImageRow, { id })) === 0) await insert(em);
    },
  };
}

async function readImage(
  { fetchImage, posts }: ImportServices,
  image: FoundImage,
  { archive, fetchImages, signal }: ImageOptions,
): Promise<Buffer | undefined> {
  const { path, url } = image;
  if (path !== undefined && archive) return archive.read(path, imageLimits.bytes);
  const isElsewhere = url !== undefined && !isOnSite(image, posts.site.origin);
  return isElsewhere && fetchImages ? fetchImage(url, signal) : undefined;
}

/** A file of our own export, named by the id of its image. */
const OWN_FILE = /(?:^|\/)images\/([\w-]{22})\.(?:jpg|webp)$/;

/** Returns the id of our own image, or one that depends on the bytes: a second import finds the image again. */
const idOf = ({ path = '' }: FoundImage, bytes: Buffer): string =>
  OWN_FILE.exec(path)?.[1] ?? createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

const fileNameOf = ({ path, url }: FoundImage): string =>
  ((path ?? url ?? '').split('/').at(-1) ?? '').slice(-imageLimits.fileName);

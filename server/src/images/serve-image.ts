import { LRUCache } from 'lru-cache';
import { imageLimits } from '../../contract/index.ts';
import { type Database, type EntityManager, query } from '../database/database.ts';
import { CachedResponse } from '../http/cached-response.ts';
import { HttpError } from '../http/http-error.ts';
import { ImageFileRow, ImageRow } from './image.entity.ts';
import { convertToJpeg, extensionOf } from './transcode-image.ts';

interface ImageRequest {
  readonly id: string;
  /** The smallest width that is needed, in pixels. Empty: the widest file. */
  readonly w: string;
  /** `jpeg` converts a WebP file. */
  readonly format: string;
}

/** Caches files in memory, the most recently used ones up to a limit. Concurrent callers share one load. */
interface ImageCache {
  get(id: string, name: string, load: () => Promise<Buffer>): Promise<Buffer>;
  deleteImage(id: string): void;
  readonly size: number;
}

interface ImageServices {
  readonly database: Database;
  readonly cache: ImageCache;
  readonly queueTranscoding: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Returns a file of an image, which never changes. Anyone who knows the id may read it. */
export async function serveImage(
  { database, cache, queueTranscoding }: ImageServices,
  { id, w, format }: ImageRequest,
): Promise<CachedResponse> {
  // Queried even if the bytes are cached, because another process may have deleted the image.
  const image = await query(database, (em) => em.findOne(ImageRow, { id }, { fields: ['fileName'] }));
  const files = await query(database, (em) => findFiles(em, id));
  const file = fileFor(files, w);
  if (!image || !file) throw new HttpError('not_found');
  const { fileName } = image;
  const { width } = file;
  const isConverted = format === 'jpeg' && file.fileType !== 'image/jpeg';
  const fileType = isConverted ? 'image/jpeg' : file.fileType;
  const name = `${width}${isConverted ? '.jpg' : ''}`;
  const identity = await cache.get(id, name, async () => {
    const row = await query(database, (em) => em.findOne(ImageFileRow, { imageId: id, width }));
    if (!row) throw new HttpError('not_found');
    const data = Buffer.from(row.data);
    return isConverted ? queueTranscoding(() => convertToJpeg(data)) : data;
  });
  return new CachedResponse({
    type: fileType,
    bytes: { identity },
    cacheControl: 'public, max-age=31536000, immutable',
    tag: `${id}-${name}`,
    headers: {
      'Content-Disposition': contentDisposition(fileName, fileType),
      // If it is opened as a document, it must not run anything.
      'Content-Security-Policy': "default-src 'none'; sandbox",
      // Feeds and link previews of other sites show covers.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}

type ImageFile = Pick<ImageFileRow, 'width' | 'fileType'>;

/** Finds the files of an image without their bytes, the narrowest first. */
const findFiles = (em: EntityManager, imageId: string): Promise<readonly ImageFile[]> =>
  em.find(ImageFileRow, { imageId }, { fields: ['width', 'fileType'], orderBy: { width: 'asc' } });

/** Returns the smallest file that is at least `w` pixels wide; otherwise the widest. */
function fileFor(files: readonly ImageFile[], w: string): ImageFile | undefined {
  const minWidth = /^[1-9]\d{0,3}$/.test(w) && Number(w) <= imageLimits.side ? Number(w) : imageLimits.side;
  return files.find(({ width }) => width >= minWidth) ?? files.at(-1);
}

/** Returns a Content-Disposition header: browsers show the image, and save it with the extension of its new format. */
function contentDisposition(fileName: string, fileType: string): string {
  const stem = fileName.replace(/\.[^.]{1,8}$/, '') || 'image';
  const name = `${stem}.${extensionOf(fileType)}`;
  // Percent-encoded, so that nothing in the name can end the header.
  const escaped = encodeURIComponent(name).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename*=UTF-8''${escaped}`;
}

/** Creates a cache for files of at most this many bytes in total. */
export function createImageCache(maxBytes: number): ImageCache {
  const files = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: (_key, _stale, { context: load }) => load(),
    // A file that is deleted while it loads is still returned to the callers that wait for it.
    ignoreFetchAbort: true,
  });
  return {
    get: (id, name, load) => files.forceFetch(`${id}/${name}`, { context: load }),
    deleteImage: (id) => {
      for (const key of [...files.keys()]) if (key.startsWith(`${id}/`)) files.delete(key);
    },
    get size() {
      return files.calculatedSize;
    },
  };
}

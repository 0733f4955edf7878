import { imageLimits } from '../../contract/index.ts';
import type { Database } from '../database/database.ts';
import { CachedResponse } from '../http/cached-response.ts';
import { HttpError } from '../http/http-error.ts';
import { contentDisposition } from './file-name.ts';
import type { ImageCache } from './image-cache.ts';

interface File {
  readonly width: number;
  readonly fileType: string;
  readonly fileName: string;
}

/** Runs for every request, even if the bytes are cached: another process may have deleted the image. */
const FILES = `
  SELECT f.width, f.file_type AS fileType, i.file_name AS fileName
  FROM image_files f JOIN images i ON i.id = f.image_id
  WHERE f.image_id = ? ORDER BY f.width`;
const DATA = 'SELECT data FROM image_files WHERE image_id = ? AND width = ?';

/** Returns a file of an image, which never changes. Anyone who knows the id may read it. */
export async function serveImage(
  { read }: Database,
  cache: ImageCache,
  { id, w }: { readonly id: string; readonly w: string },
): Promise<CachedResponse> {
  const files = (await read(FILES, [id])) as unknown as readonly File[];
  const file = fileFor(files, w);
  if (!file) throw new HttpError('not_found');
  const { width, fileName, fileType } = file;
  const identity = await cache.get(`${id}/${width}`, async () => {
    const [row] = (await read(DATA, [id, width])) as unknown as readonly { readonly data: Uint8Array }[];
    if (!row) throw new HttpError('not_found');
    // Shares the memory.
    return Buffer.from(row.data.buffer, row.data.byteOffset, row.data.byteLength);
  });
  return new CachedResponse({
    type: fileType,
    bytes: { identity },
    cacheControl: 'public, max-age=31536000, immutable',
    tag: `${id}-${width}`,
    headers: {
      'Content-Disposition': contentDisposition(fileName, fileType),
      // If it is opened as a document, it must not run anything.
      'Content-Security-Policy': "default-src 'none'; sandbox",
      // Feeds and link previews of other sites show covers.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}

/** Returns the smallest file that is at least `w` pixels wide; otherwise the widest. */
function fileFor(files: readonly File[], w: string): File | undefined {
  const minWidth = /^[1-9]\d{0,3}$/.test(w) && Number(w) <= imageLimits.side ? Number(w) : imageLimits.side;
  return files.find(({ width }) => width >= minWidth) ?? files.at(-1);
}

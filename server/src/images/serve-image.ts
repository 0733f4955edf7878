import { imageLimits } from '../../contract/index.ts';
import type { Database } from '../database/database.ts';
import { Prepared } from '../http/cached-response.ts';
import { Failure } from '../http/http-error.ts';
import { shownAs } from './file-name.ts';
import type { SharedBytes } from './image-cache.ts';

interface File {
  readonly width: number;
  readonly fileType: string;
  readonly fileName: string;
}

/** Asked for every request, though the bytes may be in memory: another process may have deleted the image. */
const FILES = `
  SELECT f.width, f.file_type AS fileType, i.file_name AS fileName
  FROM image_files f JOIN images i ON i.id = f.image_id
  WHERE f.image_id = ? ORDER BY f.width`;
const DATA = 'SELECT data FROM image_files WHERE image_id = ? AND width = ?';

/** An image's file for whoever knows its id. It never changes, so whoever has it need not ask again. */
export async function serveImage(
  { read }: Database,
  shared: SharedBytes,
  { id, w }: { readonly id: string; readonly w: string },
): Promise<Prepared> {
  const files = (await read(FILES, [id])) as unknown as readonly File[];
  const file = fileFor(files, w);
  if (!file) throw new Failure('not_found');
  const { width, fileName, fileType } = file;
  const identity = await shared.get(`${id}/${width}`, async () => {
    const [row] = (await read(DATA, [id, width])) as unknown as readonly { readonly data: Uint8Array }[];
    if (!row) throw new Failure('not_found');
    // The same memory, by another name.
    return Buffer.from(row.data.buffer, row.data.byteOffset, row.data.byteLength);
  });
  return new Prepared({
    type: fileType,
    bytes: { identity },
    cacheControl: 'public, max-age=31536000, immutable',
    tag: `${id}-${width}`,
    headers: {
      'Content-Disposition': shownAs(fileName, fileType),
      // Opened by itself it is a document, which must do nothing.
      'Content-Security-Policy': "default-src 'none'; sandbox",
      // Covers stand in feeds and in other sites' previews.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}

/** The narrowest that is wide enough, else the widest; without a sensible wish, the widest. */
function fileFor(files: readonly File[], w: string): File | undefined {
  const wanted = /^[1-9]\d{0,3}$/.test(w) && Number(w) <= imageLimits.side ? Number(w) : imageLimits.side;
  return files.find(({ width }) => width >= wanted) ?? files.at(-1);
}

import { text } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { importLimits } from '../../../contract/index.ts';
import { ImportError } from './source-post.ts';

/** The files of a zip archive, by path. Nothing is unpacked until it is read. */
export interface Archive {
  readonly paths: readonly string[];
  /** Returns the number of bytes of a file, unpacked. No more are read. */
  size(path: string): number;
  /** Reads a file. Throws an ImportError if it has more than `maxBytes`. */
  read(path: string, maxBytes: number): Promise<Buffer>;
}

export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'));

/** Files that macOS adds, and hidden files. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.)/;

/**
 * Opens an archive. Throws an ImportError if it is damaged or encrypted, has too many files, or has a path that leaves
 * its folder.
 */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  const entries = new Map<string, Entry>();
  const zip = await withReason(() => fromBufferPromise(bytes));
  if (zip.entryCount > importLimits.files) {
    throw new ImportError(`The archive has more than ${importLimits.files} files.`);
  }
  await withReason(async () => {
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new ImportError('The archive is encrypted. Please remove its password.');
      if (!entry.fileName.endsWith('/') && !HIDDEN.test(entry.fileName)) entries.set(entry.fileName, entry);
    }
  });
  const entryOf = (path: string): Entry => {
    const entry = entries.get(path);
    if (!entry) throw new ImportError(`The archive has no file ${path}.`);
    return entry;
  };
  return {
    paths: [...entries.keys()],
    size: (path) => entryOf(path).uncompressedSize,
    read: async (path, maxBytes) => readEntry(zip, entryOf(path), maxBytes),
  };
}

/** Reads a file. The library stops if it has more bytes than its entry says. */
async function readEntry(zip: ZipFile, entry: Entry, maxBytes: number): Promise<Buffer> {
  if (entry.uncompressedSize > maxBytes) {
    throw new ImportError(`${entry.fileName} has more than ${Math.floor(maxBytes / 2 ** 20)} MB.`);
  }
  return withReason(async () => {
    const stream = await zip.openReadStreamPromise(entry);
    return Buffer.from(await text(stream.setEncoding('latin1')), 'latin1');
  });
}

async function withReason<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ImportError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportError(`The archive cannot be read: ${reason}.`);
  }
}

import type { Tinypool } from 'tinypool';
import { importMessages } from '../../../contract/index.ts';
import { createWorkerPool } from '../../jobs/job-queue.ts';
import { type Archive, isZip, openArchive } from './archive.ts';
import type { ReadImport, ReadPost, readImportTask } from './read-import.ts';
import { ImportError } from './source-post.ts';

/** The posts of a file, and the files of its images. */
export interface LoadedImport extends ReadImport {
  readonly archive: Archive | undefined;
}

const TIMEOUT_MS = 45_000;
const HEAP_MB = 512;

let pool: Tinypool | undefined;

/**
 * Reads the file of an import in a worker thread, whose time and memory are limited. Throws an ImportError with the reason
 * if it cannot be imported.
 */
export async function loadImport(fileName: string, bytes: Buffer): Promise<LoadedImport> {
  pool ??= createWorkerPool({
    file: new URL('./read-import.ts', import.meta.url),
    name: 'readImportTask',
    heapMb: HEAP_MB,
  });
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const result: Awaited<ReturnType<typeof readImportTask>> = await pool
    .run({ fileName, bytes }, { signal })
    .catch(() => ({ reason: importMessages.slow }));
  if ('reason' in result) throw new ImportError(result.reason);
  return { ...result, archive: isZip(bytes) ? await openArchive(bytes) : undefined };
}

/** Returns all images of posts, each once. */
export const imagesOf = (posts: readonly ReadPost[]) => [
  ...new Map(
    posts
      .flatMap(({ images, coverImage }) => [...images, ...(coverImage ? [coverImage] : [])])
      .map((image) => [image.path ?? image.url ?? image.src, image]),
  ).values(),
];

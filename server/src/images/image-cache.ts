import { LRUCache } from 'lru-cache';

/** Caches files in memory, the most recently used ones up to a limit. Concurrent callers share one load. */
export interface ImageCache {
  /** Returns the file of an image with this width. */
  get(id: string, width: number, load: () => Promise<Buffer>): Promise<Buffer>;
  /** Deletes all files of an image. */
  deleteImage(id: string): void;
  /** Bytes of the cached files. */
  readonly size: number;
}

/** Creates a cache for files of at most this many bytes in total. */
export function createImageCache(maxBytes: number): ImageCache {
  const files = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: (_key, _stale, { context: load }) => load(),
    // A file that is deleted while it loads is still returned to those who wait for it.
    ignoreFetchAbort: true,
  });
  return {
    get: (id, width, load) => files.forceFetch(`${id}/${width}`, { context: load }),
    deleteImage: (id) => {
      for (const key of [...files.keys()]) if (key.startsWith(`${id}/`)) files.delete(key);
    },
    get size() {
      return files.calculatedSize;
    },
  };
}

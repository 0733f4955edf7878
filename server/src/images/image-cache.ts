import { LRUCache } from 'lru-cache';

/** Caches files in memory, the most recently used ones up to a limit. Concurrent callers share one load. */
export interface ImageCache {
  get(key: string, load: () => Promise<Buffer>): Promise<Buffer>;
  deleteMatching(matches: (key: string) => boolean): void;
  /** Bytes of the cached files. */
  readonly size: number;
}

export function createImageCache(maxBytes: number): ImageCache {
  const files = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: (_key, _stale, { context: load }) => load(),
    // A file that is deleted while it loads is still returned to those who wait for it.
    ignoreFetchAbort: true,
  });
  return {
    get: (key, load) => files.forceFetch(key, { context: load }),
    deleteMatching: (matches) => {
      for (const key of [...files.keys()].filter(matches)) files.delete(key);
    },
    get size() {
      return files.calculatedSize;
    },
  };
}

import { LRUCache } from 'lru-cache';

/**
 * Caches files in memory, each once, however many requests read it. The most recently used files stay, up to a limit;
 * an evicted file is still shared while a slow response holds it.
 */
export interface ImageCache {
  get(key: string, load: () => Promise<Buffer>): Promise<Buffer>;
  deleteMatching(matches: (key: string) => boolean): void;
  /** Bytes of the cached files. */
  readonly size: number;
}

export function createImageCache(maxBytes: number): ImageCache {
  const cached = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  const held = new Map<string, WeakRef<Buffer>>();
  const loading = new Map<string, Promise<Buffer>>();
  const released = new FinalizationRegistry<string>((key) => {
    if (!held.get(key)?.deref()) held.delete(key);
  });

  const cache = (key: string, bytes: Buffer) => {
    cached.set(key, bytes);
    return bytes;
  };
  const fetch = async (key: string, load: () => Promise<Buffer>) => {
    try {
      const bytes = await load();
      held.set(key, new WeakRef(bytes));
      released.register(bytes, key);
      return cache(key, bytes);
    } finally {
      loading.delete(key);
    }
  };
  return {
    get: async (key, load) => {
      const bytes = cached.get(key) ?? held.get(key)?.deref();
      if (bytes) return cache(key, bytes);
      const started = loading.get(key) ?? fetch(key, load);
      // Set before the first await, so that concurrent requests share it.
      loading.set(key, started);
      return started;
    },
    deleteMatching: (matches) => {
      for (const key of [...cached.keys()].filter(matches)) cached.delete(key);
      for (const key of [...held.keys()].filter(matches)) held.delete(key);
    },
    get size() {
      return cached.calculatedSize;
    },
  };
}

import { Recent } from '../recent.ts';

/**
 * Files that are held in memory once, however many requests ask for them. The most recently used ones
 * stay, up to a limit; one beyond it is still shared while an answer, be its reader slow, holds it.
 */
export interface SharedBytes {
  get(key: string, load: () => Promise<Buffer>): Promise<Buffer>;
  drop(matches: (key: string) => boolean): void;
  /** Of what stays. */
  readonly size: number;
}

export function createSharedBytes(maxBytes: number): SharedBytes {
  const recent = new Recent<Buffer>(maxBytes, ({ length }) => length);
  const held = new Map<string, WeakRef<Buffer>>();
  const loading = new Map<string, Promise<Buffer>>();
  const released = new FinalizationRegistry<string>((key) => {
    if (!held.get(key)?.deref()) held.delete(key);
  });

  const keep = (key: string, bytes: Buffer) => {
    recent.set(key, bytes);
    return bytes;
  };
  const fetch = async (key: string, load: () => Promise<Buffer>) => {
    try {
      const bytes = await load();
      held.set(key, new WeakRef(bytes));
      released.register(bytes, key);
      return keep(key, bytes);
    } finally {
      loading.delete(key);
    }
  };
  return {
    get: async (key, load) => {
      const bytes = recent.get(key) ?? held.get(key)?.deref();
      if (bytes) return keep(key, bytes);
      const begun = loading.get(key) ?? fetch(key, load);
      // Set before anything is awaited, so that the next one finds it.
      loading.set(key, begun);
      return begun;
    },
    drop: (matches) => {
      for (const key of recent.keys().filter(matches)) recent.delete(key);
      for (const key of [...held.keys()].filter(matches)) held.delete(key);
    },
    get size() {
      return recent.size;
    },
  };
}

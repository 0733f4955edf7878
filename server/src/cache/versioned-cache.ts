import { LRUCache } from 'lru-cache';

interface Entry<T> {
  readonly version: string;
  readonly value: Promise<T>;
}

/**
 * Caches expensive values by name and version; the least recently used names are evicted. Concurrent callers share one
 * computation; failures are not cached.
 */
export class VersionedCache<T> {
  readonly #entries: LRUCache<string, Entry<T>>;

  /** @param max number of names */
  constructor(max: number) {
    this.#entries = new LRUCache({ max });
  }

  get(name: string, version: string, compute: () => Promise<T>): Promise<T> {
    const found = this.#entries.get(name);
    if (found?.version === version) return found.value;
    const entry = { version, value: compute() };
    this.#entries.set(name, entry);
    entry.value.catch(() => {
      if (this.#entries.peek(name) === entry) this.#entries.delete(name);
    });
    return entry.value;
  }
}

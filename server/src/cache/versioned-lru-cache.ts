import { LRUCache } from 'lru-cache';

interface Entry<T> {
  /** Undefined after an outage, so that the next caller computes again. */
  readonly version: string | undefined;
  readonly value: Promise<T>;
  /** The last value computed for the name, of any version; undefined before the first. */
  latest: T | undefined;
}

/**
 * Caches expensive values by name and version; the least recently used names are evicted. Concurrent callers share one
 * computation; failures are not cached.
 */
export class VersionedLruCache<T> {
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #isOutage: (error: unknown) => boolean;

  /**
   * Creates an empty cache.
   *
   * @param max number of names
   * @param isOutage returns true for errors after which {@link latest} still returns the previous value
   */
  constructor(max: number, isOutage: (error: unknown) => boolean = () => false) {
    this.#entries = new LRUCache({ max });
    this.#isOutage = isOutage;
  }

  /** Returns true if `get` computes nothing: the value is cached, or being computed. */
  has(name: string, version: string): boolean {
    return this.#entries.peek(name)?.version === version;
  }

  get(name: string, version: string, compute: () => Promise<T>): Promise<T> {
    const cached = this.#entries.get(name);
    if (cached?.version === version) return cached.value;
    const entry: Entry<T> = { version, value: compute(), latest: cached?.latest };
    this.#entries.set(name, entry);
    entry.value.then(
      (value) => {
        entry.latest = value;
      },
      (error: unknown) => {
        if (this.#entries.peek(name) === entry) this.#forget(name, entry, error);
      },
    );
    return entry.value;
  }

  /** Returns the last value computed for the name, of any version; undefined if there is none. */
  latest(name: string): T | undefined {
    return this.#entries.get(name)?.latest;
  }

  #forget(name: string, entry: Entry<T>, error: unknown): void {
    if (entry.latest !== undefined && this.#isOutage(error)) {
      this.#entries.set(name, { ...entry, version: undefined });
    } else this.#entries.delete(name);
  }
}

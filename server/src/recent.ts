/** What was used last, up to a limit: what has not been asked for the longest makes room first. */
export class Recent<T> {
  /** In the order of use. */
  readonly #values = new Map<string, T>();
  readonly #most: number;
  readonly #sizeOf: (value: T) => number;
  #size = 0;

  /** At most so many, or so much in all by the given measure. */
  constructor(most: number, sizeOf: (value: T) => number = () => 1) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  get size(): number {
    return this.#size;
  }

  keys(): string[] {
    return [...this.#values.keys()];
  }

  get(key: string): T | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: string, value: T): void {
    this.delete(key);
    this.#values.set(key, value);
    this.#size += this.#sizeOf(value);
    for (const oldest of this.#values.keys()) {
      if (this.#size <= this.#most) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#size -= this.#sizeOf(value);
  }
}

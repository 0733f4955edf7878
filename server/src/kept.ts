interface Copy<T> {
  readonly stamp: string;
  readonly value: Promise<T>;
}

/**
 * Copies of what is costly to make, each of use for as long as its stamp is the one that is asked for. Those who
 * ask at the same time wait for one making, and what is asked least makes room first.
 */
export class Kept<T> {
  /** In the order of use. */
  readonly #copies = new Map<string, Copy<T>>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(name: string, stamp: string, make: () => Promise<T>): Promise<T> {
    const found = this.#copies.get(name);
    const copy = found?.stamp === stamp ? found : this.#made(name, stamp, make);
    this.#copies.delete(name);
    this.#copies.set(name, copy);
    for (const oldest of this.#copies.keys()) {
      if (this.#copies.size <= this.#most) break;
      this.#copies.delete(oldest);
    }
    return copy.value;
  }

  /** A failure is told to those who wait, and not kept. */
  #made(name: string, stamp: string, make: () => Promise<T>): Copy<T> {
    const copy = { stamp, value: make() };
    copy.value.catch(() => {
      if (this.#copies.get(name) === copy) this.#copies.delete(name);
    });
    return copy;
  }
}

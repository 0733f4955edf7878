import { Recent } from './recent.ts';

interface Copy<T> {
  readonly stamp: string;
  readonly value: Promise<T>;
}

/**
 * Copies of what is costly to make, each of use for as long as its stamp is the one that is asked for. Those who
 * ask at the same time wait for one making, and what is asked least makes room first.
 */
export class Kept<T> {
  readonly #copies: Recent<Copy<T>>;

  constructor(most: number) {
    this.#copies = new Recent(most);
  }

  get(name: string, stamp: string, make: () => Promise<T>): Promise<T> {
    const found = this.#copies.get(name);
    if (found?.stamp === stamp) return found.value;
    const copy = this.#made(name, stamp, make);
    this.#copies.set(name, copy);
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

import { createHmac } from 'node:crypto';
import { type Database, inTransaction } from '../database/database.ts';
import { Failure } from '../http/http-error.ts';
import type { Counted } from '../http/request-context.ts';
import { addHits, type Count, type Counter, forget, takeBack } from './counters.ts';

interface CountingOptions {
  readonly database: Database;
  readonly secret: string;
  readonly now: () => number;
  /** Returns a number from 0 to 1, without 1. */
  readonly random?: () => number;
}

/** Rows of a spread counter. */
const ROWS = 16;

type Part = string | number;
/** The count that refuses a call, if one does. */
export type Judge = (counts: readonly Count[]) => Count | undefined;

export interface Counting {
  /** What a counter of these things is called. */
  idOf(...parts: readonly Part[]): string;
  counter(limit: number, windowMs: number, ...parts: readonly Part[]): Counter;
  /**
   * A counter with a row for each of several servers, for what happens often: two nodes of a database cluster that add to
   * one row at the same moment get conflicts. The limit holds for the sum; it may be exceeded by what happens at once.
   */
  spreadCounter(limit: number, windowMs: number, ...parts: readonly Part[]): Counter;
  /** Every call counts, and each counter has its limit. */
  calls(...counters: readonly Counter[]): Promise<Counted>;
  /** Wrong guesses count; a right one makes the counters in `clears` forget. */
  guesses(counters: readonly Counter[], judge: Judge, clears: readonly string[]): Promise<Counted>;
}

/** Ways to count calls in the database. A call that is refused leaves no trace in any counter. */
export function createCounting({ database, secret, now, random = Math.random }: CountingOptions): Counting {
  const idOf = (...parts: readonly Part[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

  const rowOf = (id: string, row: number) => id.slice(0, -2) + String(row).padStart(2, '0');
  // Servers that choose the same row by chance share it, with conflicts, and count right.
  const ownRow = database.kind === 'mysql' ? Math.floor(random() * ROWS) : 0;
  const otherRows =
    database.kind === 'mysql'
      ? Array.from({ length: ROWS }, (_, row) => row).filter((row) => row !== ownRow)
      : [];

  const count = (counters: readonly Counter[], judge: Judge) =>
    inTransaction(database, async (em) => {
      const refusing = judge(await addHits(database, em, counters, now()));
      if (refusing) {
        const retryAfterSeconds = Math.max(1, Math.ceil((refusing.resetsAt - now()) / 1000));
        throw new Failure('too_many_requests', { retryAfterSeconds });
      }
    });

  return {
    idOf,
    counter: (limit, windowMs, ...parts) => ({ id: idOf(...parts), limit, windowMs }),
    spreadCounter: (limit, windowMs, ...parts) => {
      const id = idOf(...parts);
      const otherIds = otherRows.map((row) => rowOf(id, row));
      return { id: rowOf(id, ownRow), otherIds, limit, windowMs };
    },
    calls: async (...counters) => {
      await count(counters, (counts) => counts.find(({ hits }, n) => hits > (counters[n]?.limit ?? 0)));
      return {};
    },
    guesses: async (counters, judge, clears) => {
      await count(counters, judge);
      const ids = counters.map(({ id }) => id);
      const settle = async (error?: unknown) => {
        if (error instanceof Failure && error.details.wrongGuess) return;
        await inTransaction(database, async (em) => {
          await takeBack(em, ids);
          if (error === undefined) for (const id of clears) await forget(em, id);
        });
      };
      return { settle };
    },
  };
}

import { createHmac } from 'node:crypto';
import type { Limits } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { Counted, Throttle } from '../http/call.ts';
import { Failure } from '../http/failure.ts';
import { addHits, type Count, type Counter, forget, takeBack } from './counters.ts';
import { type Guesses, guessCounters, refusingGuess } from './guesses.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface ThrottleOptions {
  readonly database: Database;
  readonly limits: Limits;
  readonly secret: string;
  readonly now: () => number;
}

export type Throttles = Readonly<
  Record<
    'login' | 'register' | 'reauthenticate' | 'forgot' | 'reset' | 'adminLogin' | 'testEmail' | 'write',
    Throttle
  >
>;

type Judge = (counts: readonly Count[]) => Count | undefined;

const emailIn = (body: unknown): string => (body as { email: string }).email;
const isWrongGuess = (error: unknown): boolean =>
  error instanceof Failure && error.details.wrongGuess === true;

/** The limits of the contract's endpoints, counted in the database for all processes together. */
export function createThrottles({ database, limits, secret, now }: ThrottleOptions): Throttles {
  const idOf = (...parts: readonly (string | number)[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
  const counter = (limit: number, windowMs: number, ...parts: readonly (string | number)[]): Counter => ({
    id: idOf(...parts),
    limit,
    windowMs,
  });

  /** Counts, unless `judge` refuses; a refused call leaves no trace in any counter. */
  const count = (counters: readonly Counter[], judge: Judge) =>
    inTransaction(database, async (em) => {
      const refusing = judge(await addHits(database, em, counters, now()));
      if (refusing) {
        const retryAfterSeconds = Math.max(1, Math.ceil((refusing.resetsAt - now()) / 1000));
        throw new Failure('too_many_requests', { retryAfterSeconds });
      }
    });

  /** Every call counts. */
  const calls = async (...counters: readonly Counter[]): Promise<Counted> => {
    await count(counters, (counts) => counts.find(({ hits }, n) => hits > (counters[n]?.limit ?? 0)));
    return {};
  };

  /** Wrong guesses count; a right one clears those of whoever made it, and `clears` besides. */
  const guesses = async (
    counters: readonly Counter[],
    judge: Judge,
    clears: readonly string[],
  ): Promise<Counted> => {
    await count(counters, judge);
    const settle = async (error?: unknown) => {
      if (isWrongGuess(error)) return;
      await inTransaction(database, async (em) => {
        await takeBack(
          em,
          counters.map(({ id }) => id),
        );
        if (error === undefined) for (const id of clears) await forget(em, id);
      });
    };
    return { settle };
  };

  const passwordGuesses = (kind: string, subject: string | number, address: string) => {
    const counted: Guesses = guessCounters(counter, limits, { kind, subject, address });
    return guesses([counted.ofAddress, counted.ofAccount, counted.ofBoth], refusingGuess(counted), [
      counted.ofBoth.id,
    ]);
  };

  return {
    register: ({ address }) => calls(counter(limits.registrationsPerAddress, HOUR, 'register', address())),
    write: ({ actor }) => calls(counter(limits.writesPerMember, MINUTE, 'write', actor?.accountId ?? 0)),
    login: ({ body, address }) => passwordGuesses('login', emailIn(body), address()),
    adminLogin: ({ body, address }) => passwordGuesses('admin login', emailIn(body), address()),
    reauthenticate: ({ actor, address }) =>
      passwordGuesses('reauthenticate', actor?.accountId ?? 0, address()),
    forgot: async ({ body, address }) => {
      const counters = [
        counter(limits.resetLettersPerAddress, HOUR, 'forgot', 'address', address()),
        counter(limits.resetLettersPerAccount, HOUR, 'forgot', 'account', emailIn(body)),
      ];
      try {
        return await calls(...counters);
      } catch (error) {
        // That there were too many for one account must not show.
        if (error instanceof Failure && error.code === 'too_many_requests') return { spent: true };
        throw error;
      }
    },
    reset: ({ body, address }) => {
      const email = emailIn(body);
      const ofAccount = counter(limits.resetFailuresPerAccount, 15 * MINUTE, 'reset', email);
      const judge: Judge = ([account]) => (account && account.hits > ofAccount.limit ? account : undefined);
      // Who has guessed the forgotten password too often may log in with the new one.
      return guesses([ofAccount], judge, [ofAccount.id, idOf('login', email, address())]);
    },
    testEmail: ({ actor }) =>
      calls(
        counter(limits.testLettersPerAdmin, HOUR, 'test email', actor?.accountId ?? 0),
        counter(limits.testLetters, HOUR, 'test email'),
      ),
  };
}

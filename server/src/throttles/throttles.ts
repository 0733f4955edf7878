import { createHmac } from 'node:crypto';
import type { Limits } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { Throttle } from '../http/call.ts';
import { Failure } from '../http/failure.ts';
import { addHits, type Count, type Counter, forget, takeBack } from './counters.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface ThrottleOptions {
  readonly database: Database;
  readonly limits: Limits;
  readonly secret: string;
  readonly now: () => number;
}

export interface Throttles {
  readonly login: Throttle;
  readonly register: Throttle;
  readonly write: Throttle;
}

/** The limits of the contract's endpoints, counted in the database for all processes together. */
export function createThrottles({ database, limits, secret, now }: ThrottleOptions): Throttles {
  const idOf = (...parts: readonly (string | number)[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

  /** Counts, unless `judge` refuses; a refused call leaves no trace in any counter. */
  const count = (counters: readonly Counter[], judge: (counts: readonly Count[]) => Count | undefined) =>
    inTransaction(database, async (em) => {
      const refusing = judge(await addHits(database, em, counters, now()));
      if (refusing) {
        const retryAfterSeconds = Math.max(1, Math.ceil((refusing.resetsAt - now()) / 1000));
        throw new Failure('too_many_requests', { retryAfterSeconds });
      }
    });

  const simple = async (counter: Counter) => {
    await count([counter], ([only]) => (only && only.hits > counter.limit ? only : undefined));
    return undefined;
  };

  return {
    register: ({ address }) =>
      simple({ id: idOf('register', address()), limit: limits.registrationsPerAddress, windowMs: HOUR }),
    write: ({ actor }) =>
      simple({ id: idOf('write', actor?.accountId ?? 0), limit: limits.writesPerMember, windowMs: MINUTE }),
    login: async ({ body, address: addressOf }) => {
      const { email } = body as { email: string };
      const address = addressOf();
      const fromAddress = {
        id: idOf('login', 'address', address),
        limit: limits.loginFailuresPerAddress,
        windowMs: HOUR,
      };
      const ofAccount = {
        id: idOf('login', 'account', email),
        limit: limits.loginFailuresPerAccount,
        windowMs: HOUR,
      };
      const ofBoth = {
        id: idOf('login', email, address),
        limit: limits.loginFailuresPerAccountAndAddress,
        windowMs: 15 * MINUTE,
      };
      await count([fromAddress, ofAccount, ofBoth], ([caller, account, both]) => {
        if (!caller || !account || !both) return undefined;
        if (caller.hits > fromAddress.limit) return caller;
        // An account under attack from many addresses stays open to its owner: it is never closed as a
        // whole, but from then on each address has one try in place of several.
        return both.hits > (account.hits > ofAccount.limit ? 1 : ofBoth.limit) ? both : undefined;
      });
      return async (error) => {
        if (error instanceof Failure && error.code === 'unauthenticated') return;
        await inTransaction(database, async (em) => {
          await takeBack(em, [fromAddress.id, ofAccount.id, ofBoth.id]);
          if (error === undefined) await forget(em, ofBoth.id);
        });
      };
    },
  };
}

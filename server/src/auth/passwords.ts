import { availableParallelism } from 'node:os';
import * as argon2 from '@node-rs/argon2';
import type { PasswordCost } from '../config/config.ts';
import { createJobQueue, type QueueLoad } from '../jobs/job-queue.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Returns true if the password matches. Without a stored hash it takes equally long and returns false. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
  /** Returns true if a stored hash was made with a lower cost than the current one. */
  isOutdated(stored: string): boolean;
  /**
   * Limits concurrent requests that hash a password, so that requests queued for hashing do not also hold database
   * connections. Rejects with 503 when 50 are waiting.
   */
  limitRequests<T>(call: () => Promise<T>): Promise<T>;
  /** Returns the number of running hashes, and of queued hashes and requests. */
  load(): QueueLoad;
}

const MAX_QUEUED = 50;
/** Requests per core: while one request hashes, another can look up its account. */
const REQUESTS_PER_CORE = 2;

/** Hashes with Argon2id, at most one hash per core at a time. */
export function createPasswords(
  cost: PasswordCost,
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): Passwords {
  const cores = availableParallelism();
  const hashes = createJobQueue({ concurrency: cores, maxQueued: MAX_QUEUED });
  const requests = createJobQueue({ concurrency: REQUESTS_PER_CORE * cores, maxQueued: MAX_QUEUED });
  const dummyHash = hash('the password of no account', cost);
  // A rejection without a handler would end the process. `verify` awaits the hash and reports the error.
  dummyHash.catch(() => {});
  return {
    hash: (password) => hashes(() => hash(password, cost)),
    verify: (stored, password) =>
      hashes(async () => {
        const matches = await verify(stored ?? (await dummyHash), password);
        return matches && stored !== undefined;
      }),
    isOutdated: (stored) => {
      const { memoryCost, timeCost } = argon2.parseOptions(stored);
      return memoryCost < cost.memoryCost || timeCost < cost.timeCost;
    },
    limitRequests: requests,
    load: () => {
      const { running, waiting } = hashes.load();
      return { running, waiting: waiting + requests.load().waiting };
    },
  };
}

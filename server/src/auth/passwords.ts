import { availableParallelism } from 'node:os';
import * as argon2 from '@node-rs/argon2';
import type { PasswordCost } from '../config.ts';
import { bounded, type Load } from '../http/bounded.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether the password is the one; without a hash to compare with it takes as long, and says no. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
  /** Whether a stored hash is cheaper to guess than one made today. */
  isOutdated(stored: string): boolean;
  /**
   * Makes a call that hashes in its turn, a few at a time, so that those who wait to be hashed for do not wait at the
   * database as well, before everybody else. With fifty in line, further ones are turned away.
   */
  inTurn<T>(call: () => Promise<T>): Promise<T>;
  /** How many passwords are hashed, and how many calls or passwords wait for it. */
  load(): Load;
}

const WAITING = 50;
/** While one call's password is hashed, another has its account looked up. */
const CALLS_PER_CORE = 2;

/** Argon2id, never more at once than there are cores. */
export function createPasswords(
  cost: PasswordCost,
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): Passwords {
  const cores = availableParallelism();
  const hashes = bounded({ running: cores, waiting: WAITING });
  const calls = bounded({ running: CALLS_PER_CORE * cores, waiting: WAITING });
  const nobody = hash('nobody has this password', cost);
  // Whoever needs it sees the failure; until then it is nobody's.
  nobody.catch(() => {});
  return {
    hash: (password) => hashes(() => hash(password, cost)),
    verify: (stored, password) =>
      hashes(async () => {
        const matches = await verify(stored ?? (await nobody), password);
        return matches && stored !== undefined;
      }),
    isOutdated: (stored) => {
      const { memoryCost, timeCost } = argon2.parseOptions(stored);
      return memoryCost < cost.memoryCost || timeCost < cost.timeCost;
    },
    inTurn: calls,
    load: () => {
      const { running, waiting } = hashes.load();
      return { running, waiting: waiting + calls.load().waiting };
    },
  };
}

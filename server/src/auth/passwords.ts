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
  /** How busy it is. */
  load(): Load;
}

const WAITING = 50;

/** Argon2id, never more at once than there are cores. */
export function createPasswords(
  cost: PasswordCost,
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): Passwords {
  const inTurn = bounded({ running: availableParallelism(), waiting: WAITING });
  const nobody = hash('nobody has this password', cost);
  // Whoever needs it sees the failure; until then it is nobody's.
  nobody.catch(() => {});
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: (stored, password) =>
      inTurn(async () => {
        const matches = await verify(stored ?? (await nobody), password);
        return matches && stored !== undefined;
      }),
    isOutdated: (stored) => {
      const { memoryCost, timeCost } = argon2.parseOptions(stored);
      return memoryCost < cost.memoryCost || timeCost < cost.timeCost;
    },
    load: inTurn.load,
  };
}

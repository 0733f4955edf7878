import { randomBytes } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Config } from '../config/config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { Account } from './account.entity.ts';
import type { Passwords } from './passwords.ts';

const DEFAULT_EMAIL = 'admin@whenabouts.local';

export interface FirstAdmin {
  readonly email: string;
  /** Only when it was made here; it is shown once and stored nowhere. */
  readonly password: string | undefined;
}

interface Options {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly config: Pick<Config, 'adminEmail' | 'adminPassword'>;
  readonly now: () => number;
}

/** Makes an admin where there is none yet; undefined when there was nothing to do. */
export async function addFirstAdmin({
  database,
  passwords,
  config,
  now,
}: Options): Promise<FirstAdmin | undefined> {
  const email = config.adminEmail ?? DEFAULT_EMAIL;
  const exists = { $or: [{ role: 'admin' as const }, { email }] };
  if ((await database.orm.em.fork().count(Account, exists)) > 0) return undefined;
  const password = config.adminPassword ?? randomBytes(15).toString('base64url');
  const passwordHash = await passwords.hash(password);
  try {
    await inTransaction(database, (em) =>
      em.insert(Account, {
        email,
        passwordHash,
        firstName: null,
        lastName: null,
        role: 'admin',
        createdAt: now(),
      }),
    );
  } catch (error) {
    // Another process, starting at the same time, was first.
    if (error instanceof UniqueConstraintViolationException) return undefined;
    throw error;
  }
  return { email, password: config.adminPassword ? undefined : password };
}

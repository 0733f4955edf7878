import { randomBytes } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Config } from '../config/config.ts';
import { type Database, inTransaction, query } from '../database/database.ts';
import { Account } from './account.entity.ts';
import type { Passwords } from './passwords.ts';

export interface FirstAdmin {
  readonly email: string;
  /** The generated password, shown once and not stored; undefined if the password was configured. */
  readonly password: string | undefined;
}

interface Options {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly config: Pick<Config, 'adminEmail' | 'adminPassword'>;
  readonly now: () => number;
}

/** Creates an admin if there is none and no account has the configured email; otherwise returns undefined. */
export async function addFirstAdmin({
  database,
  passwords,
  config,
  now,
}: Options): Promise<FirstAdmin | undefined> {
  const { adminEmail: email } = config;
  const isAdminOrHasEmail = { $or: [{ role: 'admin' as const }, { email }] };
  if ((await query(database, (em) => em.count(Account, isAdminOrHasEmail))) > 0) return undefined;
  const password = config.adminPassword ?? randomBytes(15).toString('base64url');
  const passwordHash = await passwords.hash(password);
  try {
    await inTransaction(database, (em) =>
      em.insert(Account, {
        email,
        passwordHash,
        mustChangePassword: config.adminPassword === undefined,
        firstName: null,
        lastName: null,
        role: 'admin',
        createdAt: now(),
      }),
    );
  } catch (error) {
    // Another process that started at the same time has created the admin.
    if (error instanceof UniqueConstraintViolationException) return undefined;
    throw error;
  }
  return { email, password: config.adminPassword ? undefined : password };
}

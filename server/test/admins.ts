import { hash } from '@node-rs/argon2';
import type { AdminRole } from '../contract/index.ts';
import { Account, roleColumns } from '../src/auth/account.entity.ts';
import type { Client } from './client.ts';
import { newEmail, PASSWORD } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** Creates the account of an admin, and returns its email. */
export async function newAdmin(
  { database, passwordCost }: TestApp,
  email = newEmail(),
  role: AdminRole = 'owner',
): Promise<string> {
  const passwordHash = await hash(PASSWORD, passwordCost);
  const createdAt = Date.now();
  const names = { firstName: null, lastName: null };
  await database.orm.em.fork().insert(Account, {
    email,
    passwordHash,
    ...names,
    ...roleColumns(role),
    createdAt,
    emailConfirmedAt: createdAt,
  });
  return email;
}

/** Returns a client with an admin's session. */
export async function signedInAdmin(
  app: TestApp,
  role: AdminRole = 'owner',
): Promise<{ client: Client; email: string }> {
  const email = await newAdmin(app, newEmail(), role);
  const client = app.client();
  const { status } = await client.post('/api/admin/login', { email, password: PASSWORD });
  if (status !== 200) throw new Error(`admin login: ${status}`);
  return { client, email };
}

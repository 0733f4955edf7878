import { randomBytes } from 'node:crypto';
import type { PlanBody } from '../contract/index.ts';
import type { Client } from './client.ts';
import type { TestApp } from './test-app.ts';

/** The password of all accounts in tests. */
export const PASSWORD = 'seven lanterns over the bay';

/** Returns an email address that no other test uses. */
export const newEmail = (): string => `visitor-${randomBytes(5).toString('hex')}@example.com`;

/** Returns a valid registration. */
export const registration = (email = newEmail(), password = PASSWORD) => ({
  email,
  firstName: 'Ada',
  lastName: 'Example',
  password,
  confirmPassword: password,
});

/** Registers a member, and returns the client with the session. */
export async function registerMember(
  client: Client,
  email = newEmail(),
): Promise<{ client: Client; email: string }> {
  const response = await client.post('/api/auth/register', registration(email));
  if (response.status !== 201) throw new Error(`register: ${response.status} ${response.text}`);
  return { client, email };
}

/** Registers a member, and confirms the email address. */
export async function confirmedMember(
  app: Pick<TestApp, 'client' | 'database'>,
  email = newEmail(),
): Promise<{ client: Client; email: string }> {
  const member = await registerMember(app.client(), email);
  await confirmAddress(app, email);
  return member;
}

/** Marks the email address of an account as confirmed. */
export async function confirmAddress({ database }: Pick<TestApp, 'database'>, email: string): Promise<void> {
  const sql = 'UPDATE accounts SET email_confirmed_at = created_at WHERE email = ?';
  await database.orm.em.fork().execute(sql, [email], 'run');
}

/** Returns the status of a request that needs the session of a member: 200, or 401 without one. */
export const memberStatus = async (client: Client): Promise<number> =>
  (await client.get('/api/auth/me')).status;

/** Returns the status of a request that needs the session of an admin: 200, or 401 without one. */
export const adminStatus = async (client: Client): Promise<number> =>
  (await client.get('/api/admin/check-auth')).status;

/** Returns a valid body of a plan; the changes may make it invalid. */
export const planBody = (changes: Partial<Record<keyof PlanBody, unknown>> = {}) => ({
  name: 'By the sea',
  currentAge: 35,
  retirementAge: 65,
  currentSavings: 50_000,
  monthlySavings: 500,
  annualIncome: 70_000,
  expectedReturn: 7,
  ...changes,
});

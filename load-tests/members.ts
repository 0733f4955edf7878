// Members and plans of load tests, made over HTTP.

import { createPasswords } from '../server/src/auth/passwords.ts';
import type { Database } from '../server/src/database/database.ts';
import { confirmAddress, PASSWORD, planBody, registration } from '../server/test/factories.ts';
import type { TestDatabase } from '../server/test/test-database.ts';
import { withDatabase } from './environment.ts';
import { type HttpResponse, send } from './send.ts';

export const PLANS = '/api/retirement-plans';

interface Member {
  readonly email: string;
  readonly cookie: string;
}

/** Registers a member, who is then logged in. */
export async function newMember(url: string): Promise<Member> {
  const body = registration();
  const response = await send(url, { path: '/api/auth/register', method: 'POST', body });
  if (response.status !== 201) throw new Error(`The registration got ${response.status}`);
  return { email: body.email, cookie: cookieOf(response) };
}

/**
 * Confirms the email addresses of members in the database, so that they may upload images. The connection is opened once.
 */
export async function withConfirmation<T>(
  storage: TestDatabase,
  work: (confirm: (email: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  return withDatabase(storage, (database) => work((email) => confirmAddress({ database }, email)));
}

/** Logs a member in, and returns the session's cookie. */
export async function login(url: string, email: string): Promise<string> {
  const body = { email, password: PASSWORD };
  const response = await send(url, { path: '/api/auth/login', method: 'POST', body });
  if (response.status !== 200) throw new Error(`The login got ${response.status}`);
  return cookieOf(response);
}

/** Saves a plan, and returns its path. */
export async function savePlan(url: string, cookie: string): Promise<string> {
  const { status, text } = await send(url, { path: PLANS, method: 'POST', body: planBody(), cookie });
  if (status !== 201) throw new Error(`The plan got ${status}`);
  return `${PLANS}/${JSON.parse(text).id}`;
}

const cookieOf = ({ headers }: HttpResponse): string =>
  headers
    .getSetCookie()
    .map((line) => line.slice(0, line.indexOf(';')))
    .join('; ');

/** Rows per statement. */
const BATCH = 500;

/** Returns the email address of a populated member; members are numbered from 1. */
export const emailOf = (member: number): string => `member-${member}@example.com`;

/** Inserts members, all with the same password at the default cost, and their plans. */
export async function populate(
  database: Database,
  { members, plansOfEach }: { readonly members: number; readonly plansOfEach: number },
): Promise<void> {
  const passwords = createPasswords({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const passwordHash = await passwords.hash(PASSWORD);
  const now = Date.now();
  await insert(
    database,
    'accounts (id, email, password_hash, first_name, last_name, role, created_at)',
    members,
    (n) => [n + 1, emailOf(n + 1), passwordHash, 'Zoë', `O'Example ${n}`, 'member', now - n],
  );
  await insert(
    database,
    `plans (account_id, name, current_age, retirement_age, current_savings, monthly_savings,
      annual_income, expected_return, version, created_at, updated_at)`,
    members * plansOfEach,
    (n) => {
      const amounts = [(n * 7) % 1_000_000, n % 5000, 20_000 + (n % 280_000), 1 + (n % 110) / 10];
      return [
        1 + (n % members),
        `Plan ${n} – 海`,
        18 + (n % 22),
        40 + (n % 45),
        ...amounts,
        1,
        now - n,
        now - n,
      ];
    },
  );
}

/** Inserts `count` rows in batches, directly into the database. */
async function insert(
  { orm }: Database,
  into: string,
  count: number,
  row: (n: number) => readonly (string | number)[],
): Promise<void> {
  const driver = orm.em.fork().getDriver();
  for (let first = 0; first < count; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - first) }, (_, n) => row(first + n));
    const placeholders = rows.map((values) => `(${values.map(() => '?').join(', ')})`).join(', ');
    await driver.execute(`INSERT INTO ${into} VALUES ${placeholders}`, rows.flat());
  }
}

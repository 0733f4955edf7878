import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../../server/src/database/database.ts';
import { planBody } from '../../server/test/factories.ts';
import { commonPassword, insert } from '../faults/populate.ts';

const MEMBERS = 10_000;
const PLANS_EACH = 3;
const DAY_MS = 86_400_000;

export interface Member {
  readonly email: string;
  /** The session cookie. */
  readonly cookie: string;
}

/** Inserts members with plans, a session each and a common password, directly into the database. */
export async function addMembers(database: Database): Promise<readonly Member[]> {
  const now = Date.now();
  const passwordHash = await commonPassword();
  const tokens = Array.from({ length: MEMBERS }, () => randomBytes(32).toString('base64url'));
  await insert(
    database,
    'accounts (id, email, password_hash, first_name, last_name, role, created_at)',
    MEMBERS,
    (n) => [idOf(n), emailOf(n), passwordHash, 'Margaret', 'Featherstone', 'member', now],
  );
  await insert(database, 'sessions (id, kind, account_id, created_at, seen_at, expires_at)', MEMBERS, (n) => {
    const id = hash('sha256', tokens[n] ?? '', 'base64url');
    return [id, 'member', idOf(n), now, now, now + 14 * DAY_MS];
  });
  const { name, ...inputs } = planBody();
  for (let plan = 0; plan < PLANS_EACH; plan++) {
    await insert(
      database,
      `plans (account_id, name, current_age, retirement_age, current_savings, monthly_savings, annual_income,
        expected_return, version, created_at, updated_at, idempotency_key)`,
      MEMBERS,
      (n) => {
        const key = randomBytes(18).toString('base64url');
        const amounts = Object.values(inputs).map(Number);
        return [idOf(n), `${name} ${plan}`, ...amounts, 1, now + plan, now + plan, key];
      },
    );
  }
  await database.orm.em.getConnection().execute('ANALYZE TABLE accounts, sessions, plans');
  return tokens.map((token, n) => ({ email: emailOf(n), cookie: `whenabouts=${token}` }));
}

const emailOf = (n: number): string => `margaret.featherstone.${n}@example.com`;

/** Ids above those that the servers assign. */
const idOf = (n: number): number => 1_000_000 + n;

export interface TableSize {
  readonly table: string;
  readonly rows: number;
  /** Including indexes. */
  readonly bytesPerRow: number;
}

/** Measures the disk usage of the largest tables. */
export async function tableSizes({ read }: Database): Promise<readonly TableSize[]> {
  const sizes: TableSize[] = [];
  for (const table of ['accounts', 'sessions', 'plans']) {
    const [counted] = await read(`SELECT count(*) AS n FROM ${table}`, []);
    const [sized] = await read(
      `SELECT data_length + index_length AS bytes FROM information_schema.tables
       WHERE table_schema = database() AND table_name = ?`,
      [table],
    );
    const rows = Number(counted?.n);
    sizes.push({ table, rows, bytesPerRow: Math.round(Number(sized?.bytes) / rows) });
  }
  return sizes;
}

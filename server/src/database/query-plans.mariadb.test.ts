import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, planBody, registerMember } from '../../test/factories.ts';
import { type QueryPlan, queryPlansOf } from '../../test/query-plans.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';

const PLANS = '/api/retirement-plans';
/** So many that looking at all of them would cost more than looking into an index. */
const MEMBERS = 2000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  const run = (sql: string) => app.database.orm.em.getConnection().execute(sql);
  const now = Date.now();
  await run(`INSERT INTO accounts (id, email, password_hash, role, created_at)
    SELECT seq + 1000, CONCAT(seq, '@example.com'), 'none', 'member', ${now} FROM seq_1_to_${MEMBERS}`);
  await run(`INSERT INTO sessions (id, kind, account_id, created_at, seen_at, expires_at)
    SELECT SHA1(seq), 'member', seq + 1000, ${now}, ${now}, ${now + 1e9} FROM seq_1_to_${MEMBERS}`);
  await run(`INSERT INTO throttles (id, hits, strikes, resets_at)
    SELECT SHA1(seq), 1, 0, ${now + 1e9} FROM seq_1_to_${MEMBERS}`);
  for (const n of [1, 2, 3]) {
    await run(`INSERT INTO plans (account_id, name, current_age, retirement_age, current_savings, monthly_savings,
      annual_income, expected_return, version, created_at, updated_at, idempotency_key)
      SELECT seq + 1000, 'By the sea', 35, 65, 50000, 500, 70000, 7, 1, ${now}, ${now + n}, '${n}'
      FROM seq_1_to_${MEMBERS}`);
  }
  await run('ANALYZE TABLE accounts, sessions, throttles, plans');
});
afterAll(() => app.close());

/** Typical requests of members. */
async function aDay(): Promise<void> {
  const { client, email } = await registerMember(app.client());
  const { id } = (await client.post(PLANS, planBody(), { headers: { 'idempotency-key': 'once' } })).json;
  await client.post(PLANS, planBody(), { headers: { 'idempotency-key': 'once' } });
  await client.get(PLANS);
  await client.get(`${PLANS}/${id}`);
  await client.put(`${PLANS}/${id}`, planBody({ name: 'In the hills' }));
  await client.delete(`${PLANS}/${id}`);
  await client.get('/api/auth/me');
  await client.post('/api/auth/logout');
  await client.post('/api/auth/login', { email, password: 'not this one' });
  await client.post('/api/auth/login', { email, password: PASSWORD });
  await client.get('/api/images');
  await client.post('/api/auth/forgot-password', { email });
  await client.post('/api/auth/reset-password', { email, token: 'x'.repeat(43), newPassword: PASSWORD });
}

const everyRow = ({ accesses }: QueryPlan) =>
  accesses.some(({ type, rows }) => type === 'ALL' || type === 'index' || rows > 100);

test('every query of a member uses an index, however many rows there are', async () => {
  const plans = await queryPlansOf(app.database, aDay);
  const about = (table: string) => plans.filter(({ statement }) => statement.includes(table));
  for (const table of ['accounts', 'sessions', 'plans', 'throttles', 'images', 'reset_tokens']) {
    expect(about(table), table).not.toEqual([]);
  }
  expect(plans.filter(everyRow)).toEqual([]);
});

test('a query without an index is detected', async () => {
  const plans = await queryPlansOf(app.database, async () => {
    await app.database.read("SELECT id FROM plans WHERE name = 'By the sea'", []);
  });
  expect(plans.map(({ accesses }) => accesses[0]?.type)).toContain('ALL');
});

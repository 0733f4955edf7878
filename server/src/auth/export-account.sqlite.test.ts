import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { endpoints, imageLimits, PLANS_PER_MEMBER, RECORDS_PER_PLAN } from '../../contract/index.ts';
import type { Client } from '../../test/client.ts';
import { memberStatus, planBody, registerMember } from '../../test/factories.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';

const { path } = endpoints.exportAccount;
const PLANS = '/api/retirement-plans';

let app: TestApp;
let client: Client;
const execute = (sql: string) => app.database.orm.em.fork().getConnection().execute(sql);

// The largest account that the limits allow.
beforeAll(async () => {
  app = await startApp();
  ({ client } = await registerMember(app.client()));
  await client.post(PLANS, planBody());
  const numbers = `WITH RECURSIVE numbers(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n < 200)`;
  const plan = `account_id, name, current_age, retirement_age, current_savings, monthly_savings, annual_income,
    expected_return, version, created_at, updated_at`;
  await execute(`${numbers} INSERT INTO plans (${plan})
    SELECT ${plan} FROM plans, numbers WHERE n <= ${PLANS_PER_MEMBER}`);
  const record = 'kind, created_at, basis, results';
  await execute(`${numbers} INSERT INTO plan_records (plan_id, plan_version, ${record})
    SELECT p.id, n, ${record.replace('created_at', 'r.created_at')}
    FROM plan_records r, plans p, numbers WHERE n <= ${RECORDS_PER_PLAN}`);
  await execute(`INSERT INTO plan_records (plan_id, plan_version, ${record})
    SELECT p.id, 1, ${record.replace('created_at', 'r.created_at')}
    FROM plan_records r, plans p WHERE r.id = (SELECT MIN(id) FROM plan_records) AND p.id <> r.plan_id`);
  const { accountId } =
    (await app.database.read('SELECT account_id AS accountId FROM plans LIMIT 1', []))[0] ?? {};
  await execute(`${numbers} INSERT INTO images (id, account_id, file_name, file_type, width, height, bytes, created_at)
    SELECT printf('%022d', n), ${accountId}, 'harbor.jpg', 'image/webp', 1, 1, 1, n
    FROM numbers WHERE n <= ${imageLimits.count + 1}`);
  return () => app.close();
});

/** Requests an export, and does not read the response yet. */
async function beginExport(): Promise<IncomingMessage> {
  const request = get(`${app.url}${path}`, { headers: { cookie: client.cookie } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  onTestFinished(() => void response.destroy());
  return response;
}

const recordQueries = () => app.queries.filter((sql) => /select .* from `plan_records`/i.test(sql)).length;

test('the largest export is read while it is sent, and other members get responses meanwhile', async () => {
  const { client: other } = await registerMember(app.client());
  const before = recordQueries();
  const response = await beginExport();
  expect(await memberStatus(other)).toBe(200);
  const whileUnread = recordQueries() - before;
  const { plans, images } = JSON.parse(String(await buffer(response)));
  const total = recordQueries() - before;
  expect([total, whileUnread < total]).toEqual([PLANS_PER_MEMBER / 10, true]);
  expect(plans).toHaveLength(PLANS_PER_MEMBER);
  expect(plans.every(({ records }: { records: unknown[] }) => records.length === RECORDS_PER_PLAN)).toBe(
    true,
  );
  expect(images).toHaveLength(imageLimits.count);
});

test('an account has one export at a time, which ends when the client disconnects', async () => {
  const response = await beginExport();
  const second = await client.get(path);
  expect([second.status, second.headers['retry-after']]).toEqual([429, '30']);
  expect(second.json.message).toBe(
    'Your data is already being downloaded. Please wait until that download ends.',
  );
  expect(second.headers).not.toHaveProperty('content-disposition');
  const { client: other } = await registerMember(app.client());
  expect((await other.get(path)).status).toBe(200);
  response.destroy();
  await vi.waitFor(async () => expect((await client.request(path, { method: 'HEAD' })).status).toBe(200));
});

test('an export that fails midway ends the connection, so that no incomplete file looks complete', async () => {
  const response = await beginExport();
  await execute('ALTER TABLE plan_records RENAME TO missing_records');
  await expect(buffer(response)).rejects.toThrow('aborted');
});

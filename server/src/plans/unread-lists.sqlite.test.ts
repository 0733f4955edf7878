import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { memberStatus, planBody, registerMember } from '../../test/factories.ts';
import { startAppForTest } from '../../test/test-app.ts';

const PLANS = '/api/retirement-plans';
const MB = 2 ** 20;

test('a member who requests lists without reading them is disconnected, and others are served', async () => {
  const app = await startAppForTest({ unreadLimits: { perCaller: 50 * MB, total: 100 * MB } });
  const { client } = await registerMember(app.client());
  const { client: other } = await registerMember(app.client());
  await client.post(PLANS, planBody());
  // A list of 16 MB, as an earlier release allowed: more than the buffers of the operating system.
  const columns = `account_id, current_age, retirement_age, current_savings, monthly_savings, annual_income,
    expected_return, version, created_at, updated_at`;
  await app.database.orm.em
    .fork()
    .getConnection()
    .execute(`
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 4000)
    INSERT INTO plans (${columns}, name, assumptions)
    SELECT ${columns}, 'Large', json_object('unknown', hex(zeroblob(2000))) FROM plans, numbers`);
  const { cookie } = client;
  const unread: IncomingMessage[] = [];
  for (let n = 0; n < 6; n++) {
    const request = get(`${app.url}${PLANS}`, { headers: { cookie }, agent: false });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    unread.push(response);
  }
  expect(await memberStatus(other)).toBe(200);
  // Three lists are below the limit, so the connections of the first three were closed.
  const read = await Promise.allSettled(unread.map((response) => buffer(response)));
  const outcome = ['rejected', 'rejected', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled'];
  expect(read.map(({ status }) => status)).toEqual(outcome);
});

import { createConnection } from 'mysql2/promise';
import { afterAll, expect, test } from 'vitest';
import { registerMember } from '../../../test/factories.ts';
import { startSite } from '../../../test/stub-site.ts';

const PLANS = '/api/retirement-plans';
const HELD = "SELECT GET_LOCK('held', 20) AS got, RELEASE_LOCK('held') AS let";

const app = await startSite({});
afterAll(() => app.close());

test('while too many queries wait, API requests are rejected and pages are not', async () => {
  const { client } = await registerMember(app.client());
  const holder = await createConnection(app.storage.url);
  await holder.query("DO GET_LOCK('held', 0)");
  const line = Promise.allSettled(Array.from({ length: 10 + 250 }, () => app.database.read(HELD, [])));
  await expect.poll(() => app.database.pool?.().waiting).toBe(250);
  const { status, headers } = await client.get(PLANS);
  expect(status).toBe(503);
  // Nothing has been begun for it, not even a line of the log.
  expect([headers['retry-after'], headers['x-request-id']]).toEqual(['2', undefined]);
  for (const path of ['/', '/healthz']) expect((await client.get(path)).status).toBe(200);
  await holder.query("DO RELEASE_LOCK('held')");
  await holder.end();
  await line;
  expect((await client.get(PLANS)).status).toBe(200);
});

import { expect, test } from 'vitest';
import { planBody, registerMember } from '../../test/factories.ts';
import { startAppForTest } from '../../test/test-app.ts';

test('a server whose database can be read but not written to is not ready, until writes succeed again', async () => {
  const app = await startAppForTest();
  const { client } = await registerMember(app.client());
  const connection = app.database.orm.em.getConnection();
  const statuses = async () => {
    app.clock.ahead += 10_000;
    const responses = [
      await client.get('/readyz'),
      await client.get('/healthz'),
      await client.get('/api/retirement-plans'),
      await client.post('/api/retirement-plans', planBody()),
    ];
    return responses.map(({ status }) => status);
  };
  expect(await statuses()).toEqual([200, 200, 200, 201]);
  // SQLite gives the same error for a file system that has become read-only.
  await connection.execute('PRAGMA query_only = ON');
  expect(await statuses()).toEqual([503, 200, 200, 503]);
  await connection.execute('PRAGMA query_only = OFF');
  expect(await statuses()).toEqual([200, 200, 200, 201]);
});

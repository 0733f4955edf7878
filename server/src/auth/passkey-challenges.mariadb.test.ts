import { expect, test, vi } from 'vitest';
import { memberWithPasskey } from '../../test/authenticator.ts';
import { PASSWORD } from '../../test/factories.ts';
import { startAppForTest } from '../../test/test-app.ts';
import { inTransaction } from '../database/database.ts';

test('of concurrent responses to one challenge, only one is accepted', async () => {
  const app = await startAppForTest();
  const { email, authenticator } = await memberWithPasskey(app);
  const { json } = await app.client().post('/api/auth/login', { email, password: PASSWORD });
  // Like most passkeys, without a signature counter, which would reject the other responses.
  const credential = authenticator.get(json.passkey, { counter: 0 });
  const finish = () => app.client().post('/api/auth/login/passkey', { credential });
  const deletes = () => app.queries.filter((sql) => /^delete from `passkey_challenges`/i.test(sql)).length;
  const before = deletes();
  let responses: ReturnType<typeof finish>[] = [];
  // Rows that are locked can be read, but not deleted.
  await inTransaction(app.database, async (em) => {
    await em.execute('SELECT id FROM passkey_challenges FOR UPDATE');
    responses = [finish(), finish(), finish()];
    await vi.waitFor(() => expect(deletes()).toBe(before + 3), 20_000);
  });
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 401, 401]);
});

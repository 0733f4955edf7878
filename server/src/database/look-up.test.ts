import { afterAll, beforeAll, expect, test } from 'vitest';
import { planBody, signedIn } from '../../test/factories.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { plansOfAccount } from '../plans/list-plans.ts';
import { lookUp } from './look-up.ts';

const MEMBERS = 5;

let app: TestApp;
let ids: readonly number[];
beforeAll(async () => {
  app = await startApp();
  for (let member = 0; member < MEMBERS; member++) {
    const { client } = await signedIn(app.client());
    for (const name of ['first', 'second']) {
      await client.post('/api/retirement-plans', planBody({ name: `${name} of ${member}` }));
    }
  }
  const accounts = await app.database.read('SELECT id FROM accounts ORDER BY id', []);
  ids = accounts.map(({ id }) => Number(id));
});
afterAll(() => app.close());

const NOBODY = 4_000_000;

test('who asks at once gets what is his, in its order, and nothing of others', async () => {
  const plansOf = lookUp(app.database, plansOfAccount);
  const namesOf = async (id: number) => (await plansOf(id)).map(({ name }) => name);
  const found = await Promise.all([...ids, NOBODY, ids[0] ?? 0].map(namesOf));
  const named = ids.map((_, n) => [`second of ${n}`, `first of ${n}`]);
  expect(found).toEqual([...named, [], named[0]]);
});

test('a database on the network is asked once', async () => {
  const from = app.reads.length;
  await Promise.all(ids.map(lookUp(app.database, plansOfAccount)));
  expect(app.reads.slice(from)).toHaveLength(app.database.kind === 'mysql' ? 1 : MEMBERS);
});

test('when that fails, everyone hears of it', async () => {
  const broken = { sql: 'SELECT id FROM nothing WHERE id IN (?)', column: 'id' };
  const ends = await Promise.allSettled([1, 2, 3].map(lookUp(app.database, broken)));
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { planBody, signedIn } from '../../test/factories.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { plansOfAccount } from '../plans/list-plans.ts';
import { createRowLoader } from './row-loader.ts';

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

const UNKNOWN_ID = 4_000_000;

test('concurrent calls each get the rows of their key, in order', async () => {
  const load = createRowLoader(app.database, plansOfAccount);
  const namesOf = async (id: number) => (await load(id)).map(({ name }) => name);
  const found = await Promise.all([...ids, UNKNOWN_ID, ids[0] ?? 0].map(namesOf));
  const named = ids.map((_, n) => [`second of ${n}`, `first of ${n}`]);
  expect(found).toEqual([...named, [], named[0]]);
});

test('concurrent calls share one query on MySQL', async () => {
  const from = app.reads.length;
  await Promise.all(ids.map(createRowLoader(app.database, plansOfAccount)));
  expect(app.reads.slice(from)).toHaveLength(app.database.kind === 'mysql' ? 1 : MEMBERS);
});

test('if the query fails, all calls are rejected', async () => {
  const broken = { sql: 'SELECT id FROM nothing WHERE id IN (?)', column: 'id' };
  const results = await Promise.allSettled([1, 2, 3].map(createRowLoader(app.database, broken)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

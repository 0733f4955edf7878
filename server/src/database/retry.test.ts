import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { planBody, registerMember } from '../../test/factories.ts';
import { startApp } from '../../test/test-app.ts';
import { onMariadb } from '../../test/test-database.ts';
import { type EntityManager, inTransaction } from './database.ts';

const PLANS = '/api/retirement-plans';

const app = await startApp();
const { client } = await registerMember(app.client());
const { id: one } = (await client.post(PLANS, planBody())).json;
const { id: other } = (await client.post(PLANS, planBody())).json;
afterAll(() => app.close());

const addDollar = (em: EntityManager, id: number) =>
  em.execute('UPDATE plans SET monthly_savings = monthly_savings + 1 WHERE id = ?', [id], 'run');
const savings = async () =>
  (await app.database.read('SELECT monthly_savings AS n FROM plans ORDER BY id', [])).map(({ n }) =>
    Number(n),
  );

/** Returns a function whose promises all resolve at its second call. */
function barrierForTwo(): () => Promise<void> {
  let resolveBoth = () => {};
  const both = new Promise<void>((resolve) => {
    resolveBoth = resolve;
  });
  let calls = 0;
  return () => {
    if (++calls === 2) resolveBoth();
    return both;
  };
}

if (onMariadb) {
  test('the victim of a deadlock is retried', async () => {
    const before = await savings();
    const bothHaveWritten = barrierForTwo();
    let tries = 0;
    const addBoth = (first: number, second: number) =>
      inTransaction(app.database, async (em) => {
        tries++;
        await addDollar(em, first);
        await bothHaveWritten();
        await addDollar(em, second);
      });
    await Promise.all([addBoth(one, other), addBoth(other, one)]);
    expect(tries).toBe(3);
    expect(await savings()).toEqual(before.map((n) => n + 2));
  });
} else {
  test('a transaction lets no other process write between its read and its write', async () => {
    const [first = 0, second] = await savings();
    const connection = new DatabaseSync(app.storage.url.slice('sqlite:'.length), { timeout: 0 });
    await inTransaction(app.database, async (em) => {
      await em.execute('SELECT monthly_savings FROM plans');
      const write = () => connection.exec('UPDATE plans SET monthly_savings = monthly_savings + 1');
      expect(write).toThrow('database is locked');
      await addDollar(em, one);
    });
    connection.close();
    expect(await savings()).toEqual([first + 1, second]);
  });
}

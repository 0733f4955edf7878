import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { planBody, registerMember } from '../../test/factories.ts';
import { startApp } from '../../test/test-app.ts';
import { onMariadb } from '../../test/test-database.ts';
import { type EntityManager, inTransaction } from './database.ts';

const PLANS = '/api/retirement-plans';

const app = await startApp();
const { client } = await registerMember(app.client());
const saved = [await client.post(PLANS, planBody()), await client.post(PLANS, planBody())];
const ids = saved.map(({ json }) => json.id);
afterAll(() => app.close());

const addDollar = (em: EntityManager, id: number | undefined) =>
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
    const addBoth = (order: readonly (number | undefined)[]) =>
      inTransaction(app.database, async (em) => {
        tries++;
        await addDollar(em, order[0]);
        await bothHaveWritten();
        await addDollar(em, order[1]);
      });
    await Promise.all([addBoth([ids[0], ids[1]]), addBoth([ids[1], ids[0]])]);
    expect(tries).toBe(3);
    expect(await savings()).toEqual(before.map((n) => n + 2));
  });
} else {
  test('a transaction lets no other process write between its read and its write', async () => {
    const before = await savings();
    const other = new DatabaseSync(app.storage.url.slice('sqlite:'.length), { timeout: 0 });
    await inTransaction(app.database, async (em) => {
      await em.execute('SELECT monthly_savings FROM plans');
      const write = () => other.exec('UPDATE plans SET monthly_savings = monthly_savings + 1');
      expect(write).toThrow('database is locked');
      await addDollar(em, ids[0]);
    });
    other.close();
    expect(await savings()).toEqual(before.map((n, at) => n + (at === 0 ? 1 : 0)));
  });
}

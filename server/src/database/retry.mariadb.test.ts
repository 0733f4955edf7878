import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest';
import type { Client } from '../../test/client.ts';
import { planBody, registerMember } from '../../test/factories.ts';
import { type MysqlProxy, startMysqlProxy } from '../../test/mysql-proxy.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { newMigratedDatabase } from '../../test/test-database.ts';

const PLANS = '/api/retirement-plans';
const CONFLICT = 1213;
const NOT_READY = 1047;
const ERROR_DURING_COMMIT = 1180;

let app: TestApp;
let client: Client;
const storage = await newMigratedDatabase();
const first = await startMysqlProxy(inject('mariadbUrl'));
const second = await startMysqlProxy(inject('mariadbUrl'));
afterEach(async () => {
  first.pass();
  second.pass();
  await app.close();
});
afterAll(async () => {
  first.close();
  second.close();
  await storage.remove();
});

const portOf = (proxy: MysqlProxy) => new URL(proxy.through(storage.url)).port;

/** Starts the application on a database at these hosts. */
async function startOn(...proxies: readonly MysqlProxy[]): Promise<void> {
  const hosts = proxies.map((proxy) => `127.0.0.1:${portOf(proxy)}`).join();
  const url = storage.url.replace(/127\.0\.0\.1:\d+/, hosts);
  app = await startApp({ storage: { ...storage, url } });
  ({ client } = await registerMember(app.client()));
}

const names = async () => (await client.get(PLANS)).json.map((plan: { name: string }) => plan.name);

describe('with one host', () => {
  test('a save whose COMMIT fails with a conflict is saved once, when the conflicts end', async () => {
    await startOn(first);
    first.fail(/^commit$/i, CONFLICT);
    const saves = Array.from({ length: 4 }, (_, n) => client.post(PLANS, planBody({ name: `plan ${n}` })));
    await pause(700);
    first.pass();
    for (const { status } of await Promise.all(saves)) expect(status).toBe(201);
    expect((await names()).toSorted()).toEqual(['plan 0', 'plan 1', 'plan 2', 'plan 3']);
  });

  test.each([CONFLICT, NOT_READY])('error %i that persists gets 503 with Retry-After', async (errno) => {
    await startOn(first);
    first.fail(/^(?:begin|commit)$/i, errno);
    const { status, headers } = await client.post(PLANS, planBody());
    expect([status, headers['retry-after']]).toEqual([503, '2']);
  });

  test.each([
    { outcome: 'fails', fail: () => first.fail(/^commit$/i, ERROR_DURING_COMMIT) },
    { outcome: 'loses its connection', fail: () => first.disconnect(/^commit$/i) },
  ])('a COMMIT that $outcome may have been executed and is not repeated', async ({ fail }) => {
    await startOn(first);
    const before = first.failedCount();
    fail();
    const { status, headers } = await client.post(PLANS, planBody());
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    expect(first.failedCount() - before).toBe(1);
  });

  test('reads wait for a node that is not ready yet', async () => {
    await startOn(first);
    first.fail(/^select 1/i, NOT_READY);
    const read = app.database.read('SELECT 1 AS one', []);
    await pause(300);
    first.pass();
    expect(await read).toEqual([{ one: 1 }]);
  });
});

describe('with several hosts', () => {
  test('a host that cannot be reached is skipped', async () => {
    const gone = await startMysqlProxy(inject('mariadbUrl'));
    gone.close();
    await startOn(gone, first);
    expect((await client.post(PLANS, planBody({ name: 'second host' }))).status).toBe(201);
  });

  test('the next host serves every request if the current one is killed', async () => {
    const dying = await startMysqlProxy(inject('mariadbUrl'));
    await startOn(dying, first);
    await Promise.all(Array.from({ length: 20 }, () => client.get(PLANS)));
    dying.close();
    const statuses = await Promise.all([
      ...Array.from({ length: 20 }, async () => (await client.get(PLANS)).status),
      ...Array.from({ length: 20 }, async () => (await client.post(PLANS, planBody())).status),
    ]);
    expect(new Set(statuses)).toEqual(new Set([200, 201]));
  });

  test('the next host serves every request if the current one is not ready', async () => {
    await startOn(first, second);
    await Promise.all(Array.from({ length: 20 }, () => client.get(PLANS)));
    first.fail(/^(?!SET|SHOW)/i, NOT_READY);
    const statuses = await Promise.all([
      ...Array.from({ length: 20 }, async () => (await client.get(PLANS)).status),
      ...Array.from({ length: 20 }, async () => (await client.post(PLANS, planBody())).status),
    ]);
    expect(new Set(statuses)).toEqual(new Set([200, 201]));
  });

  test('if all fail, requests get 503 with Retry-After, and the first that works again is used', async () => {
    await startOn(first, second);
    first.fail(/./s, NOT_READY);
    second.fail(/./s, NOT_READY);
    const { status, headers } = await client.post(PLANS, planBody());
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    second.pass();
    expect((await client.post(PLANS, planBody())).status).toBe(201);
  });
});

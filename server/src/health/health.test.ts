import { afterAll, expect, test } from 'vitest';
import { startApp } from '../../test/test-app.ts';
import { readiness } from './health.ts';
import type { Lifecycle } from './lifecycle.ts';

const app = await startApp();
afterAll(() => app.close());

const isReady = (lifecycle: Lifecycle) =>
  readiness({ database: app.database, config: app.config.database, lifecycle })();

test('a process is ready while it serves, not before and not while it stops', async () => {
  expect(await isReady({ phase: 'starting' })).toBe(false);
  expect(await isReady({ phase: 'serving' })).toBe(true);
  expect(await isReady({ phase: 'serving', stoppingSince: performance.now() })).toBe(false);
});

test('a full disk makes the server not ready', async () => {
  // A file system that always says that it has none left.
  const config = { kind: 'sqlite', file: '/proc/test.sqlite' } as const;
  const lifecycle = { phase: 'serving' } as const;
  expect(await readiness({ database: app.database, config, lifecycle })()).toBe(false);
});

test('a database that lacks a migration is not ready, without details', async () => {
  const responseOf = async (path: string) => {
    const { status, text, headers } = await app.client().get(path);
    return [status, text, headers['cache-control']];
  };
  const ok = '{"status":"ok"}';
  expect([await responseOf('/healthz'), await responseOf('/readyz')]).toEqual(
    Array(2).fill([200, ok, 'no-store']),
  );
  const driver = app.database.orm.em.fork().getDriver();
  await driver.execute("UPDATE migrations SET name = CONCAT('x', name)");
  expect(await responseOf('/readyz')).toEqual([503, '{"status":"unavailable"}', 'no-store']);
  expect(await responseOf('/healthz')).toEqual([200, ok, 'no-store']);
});

import { afterAll, expect, test } from 'vitest';
import { startSiteForTest } from '../../../test/stub-site.ts';
import { startApp } from '../../../test/test-app.ts';
import { onMariadb } from '../../../test/test-database.ts';
import { inTransaction } from '../../database/database.ts';
import type { Lifecycle } from '../../health/lifecycle.ts';

const app = await startApp();
afterAll(() => app.close());

const statuses = async (...paths: readonly string[]) => {
  const responses = await Promise.all(paths.map((path) => app.client().get(path)));
  return responses.map(({ status }) => status);
};

test('a connection that is not returned for 30 seconds makes the process unhealthy', async () => {
  let end = () => {};
  let begun = false;
  const held = inTransaction(app.database, async (em) => {
    await em.execute('SELECT 1');
    begun = true;
    await new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  await expect.poll(() => begun).toBe(true);
  app.clock.ahead += 29_000;
  expect(await statuses('/healthz')).toEqual([200]);
  app.clock.ahead += 1_000;
  expect(await statuses('/healthz')).toEqual([503]);
  expect(app.log.some((line) => line.includes('restart this process'))).toBe(true);
  end();
  await held;
  expect(await statuses('/healthz', '/readyz')).toEqual([200, 200]);
});

test('pages use no data before the version of the database has been checked', async () => {
  const lifecycle: Lifecycle = { phase: 'starting' };
  const site = await startSiteForTest({ lifecycle });
  const inPhase = async (phase: Lifecycle['phase']) => {
    lifecycle.phase = phase;
    const paths = ['/healthz', '/readyz', '/', '/blog', '/feed.xml', '/api/retirement-plans'];
    const responses = await Promise.all(paths.map((path) => site.client().get(path)));
    return responses.map(({ status }) => status);
  };
  expect(await inPhase('starting')).toEqual([200, 503, 503, 503, 503, 503]);
  // The database cannot be reached.
  expect(await inPhase('waiting')).toEqual([200, 503, 200, 503, 503, 503]);
  // Stopping opens nothing.
  lifecycle.stoppingSince = performance.now();
  expect(await inPhase('waiting')).toEqual([200, 503, 200, 503, 503, 503]);
  delete lifecycle.stoppingSince;
  expect(await inPhase('serving')).toEqual([200, 200, 200, 200, 200, 401]);
});

if (onMariadb) {
  test('a connection with a long query does not make the process unhealthy', async () => {
    const slow = app.database.read('SELECT SLEEP(2) AS slept', []);
    await expect.poll(() => app.database.pool?.().busy).toBe(1);
    app.clock.ahead += 60_000;
    expect(await statuses('/healthz', '/readyz')).toEqual([200, 200]);
    await slow;
  });
}

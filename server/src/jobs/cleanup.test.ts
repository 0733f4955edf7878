import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { retention } from '../../contract/index.ts';
import { rowsOf, startApp } from '../../test/test-app.ts';
import { inTransaction } from '../database/database.ts';
import { MINUTE } from '../durations.ts';
import { ReceiptRow } from '../handoffs/handoff.entity.ts';
import { createLog } from '../log.ts';
import { cleanUpOnce, deleteExpiredRows, startCleanup } from './cleanup.ts';

const silent = createLog('silent');

const app = await startApp();
afterAll(() => app.close());

test('only one of the servers that share a database runs the cleanup of an interval', async () => {
  const at = Date.now();
  const addExpired = (id: string) =>
    app.database.orm.em
      .fork()
      .execute(
        'INSERT INTO handoff_receipts (id, expires_at) VALUES (?, ?)',
        [id.padEnd(43, 'x'), at - 1],
        'run',
      );
  const remaining = async () => (await rowsOf(app, 'handoff_receipts')).length;

  await addExpired('first');
  await cleanUpOnce(app.database, 'server 1', at);
  expect(await remaining()).toBe(0);

  await addExpired('second');
  await cleanUpOnce(app.database, 'server 2', at + MINUTE);
  expect(await remaining()).toBe(1);

  await cleanUpOnce(app.database, 'server 2', at + 10 * MINUTE);
  expect(await remaining()).toBe(0);
});

test('the cleanup gives other requests a turn of the event loop after every hundred rows', async () => {
  const at = Date.now();
  const rows = Array.from({ length: 3000 }, (_, n) => ({ id: String(n).padEnd(43, 'x'), expiresAt: at - 1 }));
  await inTransaction(app.database, (em) => em.insertMany(ReceiptRow, rows));
  let isCleaning = true;
  let turns = 0;
  const countTurns = () => {
    turns++;
    if (isCleaning) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  await deleteExpiredRows(app.database, at);
  isCleaning = false;
  expect(await rowsOf(app, 'handoff_receipts')).toEqual([]);
  expect(turns).toBeGreaterThanOrEqual(rows.length / 100);
});

test('the cleanup deletes email files after a week', async () => {
  const folder = join(app.storage.dataDir, 'mail');
  mkdirSync(folder, { recursive: true });
  const now = Date.now();
  for (const [name, days] of [
    ['old.eml', retention.emailFileDays],
    ['new.eml', retention.emailFileDays - 1],
    ['notes.txt', 100],
  ] as const) {
    const at = (now - days * 24 * 60 * MINUTE - 1000) / 1000;
    writeFileSync(join(folder, name), 'content');
    utimesSync(join(folder, name), at, at);
  }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { database, config } = app;
  const stop = startCleanup({ database, config, log: silent, now: () => now });
  vi.advanceTimersByTime(10 * MINUTE);
  vi.useRealTimers();
  await expect.poll(() => readdirSync(folder).sort()).toEqual(['new.eml', 'notes.txt']);
  stop();
});

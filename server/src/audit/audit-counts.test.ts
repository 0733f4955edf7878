import { afterAll, expect, test } from 'vitest';
import { retention } from '../../contract/index.ts';
import { newEmail } from '../../test/factories.ts';
import { rowsOf, SECRET, startApp } from '../../test/test-app.ts';
import { inTransaction } from '../database/database.ts';
import { DAY, HOUR } from '../durations.ts';
import { deleteExpiredRows } from '../jobs/cleanup.ts';
import type { AuditAction } from './audit-log.entity.ts';
import { createAuditLog } from './audit-log.ts';

const app = await startApp();
afterAll(() => app.close());

/** Adds an event at a time. */
async function audit(action: AuditAction, email: string, at: number, requestId: string): Promise<void> {
  const add = createAuditLog({ secrets: [SECRET], now: () => at });
  const actor = { kind: 'member', id: 1 } as const;
  await inTransaction(app.database, (em) => add(em, { action, actor, email, requestId }));
}

test.each(['passkey_refused', 'passkey_renamed', 'session_ended', 'sessions_ended'] as const)(
  'the audit log has twenty entries of a member an hour for %s, and counts all events',
  async (action) => {
    const start = 600 * DAY;
    const times = [...Array<number>(22).fill(start), start + HOUR - 1, start + HOUR];
    const email = newEmail();
    for (const [n, at] of times.entries()) await audit(action, email, at, `${n}`);
    const rows = (await rowsOf(app, 'audit')).filter((row) => row.action === action);
    expect(rows.map(({ request }) => Number(request))).toEqual([...Array(20).keys(), 23]);
    const counts = (await rowsOf(app, 'audit_counts')).filter((row) => row.action === action);
    expect(counts.map(({ events, last_at, request }) => [events, Number(last_at), request])).toEqual([
      [23, start + HOUR - 1, '22'],
      [1, start + HOUR, '23'],
    ]);
  },
);

test('counts of audit events are deleted after ninety days', async () => {
  const hour = 900 * DAY;
  await audit('passkey_refused', newEmail(), hour + 1, 'last');
  const remaining = async () => (await rowsOf(app, 'audit_counts')).map(({ request }) => request);
  await deleteExpiredRows(app.database, hour + retention.auditCountDays * DAY - 1);
  expect(await remaining()).toEqual(['last']);
  await deleteExpiredRows(app.database, hour + retention.auditCountDays * DAY);
  expect(await remaining()).toEqual([]);
  expect(retention.auditCountDays).toBe(90);
});

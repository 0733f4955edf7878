import { expect, test, vi } from 'vitest';
import { addMembersWithReminder, reminderSenderOf } from '../../test/reminders.ts';
import { rowsOf, startAppForTest, type TestApp } from '../../test/test-app.ts';
import { Account } from '../auth/account.entity.ts';
import { inTransaction } from '../database/database.ts';
import { monthAt, monthOfYear } from './reminder-clock.ts';

/** The server caches the list of transactions until it is not read for a tenth of a second. */
const POLL = { interval: 200, timeout: 20_000 };

/** Returns the number of transactions on the test's database that wait for a lock. */
async function countWaiting({ database }: TestApp): Promise<number> {
  const [row] = await database.read(
    `SELECT COUNT(*) AS waiting FROM information_schema.innodb_trx AS trx
      JOIN information_schema.processlist AS process ON process.id = trx.trx_mysql_thread_id
      WHERE trx.trx_state = 'LOCK WAIT' AND process.db = DATABASE()`,
    [],
  );
  return Number(row?.waiting);
}

test.each([
  ['is due', 0, 'queued'],
  ['was missed', -1, 'skipped'],
])(
  'the deletion of an account whose reminder %s does not hold up the reminders of others',
  async (_, months, state) => {
    const app = await startAppForTest();
    const month = monthOfYear(monthAt(Date.now()) + months);
    const [email = ''] = await addMembersWithReminder(app, [month, month]);
    let sending: Promise<void> | undefined;
    await inTransaction(app.database, async (em) => {
      await em.nativeDelete(Account, { email });
      sending ??= reminderSenderOf(app).sendDue();
      sending.catch(() => {});
      await vi.waitFor(async () => expect(await countWaiting(app)).toBe(1), POLL);
    });
    await sending;
    expect(await rowsOf(app, 'reminder_emails')).toEqual([expect.objectContaining({ state })]);
  },
);

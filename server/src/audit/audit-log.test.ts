import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { newAdmin } from '../../test/admins.ts';
import { resetByEmail } from '../../test/emails.ts';
import { confirmedMember, newEmail, PASSWORD, registerMember } from '../../test/factories.ts';
import { rowsOf, startApp } from '../../test/test-app.ts';
import { onMariadb } from '../../test/test-database.ts';
import { HOUR } from '../durations.ts';

const app = await startApp();
afterAll(() => app.close());

const NEW = 'nine herons by the weir';
/** Returns the entries that an action adds to the audit log. */
async function added(done: () => Promise<unknown>) {
  const before = (await rowsOf(app, 'audit')).length;
  await done();
  return (await rowsOf(app, 'audit')).slice(before);
}
const hashed = expect.stringMatching(/^[\w-]{43}$/);
const request = expect.stringMatching(/^[\w-]{36}$/);

describe('the audit log', () => {
  test('has changes of members to their accounts, and identifies them by number and hash', async () => {
    const { client, email } = await confirmedMember(app);
    const rows = await added(async () => {
      await client.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: NEW });
      await resetByEmail(app, email);
      await client.post('/api/auth/login', { email, password: PASSWORD });
      await client.post('/api/auth/delete-account', { password: PASSWORD });
    });
    const member = expect.stringMatching(/^member \d+$/);
    expect(rows).toMatchObject([
      { action: 'password_changed', actor: member, account: hashed, address: hashed, request },
      { action: 'password_reset', actor: 'visitor', account: hashed, address: hashed, request },
      { action: 'account_deleted', actor: member, account: hashed, address: hashed, request },
    ]);
    expect(new Set(rows.map(({ account }) => account)).size).toBe(1);
    for (const { at } of rows) expect(Math.abs(Number(at) - Date.now())).toBeLessThan(60_000);
    expect(JSON.stringify(rows)).not.toMatch(/example\.com|127\.0\.0/);
  });

  test('has logins of admins, failed ones, and their IP addresses', async () => {
    const email = await newAdmin(app);
    const rows = await added(async () => {
      await app.client().post('/api/admin/login', { email, password: 'wrong' });
      await app.client().post('/api/admin/login', { email: newEmail(), password: PASSWORD });
      await app.client().post('/api/admin/login', { email, password: PASSWORD });
    });
    const admin = expect.stringMatching(/^admin \d+$/);
    expect(rows).toMatchObject([
      { action: 'admin_login_refused', actor: 'visitor', address: '127.0.0.1', request },
      { action: 'admin_login_refused', actor: 'visitor', address: '127.0.0.1', request },
      { action: 'admin_login', actor: admin, address: '127.0.0.1', request },
    ]);
    expect(rows[0]?.account).toBe(rows[2]?.account);
    expect(rows[1]?.account).not.toBe(rows[2]?.account);
  });

  test('has twenty failed logins of admins an hour of all unknown accounts together, and counts the others', async () => {
    app.clock.ahead += HOUR;
    const email = await newAdmin(app);
    const rows = await added(async () => {
      for (let n = 0; n < 25; n++) {
        await app.client().post('/api/admin/login', { email: newEmail(), password: PASSWORD });
      }
      await app.client().post('/api/admin/login', { email, password: 'wrong' });
    });
    expect(rows).toHaveLength(21);
    const counts = (await rowsOf(app, 'audit_counts')).slice(-2);
    const action = 'admin_login_refused';
    expect(counts).toMatchObject([
      { action, account: '', events: 25, address: '127.0.0.1', request },
      { action, account: rows.at(-1)?.account, events: 1, address: '127.0.0.1', request },
    ]);
    app.clock.ahead = 0;
  });

  test('has no entry for ending other sessions if there are none', async () => {
    const { client } = await registerMember(app.client());
    expect(await added(() => client.post('/api/auth/end-other-sessions'))).toEqual([]);
  });

  test('has no entry for actions that failed', async () => {
    const { client } = await registerMember(app.client());
    const rows = await added(async () => {
      await client.post('/api/auth/change-password', { currentPassword: 'wrong', newPassword: NEW });
      await client.post('/api/auth/delete-account', { password: 'wrong' });
    });
    expect(rows).toEqual([]);
  });

  // MySQL has no triggers of ours: they need privileges that users of managed databases often lack.
  if (!onMariadb) {
    test.each([
      "UPDATE audit SET actor = 'nobody'",
      'DELETE FROM audit',
      "INSERT OR REPLACE INTO audit (id, at, action, actor) SELECT id, 0, 'x', 'nobody' FROM audit",
      "REPLACE INTO audit (id, at, action, actor) SELECT id, 0, 'x', 'nobody' FROM audit LIMIT 1",
      'UPDATE OR REPLACE audit SET id = (SELECT MIN(id) FROM audit)',
    ])('rejects: %s', async (sql) => {
      const { email } = await registerMember(app.client());
      await app.client().post('/api/admin/login', { email, password: PASSWORD });
      const before = await rowsOf(app, 'audit');
      expect(before.length).toBeGreaterThan(0);
      await expect(app.database.orm.em.fork().getConnection().execute(sql)).rejects.toThrow(
        /the audit (?:trail is only added to|log is append-only)/,
      );
      expect(await rowsOf(app, 'audit')).toEqual(before);
    });
  }

  test('has no entry that a statement of the server changes or deletes', () => {
    const folder = fileURLToPath(new URL('..', import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    const changes =
      /(?:UPDATE|DELETE FROM|REPLACE INTO) audit|(?:nativeUpdate|nativeDelete|upsert\w*)\(\s*Audit/i;
    expect(files.filter((file) => changes.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
    expect(files).toContain(join('audit', 'audit-log.ts'));
  });
});

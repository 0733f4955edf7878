import { createHash } from 'node:crypto';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Client } from '../../test/client.ts';
import { resetByEmail } from '../../test/emails.ts';
import { confirmedMember, memberStatus, PASSWORD, registerMember } from '../../test/factories.ts';
import { beginSave } from '../../test/slow-request.ts';
import { rowsOf, startApp, startAppForTest } from '../../test/test-app.ts';
import { testOnce } from '../../test/test-once.ts';
import { DAY, MINUTE } from '../durations.ts';
import { deleteExpiredRows } from '../jobs/cleanup.ts';

const COOKIE = 'whenabouts';

const app = await startApp();
afterAll(() => app.close());
afterEach(() => {
  app.clock.ahead = 0;
});
const logIn = (client: Client, email: string) =>
  client.post('/api/auth/login', { email, password: PASSWORD });
const tokenOf = (client: Client) => client.jar.get(COOKIE) ?? '';
const withToken = (token: string, name = COOKIE) => {
  const client = app.client();
  client.jar.set(name, token);
  return client;
};

describe('a session’s id', () => {
  testOnce('is 256 random bits, and the database knows only its hash', async () => {
    const { client } = await registerMember(app.client());
    const token = tokenOf(client);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const sessions = await rowsOf(app, 'sessions');
    const hashed = createHash('sha256').update(token).digest('base64url');
    expect(sessions.map(({ id }) => id)).toContain(hashed);
    for (const table of ['accounts', 'sessions', 'throttles', 'plans']) {
      expect(JSON.stringify(await rowsOf(app, table))).not.toContain(token);
    }
  });

  test('changes at login, and the old one ends', async () => {
    const { client, email } = await registerMember(app.client());
    const before = tokenOf(client);
    await logIn(client, email);
    expect(tokenOf(client)).not.toBe(before);
    expect(await memberStatus(client)).toBe(200);
    expect(await memberStatus(withToken(before))).toBe(401);
  });

  test('changes at registration, and the old one ends', async () => {
    const { client } = await registerMember(app.client());
    const before = tokenOf(client);
    await registerMember(client);
    expect(tokenOf(client)).not.toBe(before);
    expect(await memberStatus(withToken(before))).toBe(401);
  });

  testOnce('is never one that the client chose', async () => {
    const { email } = await registerMember(app.client());
    for (const chosen of ['A'.repeat(43), 'x', "' OR 1=1 --", 'a'.repeat(5000)]) {
      const client = withToken(chosen);
      await logIn(client, email);
      expect(tokenOf(client)).toMatch(/^[\w-]{43}$/);
      expect(tokenOf(client)).not.toBe(chosen);
      expect(await memberStatus(withToken(chosen))).toBe(401);
    }
  });
});

describe('the cookie', () => {
  test('has the path /, SameSite=Lax and HttpOnly on localhost', async () => {
    const response = await logIn(app.client(), (await registerMember(app.client())).email);
    expect(response.cookies).toHaveLength(1);
    expect(response.cookies[0]).toMatch(
      /^whenabouts=[\w-]{43}; path=\/; expires=[^;]+; samesite=lax; httponly$/,
    );
  });

  testOnce('is also bound to the host and to TLS on the web', async () => {
    const secure = await startAppForTest({ env: { PUBLIC_URL: 'https://plans.example.org' } });
    const { client, email } = await registerMember(secure.client());
    const response = await logIn(client, email);
    expect(response.cookies[0]).toMatch(
      /^__Host-whenabouts=[\w-]{43}; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/,
    );
    expect(response.cookies[0]).not.toMatch(/domain/i);
    expect(await memberStatus(client)).toBe(200);
    expect((await client.post('/api/auth/logout')).cookies[0]).toMatch(/^__Host-whenabouts=; .*secure/i);
  });

  testOnce('is not set for visitors', async () => {
    const client = app.client();
    for (const path of [
      '/',
      '/healthz',
      '/readyz',
      '/api/auth/me',
      '/api/retirement-plans',
      '/api/nothing',
    ]) {
      expect((await client.get(path)).cookies).toEqual([]);
    }
    expect((await client.post('/api/auth/logout')).cookies).toEqual([]);
    expect((await logIn(client, 'nobody@example.com')).cookies).toEqual([]);
  });
});

describe('logging out', () => {
  test('ends the session on the server', async () => {
    const { client } = await registerMember(app.client());
    const token = tokenOf(client);
    expect((await client.post('/api/auth/logout')).status).toBe(204);
    expect(client.jar.size).toBe(0);
    expect(await memberStatus(withToken(token))).toBe(401);
  });

  testOnce('without a session succeeds', async () => {
    expect((await app.client().post('/api/auth/logout')).status).toBe(204);
    expect((await withToken('A'.repeat(43)).post('/api/auth/logout')).status).toBe(204);
  });

  test('leaves the member’s other sessions alone', async () => {
    const { client: one, email } = await registerMember(app.client());
    const other = app.client();
    await logIn(other, email);
    await one.post('/api/auth/logout');
    expect(await memberStatus(other)).toBe(200);
  });

  test('is final, even if a request began before and ends after it', async () => {
    const { client } = await registerMember(app.client());
    const token = tokenOf(client);
    const slow = await beginSave(app.url, `${COOKIE}=${token}`);
    expect((await client.post('/api/auth/logout')).status).toBe(204);
    slow.finish();
    expect([201, 401]).toContain((await slow.response).status);
    expect(await memberStatus(withToken(token))).toBe(401);
  });
});

describe('the lifetime of a session', () => {
  test('is fourteen days without use', async () => {
    const { client } = await registerMember(app.client());
    const { client: idle } = await registerMember(app.client());
    app.clock.ahead = 13 * DAY;
    expect(await memberStatus(client)).toBe(200);
    app.clock.ahead = 15 * DAY;
    expect(await memberStatus(client)).toBe(200);
    expect(await memberStatus(idle)).toBe(401);
  });

  test('is thirty days at most', async () => {
    const { client } = await registerMember(app.client());
    for (let days = 5; days < 30; days += 5) {
      app.clock.ahead = days * DAY;
      expect(await memberStatus(client)).toBe(200);
    }
    app.clock.ahead = 30 * DAY + MINUTE;
    expect(await memberStatus(client)).toBe(401);
  });

  test('does not continue if the clock is set back', async () => {
    const { client: ended } = await registerMember(app.client());
    app.clock.ahead = 15 * DAY;
    expect(await memberStatus(ended)).toBe(401);
    const { client: fresh } = await registerMember(app.client());
    app.clock.ahead = 15 * DAY - 60 * MINUTE;
    expect(await memberStatus(fresh)).toBe(200);
    app.clock.ahead = 0;
    expect(await memberStatus(ended)).toBe(401);
  });

  test('is extended at most once a minute', async () => {
    const { client } = await registerMember(app.client());
    const id = createHash('sha256').update(tokenOf(client)).digest('base64url');
    const seenAt = async () => (await rowsOf(app, 'sessions')).find((row) => row.id === id)?.seen_at;
    const first = await seenAt();
    app.clock.ahead = Number(first) + 59_000 - Date.now();
    await memberStatus(client);
    expect(await seenAt()).toBe(first);
    app.clock.ahead = 61_000;
    await memberStatus(client);
    expect(Number(await seenAt())).toBeGreaterThan(Number(first));
  });
});

describe('a session that another node of a cluster commits at the moment of a new password', () => {
  const NEW = 'nine herons by the weir';
  const rowOf = async (client: Client) => {
    const id = createHash('sha256').update(tokenOf(client)).digest('base64url');
    return (await rowsOf(app, 'sessions')).find((row) => row.id === id) ?? {};
  };
  /** Writes the row again after `change` has deleted it, as the other node would. */
  const commitAfter = async (client: Client, change: () => Promise<unknown>) => {
    const row = await rowOf(client);
    await change();
    expect(await rowOf(client)).toEqual({});
    const columns = Object.keys(row);
    const sql = `INSERT INTO sessions (${columns}) VALUES (${columns.map(() => '?')})`;
    await app.database.orm.em.fork().execute(sql, Object.values(row), 'run');
    expect(await rowOf(client)).toEqual(row);
  };

  test('is invalid if a member changed the password', async () => {
    const { client: other, email } = await registerMember(app.client());
    const client = app.client();
    await logIn(client, email);
    await commitAfter(other, async () => {
      const body = { currentPassword: PASSWORD, newPassword: NEW };
      expect((await client.post('/api/auth/change-password', body)).status).toBe(200);
    });
    expect(await memberStatus(other)).toBe(401);
    expect(await memberStatus(client)).toBe(200);
  });

  test('is invalid if the password was reset', async () => {
    const { client, email } = await confirmedMember(app);
    await commitAfter(client, () => resetByEmail(app, email, NEW));
    expect(await memberStatus(client)).toBe(401);
  });
});

describe('the sessions of a member', () => {
  test('are at most twenty: a new one ends the oldest', async () => {
    const { client: first, email } = await registerMember(app.client());
    const clients = [first];
    for (let n = 0; n < 21; n++) {
      app.clock.ahead = n + 1;
      const client = app.client();
      await logIn(client, email);
      clients.push(client);
    }
    app.clock.ahead = 0;
    const statuses = await Promise.all(clients.map(memberStatus));
    expect(statuses).toEqual([401, 401, ...Array(20).fill(200)]);
  });

  test('are deleted by the cleanup when they have expired', async () => {
    const { client } = await registerMember(app.client());
    const [account] = await rowsOf(app, 'accounts');
    const em = app.database.orm.em.fork();
    const ended = Array.from(
      { length: 1200 },
      (_, n) => `('${String(n).padStart(43, 'x')}', 'member', ${account?.id}, 0, 0, 1000)`,
    );
    await em
      .getDriver()
      .execute(
        `INSERT INTO sessions (id, kind, account_id, created_at, seen_at, expires_at) VALUES ${ended}`,
      );
    const before = (await rowsOf(app, 'sessions')).length;
    await deleteExpiredRows(app.database, Date.now());
    const left = await rowsOf(app, 'sessions');
    expect(before - left.length).toBe(1200);
    expect(left.every((row) => Number(row.expires_at) > Date.now())).toBe(true);
    expect(await memberStatus(client)).toBe(200);
  });
});

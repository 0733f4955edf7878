import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { createConnection } from 'mysql2/promise';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, planBody, registerMember } from '../test/factories.ts';
import { endProcesses, type ServerProcess, startProcess, until } from '../test/server-process.ts';
import { beginSave } from '../test/slow-save.ts';
import { SECRET, startAppForTest } from '../test/test-app.ts';
import { newDatabase, type TestDatabase } from '../test/test-database.ts';

const PLANS = '/api/retirement-plans';

let storage: TestDatabase;
beforeEach(async () => {
  storage = await newDatabase();
});
afterEach(async () => {
  await endProcesses();
  await storage.remove();
});

const refusesConnections = (server: ServerProcess) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.once('error', () => resolve(true));
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
  });

describe('a server that starts', () => {
  test('prints its URL and, the first time only, the login of the admin', async () => {
    const first = await startProcess(storage);
    expect(first.output()).toContain(
      `Whenabouts is running at http://localhost:${new URL(first.url).port}\n`,
    );
    await until(async () => /password \S+\n/.test(first.output()), first);
    const [, email, password] = /login is (\S+) with password (\S+)\n/.exec(first.output()) ?? [];
    expect(email).toBe('admin@whenabouts.local');
    // The log is buffered; the lines above are not.
    const recipient = 'contact messages are sent to admin@whenabouts.local';
    await until(async () => first.output().includes(recipient), first);
    expect(password?.length).toBeGreaterThanOrEqual(20);
    const logged = first
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(logged.join()).not.toContain(password);
    const client = first.client();
    expect((await client.post('/api/auth/login', { email: 'admin', password: 'admin' })).status).toBe(400);
    expect((await client.post('/api/auth/login', { email, password: 'adminadmin' })).status).toBe(401);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const second = await startProcess(storage);
    expect(second.output()).not.toContain('password');
  });

  test('creates the admin that the environment names, and prints no password', async () => {
    const server = await startProcess(storage, {
      env: { ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD: 'seven lanterns' },
    });
    await until(async () => (await logIn(server, 'boss@example.org', 'seven lanterns')) === 200, server);
    expect(server.output() + server.errors()).not.toContain('seven lanterns');
  });

  test('warns that there is no admin if a member has the email of the admin', async () => {
    const app = await startAppForTest({ storage });
    await registerMember(app.client(), 'boss@example.org');
    const server = await startProcess(storage, { env: { ADMIN_EMAIL: 'boss@example.org' } });
    await until(async () => server.output().includes('contact messages are sent to'), server);
    expect(server.output()).toContain('there is no admin: boss@example.org is a member.');
  });

  test.each(['PORT', 'METRICS_PORT'])(
    'on a %s that is taken fails with advice, and creates the admin at the next start',
    async (variable) => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const port = String((other.address() as AddressInfo).port);
      const first = await startProcess(storage, { env: { [variable]: port }, skipReadiness: true });
      expect(await first.ended).toBe(1);
      expect(first.errors()).toContain(`The server cannot start: 127.0.0.1:${port} is in use`);
      expect(first.errors()).toContain(`or set ${variable} to another port\n`);
      other.close();
      const second = await startProcess(storage);
      await until(async () => /with password \S+\n/.test(second.output()), second);
    },
  );

  test('becomes ready even if three servers start at once on an empty database', async () => {
    const servers = await Promise.all([startProcess(storage), startProcess(storage), startProcess(storage)]);
    const firstStarts = servers.filter((server) => server.output().includes('with password'));
    expect(firstStarts.length).toBeLessThanOrEqual(1);
    for (const server of servers) await registerMember(server.client());
  });
});

const logIn = async (server: ServerProcess, email: string, password: string) =>
  (await server.client().post('/api/auth/login', { email, password })).status;

/** Holds up saves on MariaDB. Returns a function that ends this, later than a query may wait for a connection. */
async function lockAccounts(): Promise<() => Promise<void>> {
  if (!storage.url.startsWith('mysql:')) return async () => {};
  const connection = await createConnection(storage.url);
  await connection.query('BEGIN');
  await connection.query('SELECT id FROM accounts FOR UPDATE');
  return async () => {
    await connection.query('SELECT SLEEP(2.2)');
    await connection.end();
  };
}

describe('a server that stops', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes running requests and refuses new connections (%s)',
    async (signal) => {
      const server = await startProcess(storage);
      const { client } = await registerMember(server.client());
      const cookie = [...client.jar].map(([name, value]) => `${name}=${value}`).join();
      const saves = await Promise.all(Array.from({ length: 10 }, () => beginSave(server.url, cookie)));
      server.child.kill(signal);
      await until(() => refusesConnections(server), server);
      for (const save of saves) save.finish();
      for (const save of saves) expect(await save.response).toEqual({ status: 201, connection: 'close' });
      expect(await server.ended).toBe(0);
      const next = await startProcess(storage);
      expect((await next.client().get(PLANS, { headers: { cookie } })).json).toHaveLength(10);
    },
  );

  test('finishes 40 saves of four members that wait longer for the database than requests otherwise may', async () => {
    const server = await startProcess(storage);
    const cookies = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { client } = await registerMember(server.client());
        return [...client.jar].map(([name, value]) => `${name}=${value}`).join();
      }),
    );
    const saves = await Promise.all(
      cookies.flatMap((cookie) => Array.from({ length: 10 }, () => beginSave(server.url, cookie))),
    );
    const unlock = await lockAccounts();
    server.child.kill('SIGTERM');
    await until(() => refusesConnections(server), server);
    for (const save of saves) save.finish();
    await unlock();
    const statuses = await Promise.all(saves.map(async ({ response }) => (await response).status));
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(await server.ended).toBe(0);
  });

  test('ends at once on a second signal', async () => {
    const server = await startProcess(storage);
    const { client } = await registerMember(server.client());
    const cookie = [...client.jar].map(([name, value]) => `${name}=${value}`).join();
    const stuck = await beginSave(server.url, cookie);
    stuck.response.catch(() => {});
    server.child.kill('SIGTERM');
    await until(() => refusesConnections(server), server);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(1);
    // A server that waits for the deadline logs this.
    expect(server.output()).not.toContain('cut off');
  });
});

describe('a killed server', () => {
  test('has lost no save that it acknowledged right before', async () => {
    let server = await startProcess(storage);
    const { client, email } = await registerMember(server.client());
    for (let round = 1; round <= 3; round++) {
      const saver = server.client();
      for (const [name, value] of client.jar) saver.jar.set(name, value);
      const saved = await saver.post(PLANS, planBody({ name: `round ${round}` }));
      server.child.kill('SIGKILL');
      expect(saved.status).toBe(201);
      await server.ended;
      server = await startProcess(storage);
      const reader = server.client();
      await reader.post('/api/auth/login', { email, password: PASSWORD });
      const plans = (await reader.get(PLANS)).json;
      expect(plans).toHaveLength(round);
      expect(plans[0]).toEqual(saved.json);
    }
  });

  test('has lost no acknowledged save of many writers, and left no partial account', async () => {
    const server = await startProcess(storage);
    const saved: { name: string; email: string }[] = [];
    let running = true;
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let n = 0; running; n++) {
        try {
          const { client, email } = await registerMember(server.client());
          const name = `writer ${writer}, save ${n}`;
          if ((await client.post(PLANS, planBody({ name }))).status === 201) saved.push({ name, email });
        } catch {
          return;
        }
      }
    });
    await until(async () => saved.length > 30, server);
    server.child.kill('SIGKILL');
    await server.ended;
    running = false;
    await Promise.all(writers);
    const next = await startProcess(storage);
    for (const { name, email } of saved) {
      const reader = next.client();
      expect((await reader.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
      expect((await reader.get(PLANS)).json.map((plan: { name: string }) => plan.name)).toContain(name);
    }
  });
});

test('sessions stay valid with a new secret, with or without the old one', async () => {
  const other = 'another-secret-that-only-these-tests-have-used';
  const first = await startProcess(storage);
  const { client } = await registerMember(first.client());
  for (const SESSION_SECRET of [`${other},${SECRET}`, other]) {
    const later = await startProcess(storage, { env: { SESSION_SECRET } });
    const there = later.client();
    for (const [name, value] of client.jar) there.jar.set(name, value);
    expect((await there.get('/api/auth/me')).status).toBe(200);
  }
});

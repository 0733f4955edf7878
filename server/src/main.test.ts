import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { registerMember } from '../test/factories.ts';
import { sourceOf } from '../test/process-entries.ts';
import {
  endProcesses,
  refusesConnections,
  type ServerProcess,
  startProcess,
  until,
} from '../test/server-process.ts';
import { beginSave } from '../test/slow-request.ts';
import { SECRET, startAppForTest } from '../test/test-app.ts';
import { newMigratedDatabase } from '../test/test-database.ts';
import { EXAMPLE_CLAIMS_NOTICE } from './pages/operator-notices.ts';

const PLANS = '/api/retirement-plans';

const storage = await newMigratedDatabase();
afterAll(async () => {
  await endProcesses();
  await storage.remove();
});

const logIn = async (server: ServerProcess, email: string, password: string) =>
  (await server.client().post('/api/auth/login', { email, password })).status;

/** Stops a server with ten running requests and three connections with at most half a request. */
async function stopWhileSaving(server: ServerProcess, signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
  const { client } = await registerMember(server.client());
  const { cookie } = client;
  const port = Number(new URL(server.url).port);
  for (const text of ['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: ']) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    if (text !== '') socket.write(text);
  }
  const saves = await Promise.all(Array.from({ length: 10 }, () => beginSave(server.url, cookie)));
  server.child.kill(signal);
  await until(() => refusesConnections(server), server);
  for (const save of saves) save.finish();
  for (const save of saves) expect(await save.response).toEqual({ status: 201, connection: 'close' });
  expect(await server.ended).toBe(0);
  expect(server.output()).not.toContain('shutdown timed out');
  const app = await startAppForTest({ storage });
  expect((await app.client().get(PLANS, { headers: { cookie } })).json).toHaveLength(10);
}

// Each test starts a server on the database that the tests before it have left.
test('a server on a port that is taken fails with advice', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = String((other.address() as AddressInfo).port);
  for (const variable of ['PORT', 'METRICS_PORT']) {
    const server = await startProcess(storage, { env: { [variable]: port }, skipReadiness: true });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toContain(`The server cannot start: 127.0.0.1:${port} is in use`);
    expect(server.errors()).toContain(`or set ${variable} to another port\n`);
  }
  other.close();
});

test('a server warns that there is no admin if a member has the email of the admin', async () => {
  const app = await startAppForTest({ storage });
  await registerMember(app.client(), 'boss@example.org');
  const server = await startProcess(storage, { env: { ADMIN_EMAIL: 'boss@example.org' } });
  await until(async () => server.output().includes('contact messages are sent to'), server);
  expect(server.output()).toContain('there is no admin: boss@example.org is a member.');
});

test('a server prints its URL and, if there is no admin yet, the login of the new one; SIGINT lets it finish running requests', async () => {
  // The sources, not the bundle that other tests start.
  const server = await startProcess(storage, { main: sourceOf('main') });
  expect(server.output()).toContain(
    `Whenabouts is running at http://localhost:${new URL(server.url).port}\n`,
  );
  await until(async () => /password \S+\n/.test(server.output()), server);
  const [, email, password] = /login is (\S+) with password (\S+)\n/.exec(server.output()) ?? [];
  expect(email).toBe('admin@whenabouts.local');
  // The log is buffered; the lines above are not.
  const recipient = 'contact messages are sent to admin@whenabouts.local';
  await until(async () => server.output().includes(recipient), server);
  expect(password?.length).toBeGreaterThanOrEqual(20);
  const logged = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(logged.join()).not.toContain(password);
  const client = server.client();
  expect((await client.post('/api/auth/login', { email: 'admin', password: 'admin' })).status).toBe(400);
  expect((await client.post('/api/auth/login', { email, password: 'adminadmin' })).status).toBe(401);
  expect(server.output()).not.toContain(EXAMPLE_CLAIMS_NOTICE);
  await stopWhileSaving(server, 'SIGINT');
});

test('a server with an admin prints no password, and ends at once on a second signal', async () => {
  const server = await startProcess(storage);
  const { client } = await registerMember(server.client());
  expect(server.output()).not.toContain('password');
  const stuck = await beginSave(server.url, client.cookie);
  stuck.response.catch(() => {});
  server.child.kill('SIGTERM');
  await until(() => refusesConnections(server), server);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(1);
  // A server that waits for the deadline logs this.
  expect(server.output()).not.toContain('cut off');
});

test('a server creates the admin that the environment names, and prints no password; SIGTERM lets it finish running requests', async () => {
  const app = await startAppForTest({ storage });
  await app.database.orm.em.fork().execute('DELETE FROM accounts', [], 'run');
  const server = await startProcess(storage, {
    env: { ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD: 'seven lanterns' },
  });
  await until(async () => (await logIn(server, 'boss@example.org', 'seven lanterns')) === 200, server);
  expect(server.output() + server.errors()).not.toContain('seven lanterns');
  await stopWhileSaving(server, 'SIGTERM');
});

test('sessions stay valid with a new secret, with or without the old one', async () => {
  const other = 'another-secret-that-only-these-tests-have-used';
  const first = await startAppForTest();
  const { client } = await registerMember(first.client());
  for (const secrets of [[other, SECRET], [other]] as const) {
    const later = await startAppForTest({ storage: first.storage, secrets });
    expect((await later.client(client).get('/api/auth/me')).status).toBe(200);
  }
});

import { createConnection } from 'mysql2/promise';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Client } from '../../test/client.ts';
import { newEmail, PASSWORD, planBody, registerMember, registration } from '../../test/factories.ts';
import { startMariadb } from '../../test/mariadb-server.ts';
import {
  endProcesses,
  type ServerProcess,
  startProcess,
  until,
  untilReady,
} from '../../test/server-process.ts';
import { newDatabase } from '../../test/test-database.ts';

const PLANS = '/api/retirement-plans';
/** A killed database refuses connections at once; requests may be retried meanwhile. */
const REFUSED_WITHIN_MS = 2000;
/** A frozen database accepts connections but does not respond, so requests end with their deadline. */
const TIMED_OUT_WITHIN_MS = 5000;

const mariadb = await startMariadb();
const storage = await newDatabase(mariadb.url);
afterEach(endProcesses);
afterAll(() => mariadb.remove());

/** Requests that need the database get a 503 within `withinMs`; pages still load. */
async function expectUnavailable(server: ServerProcess, member: Client, withinMs: number): Promise<void> {
  const timed = async (
    request: Promise<{ status: number; headers: { 'retry-after'?: string | undefined } }>,
  ) => {
    const from = performance.now();
    const { status, headers } = await request;
    return {
      status,
      retry: headers['retry-after'] !== undefined,
      inTime: performance.now() - from < withinMs,
    };
  };
  const visitor = server.client();
  const requestsToDatabase = [
    member.get('/api/auth/me'),
    member.get(PLANS),
    member.post(PLANS, planBody()),
    member.put(`${PLANS}/1`, planBody()),
    member.delete(`${PLANS}/1`),
    visitor.post('/api/auth/login', { email: newEmail(), password: PASSWORD }),
    visitor.post('/api/auth/register', registration()),
    visitor.get('/readyz'),
    ...Array.from({ length: 30 }, () => member.get(PLANS)),
  ];
  for (const response of await Promise.all(requestsToDatabase.map(timed))) {
    expect(response).toEqual({ status: 503, retry: true, inTime: true });
  }
  for (const path of ['/', '/assets/app-1234.js', '/healthz'])
    expect((await visitor.get(path)).status).toBe(200);
}

async function expectRecovered(server: ServerProcess, member: Client): Promise<void> {
  await untilReady(server);
  expect((await member.get(PLANS)).status).toBe(200);
  expect((await member.post(PLANS, planBody())).status).toBe(201);
  const many = await Promise.all(Array.from({ length: 30 }, () => member.get(PLANS)));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
}

describe('an unavailable database', () => {
  test('does not affect pages, and is used again once it runs again', async () => {
    const server = await startProcess(storage);
    const { client } = await registerMember(server.client());
    for (let round = 0; round < 2; round++) {
      await mariadb.kill();
      await expectUnavailable(server, client, REFUSED_WITHIN_MS);
      await mariadb.start();
      await expectRecovered(server, client);
    }
    expect(server.child.exitCode).toBeNull();
  });

  test('does not keep the server from stopping', async () => {
    const server = await startProcess(storage);
    await registerMember(server.client());
    await mariadb.kill();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await mariadb.start();
  });
});

test('the server waits for a database that is down when it starts', async () => {
  await mariadb.kill();
  const server = await startProcess(storage, { skipReadiness: true });
  await until(async () => (await server.client().get('/healthz')).status === 200, server);
  expect((await server.client().get('/readyz')).status).toBe(503);
  expect((await server.client().get('/')).status).toBe(200);
  expect((await server.client().get(PLANS)).status).toBe(503);
  await mariadb.start();
  await untilReady(server);
  await registerMember(server.client());
});

test('the server serves nothing but health checks before it has checked the version of the database', async () => {
  const connection = await createConnection(storage.url);
  const statuses = async (server: ServerProcess) => {
    const responses = ['/healthz', '/readyz', '/', '/assets/app-1234.js', PLANS].map((path) =>
      server.client().get(path),
    );
    return (await Promise.all(responses)).map(({ status }) => status);
  };
  try {
    // Another server is migrating, so this one waits for its lease.
    await connection.query('DELETE FROM migrations ORDER BY name DESC LIMIT 1');
    await connection.query("UPDATE leases SET holder = 'another server', expires_at = ?", [Date.now() + 6e5]);
    const server = await startProcess(storage, { skipReadiness: true });
    await until(async () => (await server.client().get('/healthz')).status === 200, server);
    expect(await statuses(server)).toEqual([200, 503, 503, 503, 503]);
    await connection.query('UPDATE leases SET expires_at = 0');
    await untilReady(server);
    expect(await statuses(server)).toEqual([200, 200, 200, 200, 401]);
  } finally {
    await connection.end();
  }
});

describe('a frozen database', () => {
  test('makes requests time out, and is used again once it resumes', async () => {
    const server = await startProcess(storage);
    const { client } = await registerMember(server.client());
    for (let round = 0; round < 3; round++) {
      mariadb.signal('SIGSTOP');
      try {
        // A database of several threads may still respond right after the signal.
        await expect.poll(async () => (await server.client().get('/readyz')).status).toBe(503);
        await expectUnavailable(server, client, TIMED_OUT_WITHIN_MS);
      } finally {
        mariadb.signal('SIGCONT');
      }
      await expectRecovered(server, client);
    }
    expect(server.child.exitCode).toBeNull();
  });
});

test('the log warns of a database that does not flush each commit to disk', async () => {
  const warning = 'set innodb_flush_log_at_trx_commit to 1';
  expect((await startProcess(storage)).output()).not.toContain(warning);
  const connection = await createConnection(mariadb.url);
  try {
    await connection.query('SET GLOBAL innodb_flush_log_at_trx_commit = 2');
    expect((await startProcess(storage)).output()).toContain(warning);
  } finally {
    await connection.query('SET GLOBAL innodb_flush_log_at_trx_commit = 1');
    await connection.end();
  }
});

test('an acknowledged save survives a killed database', async () => {
  const server = await startProcess(storage);
  const { client } = await registerMember(server.client());
  const names: string[] = [];
  for (let round = 0; round < 3; round++) {
    const name = `round ${round}`;
    expect((await client.post(PLANS, planBody({ name }))).status).toBe(201);
    await mariadb.kill();
    names.unshift(name);
    await mariadb.start();
    await untilReady(server);
    expect((await client.get(PLANS)).json.map((plan: { name: string }) => plan.name)).toEqual(names);
  }
});

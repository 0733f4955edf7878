import { createConnection } from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
afterAll(async () => {
  await endProcesses();
  await mariadb.remove();
});

/** Returns the status of a response, and whether it has a Retry-After header and arrives within `withinMs`. */
async function timed(
  request: Promise<{ status: number; headers: { 'retry-after'?: string | undefined } }>,
  withinMs: number,
) {
  const from = performance.now();
  const { status, headers } = await request;
  return {
    status,
    retry: headers['retry-after'] !== undefined,
    inTime: performance.now() - from < withinMs,
  };
}

/** Requests that need the database get a 503 within `withinMs`; pages still load. */
async function expectUnavailable(server: ServerProcess, member: Client, withinMs: number): Promise<void> {
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
  for (const response of await Promise.all(requestsToDatabase.map((request) => timed(request, withinMs)))) {
    expect(response).toEqual({ status: 503, retry: true, inTime: true });
  }
  for (const path of ['/', '/assets/app-1234.js', '/healthz'])
    expect((await visitor.get(path)).status).toBe(200);
}

/** Waits until the freeze delays responses. The first ones that it delays arrive in time as well. */
async function untilFrozen(server: ServerProcess, member: Client): Promise<void> {
  const responses: Awaited<ReturnType<typeof timed>>[] = [];
  await until(async () => {
    const both = await Promise.all(
      [server.client().get('/readyz'), member.get(PLANS)].map((request) =>
        timed(request, TIMED_OUT_WITHIN_MS),
      ),
    );
    responses.push(...both);
    return both.every(({ status }) => status === 503);
  }, server);
  expect(responses.filter(({ inTime }) => !inTime)).toEqual([]);
}

async function expectRecovered(server: ServerProcess, member: Client): Promise<void> {
  await untilReady(server);
  expect((await member.get(PLANS)).status).toBe(200);
  expect((await member.post(PLANS, planBody())).status).toBe(201);
  const many = await Promise.all(Array.from({ length: 30 }, () => member.get(PLANS)));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
}

describe('a server', () => {
  let server: ServerProcess;
  let client: Client;
  beforeAll(async () => {
    server = await startProcess(storage);
    ({ client } = await registerMember(server.client()));
  });

  test('serves pages without its database, uses it again once it runs, and has lost no acknowledged save', async () => {
    const saved = await client.post(PLANS, planBody({ name: 'right before the crash' }));
    await mariadb.kill();
    expect(saved.status).toBe(201);
    await expectUnavailable(server, client, REFUSED_WITHIN_MS);
    await mariadb.start();
    await untilReady(server);
    expect((await client.get(PLANS)).json).toMatchObject([{ name: 'right before the crash' }]);
    await expectRecovered(server, client);
    expect(server.child.exitCode).toBeNull();
  });

  test('lets requests to a frozen database time out, and uses it again once it resumes', async () => {
    mariadb.signal('SIGSTOP');
    try {
      // A database of several threads may still respond right after the signal.
      await untilFrozen(server, client);
      await expectUnavailable(server, client, TIMED_OUT_WITHIN_MS);
    } finally {
      mariadb.signal('SIGCONT');
    }
    await expectRecovered(server, client);
    expect(server.child.exitCode).toBeNull();
  });

  test('warns of a database that does not flush each commit to disk, and stops without its database', async () => {
    const warning = 'set innodb_flush_log_at_trx_commit to 1';
    expect(server.output()).not.toContain(warning);
    const connection = await createConnection(mariadb.url);
    await connection.query('SET GLOBAL innodb_flush_log_at_trx_commit = 2');
    await connection.end();
    const second = await startProcess(storage);
    expect(second.output()).toContain(warning);
    await registerMember(second.client());
    // The next start of the database restores the setting.
    await mariadb.kill();
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    await mariadb.start();
  });

  test('waits for a database that is down when it starts', async () => {
    await mariadb.kill();
    const waiting = await startProcess(storage, { skipReadiness: true });
    await until(async () => (await waiting.client().get('/healthz')).status === 200, waiting);
    expect((await waiting.client().get('/readyz')).status).toBe(503);
    expect((await waiting.client().get('/')).status).toBe(200);
    expect((await waiting.client().get(PLANS)).status).toBe(503);
    await mariadb.start();
    await untilReady(waiting);
    await registerMember(waiting.client());
  });
});

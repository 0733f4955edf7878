import { createConnection } from 'mysql2/promise';
import { afterAll, beforeEach, expect, onTestFailed, test } from 'vitest';
import { PASSWORD, planBody, registerMember } from '../test/factories.ts';
import { PROPERTY_RUNS } from '../test/property-runs.ts';
import {
  endProcesses,
  hasEnded,
  refusesConnections,
  type ServerProcess,
  startProcess,
  until,
} from '../test/server-process.ts';
import { beginSave } from '../test/slow-request.ts';
import { newMigratedDatabase } from '../test/test-database.ts';
import { testOnce } from '../test/test-once.ts';

const PLANS = '/api/retirement-plans';

const storage = await newMigratedDatabase();
let server: ServerProcess | undefined;
/** Returns the server of an earlier test if it still runs, because starting one takes a second. */
async function runningServer(): Promise<ServerProcess> {
  if (!server || hasEnded(server.child)) server = await startProcess(storage);
  return server;
}
// A server in an unknown state would make the next test fail as well.
beforeEach(() => onTestFailed(endProcesses));
afterAll(async () => {
  await endProcesses();
  await storage.remove();
});

async function kill({ child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

testOnce(
  'a killed server has lost no save that it acknowledged to many writers, even right before, and left no partial account',
  async () => {
    for (let round = 1; round <= PROPERTY_RUNS; round++) {
      const server = await runningServer();
      const last = await registerMember(server.client());
      const saved: { name: string; email: string }[] = [];
      let running = true;
      onTestFailed(() => {
        running = false;
      });
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
      await until(async () => saved.length > 10, server);
      const { status, json } = await last.client.post(PLANS, planBody({ name: 'right before' }));
      await kill(server);
      running = false;
      await Promise.all(writers);
      expect(status).toBe(201);
      const restarted = await runningServer();
      const plansOf = async (email: string) => {
        const reader = restarted.client();
        expect((await reader.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
        return (await reader.get(PLANS)).json;
      };
      expect(await plansOf(last.email)).toEqual([json]);
      for (const { name, email } of saved) expect(await plansOf(email)).toMatchObject([{ name }]);
    }
  },
);

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

test('a server that stops finishes 40 saves of four members, even those that wait longer for the database than requests otherwise may', async () => {
  const server = await runningServer();
  const cookies = await Promise.all(
    Array.from({ length: 4 }, async () => (await registerMember(server.client())).client.cookie),
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

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, planBody, registerMember } from '../../test/factories.ts';
import { type GaleraCluster, startGalera } from '../../test/galera-cluster.ts';
import {
  endProcesses,
  type ServerProcess,
  startProcess,
  until,
  untilReady,
} from '../../test/server-process.ts';
import { newDatabase, type TestDatabase } from '../../test/test-database.ts';
import { migrateMysql } from './migrate-mysql.ts';
import { migrationsFor } from './migrations.ts';
import { parseMysqlUrl } from './mysql-url.ts';

const PLANS = '/api/retirement-plans';

let cluster: GaleraCluster;
beforeAll(async () => {
  cluster = await startGalera();
});
afterAll(() => cluster.remove());

let storage: TestDatabase;
beforeEach(async () => {
  storage = await clusterDatabase();
});
afterEach(async () => {
  await endProcesses();
  await storage.remove();
});

/** An empty database that every node has. */
async function clusterDatabase(): Promise<TestDatabase> {
  const created = await newDatabase(cluster.nodes[0].url);
  const name = created.url.slice(created.url.lastIndexOf('/') + 1);
  for (const node of cluster.nodes) {
    await until(async () => (await node.query(`SHOW DATABASES LIKE '${name}'`)).length === 1);
  }
  return created;
}

/** The same database, at another node. */
const at = (node: number): TestDatabase => ({
  ...storage,
  url: storage.url.replace(cluster.nodes[0].url, cluster.nodes[node]?.url ?? ''),
});

/** Stops a node from applying what the others commit. Returns a function that lets it go on. */
async function pauseApplying(node: 0 | 1 | 2): Promise<() => Promise<void>> {
  const connection = await createConnection(cluster.nodes[node].url);
  // Otherwise the others would wait for it.
  await connection.query('SET GLOBAL wsrep_desync = ON');
  await connection.query('FLUSH TABLES WITH READ LOCK');
  return async () => {
    await connection.query('UNLOCK TABLES');
    await connection.query('SET GLOBAL wsrep_desync = OFF');
    await connection.end();
  };
}

describe('starting', () => {
  test('two migrations at once, on two nodes, both succeed', async () => {
    for (let round = 0; round < 4; round++) {
      const empty = await clusterDatabase();
      const other = empty.url.replace(cluster.nodes[0].url, cluster.nodes[1].url);
      await Promise.all([migrateMysql(parseMysqlUrl(empty.url)), migrateMysql(parseMysqlUrl(other))]);
      const database = empty.url.slice(empty.url.lastIndexOf('/') + 1);
      const names = migrationsFor('mysql')
        .map(({ name }) => name)
        .sort();
      const applied = async () =>
        (await cluster.nodes[2].query(`SELECT name FROM ${database}.migrations ORDER BY name`)).map(
          ({ name }) => name,
        );
      // The third node applies them later.
      await expect.poll(applied).toEqual(names);
      await empty.remove();
    }
  });

  test('two servers at once, on two nodes of an empty database, both become ready', async () => {
    const servers = await Promise.all(
      [0, 1].map((node) => startProcess(at(node), { skipReadiness: true, env: { SEED_POSTS: 'true' } })),
    );
    for (const server of servers) await untilReady(server);
    const lists = await Promise.all(servers.map((server) => server.client().get('/api/blog-posts')));
    const [one, other] = lists.map(({ json }) => json.map(({ slug }: { slug: string }) => slug));
    expect(one.length).toBeGreaterThan(0);
    expect(other).toEqual(one);
  });
});

describe('a cluster behind two servers, each at its own node', () => {
  let servers: readonly [ServerProcess, ServerProcess];
  beforeEach(async () => {
    // One after the other, so that the tests do not depend on how servers start.
    servers = [await startProcess(at(0)), await startProcess(at(1))];
  });

  test('a read on one server includes what the other has acknowledged', async () => {
    const { client } = await registerMember(servers[0].client());
    const other = servers[1].client(client);
    const resume = await pauseApplying(1);
    const { id } = (await client.post(PLANS, planBody())).json;
    const reads = Promise.all([other.get(PLANS), other.put(`${PLANS}/${id}`, planBody({ name: 'Here' }))]);
    // A response that has not waited for the other node by now does not wait for it at all.
    await pause(500);
    await resume();
    const [list, edit] = await reads;
    expect(list.json.map((plan: { id: number }) => plan.id)).toEqual([id]);
    expect(edit.status).toBe(200);
    expect((await client.get(`${PLANS}/${id}`)).json.name).toBe('Here');
  });

  test('no session survives a new password, whichever server it begins at', async () => {
    const body = { currentPassword: PASSWORD, newPassword: 'nine herons by the weir' };
    for (let round = 0; round < 5; round++) {
      const { client, email } = await registerMember(servers[0].client());
      const logIn = async (server: ServerProcess) => {
        const other = server.client();
        await other.post('/api/auth/login', { email, password: PASSWORD });
        return other;
      };
      const [changed, ...others] = await Promise.all([
        client.post('/api/auth/change-password', body),
        ...Array.from({ length: 8 }, (_, n) => logIn(servers[n % 2 === 0 ? 1 : 0])),
      ]);
      expect(changed.status).toBe(200);
      for (const other of others) expect((await other.get('/api/auth/me')).status).toBe(401);
      expect((await servers[1].client(client).get('/api/auth/me')).status).toBe(200);
    }
  });
});

// Last, because it leaves two nodes of three.
test('killed nodes lose and duplicate no acknowledged write, and without a majority every request gets 503', async () => {
  const nodes = cluster.nodes.map(({ port }) => `127.0.0.1:${port}`).join();
  const server = await startProcess({ ...storage, url: storage.url.replace(/127[^/]+/, nodes) });
  const { client } = await registerMember(server.client());
  const saved = new Set<string>();
  let running = true;
  /** Sends a save again until it is acknowledged, as the site does. */
  const save = async (name: string): Promise<void> => {
    const headers = { 'idempotency-key': randomUUID() };
    while (running) {
      const { status } = await client.post(PLANS, planBody({ name }), { headers });
      expect([201, 503]).toContain(status);
      if (status === 201) return void saved.add(name);
      await pause(50);
    }
  };
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let n = 0; running; n++) {
      await save(`writer ${writer} plan ${n}`);
      await pause(100);
    }
  });
  const untilSaved = () => {
    const before = saved.size;
    return until(async () => saved.size > before, server, 60_000);
  };
  await untilSaved();

  await cluster.nodes[0].kill();
  await untilSaved();

  await cluster.nodes[1].kill();
  const last = cluster.nodes[2];
  const ready = async () => (await last.query("SHOW STATUS LIKE 'wsrep_ready'"))[0]?.Value;
  await until(async () => (await ready()) === 'OFF', server, 60_000);
  const rejected = await Promise.all([
    client.get(PLANS),
    client.post(PLANS, planBody()),
    client.get('/api/auth/me'),
    server.client().post('/api/auth/login', { email: 'ada@example.com', password: PASSWORD }),
    server.client().get('/readyz'),
  ]);
  for (const { status, headers } of rejected) expect([status, headers['retry-after']]).toEqual([503, '2']);

  await last.bootstrap();
  await untilSaved();
  running = false;
  await Promise.all(writers);
  const listed = (await client.get(PLANS)).json.map((plan: { name: string }) => plan.name);
  expect(listed).toHaveLength(new Set(listed).size);
  expect([...saved].filter((name) => !listed.includes(name))).toEqual([]);

  await cluster.nodes[0].start();
  await cluster.nodes[0].ready();
  const table = `${storage.url.slice(storage.url.lastIndexOf('/') + 1)}.plans`;
  const [rejoined] = await cluster.nodes[0].query(`SELECT COUNT(*) AS plans FROM ${table}`);
  expect(rejoined?.plans).toBe(listed.length);
});

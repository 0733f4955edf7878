import { once } from 'node:events';
import { connect } from 'node:net';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { afterAll, expect, test } from 'vitest';
import { endpoints } from '../../contract/index.ts';
import { Client } from '../../test/client.ts';
import { newEmail, PASSWORD, planBody, registerMember } from '../../test/factories.ts';
import { freePort } from '../../test/free-port.ts';
import { startMariadb } from '../../test/mariadb-server.ts';
import { sendRaw } from '../../test/raw-request.ts';
import { endProcesses, startProcess } from '../../test/server-process.ts';
import { startAppForTest } from '../../test/test-app.ts';
import { newDatabase, newMigratedDatabase, onMariadb } from '../../test/test-database.ts';
import { testOnce } from '../../test/test-once.ts';
import { createPasswords } from '../auth/passwords.ts';
import { type Config, readConfig } from '../config/config.ts';
import { openDatabase } from '../orm.ts';
import { createMetrics } from './metrics.ts';

const storage = await newMigratedDatabase();
const port = await freePort();
const server = await startProcess(storage, {
  env: {
    METRICS_PORT: String(port),
    METRICS_ALLOWED_HOSTS: 'server, other.example',
    LOGIN_FAILURES_PER_ACCOUNT_AND_ADDRESS: '1',
  },
});
const metrics = new Client(`http://127.0.0.1:${port}`);
const read = async () => samplesIn((await metrics.get('/metrics')).text);
afterAll(async () => {
  await endProcesses();
  await storage.remove();
});

interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

function samplesIn(text: string): readonly Sample[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value = ''] =
        /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? expect.fail(line);
      const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, word]) => [key, word]);
      return { name, labels: Object.fromEntries(pairs), value: Number(value) };
    });
}

const sampleOf = (samples: readonly Sample[], name: string, labels: Sample['labels'] = {}) =>
  samples.find(
    (sample) =>
      sample.name === `whenabouts_${name}` &&
      Object.entries(labels).every(([key, word]) => sample.labels[key] === word),
  )?.value;

// First: the numbers of rows are cached.
test('metrics include current numbers of the process and the database', async () => {
  const { email } = await registerMember(server.client());
  const login = { email, password: `not ${PASSWORD}` };
  for (let n = 0; n < 3; n++) await server.client().post('/api/auth/login', login);
  const samples = await read();
  const names = new Set(samples.map(({ name }) => name));
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'nodejs_heap_size_used_bytes', 'process_open_fds'])
    expect(names).toContain(name);
  expect(sampleOf(samples, 'throttled_total', { endpoint: 'login' })).toBe(2);
  expect(sampleOf(samples, 'password_hashes', { state: 'running' })).toBe(0);
  expect(sampleOf(samples, 'password_hashes', { state: 'waiting' })).toBe(0);
  expect([sampleOf(samples, 'database_up'), sampleOf(samples, 'sessions')]).toEqual([1, 1]);
  for (const name of ['emails_waiting', 'emails_failed', 'letters_waiting', 'letters_given_up'])
    expect(sampleOf(samples, name), name).toBe(0);
  expect(sampleOf(samples, 'newsletter_waiting')).toBe(0);
  expect(sampleOf(samples, 'database_durable')).toBe(1);
  expect(sampleOf(samples, 'database_ping_seconds')).toBeGreaterThan(0);
  const idle = sampleOf(samples, 'database_connections', { state: 'idle' });
  if (onMariadb) expect(idle).toBeGreaterThan(0);
  else expect(idle).toBeUndefined();
});

testOnce('metrics have a separate port on this machine, for requests that name an allowed host', async () => {
  expect((await metrics.get('/metrics')).headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect((await server.client().get('/metrics')).text).not.toContain('whenabouts_');
  for (const path of ['/', '/metrics/x', '/my-plans']) expect((await metrics.get(path)).status).toBe(404);
  expect((await metrics.post('/metrics')).status).toBe(404);
  // All of 127.0.0.0/8 is this machine, but a port that every network reaches would be open there.
  const elsewhere = connect(port, '127.0.0.2');
  await expect(once(elsewhere, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  const statusFor = async (host: string) => (await metrics.get('/metrics', { headers: { host } })).status;
  const allowed = ['localhost', '127.0.0.1', `127.0.0.1:${port}`, `[::1]:${port}`, '10.0.0.7', 'Server:9464'];
  for (const host of [...allowed, 'other.example']) expect(await statusFor(host), host).toBe(200);
  for (const host of [
    'attacker.example',
    `localhost.attacker.example:${port}`,
    '127.0.0.1.attacker.example',
    'x',
  ])
    expect(await statusFor(host), host).toBe(421);
});

testOnce('requests are counted with few labels, and without personal data', async () => {
  const { client, email } = await registerMember(server.client());
  const { json } = await client.post('/api/retirement-plans', planBody());
  for (let n = 0; n < 3; n++) await client.get(`/api/retirement-plans/${json.id}`);
  for (let n = 0; n < 30; n++) {
    await client.get(`/api/nothing-${n}`);
    await client.get(`/nobody/${n}/${email}`);
  }
  await client.get('/assets/app-1234.js');
  await client.get('/widget/none.js');
  await client.request('/', { method: 'PROPFIND' });
  const samples = await read();
  const counted = samples.filter(({ name }) => name === 'whenabouts_request_seconds_count');
  const known = [...Object.keys(endpoints), 'no endpoint', 'health', 'widget', 'asset', 'page'];
  for (const { labels } of counted) {
    expect(known).toContain(labels.endpoint);
    expect(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'other']).toContain(labels.method);
    expect(labels.status).toMatch(/^[2-5]xx$/);
  }
  expect(counted.length).toBeLessThan(20);
  const count = (endpoint: string, status: string) =>
    sampleOf(samples, 'request_seconds_count', { endpoint, status });
  expect([count('createPlan', '2xx'), count('readPlan', '2xx')]).toEqual([1, 3]);
  expect([count('no endpoint', '4xx'), count('asset', '2xx'), count('widget', '4xx')]).toEqual([30, 1, 1]);
  expect(counted.some(({ labels }) => labels.method === 'other')).toBe(true);
  expect(sampleOf(samples, 'requests_running')).toBe(0);
  expect((await metrics.get('/metrics')).text).not.toContain(email);

  // A target that cannot be parsed.
  const rejected = async () =>
    sampleOf(await read(), 'request_seconds_count', { endpoint: 'page', method: 'GET', status: '4xx' }) ?? 0;
  const before = await rejected();
  const { status } = await sendRaw(server.url, 'GET a://b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(status).toBe(400);
  await expect.poll(rejected).toBe(before + 1);
});

testOnce('a server with metrics stops', async () => {
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

const openWithMetrics = async (url: string) => {
  const { config } = readConfig({ DATABASE_URL: url }) as { config: Config };
  const database = await openDatabase(config.database);
  return { database, metrics: createMetrics(database, Date.now) };
};

testOnce('running and waiting password hashes are counted', async () => {
  const { database, metrics } = await openWithMetrics(storage.url);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const passwords = createPasswords(
    { memoryCost: 8, timeCost: 1, parallelism: 1 },
    { hash, verify: (...values) => held.then(() => verify(...values)) },
  );
  const app = await startAppForTest({ storage, passwords, metrics, eventLoopLag: { isLate: () => false } });
  const cores = availableParallelism();
  const logins = Array.from({ length: 3 * cores }, () =>
    app.client().post('/api/auth/login', { email: newEmail(), password: PASSWORD }),
  );
  const busy = async () => {
    const samples = samplesIn(await metrics.text());
    const hashes = (state: string) => sampleOf(samples, 'password_hashes', { state });
    return [hashes('running'), hashes('waiting'), sampleOf(samples, 'requests_running')];
  };
  await expect.poll(busy).toEqual([cores, 2 * cores, 3 * cores]);
  release();
  for (const { status } of await Promise.all(logins)) expect(status).toBe(401);
  await expect.poll(busy).toEqual([0, 0, 0]);
  await database.close();
});

if (onMariadb) {
  test('a database that does not flush each commit to disk is reported', async () => {
    const server = await startMariadb(['--innodb-flush-log-at-trx-commit=2']);
    const elsewhere = await newDatabase(server.url);
    const { database, metrics } = await openWithMetrics(elsewhere.url);
    await database.migrate();
    const samples = samplesIn(await metrics.text());
    expect([sampleOf(samples, 'database_up'), sampleOf(samples, 'database_durable')]).toEqual([1, 0]);
    await database.close();
    await elsewhere.remove();
    await server.remove();
  });
}

test('a database that is not migrated is reported, and other metrics still work', async () => {
  const empty = await newDatabase();
  const { database, metrics } = await openWithMetrics(empty.url);
  const samples = samplesIn(await metrics.text());
  expect(sampleOf(samples, 'database_up')).toBe(0);
  expect(samples.map(({ name }) => name)).toContain('nodejs_heap_size_used_bytes');
  await database.close();
  await empty.remove();
});

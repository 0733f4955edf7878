import { afterAll, expect, test } from 'vitest';
import { seedPosts } from '../seeds/posts.ts';
import { PASSWORD, planBody, registerMember } from '../test/factories.ts';
import { PROPERTY_RUNS } from '../test/property-runs.ts';
import { endProcesses, type ServerProcess, startProcess } from '../test/server-process.ts';
import { rowsOf, startAppForTest } from '../test/test-app.ts';
import { newDatabase } from '../test/test-database.ts';

const PLANS = '/api/retirement-plans';

const logIn = async (server: ServerProcess, email: string, password: string) =>
  (await server.client().post('/api/auth/login', { email, password })).status;

const storage = await newDatabase();
const env = { LOGIN_FAILURES_PER_ACCOUNT_AND_ADDRESS: '5', SEED_POSTS: 'true' };
const start = () => startProcess(storage, { env });
const servers = await Promise.all([start(), start(), start()]);
const [one, other, third] = servers as [ServerProcess, ServerProcess, ServerProcess];
afterAll(async () => {
  await endProcesses();
  await storage.remove();
});

test('processes that start at once on an empty database all become ready, and at most one creates the admin and the sample posts', async () => {
  const firstStarts = servers.filter((server) => server.output().includes('with password'));
  expect(firstStarts.length).toBeLessThanOrEqual(1);
  for (const server of servers) {
    await registerMember(server.client());
    expect((await server.client().get('/api/blog-posts')).json.length).toBeGreaterThan(0);
  }
  const app = await startAppForTest({ storage });
  expect(await rowsOf(app, 'posts')).toHaveLength(seedPosts.length);
  expect(await rowsOf(app, 'images')).toHaveLength(seedPosts.length);
  expect(await rowsOf(app, 'seedings')).toHaveLength(1);
});

test('two processes share sessions, which a new password or a logout ends in both', async () => {
  const { client, email } = await registerMember(one.client());
  const there = other.client();
  await there.post('/api/auth/login', { email, password: PASSWORD });
  expect((await there.get('/api/auth/me')).status).toBe(200);
  const change = { currentPassword: PASSWORD, newPassword: 'nine herons by the weir' };
  expect((await client.post('/api/auth/change-password', change)).status).toBe(200);
  expect((await there.get('/api/auth/me')).status).toBe(401);
  const moved = other.client(client);
  expect((await moved.get('/api/auth/me')).status).toBe(200);
  expect((await moved.post('/api/auth/logout')).status).toBe(204);
  expect((await client.get('/api/auth/me')).status).toBe(401);
});

test('two processes lose no edit of a plan that both of them change', async () => {
  const { client } = await registerMember(one.client());
  const { id, monthlySavings } = (await client.post(PLANS, planBody())).json;
  const edit = async (server: ServerProcess) => {
    const editor = server.client(client);
    for (let won = 0; won < 5 * PROPERTY_RUNS; ) {
      const { json: current } = await editor.get(`${PLANS}/${id}`);
      const next = planBody({ monthlySavings: current.monthlySavings + 1 });
      const headers = { 'if-match': `"${current.version}"` };
      const { status } = await editor.put(`${PLANS}/${id}`, next, { headers });
      expect([200, 412]).toContain(status);
      if (status === 200) won++;
    }
  };
  await Promise.all([one, other, one, other].map(edit));
  expect((await client.get(`${PLANS}/${id}`)).json.monthlySavings).toBe(monthlySavings + 20 * PROPERTY_RUNS);
});

test('another process counts the failed logins of one that was killed', async () => {
  const { email } = await registerMember(third.client());
  for (let n = 0; n < 5; n++) expect(await logIn(third, email, 'wrong password')).toBe(401);
  third.child.kill('SIGKILL');
  await third.ended;
  expect(await logIn(other, email, PASSWORD)).toBe(429);
});

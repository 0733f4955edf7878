import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, planBody, registerMember } from '../test/factories.ts';
import { endProcesses, type ServerProcess, startProcess, untilReady } from '../test/server-process.ts';
import { newDatabase, type TestDatabase } from '../test/test-database.ts';

const PLANS = '/api/retirement-plans';

const logIn = async (server: ServerProcess, email: string, password: string) =>
  (await server.client().post('/api/auth/login', { email, password })).status;

let storage: TestDatabase;
beforeEach(async () => {
  storage = await newDatabase();
});
afterEach(async () => {
  await endProcesses();
  await storage.remove();
});

describe('two processes on one database', () => {
  test('share sessions, which a new password or a logout ends in both', async () => {
    const [one, other] = [await startProcess(storage), await startProcess(storage)];
    const { client, email } = await registerMember(one.client());
    const there = other.client();
    await there.post('/api/auth/login', { email, password: PASSWORD });
    expect((await there.get('/api/auth/me')).status).toBe(200);
    const change = { currentPassword: PASSWORD, newPassword: 'nine herons by the weir' };
    expect((await client.post('/api/auth/change-password', change)).status).toBe(200);
    expect((await there.get('/api/auth/me')).status).toBe(401);
    const moved = other.client();
    for (const [name, value] of client.jar) moved.jar.set(name, value);
    expect((await moved.get('/api/auth/me')).status).toBe(200);
    expect((await moved.post('/api/auth/logout')).status).toBe(204);
    expect((await client.get('/api/auth/me')).status).toBe(401);
  });

  test('share counters of failed logins, even after one process is killed', async () => {
    const env = { LOGIN_FAILURES_PER_ACCOUNT_AND_ADDRESS: '5' };
    const one = await startProcess(storage, { env });
    const { email } = await registerMember(one.client());
    for (let n = 0; n < 5; n++) expect(await logIn(one, email, 'wrong password')).toBe(401);
    one.child.kill('SIGKILL');
    await one.ended;
    const other = await startProcess(storage, { env });
    await untilReady(other);
    expect(await logIn(other, email, PASSWORD)).toBe(429);
  });

  test('lose no edit of a plan that both of them change', async () => {
    const servers = [await startProcess(storage), await startProcess(storage)];
    const { client } = await registerMember(servers[0]?.client() ?? expect.fail());
    const { json: plan } = await client.post(PLANS, planBody());
    const edit = async (server: ServerProcess) => {
      const editor = server.client();
      for (const [name, value] of client.jar) editor.jar.set(name, value);
      for (let won = 0; won < 10; ) {
        const { json: current } = await editor.get(`${PLANS}/${plan.id}`);
        const next = planBody({ monthlySavings: current.monthlySavings + 1 });
        const headers = { 'if-match': `"${current.version}"` };
        const { status } = await editor.put(`${PLANS}/${plan.id}`, next, { headers });
        expect([200, 412]).toContain(status);
        if (status === 200) won++;
      }
    };
    await Promise.all([...servers, ...servers].map(edit));
    expect((await client.get(`${PLANS}/${plan.id}`)).json.monthlySavings).toBe(540);
  });

  test('become ready, as a third does, if all start at once on an empty database', async () => {
    const servers = await Promise.all([startProcess(storage), startProcess(storage), startProcess(storage)]);
    const firstStarts = servers.filter((server) => server.output().includes('with password'));
    expect(firstStarts.length).toBeLessThanOrEqual(1);
    for (const server of servers) await registerMember(server.client());
  });
});

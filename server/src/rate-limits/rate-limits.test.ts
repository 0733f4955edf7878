import { describe, expect, test } from 'vitest';
import type { TestRequest } from '../../test/client.ts';
import { newEmail, PASSWORD, planBody, registerMember, registration } from '../../test/factories.ts';
import { logIn, startLimited, wrong } from '../../test/limited-logins.ts';
import { rowsOf } from '../../test/test-app.ts';
import { testOnce } from '../../test/test-once.ts';
import { HOUR, MINUTE } from '../durations.ts';

describe('failed logins of one account from one IP address', () => {
  test('make the server reject even the right password after five', async () => {
    const app = await startLimited();
    const { email } = await registerMember(app.client());
    expect(await wrong(app, email, 6)).toEqual([401, 401, 401, 401, 401, 429]);
    const rejected = await logIn(app, email, PASSWORD);
    expect(rejected.status).toBe(429);
    expect(rejected.json).toEqual({
      code: 'too_many_requests',
      message: 'Too many attempts. Please try again later.',
    });
    const seconds = Number(rejected.headers['retry-after']);
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    app.clock.ahead = 15 * MINUTE;
    expect((await logIn(app, email, PASSWORD)).status).toBe(200);
  });

  test('are counted one by one even if they arrive at once', async () => {
    const app = await startLimited();
    const { email } = await registerMember(app.client());
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => logIn(app, email, `wrong ${n} password`)),
    );
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('block the account for twice as long each time, up to four hours', async () => {
    const app = await startLimited({ env: { LOGIN_FAILURES_PER_ADDRESS: '1000' } });
    const { email } = await registerMember(app.client());
    const waits: number[] = [];
    for (let round = 0; round < 6; round++) {
      await wrong(app, email, 5);
      const rejected = await logIn(app, email, PASSWORD);
      waits.push(Math.round(Number(rejected.headers['retry-after']) / 60));
      app.clock.ahead += Number(rejected.headers['retry-after']) * 1000;
      // The limit for the whole account is not reached: its window of an hour ends in between.
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 240]);
  });

  test('below the limit do not lengthen the wait after later ones', async () => {
    const app = await startLimited();
    const { email } = await registerMember(app.client());
    expect(await wrong(app, email, 4)).toEqual(Array(4).fill(401));
    app.clock.ahead = 15 * MINUTE;
    expect(await wrong(app, email, 6)).toEqual([401, 401, 401, 401, 401, 429]);
    const rejected = await logIn(app, email, PASSWORD);
    expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
  });

  test('do not count any more if they happened while the clock was ahead', async () => {
    const app = await startLimited();
    const { email } = await registerMember(app.client());
    app.clock.ahead = 31 * 24 * HOUR;
    expect(await wrong(app, email, 6)).toEqual([401, 401, 401, 401, 401, 429]);
    app.clock.ahead = 0;
    expect((await logIn(app, email, PASSWORD)).status).toBe(200);
  });

  testOnce('are limited for an unknown account as well', async () => {
    const app = await startLimited();
    expect(await wrong(app, newEmail(), 6)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('are reset by a successful login, and successes never count', async () => {
    const app = await startLimited();
    const { email } = await registerMember(app.client());
    for (let round = 0; round < 4; round++) {
      expect(await wrong(app, email, 4)).toEqual([401, 401, 401, 401]);
      expect((await logIn(app, email, PASSWORD)).status).toBe(200);
    }
    // With these, an IP address would have more than thirty.
    for (let n = 0; n < 12; n++) expect((await logIn(app, email, PASSWORD)).status).toBe(200);
  });
});

describe('failed logins from one IP address', () => {
  test('are limited to thirty an hour, for all accounts', async () => {
    const app = await startLimited();
    for (let n = 0; n < 30; n++) expect(await wrong(app, newEmail(), 1)).toEqual([401]);
    expect(await wrong(app, newEmail(), 1)).toEqual([429]);
    expect(await wrong(app, newEmail(), 1, { localAddress: '127.0.0.9' })).toEqual([401]);
    app.clock.ahead = HOUR;
    expect(await wrong(app, newEmail(), 1)).toEqual([401]);
  });
});

describe('other limits', () => {
  testOnce('limit registrations from one IP address', async () => {
    const app = await startLimited({ env: { REGISTRATIONS_PER_ADDRESS: '3' } });
    const register = async (options: TestRequest = {}) =>
      (await app.client().post('/api/auth/register', registration(), options)).status;
    expect([await register(), await register(), await register(), await register()]).toEqual([
      201, 201, 201, 429,
    ]);
    expect(await register({ localAddress: '127.0.0.5' })).toBe(201);
    app.clock.ahead = HOUR;
    expect(await register()).toBe(201);
  });

  test('limit saves of one member', async () => {
    const app = await startLimited({ env: { WRITES_PER_MEMBER: '3' } });
    const { client } = await registerMember(app.client());
    const { client: other } = await registerMember(app.client());
    const saves = [];
    for (let n = 0; n < 4; n++) saves.push((await client.post('/api/retirement-plans', planBody())).status);
    expect(saves).toEqual([201, 201, 201, 429]);
    expect((await client.get('/api/retirement-plans')).status).toBe(200);
    expect((await other.post('/api/retirement-plans', planBody())).status).toBe(201);
    app.clock.ahead = MINUTE;
    expect((await client.post('/api/retirement-plans', planBody())).status).toBe(201);
  });

  testOnce('an empty body is rejected before it is counted', async () => {
    const app = await startLimited({ env: { REGISTRATIONS_PER_ADDRESS: '1' } });
    for (let n = 0; n < 3; n++) expect((await app.client().post('/api/auth/register', {})).status).toBe(400);
    expect((await app.client().post('/api/auth/register', registration())).status).toBe(201);
  });
});

describe('counters', () => {
  test('are shared by all processes, and survive them', async () => {
    const app = await startLimited();
    const { email } = await registerMember(app.client());
    expect(await wrong(app, email, 3)).toEqual([401, 401, 401]);
    const second = await startLimited({ storage: app.storage });
    expect(await wrong(second, email, 3)).toEqual([401, 401, 429]);
    expect(await wrong(app, email, 1)).toEqual([429]);
  });

  testOnce('contain no readable IP address or email', async () => {
    const app = await startLimited();
    const email = newEmail();
    await wrong(app, email, 2);
    const rows = JSON.stringify(await rowsOf(app, 'throttles'));
    expect(rows).not.toContain('127.0.0');
    expect(rows).not.toContain(email);
    for (const { id } of await rowsOf(app, 'throttles')) expect(id).toMatch(/^[\w-]{43}$/);
  });
});

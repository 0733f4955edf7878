import { describe, expect, test } from 'vitest';
import type { TestRequest } from '../../test/client.ts';
import { confirmationTokenIn, emailsTo, requestedResetCode } from '../../test/emails.ts';
import {
  confirmAddress,
  newEmail,
  PASSWORD,
  planBody,
  registerMember,
  registration,
} from '../../test/factories.ts';
import { rowsOf, startAppForTest, type TestApp, type TestAppOptions } from '../../test/test-app.ts';
import { DAY, HOUR, MINUTE } from '../durations.ts';

/** The limits of a server whose configuration sets none. */
const DEFAULTS = {
  LOGIN_FAILURES_PER_ACCOUNT_AND_ADDRESS: '',
  LOGIN_FAILURES_PER_ADDRESS: '',
  LOGIN_FAILURES_PER_ACCOUNT: '',
  LOGIN_FAILURES_FROM_UNKNOWN_NETWORKS: '',
  REGISTRATIONS_PER_ADDRESS: '',
  WRITES_PER_MEMBER: '',
};

const start = (options: TestAppOptions = {}) =>
  startAppForTest({ ...options, env: { ...DEFAULTS, ...options.env } });

/** Options of a request that a trusted proxy forwards. */
const from = (ipAddress: string): TestRequest => ({ headers: { 'x-forwarded-for': ipAddress } });
const register = async (app: TestApp, options: TestRequest) => {
  const email = newEmail();
  expect((await app.client().post('/api/auth/register', registration(email), options)).status).toBe(201);
  return email;
};
const logIn = async (app: TestApp, email: string, password: string, options: TestRequest = {}) =>
  app.client().post('/api/auth/login', { email, password }, options);
const wrong = async (app: TestApp, email: string, times: number, options: TestRequest = {}) => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++)
    statuses.push((await logIn(app, email, `wrong ${n} password`, options)).status);
  return statuses;
};

describe('failed logins of one account from one IP address', () => {
  test('make the server reject even the right password after five', async () => {
    const app = await start();
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
    const app = await start();
    const { email } = await registerMember(app.client());
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => logIn(app, email, `wrong ${n} password`)),
    );
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('block the account for twice as long each time, up to four hours', async () => {
    const app = await start({ env: { LOGIN_FAILURES_PER_ADDRESS: '1000' } });
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
    const app = await start();
    const { email } = await registerMember(app.client());
    expect(await wrong(app, email, 4)).toEqual(Array(4).fill(401));
    app.clock.ahead = 15 * MINUTE;
    expect(await wrong(app, email, 6)).toEqual([401, 401, 401, 401, 401, 429]);
    const rejected = await logIn(app, email, PASSWORD);
    expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
  });

  test('do not count any more if they happened while the clock was ahead', async () => {
    const app = await start();
    const { email } = await registerMember(app.client());
    app.clock.ahead = 31 * 24 * HOUR;
    expect(await wrong(app, email, 6)).toEqual([401, 401, 401, 401, 401, 429]);
    app.clock.ahead = 0;
    expect((await logIn(app, email, PASSWORD)).status).toBe(200);
  });

  test('are limited for an unknown account as well', async () => {
    const app = await start();
    expect(await wrong(app, newEmail(), 6)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('are reset by a successful login, and successes never count', async () => {
    const app = await start();
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
    const app = await start();
    for (let n = 0; n < 30; n++) expect(await wrong(app, newEmail(), 1)).toEqual([401]);
    expect(await wrong(app, newEmail(), 1)).toEqual([429]);
    expect(await wrong(app, newEmail(), 1, { localAddress: '127.0.0.9' })).toEqual([401]);
    app.clock.ahead = HOUR;
    expect(await wrong(app, newEmail(), 1)).toEqual([401]);
  });
});

describe('an attacker', () => {
  test('cannot lock a member out by failing from another IP address', async () => {
    const app = await start();
    const { email } = await registerMember(app.client());
    await wrong(app, email, 20, { localAddress: '127.0.0.2' });
    expect((await logIn(app, email, PASSWORD, { localAddress: '127.0.0.3' })).status).toBe(200);
  });

  test('cannot lock a member out from many IP addresses, each of which then has one attempt', async () => {
    const app = await start();
    const { email } = await registerMember(app.client());
    for (let n = 0; n < 4; n++) await wrong(app, email, 5, { localAddress: `127.0.1.${n + 1}` });
    app.clock.ahead = MINUTE;
    expect(await wrong(app, email, 2, { localAddress: '127.0.2.1' })).toEqual([401, 429]);
    expect((await logIn(app, email, PASSWORD, { localAddress: '127.0.2.2' })).status).toBe(200);
    app.clock.ahead = HOUR;
    expect(await wrong(app, email, 2, { localAddress: '127.0.2.3' })).toEqual([401, 401]);
  });

  test('with any number of networks gets five attempts a minute, and the owner gets in from known ones', async () => {
    const app = await start({ env: { TRUST_PROXY: '1', WELCOME_EMAILS_PER_RECIPIENT: '' } });
    let networks = 0;
    /** A client in a separate /48 network. */
    const unknown = () => from(`2001:db8:${(++networks).toString(16)}::1`);
    // Until the address is confirmed, the registration and a login may be those of a stranger.
    const email = await register(app, from('2001:db8:aaaa:1::1'));
    const client = app.client();
    await client.post('/api/auth/login', { email, password: PASSWORD }, from('198.51.100.6'));
    const token = confirmationTokenIn((await emailsTo(app, email)).at(-1));
    await client.post('/api/auth/confirm-email', { token }, from('2001:db8:bbbb:1::1'));
    expect((await logIn(app, email, PASSWORD, from('198.51.100.7'))).status).toBe(200);
    const attack = async (networksUsed: number) => {
      let attempts = 0;
      for (let n = 0; n < networksUsed; n++)
        attempts += (await wrong(app, email, 1, unknown()))[0] === 401 ? 1 : 0;
      return attempts;
    };
    expect(await attack(21)).toBe(20);
    for (let minute = 1; minute <= 3; minute++) {
      app.clock.ahead = minute * MINUTE;
      expect(await attack(6)).toBe(5);
    }
    expect((await logIn(app, email, PASSWORD, unknown())).status).toBe(429);
    expect((await logIn(app, email, PASSWORD, from('2001:db8:aaaa:1::2'))).status).toBe(429);
    expect((await logIn(app, email, PASSWORD, from('198.51.100.6'))).status).toBe(429);
    // The networks of the confirmation and of the login after it.
    expect((await logIn(app, email, PASSWORD, from('2001:db8:bbbb:1::2'))).status).toBe(200);
    expect((await logIn(app, email, PASSWORD, from('198.51.100.7'))).status).toBe(200);
    expect(await wrong(app, email, 2, from('198.51.100.7'))).toEqual([401, 429]);
    // On a new network, the owner waits for a minute without an attack, or resets the password.
    app.clock.ahead = 4 * MINUTE;
    expect((await logIn(app, email, PASSWORD, unknown())).status).toBe(200);
    const code = await requestedResetCode(app, email);
    const reset = { email, token: code, newPassword: PASSWORD };
    await app.client().post('/api/auth/reset-password', reset, from('198.51.100.8'));
    await attack(21);
    expect((await logIn(app, email, PASSWORD, from('198.51.100.8'))).status).toBe(200);
    app.clock.ahead = 91 * DAY;
    await attack(21);
    expect((await logIn(app, email, PASSWORD, from('198.51.100.7'))).status).toBe(429);
  });

  test('in a /48 network of IPv6 has ten times the attempts of an IP address, for all accounts', async () => {
    const app = await start({ env: { TRUST_PROXY: '1', LOGIN_FAILURES_PER_ADDRESS: '2' } });
    const email = await register(app, from('2001:db8:1:ffff::1'));
    await confirmAddress(app, email);
    await logIn(app, email, PASSWORD, from('2001:db8:1:ffff::1'));
    const statuses: number[] = [];
    for (let n = 0; n < 22; n++)
      statuses.push(...(await wrong(app, newEmail(), 1, from(`2001:db8:1:${n.toString(16)}::1`))));
    expect(statuses).toEqual([...Array(20).fill(401), 429, 429]);
    expect((await logIn(app, email, PASSWORD, from('2001:db8:1:ffff::9'))).status).toBe(200);
    expect(await wrong(app, newEmail(), 1, from('2001:db8:2::1'))).toEqual([401]);
    app.clock.ahead = HOUR;
    expect(await wrong(app, newEmail(), 1, from('2001:db8:1:3::1'))).toEqual([401]);
  });
});

describe('the counted IP address', () => {
  const forged = (n: number) => ({ headers: { 'x-forwarded-for': `6.6.6.${n}`, 'x-real-ip': `6.6.6.${n}` } });

  test('cannot be chosen by the client', async () => {
    const app = await start();
    const { email } = await registerMember(app.client());
    const statuses: number[] = [];
    for (let n = 0; n < 10; n++) statuses.push(...(await wrong(app, email, 1, forged(n))));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429]);
  });

  test('behind a proxy is the one that the proxy saw', async () => {
    const app = await start({ env: { TRUST_PROXY: '1' } });
    const { email } = await registerMember(app.client());
    const through = (client: string, made = '6.6.6.6') => ({
      headers: { 'x-forwarded-for': `${made}, ${client}` },
    });
    expect(await wrong(app, email, 5, through('203.0.113.7'))).toEqual(Array(5).fill(401));
    expect(await wrong(app, email, 1, through('203.0.113.7', '7.7.7.7'))).toEqual([429]);
    expect((await logIn(app, email, PASSWORD, through('203.0.113.8'))).status).toBe(200);
  });
});

describe('other limits', () => {
  test('limit registrations from one IP address', async () => {
    const app = await start({ env: { REGISTRATIONS_PER_ADDRESS: '3' } });
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
    const app = await start({ env: { WRITES_PER_MEMBER: '3' } });
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

  test('an empty body is rejected before it is counted', async () => {
    const app = await start({ env: { REGISTRATIONS_PER_ADDRESS: '1' } });
    for (let n = 0; n < 3; n++) expect((await app.client().post('/api/auth/register', {})).status).toBe(400);
    expect((await app.client().post('/api/auth/register', registration())).status).toBe(201);
  });
});

describe('counters', () => {
  test('are shared by all processes, and survive them', async () => {
    const app = await start();
    const { email } = await registerMember(app.client());
    expect(await wrong(app, email, 3)).toEqual([401, 401, 401]);
    const second = await start({ storage: app.storage });
    expect(await wrong(second, email, 3)).toEqual([401, 401, 429]);
    expect(await wrong(app, email, 1)).toEqual([429]);
  });

  test('contain no readable IP address or email', async () => {
    const app = await start();
    const email = newEmail();
    await wrong(app, email, 2);
    const rows = JSON.stringify(await rowsOf(app, 'throttles'));
    expect(rows).not.toContain('127.0.0');
    expect(rows).not.toContain(email);
    for (const { id } of await rowsOf(app, 'throttles')) expect(id).toMatch(/^[\w-]{43}$/);
  });
});

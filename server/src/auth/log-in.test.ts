import { availableParallelism } from 'node:os';
import * as argon2 from '@node-rs/argon2';
import { afterAll, describe, expect, test } from 'vitest';
import { rateLimits } from '../../contract/index.ts';
import { newEmail, PASSWORD, registerMember, registration } from '../../test/factories.ts';
import { rowsOf, startApp, startAppForTest } from '../../test/test-app.ts';
import { HttpError } from '../http/http-error.ts';
import { createPasswords } from './passwords.ts';

const LOGIN = '/api/auth/login';

const app = await startApp();
afterAll(() => app.close());

describe('logging in', () => {
  test('gives the member and a session', async () => {
    const { email } = await registerMember(app.client());
    const client = app.client();
    const response = await client.post(LOGIN, { email: ` ${email.toUpperCase()}`, password: PASSWORD });
    expect(response.status).toBe(200);
    expect(response.json).toEqual({ email, firstName: 'Ada', lastName: 'Example', emailConfirmed: false });
    expect((await client.get('/api/auth/me')).status).toBe(200);
  });

  test('fails with the same response for a wrong password and an unknown email', async () => {
    const { email } = await registerMember(app.client());
    const responses = [
      await app.client().post(LOGIN, { email, password: `${PASSWORD}!` }),
      await app.client().post(LOGIN, { email: newEmail(), password: PASSWORD }),
    ];
    for (const { status, json, headers } of responses) {
      expect(status).toBe(401);
      expect(json).toEqual({ code: 'unauthenticated', message: 'Invalid email or password' });
      expect(headers['set-cookie']).toBeUndefined();
    }
    const [known, unknown] = responses.map(({ headers: { date, 'x-request-id': id, ...same } }) => same);
    expect(unknown).toEqual(known);
  });

  test('does the same work whether or not the account exists', async () => {
    const verified: string[] = [];
    const verify: typeof argon2.verify = (stored, password) => {
      verified.push(String(stored));
      return argon2.verify(stored, password);
    };
    const passwords = createPasswords(app.passwordCost, { hash: argon2.hash, verify });
    const watched = await startAppForTest({ storage: app.storage, passwords });
    const { email } = await registerMember(watched.client());
    await watched.client().post(LOGIN, { email, password: 'wrong password' });
    await watched.client().post(LOGIN, { email: newEmail(), password: 'wrong password' });
    const costs = verified.map((stored) => stored.split('$').slice(1, 4));
    expect(costs).toHaveLength(2);
    expect(costs[1]).toEqual(costs[0]);
  });

  test.each([
    { email: 0, password: 'xxxxxxxx' },
    { email: { $ne: null }, password: 'xxxxxxxx' },
    { email: ['a@b.com'], password: 'xxxxxxxx' },
    { email: 'a@b.com', password: 0 },
    { email: 'a@b.com', password: { $ne: '' } },
    { email: 'a@b.com', password: ['xxxxxxxx'] },
    { email: 'a@b.com' },
    {},
    ['a@b.com', 'xxxxxxxx'],
    'text',
    true,
    null,
    7,
  ])('rejects %j as unreadable', async (body) => {
    const response = await app.client().post(LOGIN, JSON.stringify(body));
    expect(response.status).toBe(400);
    expect(response.json).toMatchObject({ code: 'invalid', message: expect.any(String) });
  });
});

describe('passwords at rest', () => {
  /** Starts a server that hashes as in production. */
  const startWithPasses = (passes = '') =>
    startAppForTest({ storage: app.storage, env: { PASSWORD_PASSES: passes } });
  const hashOf = async (email: string) =>
    String((await rowsOf(app, 'accounts')).find((row) => row.email === email)?.password_hash);

  test('are Argon2id of at least 19 MiB, each with a different salt', async () => {
    const app = await startWithPasses();
    const [one, other] = [await registerMember(app.client()), await registerMember(app.client())];
    const hashes = [await hashOf(one.email), await hashOf(other.email)];
    for (const stored of hashes) {
      const [, variant, , cost, salt = ''] = stored.split('$');
      expect(variant).toBe('argon2id');
      const { m, t, p } = Object.fromEntries((cost ?? '').split(',').map((part) => part.split('=')));
      expect(Number(m)).toBeGreaterThanOrEqual(19_456);
      expect([Number(t) >= 2, Number(p)]).toEqual([true, 1]);
      expect(Buffer.from(salt, 'base64')).toHaveLength(16);
    }
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  test('are hashed anew at login when the cost has risen', async () => {
    const { email } = await registerMember((await startWithPasses()).client());
    const before = await hashOf(email);
    const later = await startWithPasses('3');
    expect((await later.client().post(LOGIN, { email, password: PASSWORD })).status).toBe(200);
    const after = await hashOf(email);
    expect(after).not.toBe(before);
    expect(after).toContain('t=3');
    expect((await later.client().post(LOGIN, { email, password: PASSWORD })).status).toBe(200);
    expect(await hashOf(email)).toBe(after);
  });
});

describe('hashing under load', () => {
  test('requests beyond the queue are rejected at once, and the others are served', async () => {
    const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
    const passwords = createPasswords(cost);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 120 }, () => passwords.verify(undefined, 'x')),
    );
    const rejected = outcomes.filter(({ status }) => status === 'rejected');
    expect(rejected.length).toBeGreaterThanOrEqual(50);
    for (const outcome of rejected) {
      expect((outcome as PromiseRejectedResult).reason).toMatchObject({ code: 'unavailable', status: 503 });
    }
    expect(await passwords.verify(await argon2.hash('x', cost), 'x')).toBe(true);
  });

  test('two requests per core run at a time; fifty wait, and more are rejected', async () => {
    const { limitRequests, load } = createPasswords(app.passwordCost);
    const atATime = 2 * availableParallelism();
    let end = () => {};
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    let made = 0;
    const call = () => {
      made++;
      return over;
    };
    const calls = Array.from({ length: atATime + 50 }, () => limitRequests(call));
    await expect(limitRequests(call)).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    expect([made, load().waiting]).toEqual([atATime, 50]);
    end();
    await Promise.all(calls);
    expect([made, load().waiting]).toEqual([atATime + 50, 0]);
  });

  test('requests that a full queue rejects change no counter', async () => {
    const full = () => Promise.reject(new HttpError('unavailable'));
    const passwords = { ...createPasswords(app.passwordCost), limitRequests: full };
    const crowded = await startAppForTest({ storage: app.storage, passwords });
    const { client, email } = await registerMember(app.client());
    const member = crowded.client();
    for (const cookie of client.jar) member.jar.set(...cookie);
    const counters = await rowsOf(app, 'throttles');
    const newPassword = 'nine kettles on the stove';
    const responses = [
      await member.post(LOGIN, { email, password: PASSWORD }),
      await member.post('/api/admin/login', { email, password: PASSWORD }),
      await member.post('/api/auth/register', registration()),
      await member.post('/api/auth/reset-password', { email, token: '123456', newPassword }),
      await member.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword }),
      await member.post('/api/auth/delete-account', { password: PASSWORD }),
    ];
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 503));
    expect(await rowsOf(app, 'throttles')).toEqual(counters);
    expect((await member.get('/api/auth/me')).status).toBe(200);
  });

  test('requests that a rate limit rejects never enter the queue', async () => {
    const passwords = createPasswords(app.passwordCost);
    let queued = 0;
    const limitRequests: typeof passwords.limitRequests = (call) => {
      queued++;
      return passwords.limitRequests(call);
    };
    const names = Object.keys(rateLimits);
    const strict = await startAppForTest({
      storage: app.storage,
      env: Object.fromEntries(names.map((name) => [name, '1'])),
      passwords: { ...passwords, limitRequests },
    });
    const { client, email } = await registerMember(app.client());
    const member = strict.client();
    for (const cookie of client.jar) member.jar.set(...cookie);
    const newPassword = 'nine kettles on the stove';
    const bodies: [path: string, body: () => unknown][] = [
      [LOGIN, () => ({ email, password: 'not the password' })],
      ['/api/admin/login', () => ({ email, password: 'not the password' })],
      ['/api/auth/register', () => registration()],
      ['/api/auth/reset-password', () => ({ email, token: '123456', newPassword })],
      ['/api/auth/change-password', () => ({ currentPassword: 'not the password', newPassword })],
      ['/api/auth/delete-account', () => ({ password: 'not the password' })],
    ];
    for (const [path, body] of bodies) {
      await member.post(path, body());
      queued = 0;
      expect([(await member.post(path, body())).status, queued], path).toEqual([429, 0]);
    }
  });

  test('of many concurrent logins, those beyond the queue get 503 and the others 401', async () => {
    const served = 2 * availableParallelism() + 50;
    let rejected = 0;
    let end = () => {};
    const over = new Promise<boolean>((resolve) => {
      end = () => resolve(false);
    });
    const passwords = createPasswords(app.passwordCost, { hash: argon2.hash, verify: () => over });
    const { client } = await startAppForTest({ storage: app.storage, passwords });
    const logIn = async () => {
      const response = await client().post(LOGIN, { email: newEmail(), password: PASSWORD });
      if (response.status === 503 && ++rejected === 20) end();
      return response;
    };
    const responses = await Promise.all(Array.from({ length: served + 20 }, logIn));
    const busy = responses.filter(({ status }) => status !== 401);
    expect(busy.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(
      busy.map(() => [503, '2']),
    );
    expect((await client().get('/healthz')).status).toBe(200);
  });
});

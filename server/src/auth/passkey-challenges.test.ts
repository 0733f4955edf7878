import { afterAll, describe, expect, test } from 'vitest';
import { memberWithPasskey } from '../../test/authenticator.ts';
import { PASSWORD } from '../../test/factories.ts';
import { startApp } from '../../test/test-app.ts';
import { MINUTE } from '../durations.ts';

const app = await startApp();
afterAll(() => app.close());

/** Begins a login with the password. */
async function beginLogin() {
  const { email, authenticator } = await memberWithPasskey(app);
  const { json } = await app.client().post('/api/auth/login', { email, password: PASSWORD });
  return { authenticator, options: json.passkey };
}

const finish = async (credential: unknown) =>
  (await app.client().post('/api/auth/login/passkey', { credential })).status;

describe('the challenge of a login', () => {
  test('is rejected if the response is replayed', async () => {
    const { authenticator, options } = await beginLogin();
    const credential = authenticator.get(options);
    expect([await finish(credential), await finish(credential)]).toEqual([200, 401]);
  });

  test('is accepted in one of several concurrent responses', async () => {
    const { authenticator, options } = await beginLogin();
    const credential = authenticator.get(options, { counter: 0 });
    const statuses = await Promise.all(Array.from({ length: 5 }, () => finish(credential)));
    expect(statuses.sort()).toEqual([200, 401, 401, 401, 401]);
  });

  test('is rejected if it was used in a failed attempt', async () => {
    const { authenticator, options } = await beginLogin();
    const wrong = authenticator.get(options, { origin: 'https://evil.example' });
    expect([await finish(wrong), await finish(authenticator.get(options))]).toEqual([401, 401]);
  });

  test('is rejected after five minutes', async () => {
    const { authenticator, options } = await beginLogin();
    app.clock.ahead += 5 * MINUTE;
    expect(await finish(authenticator.get(options))).toBe(401);
  });
});

import { describe, expect, test } from 'vitest';
import { confirmationTokenIn, emailsTo, requestedResetCode } from '../../test/emails.ts';
import { confirmAddress, newEmail, PASSWORD, registerMember } from '../../test/factories.ts';
import { from, logIn, register, startLimited, wrong } from '../../test/limited-logins.ts';
import { DAY, HOUR, MINUTE } from '../durations.ts';

describe('an attacker', () => {
  test('cannot lock a member out by failing from another IP address', async () => {
    const app = await startLimited();
    const { email } = await registerMember(app.client());
    await wrong(app, email, 20, { localAddress: '127.0.0.2' });
    expect((await logIn(app, email, PASSWORD, { localAddress: '127.0.0.3' })).status).toBe(200);
  });

  test('cannot lock a member out from many IP addresses, each of which then has one attempt', async () => {
    const app = await startLimited();
    const { email } = await registerMember(app.client());
    for (let n = 0; n < 4; n++) await wrong(app, email, 5, { localAddress: `127.0.1.${n + 1}` });
    app.clock.ahead = MINUTE;
    expect(await wrong(app, email, 2, { localAddress: '127.0.2.1' })).toEqual([401, 429]);
    expect((await logIn(app, email, PASSWORD, { localAddress: '127.0.2.2' })).status).toBe(200);
    app.clock.ahead = HOUR;
    expect(await wrong(app, email, 2, { localAddress: '127.0.2.3' })).toEqual([401, 401]);
  });

  test('with any number of networks gets five attempts a minute, and the owner gets in from known ones', async () => {
    const app = await startLimited({ env: { TRUST_PROXY: '1', WELCOME_EMAILS_PER_RECIPIENT: '' } });
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
    const app = await startLimited({ env: { TRUST_PROXY: '1', LOGIN_FAILURES_PER_ADDRESS: '2' } });
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
    const app = await startLimited();
    const { email } = await registerMember(app.client());
    const statuses: number[] = [];
    for (let n = 0; n < 10; n++) statuses.push(...(await wrong(app, email, 1, forged(n))));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429]);
  });

  test('behind a proxy is the one that the proxy saw', async () => {
    const app = await startLimited({ env: { TRUST_PROXY: '1' } });
    const { email } = await registerMember(app.client());
    const through = (client: string, made = '6.6.6.6') => ({
      headers: { 'x-forwarded-for': `${made}, ${client}` },
    });
    expect(await wrong(app, email, 5, through('203.0.113.7'))).toEqual(Array(5).fill(401));
    expect(await wrong(app, email, 1, through('203.0.113.7', '7.7.7.7'))).toEqual([429]);
    expect((await logIn(app, email, PASSWORD, through('203.0.113.8'))).status).toBe(200);
  });
});

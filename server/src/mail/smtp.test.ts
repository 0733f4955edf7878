import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stopDelivery } from '../../test/campaigns.ts';
import { newCertificate } from '../../test/certificate.ts';
import { resetCodeIn } from '../../test/emails.ts';
import { confirmedMember, PASSWORD, registerMember } from '../../test/factories.ts';
import { type MailServer, newMailServer } from '../../test/mail-server.ts';
import { rowsOf, startAppForTest, type TestApp, type TestAppOptions } from '../../test/test-app.ts';
import { HOUR, MINUTE } from '../durations.ts';

const FORGOT = '/api/auth/forgot-password';
const ORIGIN = 'https://plans.example.org';

let mailServer: MailServer;
beforeEach(async () => {
  mailServer = await newMailServer();
  await mailServer.start();
});
afterEach(() => mailServer.stop());

const never = new AbortController().signal;
const deliver = (app: TestApp) => app.mail.deliver(never);
const start = (options: TestAppOptions = {}) =>
  startAppForTest({ ...options, env: { SMTP_URL: mailServer.url, ...options.env } });

/** Registers members who each have an email with a reset code on its way. Returns their email addresses. */
async function addResetEmails(app: TestApp, many: number): Promise<readonly string[]> {
  const emails: string[] = [];
  for (let n = 0; n < many; n++) {
    const { email } = await registerMember(app.client());
    expect((await app.client().post(FORGOT, { email })).status).toBe(200);
    emails.push(email);
  }
  return emails.sort();
}
const recipients = () => mailServer.received.flatMap(({ to }) => to).sort();
const waiting = async (app: TestApp) =>
  (await rowsOf(app, 'outbox')).filter(({ next_try_at: next }) => next !== null);

describe('an email', () => {
  test('has one recipient and a sender, and the same content as text and HTML', async () => {
    const app = await start({ env: { PUBLIC_URL: ORIGIN } });
    const [email] = await addResetEmails(app, 1);
    await deliver(app);
    expect(mailServer.received).toHaveLength(1);
    const [message] = mailServer.received;
    expect(message?.to).toEqual([email]);
    expect(message?.from).toBe('no-reply@plans.example.org');
    const { mail, raw = '' } = message ?? {};
    expect(mail).toMatchObject({
      from: { name: 'Whenabouts', address: 'no-reply@plans.example.org' },
      to: [{ address: email }],
      subject: 'Reset your Whenabouts password',
    });
    expect(mail?.messageId).toMatch(/^<[\w-]{36}@plans\.example\.org>$/);
    expect(Math.abs(Date.parse(mail?.date ?? '') - Date.now())).toBeLessThan(MINUTE);
    const headers = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect(headers).toMatch(/^MIME-Version: 1\.0$/m);
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(headers).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(headers).not.toMatch(/^(?:Bcc|Cc|X-Mailer|Received):/im);
    for (const line of raw.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
    const words = (html = '') => html.replace(/<title>.*?<\/title>|<[^>]+>/gs, ' ').replace(/&amp;/g, '&');
    const seen = (text = '') => text.replace(/:?\s+/g, ' ').trim();
    expect(seen(words(mail?.html)).replace(/&#39;/g, "'")).toBe(seen(mail?.text));
    expect(mail?.text).toMatch(/^Hello,\n/);
  });

  test('has a link with the configured origin, not with the origin of the request', async () => {
    const app = await start({ env: { PUBLIC_URL: ORIGIN } });
    const { email } = await registerMember(app.client());
    const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' };
    expect((await app.client().post(FORGOT, { email }, { headers })).status).toBe(200);
    await deliver(app);
    const [message] = mailServer.received;
    const code = resetCodeIn(message?.mail);
    const link = `${ORIGIN}/reset-password?email=${encodeURIComponent(email)}&token=${code}`;
    expect(message?.mail.text).toContain(`\n${link}\n`);
    expect(message?.mail.html).toContain(`<a href="${link.replace('&', '&amp;')}">`);
    expect(message?.raw).not.toContain('evil');
    const query = new URL(link).searchParams;
    expect([query.get('email'), query.get('token')]).toEqual([email, code]);
  });

  test('to an email address with special characters reaches only that address', async () => {
    const app = await start();
    const email = "o'hara+bcc=eve!#$%&*/?^_`{|}~-@mail.example.com";
    await registerMember(app.client(), email);
    await app.client().post(FORGOT, { email });
    await deliver(app);
    expect(mailServer.received.map(({ to }) => to)).toEqual([[email]]);
    expect(mailServer.received[0]?.mail.to).toEqual([{ address: email, name: '' }]);
  });

  test('has the configured sender', async () => {
    const app = await start({ env: { MAIL_FROM: 'Café Whenabouts <hello@example.net>' } });
    await addResetEmails(app, 1);
    await deliver(app);
    expect(mailServer.received[0]?.from).toBe('hello@example.net');
    expect(mailServer.received[0]?.mail.from).toEqual({
      name: 'Café Whenabouts',
      address: 'hello@example.net',
    });
    expect(mailServer.received[0]?.mail.messageId).toMatch(/@example\.net>$/);
  });
});

describe('a mail server that fails', () => {
  test('gets every email once after it was down for hours', async () => {
    await mailServer.stop();
    const app = await start();
    const emails = await addResetEmails(app, 12);
    for (const hours of [0, 1, 3]) {
      app.clock.ahead = hours * HOUR;
      await deliver(app);
    }
    expect(await waiting(app)).toHaveLength(12);
    expect(app.log.join('')).toContain('email not accepted, will be retried');
    await mailServer.start();
    app.clock.ahead = 6 * HOUR;
    await deliver(app);
    await deliver(app);
    expect(recipients()).toEqual(emails);
    expect(await waiting(app)).toHaveLength(0);
  });

  test('gets ten attempts at growing intervals if it rejects an email, and the row stays', async () => {
    const app = await start();
    const [email] = await addResetEmails(app, 1);
    mailServer.behavior = 'rejects';
    const waits: number[] = [];
    const ids = new Set<unknown>();
    for (let tries = 1; tries <= 10; tries++) {
      await deliver(app);
      await deliver(app);
      expect(mailServer.attempts).toBe(tries);
      const [row] = await rowsOf(app, 'outbox');
      ids.add(row?.message_id);
      expect(row).toMatchObject({ tries, last_error: 'EENVELOPE 451 RCPT TO' });
      if (row?.next_try_at === null) break;
      const wait = Number(row?.next_try_at) - (Date.now() + app.clock.ahead);
      waits.push(Math.round(wait / MINUTE));
      app.clock.ahead += wait;
    }
    expect(waits).toEqual([1, 2, 5, 15, 30, 60, 120, 240, 360]);
    expect(ids.size).toBe(1);
    const [row] = await rowsOf(app, 'outbox');
    expect(row).toMatchObject({ recipient: email, next_try_at: null, sent_at: null, body: null });
    expect(row?.failed_at).not.toBeNull();
    expect(app.log.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ emailId: row?.id, msg: 'email failed permanently' }),
    );
    expect(app.log.join('')).not.toContain(email);
    mailServer.behavior = 'accepts';
    app.clock.ahead += 24 * HOUR;
    await deliver(app);
    expect(mailServer.received).toEqual([]);
  });

  test('delays no request if it does not respond', async () => {
    const app = await start();
    mailServer.behavior = 'hangs';
    await addResetEmails(app, 6);
    const cut = new AbortController();
    const delivering = app.mail.deliver(cut.signal);
    await expect.poll(() => mailServer.attempts).toBe(2);
    const { client, email } = await confirmedMember(app);
    expect((await app.client().post(FORGOT, { email })).status).toBe(200);
    const change = { currentPassword: PASSWORD, newPassword: 'nine herons by the weir' };
    expect((await client.post('/api/auth/change-password', change)).status).toBe(200);
    stopDelivery(cut);
    await delivering;
    mailServer.behavior = 'accepts';
    await deliver(app);
    // Without the reset code, which the new password has made useless.
    expect(recipients()).toHaveLength(7);
    expect(await waiting(app)).toHaveLength(0);
  });
});

describe('the connections to the mail server', () => {
  test('are two at a time by default, and each sends many emails', async () => {
    const app = await start();
    const emails = await addResetEmails(app, 12);
    await deliver(app);
    expect(recipients()).toEqual(emails);
    expect(mailServer.connections).toEqual({ peak: 2, total: 2, refused: 0 });
  });

  test('are as many as SMTP_CONNECTIONS says', async () => {
    const app = await start({ env: { SMTP_CONNECTIONS: '3' } });
    await addResetEmails(app, 6);
    mailServer.behavior = 'hangs';
    const delivering = deliver(app);
    await expect.poll(() => mailServer.attempts).toBe(3);
    await mailServer.stop();
    await delivering;
    expect(mailServer.connections.peak).toBe(3);
  });

  test.each([
    ['https://plans.example.org', '', 'plans.example.org'],
    ['https://192.0.2.7', '', '[192.0.2.7]'],
    ['https://[2001:db8::7]', '', '[IPv6:2001:db8::7]'],
    ['https://plans.example.org', '/?name=relay.example.net', 'relay.example.net'],
  ])('with PUBLIC_URL %s and the parameters "%s" begin with EHLO %s', async (origin, parameters, name) => {
    const app = await start({ env: { PUBLIC_URL: origin, SMTP_URL: mailServer.url + parameters } });
    await addResetEmails(app, 1);
    await deliver(app);
    // The mail server of the tests reads the name in lower case.
    expect(mailServer.greetings).toEqual([name.toLowerCase()]);
  });

  test('are reduced if the mail server allows fewer, and no email loses an attempt', async () => {
    const app = await start({ env: { SMTP_CONNECTIONS: '4' } });
    const emails = await addResetEmails(app, 12);
    mailServer.maxConnections = 1;
    await deliver(app);
    expect(mailServer.connections.refused).toBe(3);
    app.clock.ahead = MINUTE / 2;
    await deliver(app);
    expect(recipients()).toEqual(emails);
    expect(mailServer.connections.refused).toBe(3);
    expect((await rowsOf(app, 'outbox')).map(({ tries }) => tries)).toEqual(Array(12).fill(1));
  });

  test('that are turned away for half an hour count as failed attempts from then on', async () => {
    const app = await start();
    await addResetEmails(app, 1);
    mailServer.maxConnections = 0;
    const triesAfter = async (ms: number) => {
      app.clock.ahead = ms;
      await deliver(app);
      return (await rowsOf(app, 'outbox'))[0]?.tries;
    };
    expect(await triesAfter(MINUTE)).toBe(0);
    expect(await triesAfter(29 * MINUTE)).toBe(0);
    expect(await triesAfter(31 * MINUTE)).toBe(1);
    expect(await triesAfter(33 * MINUTE)).toBe(2);
    mailServer.maxConnections = 1;
    await triesAfter(36 * MINUTE);
    expect(mailServer.received).toHaveLength(1);
  });

  test('that the mail server closed while they were idle cost no attempt', async () => {
    const app = await start();
    await addResetEmails(app, 1);
    await deliver(app);
    await mailServer.stop();
    await mailServer.start();
    const [email] = await addResetEmails(app, 1);
    await deliver(app);
    expect(mailServer.received.at(-1)?.to).toEqual([email]);
    expect((await rowsOf(app, 'outbox')).map(({ tries }) => tries)).toEqual([1, 1]);
  });
});

describe('the password of the mail server', () => {
  // An address of this machine that the server does not recognize as one.
  const withPassword = (url: string, host = '0.0.0.0') => url.replace('127.0.0.1', `robot:hunter22@${host}`);
  const trusted = getCACertificates();
  let secured: MailServer | undefined;
  afterEach(async () => {
    setDefaultCACertificates(trusted);
    await secured?.stop();
    secured = undefined;
  });
  const startServer = async (options: Parameters<typeof newMailServer>[0]) => {
    secured = await newMailServer({ acceptsLogins: true, ...options });
    await secured.start();
    return secured;
  };

  test('is not sent to a remote server that offers no TLS: the email waits, and the log has the reason', async () => {
    const server = await startServer({});
    const app = await start({ env: { SMTP_URL: withPassword(server.url) } });
    await addResetEmails(app, 1);
    await deliver(app);
    expect([server.logins, server.received, server.attempts]).toEqual([[], [], 0]);
    expect(await waiting(app)).toMatchObject([{ last_error: expect.stringMatching(/^ETLS/), sent_at: null }]);
    expect(app.log.join('')).toMatch(/no TLS connection to the mail server[^\n]*SMTP_URL has a password/);
    expect(app.log.join('')).not.toContain('hunter22');
  });

  test('is not sent to a remote server with a certificate of an unknown authority', async () => {
    const server = await startServer({ certificate: await newCertificate([], ['0.0.0.0']) });
    const app = await start({ env: { SMTP_URL: withPassword(server.url) } });
    await addResetEmails(app, 1);
    await deliver(app);
    expect([server.logins, await waiting(app)]).toEqual([[], [expect.anything()]]);
  });

  test('is sent over TLS to a remote server', async () => {
    const certificate = await newCertificate([], ['0.0.0.0']);
    setDefaultCACertificates([...trusted, certificate.cert]);
    const server = await startServer({ certificate });
    const app = await start({ env: { SMTP_URL: withPassword(server.url) } });
    await addResetEmails(app, 1);
    await deliver(app);
    expect(server.logins).toEqual([{ password: 'hunter22', encrypted: true }]);
    expect(server.received).toHaveLength(1);
  });

  test('is sent without TLS within this machine', async () => {
    const server = await startServer({});
    const app = await start({ env: { SMTP_URL: withPassword(server.url, '127.0.0.1') } });
    await addResetEmails(app, 1);
    await deliver(app);
    expect(server.logins).toEqual([{ password: 'hunter22', encrypted: false }]);
    expect(server.received).toHaveLength(1);
  });
});

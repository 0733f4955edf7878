import { describe, expect, test } from 'vitest';
import { stopDelivery } from '../../test/campaigns.ts';
import { addResetEmails, deliverEmails, resetCodeIn, waitingEmails } from '../../test/emails.ts';
import { confirmedMember, PASSWORD, registerMember } from '../../test/factories.ts';
import {
  mailRecipients,
  mailServer,
  startAppWithMailServer,
  startMailServerForEachTest,
} from '../../test/mail-server-of-each-test.ts';
import { rowsOf } from '../../test/test-app.ts';
import { HOUR, MINUTE } from '../durations.ts';

const FORGOT = '/api/auth/forgot-password';
const ORIGIN = 'https://plans.example.org';

startMailServerForEachTest();

describe('an email', () => {
  test('has one recipient and a sender, and the same content as text and HTML', async () => {
    const app = await startAppWithMailServer({ env: { PUBLIC_URL: ORIGIN } });
    const [email] = await addResetEmails(app, 1);
    await deliverEmails(app);
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
    const app = await startAppWithMailServer({ env: { PUBLIC_URL: ORIGIN } });
    const { email } = await registerMember(app.client());
    const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' };
    expect((await app.client().post(FORGOT, { email }, { headers })).status).toBe(200);
    await deliverEmails(app);
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
    const app = await startAppWithMailServer();
    const email = "o'hara+bcc=eve!#$%&*/?^_`{|}~-@mail.example.com";
    await registerMember(app.client(), email);
    await app.client().post(FORGOT, { email });
    await deliverEmails(app);
    expect(mailServer.received.map(({ to }) => to)).toEqual([[email]]);
    expect(mailServer.received[0]?.mail.to).toEqual([{ address: email, name: '' }]);
  });

  test('has the configured sender', async () => {
    const app = await startAppWithMailServer({ env: { MAIL_FROM: 'Café Whenabouts <hello@example.net>' } });
    await addResetEmails(app, 1);
    await deliverEmails(app);
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
    const app = await startAppWithMailServer();
    const emails = await addResetEmails(app, 12);
    for (const hours of [0, 1, 3]) {
      app.clock.ahead = hours * HOUR;
      await deliverEmails(app);
    }
    expect(await waitingEmails(app)).toHaveLength(12);
    expect(app.log.join('')).toContain('email not accepted, will be retried');
    await mailServer.start();
    app.clock.ahead = 6 * HOUR;
    await deliverEmails(app);
    await deliverEmails(app);
    expect(mailRecipients()).toEqual(emails);
    expect(await waitingEmails(app)).toHaveLength(0);
  });

  test('gets ten attempts at growing intervals if it rejects an email, and the row stays', async () => {
    const app = await startAppWithMailServer();
    const [email] = await addResetEmails(app, 1);
    mailServer.behavior = 'rejects';
    const waits: number[] = [];
    const ids = new Set<unknown>();
    for (let tries = 1; tries <= 10; tries++) {
      await deliverEmails(app);
      await deliverEmails(app);
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
    await deliverEmails(app);
    expect(mailServer.received).toEqual([]);
  });

  test('delays no request if it does not respond', async () => {
    const app = await startAppWithMailServer();
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
    await deliverEmails(app);
    // Without the reset code, which the new password has made useless.
    expect(mailRecipients()).toHaveLength(7);
    expect(await waitingEmails(app)).toHaveLength(0);
  });
});

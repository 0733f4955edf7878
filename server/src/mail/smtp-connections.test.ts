import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, test } from 'vitest';
import { newCertificate } from '../../test/certificate.ts';
import { addResetEmails, deliverEmails, waitingEmails } from '../../test/emails.ts';
import { type MailServer, newMailServer } from '../../test/mail-server.ts';
import {
  mailRecipients,
  mailServer,
  startAppWithMailServer,
  startMailServerForEachTest,
} from '../../test/mail-server-of-each-test.ts';
import { rowsOf } from '../../test/test-app.ts';
import { MINUTE } from '../durations.ts';

startMailServerForEachTest();

describe('the connections to the mail server', () => {
  test('are two at a time by default, and each sends many emails', async () => {
    const app = await startAppWithMailServer();
    const emails = await addResetEmails(app, 12);
    await deliverEmails(app);
    expect(mailRecipients()).toEqual(emails);
    expect(mailServer.connections).toEqual({ peak: 2, total: 2, refused: 0 });
  });

  test('are as many as SMTP_CONNECTIONS says', async () => {
    const app = await startAppWithMailServer({ env: { SMTP_CONNECTIONS: '3' } });
    await addResetEmails(app, 6);
    mailServer.behavior = 'hangs';
    const delivering = deliverEmails(app);
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
    const app = await startAppWithMailServer({
      env: { PUBLIC_URL: origin, SMTP_URL: mailServer.url + parameters },
    });
    await addResetEmails(app, 1);
    await deliverEmails(app);
    // The mail server of the tests reads the name in lower case.
    expect(mailServer.greetings).toEqual([name.toLowerCase()]);
  });

  test('are reduced if the mail server allows fewer, and no email loses an attempt', async () => {
    const app = await startAppWithMailServer({ env: { SMTP_CONNECTIONS: '4' } });
    const emails = await addResetEmails(app, 12);
    mailServer.maxConnections = 1;
    await deliverEmails(app);
    expect(mailServer.connections.refused).toBe(3);
    app.clock.ahead = MINUTE / 2;
    await deliverEmails(app);
    expect(mailRecipients()).toEqual(emails);
    expect(mailServer.connections.refused).toBe(3);
    expect((await rowsOf(app, 'outbox')).map(({ tries }) => tries)).toEqual(Array(12).fill(1));
  });

  test('that are turned away for half an hour count as failed attempts from then on', async () => {
    const app = await startAppWithMailServer();
    await addResetEmails(app, 1);
    mailServer.maxConnections = 0;
    const triesAfter = async (ms: number) => {
      app.clock.ahead = ms;
      await deliverEmails(app);
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
    const app = await startAppWithMailServer();
    await addResetEmails(app, 1);
    await deliverEmails(app);
    await mailServer.stop();
    await mailServer.start();
    const [email] = await addResetEmails(app, 1);
    await deliverEmails(app);
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
    const app = await startAppWithMailServer({ env: { SMTP_URL: withPassword(server.url) } });
    await addResetEmails(app, 1);
    await deliverEmails(app);
    expect([server.logins, server.received, server.attempts]).toEqual([[], [], 0]);
    expect(await waitingEmails(app)).toMatchObject([
      { last_error: expect.stringMatching(/^ETLS/), sent_at: null },
    ]);
    expect(app.log.join('')).toMatch(/no TLS connection to the mail server[^\n]*SMTP_URL has a password/);
    expect(app.log.join('')).not.toContain('hunter22');
  });

  test('is not sent to a remote server with a certificate of an unknown authority', async () => {
    const server = await startServer({ certificate: await newCertificate([], ['0.0.0.0']) });
    const app = await startAppWithMailServer({ env: { SMTP_URL: withPassword(server.url) } });
    await addResetEmails(app, 1);
    await deliverEmails(app);
    expect([server.logins, await waitingEmails(app)]).toEqual([[], [expect.anything()]]);
  });

  test('is sent over TLS to a remote server', async () => {
    const certificate = await newCertificate([], ['0.0.0.0']);
    setDefaultCACertificates([...trusted, certificate.cert]);
    const server = await startServer({ certificate });
    const app = await startAppWithMailServer({ env: { SMTP_URL: withPassword(server.url) } });
    await addResetEmails(app, 1);
    await deliverEmails(app);
    expect(server.logins).toEqual([{ password: 'hunter22', isEncrypted: true }]);
    expect(server.received).toHaveLength(1);
  });

  test('is sent without TLS within this machine', async () => {
    const server = await startServer({});
    const app = await startAppWithMailServer({ env: { SMTP_URL: withPassword(server.url, '127.0.0.1') } });
    await addResetEmails(app, 1);
    await deliverEmails(app);
    expect(server.logins).toEqual([{ password: 'hunter22', isEncrypted: false }]);
    expect(server.received).toHaveLength(1);
  });
});

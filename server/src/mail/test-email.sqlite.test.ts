import { readdirSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { signedInAdmin } from '../../test/admins.ts';
import { emailsTo } from '../../test/emails.ts';
import { newEmail, registerMember } from '../../test/factories.ts';
import {
  mailServer,
  startAppWithMailServer,
  startMailServerForEachTest,
} from '../../test/mail-server-of-each-test.ts';
import { startAppForTest, type TestApp } from '../../test/test-app.ts';

const TEST_EMAIL = '/api/test-email';
const REFUSED = 'The mail server did not accept the test email. See the server log for the reason.';

let app: TestApp;
startMailServerForEachTest();
beforeEach(async () => {
  app = await startAppWithMailServer();
});

test('the test email is sent at once', async () => {
  const { client } = await signedInAdmin(app);
  const email = newEmail();
  const response = await client.post(TEST_EMAIL, { email });
  expect(response.status).toBe(200);
  expect(response.json).toEqual({ success: true, message: 'The mail server has accepted the test email.' });
  expect(mailServer.received.map(({ to }) => to)).toEqual([[email]]);
  expect(mailServer.received[0]?.mail.subject).toBe('Test email from Whenabouts');
});

test('visitors and members get an error, and nothing is sent', async () => {
  const { client: member } = await registerMember(app.client());
  for (const client of [app.client(), member]) {
    const response = await client.post(TEST_EMAIL, { email: newEmail() });
    expect(response.status).toBe(401);
    expect(response.json).toEqual({ code: 'unauthenticated', message: 'Please log in as an admin.' });
  }
  expect(mailServer.attempts).toBe(0);
});

test('invalid email addresses are rejected, and nothing is sent', async () => {
  const { client } = await signedInAdmin(app);
  const invalid = [
    '',
    'nobody',
    'a@b.com, c@d.com',
    'a@b.com\r\nBcc: c@d.com',
    '"a@b.com"@c.com',
    0,
    ['a@b.com'],
    undefined,
  ];
  for (const email of invalid) {
    const { status, json } = await client.post(TEST_EMAIL, { email });
    expect([status, Object.keys(json.fields)], String(email)).toEqual([400, ['email']]);
  }
  expect(mailServer.attempts).toBe(0);
});

test('a rejecting or missing mail server is reported', async () => {
  const { client } = await signedInAdmin(app);
  const email = newEmail();
  mailServer.behavior = 'rejects';
  expect((await client.post(TEST_EMAIL, { email })).json).toEqual({ success: false, message: REFUSED });
  await mailServer.stop();
  expect((await client.post(TEST_EMAIL, { email })).json).toEqual({ success: false, message: REFUSED });
  const log = app.log.join('');
  expect(log).toContain('EENVELOPE 451 RCPT TO');
  expect(log).toContain('ESOCKET');
  expect(log).not.toContain(email);
});

test('a silent mail server is reported', async () => {
  const silent: Server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  const port = await new Promise((resolve) =>
    silent.once('listening', () => resolve((silent.address() as { port: number }).port)),
  );
  const waiting = await startAppForTest({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const { client } = await signedInAdmin(waiting);
  // The admin need not wait for seconds here.
  const timeoutAfter = AbortSignal.timeout;
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeoutAfter(200));
  onTestFinished(() => timeout.mockRestore());
  const response = await client.post(TEST_EMAIL, { email: newEmail() });
  expect(timeout).toHaveBeenCalledWith(8000);
  expect([response.status, response.json]).toEqual([200, { success: false, message: REFUSED }]);
});

test('without a mail server, emails are files that only their owner may read', async () => {
  const unconfigured = await startAppForTest();
  const { client } = await signedInAdmin(unconfigured);
  const email = newEmail();
  expect((await client.post(TEST_EMAIL, { email })).json).toEqual({
    success: true,
    message: 'No mail server is configured: the test email was written to a file in the data folder.',
  });
  expect(await emailsTo(unconfigured, email)).toHaveLength(1);
  const folder = join(unconfigured.storage.dataDir, 'mail');
  const [file = ''] = readdirSync(folder);
  expect(file).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[\w-]{36}\.eml$/);
  expect([statSync(folder).mode & 0o777, statSync(join(folder, file)).mode & 0o777]).toEqual([0o700, 0o600]);
  expect(unconfigured.log.join('')).toContain(JSON.stringify(join(folder, file)));
});

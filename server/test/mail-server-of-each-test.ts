import { afterEach, beforeEach } from 'vitest';
import { type MailServer, newMailServer } from './mail-server.ts';
import { startAppForTest, type TestAppOptions } from './test-app.ts';

/** The mail server of the current test. */
export let mailServer: MailServer;

/** Starts a mail server before each test of a file, and stops it after the test. */
export function startMailServerForEachTest(): void {
  beforeEach(async () => {
    mailServer = await newMailServer();
    await mailServer.start();
  });
  afterEach(() => mailServer.stop());
}

/** Starts a server that sends through the mail server of the current test. */
export const startAppWithMailServer = (options: TestAppOptions = {}) =>
  startAppForTest({ ...options, env: { SMTP_URL: mailServer.url, ...options.env } });

/** Returns the sorted recipients of the emails so far. */
export const mailRecipients = () => mailServer.received.flatMap(({ to }) => to).sort();

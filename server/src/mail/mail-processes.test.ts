import { afterEach, beforeEach, expect, test } from 'vitest';
import { newEmail, registerMember } from '../../test/factories.ts';
import { type MailServer, newMailServer } from '../../test/mail-server.ts';
import { endProcesses, type ServerProcess, startProcess, until } from '../../test/server-process.ts';
import { startApp } from '../../test/test-app.ts';
import { newDatabase, type TestDatabase } from '../../test/test-database.ts';
import { MINUTE } from '../durations.ts';

let mailServer: MailServer;
let storage: TestDatabase;
beforeEach(async () => {
  mailServer = await newMailServer();
  storage = await newDatabase();
});
afterEach(async () => {
  await endProcesses();
  await mailServer.stop();
  await storage.remove();
});

const start = () => startProcess(storage, { env: { SMTP_URL: mailServer.url } });
const forgot = async (server: ServerProcess, email: string) => {
  const { status } = await server.client().post('/api/auth/forgot-password', { email });
  expect(status).toBe(200);
};
/** Registers members in this process, where hashing passwords takes less time. Returns their emails, sorted. */
const addMembers = async (many: number) => {
  const app = await startApp({ storage });
  const emails = Array.from({ length: many }, newEmail).sort();
  for (const email of emails) await registerMember(app.client(), email);
  await app.close();
  return emails;
};
const readers = () => mailServer.received.flatMap(({ to }) => to).sort();

test('two processes on one database send each email once', async () => {
  await mailServer.start();
  const servers = [await start(), await start()] as const;
  const emails = await addMembers(30);
  // Two at a time: a busy server may reject a request when 30 come at once.
  for (let n = 0; n < 30; n += 2) {
    await Promise.all(servers.map((server, which) => forgot(server, emails[n + which] ?? expect.fail())));
  }
  await until(async () => mailServer.received.length >= 30, servers[0]);
  // Both have had time to look again.
  await until(async () => servers.every(({ output }) => output().includes('email sent')), servers[0]);
  expect(readers()).toEqual(emails);
  expect(new Set(mailServer.received.map(({ mail }) => mail.messageId)).size).toBe(30);
});

test('a mail server that is always down fails no request and loses no email, even of a process killed right after the response', async () => {
  const first = await start();
  const emails = await addMembers(8);
  for (const email of emails.slice(0, 4)) await forgot(first, email);
  // At least the last email has had no attempt: a process waits before it sends.
  first.child.kill('SIGKILL');
  await first.ended;
  const second = await start();
  for (const email of emails.slice(4)) await forgot(second, email);
  await until(async () => second.output().includes('will be retried'), second);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  await mailServer.start();
  await later(5 * MINUTE);
  expect(readers()).toEqual(emails);
});

test('a killed process leaves the email that it was sending to another process when the claim expires', async () => {
  await mailServer.start();
  mailServer.behavior = 'hangs';
  const first = await start();
  const [email = ''] = await addMembers(1);
  await forgot(first, email);
  await until(async () => mailServer.attempts > 0, first);
  first.child.kill('SIGKILL');
  await first.ended;
  mailServer.behavior = 'accepts';
  await later(3 * MINUTE);
  expect(readers()).toEqual([email]);
});

test('a process stops in time while a mail server hangs, and sends the email after the next start', async () => {
  await mailServer.start();
  mailServer.behavior = 'hangs';
  const first = await start();
  const [email = ''] = await addMembers(1);
  await forgot(first, email);
  await until(async () => mailServer.attempts > 0, first);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  mailServer.behavior = 'accepts';
  const second = await start();
  await until(async () => mailServer.received.length > 0, second);
  expect(readers()).toEqual([email]);
});

/** Delivers emails with another process, at a later time. */
async function later(ms: number): Promise<void> {
  const nextProcess = await startApp({ storage, env: { SMTP_URL: mailServer.url } });
  nextProcess.clock.ahead = ms;
  await nextProcess.mail.deliver(new AbortController().signal);
  await nextProcess.close();
}

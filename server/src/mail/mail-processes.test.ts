import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newEmail, registerMember } from '../../test/factories.ts';
import { runsFaultTests } from '../../test/fault-tests.ts';
import { newMailServer } from '../../test/mail-server.ts';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { endProcesses, type ServerProcess, startProcess, until } from '../../test/server-process.ts';
import { startApp } from '../../test/test-app.ts';
import { newMigratedDatabase } from '../../test/test-database.ts';
import { MINUTE } from '../durations.ts';

const mailServer = await newMailServer();
await mailServer.start();
const storage = await newMigratedDatabase();
afterEach(() => {
  mailServer.forget();
  mailServer.behavior = 'accepts';
});
afterAll(async () => {
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

describe('two processes on one database', () => {
  const EMAILS = 8 * PROPERTY_RUNS;
  const servers: ServerProcess[] = [];
  beforeAll(async () => {
    servers.push(await start(), await start());
  });

  test('send each email once', async () => {
    const emails = await addMembers(EMAILS);
    // Two at a time: a busy server may reject a request when all come at once.
    for (let n = 0; n < EMAILS; n += 2) {
      await Promise.all(servers.map((server, which) => forgot(server, emails[n + which] ?? expect.fail())));
    }
    await until(async () => mailServer.received.length >= EMAILS, servers[0]);
    // Both have had time to look again.
    await until(async () => servers.every(({ output }) => output().includes('email sent')), servers[0]);
    expect(readers()).toEqual(emails);
    expect(new Set(mailServer.received.map(({ mail }) => mail.messageId)).size).toBe(EMAILS);
  });

  test('leave an email that one was sending when they were killed to another process when the claim expires', async () => {
    const [first = expect.fail()] = servers;
    mailServer.behavior = 'hangs';
    const [email = ''] = await addMembers(1);
    await forgot(first, email);
    await until(async () => mailServer.attempts > 0, first);
    for (const { child } of servers) child.kill('SIGKILL');
    await Promise.all(servers.map(({ ended }) => ended));
    mailServer.behavior = 'accepts';
    await later(3 * MINUTE);
    expect(readers()).toEqual([email]);
  });
});

/** The process that the fault test leaves to the test after it. */
let running: ServerProcess | undefined;

if (runsFaultTests) {
  test('a process stops in time while a mail server hangs, and sends the email after the next start', async () => {
    const first = await start();
    mailServer.behavior = 'hangs';
    const [email = ''] = await addMembers(1);
    await forgot(first, email);
    await until(async () => mailServer.attempts > 0, first);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    mailServer.behavior = 'accepts';
    running = await start();
    await until(async () => mailServer.received.length > 0, running);
    expect(readers()).toEqual([email]);
  });
}

test('a mail server that is always down fails no request and loses no email, even of a process killed right after the response', async () => {
  const first = running ?? (await start());
  await mailServer.stop();
  const emails = await addMembers(4);
  for (const email of emails.slice(0, 2)) await forgot(first, email);
  // At least the last email has had no attempt: a process waits before it sends.
  first.child.kill('SIGKILL');
  await first.ended;
  const second = await start();
  for (const email of emails.slice(2)) await forgot(second, email);
  await until(async () => second.output().includes('will be retried'), second);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  await mailServer.start();
  await later(5 * MINUTE);
  expect(readers()).toEqual(emails);
});

/** Delivers emails with another process, at a later time. */
async function later(ms: number): Promise<void> {
  const nextProcess = await startApp({ storage, env: { SMTP_URL: mailServer.url } });
  nextProcess.clock.ahead = ms;
  await nextProcess.mail.deliver(new AbortController().signal);
  await nextProcess.close();
}

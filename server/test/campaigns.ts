import { setImmediate as nextIteration } from 'node:timers/promises';
import { expect, onTestFinished, vi } from 'vitest';
import { createLog } from '../src/log.ts';
import { CAMPAIGN_EMAIL } from '../src/newsletter/campaign-email-rules.ts';
import { type CampaignSender, createCampaignSender } from '../src/newsletter/campaign-sender.ts';
import { signedInAdmin } from './admins.ts';
import type { Client } from './client.ts';
import { newMailServer, type Received } from './mail-server.ts';
import { createdPost } from './posts.ts';
import { rowsOf, SECRET, startAppForTest, type TestApp } from './test-app.ts';

export const NEWSLETTER = '/api/admin/newsletter';
export const CAMPAIGNS = `${NEWSLETTER}/issues`;
export const SECOND = 1000;

const never = new AbortController().signal;

export type CampaignTest = Awaited<ReturnType<typeof startCampaignTest>>;

/**
 * Starts a mail server, and a server with an admin that sends campaigns only when a test says so. Both are closed at the
 * end of the test.
 */
export async function startCampaignTest() {
  const mailServer = await newMailServer();
  await mailServer.start();
  onTestFinished(() => mailServer.stop());

  /** Starts a server; with `storage`, another one on the same database. */
  const start = (env: Record<string, string> = {}, storage?: TestApp['storage']) =>
    startAppForTest({
      env: {
        SMTP_URL: mailServer.url,
        // Several emails can wait at the mail server.
        SMTP_CONNECTIONS: '4',
        NEWSLETTER_EMAILS_PER_MINUTE: '600',
        ...env,
      },
      storage,
    });

  const app = await start();
  const { client: admin } = await signedInAdmin(app);
  // With SQLite, two servers in one thread stop each other if their transactions interleave.
  const deliver = (by = app) => nextIteration().then(() => by.mail.deliver(never));
  const execute = (sql: string) => app.database.orm.em.fork().getConnection().execute(sql);
  // The email about the login of the admin.
  await execute('DELETE FROM outbox');

  return {
    mailServer,
    app,
    admin,
    start,
    deliver,

    /** Advances the clock second by second, and sends the emails that are due in each. */
    pass: async (seconds: number) => {
      const sender = senderOf(app);
      for (let second = 0; second < seconds; second++) {
        app.clock.ahead += SECOND;
        await sender.sendDue();
        await deliver();
      }
    },

    /** Starts the campaign of a new post, and returns the id of the post. */
    started: async (changes = {}): Promise<number> => {
      const { id, version } = await createdPost(admin, changes);
      const { status, json, text } = await admin.post(`${CAMPAIGNS}/${id}`, { version });
      expect(status, text).toBe(201);
      expect(json.progress).toMatchObject({ state: 'sending', sent: 0 });
      return id;
    },

    stop: (id: number) => admin.post(`${NEWSLETTER}/stop/${id}`),
    resume: (id: number) => admin.post(`${NEWSLETTER}/continue/${id}`),
    progress: async (id: number, by: Client = admin) => (await by.get(`${CAMPAIGNS}/${id}`)).json.progress,
    /** Returns the recipients of the emails so far, in the order of sending. */
    recipients: () => mailServer.received.flatMap(({ to }) => to),
    execute,
    /** Unsubscribes as an email program does. */
    unsubscribe: (received: Received | undefined) => {
      const link = /<(.*)>/.exec(headerOf(received, 'list-unsubscribe') ?? '')?.[1] ?? '';
      return app.client().post(new URL(link).pathname);
    },
  };
}

/** Shared, because each log has a timer and a listener of the process. */
const log = createLog('silent');
const senders = new WeakMap<TestApp, CampaignSender>();

/** Returns the sender of a server, without its timer. */
export function senderOf(app: TestApp, mail: TestApp['mail'] = app.mail): CampaignSender {
  const { database, config, clock } = app;
  const now = () => Date.now() + clock.ahead;
  const create = () => createCampaignSender({ database, mail, config, secrets: [SECRET], log, now });
  if (mail !== app.mail) return create();
  const sender = senders.get(app) ?? create();
  senders.set(app, sender);
  return sender;
}

/** Returns the emails of campaigns that are or were in the outbox. */
export const inOutbox = async (app: TestApp) =>
  (await rowsOf(app, 'outbox')).filter(({ kind }) => kind === CAMPAIGN_EMAIL);

/** Returns a header of an email that the mail server has received. */
export const headerOf = (received: Received | undefined, name: string) =>
  received?.mail.headers.find(({ key }) => key === name)?.value;

/** Stops a delivery, and ends the time at once for which it waits for the mail server. */
export function stopDelivery(stopping: AbortController): void {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  stopping.abort();
  vi.runAllTimers();
  vi.useRealTimers();
}

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signedInAdmin } from '../../test/admins.ts';
import type { Client } from '../../test/client.ts';
import { newEmail, signedIn } from '../../test/factories.ts';
import { type MailServer, newMailServer, type Received } from '../../test/mail-server.ts';
import { addSubscribers } from '../../test/newsletter.ts';
import { createdPost, POSTS, postBody, uploadedImage } from '../../test/posts.ts';
import { POSTAL_ADDRESS, rowsOf, SECRET, startApp, type TestApp } from '../../test/test-app.ts';
import { cleanUpOnce } from '../jobs/cleanup.ts';
import { createLog } from '../log.ts';
import { countRows } from '../metrics/count-rows.ts';
import { closeOldIssues, RECIPIENT_DAYS } from './close-old-issues.ts';
import { createIssueSender, type IssueSender } from './issue-sender.ts';
import { unsubscribeLinks } from './unsubscribe-links.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const NEWSLETTER = '/api/admin/newsletter';
const ISSUES = `${NEWSLETTER}/issues`;
const never = new AbortController().signal;
const silent = createLog('silent');

let sink: MailServer;
let app: TestApp;
let admin: Client;
const open: TestApp[] = [];
beforeEach(async () => {
  sink = await newMailServer();
  await sink.start();
  app = await start();
  admin = (await signedInAdmin(app)).client;
});
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
  await sink.stop();
});

async function start(env: Record<string, string> = {}, storage?: TestApp['storage']): Promise<TestApp> {
  const started = await startApp({
    env: { SMTP_URL: sink.url, NEWSLETTER_EMAILS_PER_MINUTE: '600', ...env },
    ...(storage && { storage }),
  });
  open.push(started);
  return started;
}

const senders = new WeakMap<TestApp['database'], IssueSender>();
/** A server's sender, without its timer. */
function senderOf({ database, mail, config, clock }: TestApp): IssueSender {
  const sender =
    senders.get(database) ??
    createIssueSender({
      ...{ database, mail, config, secrets: [SECRET], log: silent },
      now: () => Date.now() + clock.ahead,
    });
  senders.set(database, sender);
  return sender;
}
const deliver = (by = app) => by.mail.deliver(never);
/** Sends what is due in each of so many seconds. */
async function pass(seconds: number, by = app): Promise<void> {
  const sender = senderOf(by);
  for (let second = 0; second < seconds; second++) {
    by.clock.ahead += SECOND;
    await sender.sendDue();
    await deliver(by);
  }
}
const started = async (changes = {}) => {
  const { id, version } = await createdPost(admin, changes);
  const { status, json, text } = await admin.post(`${ISSUES}/${id}`, { version });
  expect(status, text).toBe(201);
  expect(json.progress).toMatchObject({ state: 'sending', sent: 0 });
  return id;
};
const stop = (id: number) => admin.post(`${NEWSLETTER}/stop/${id}`);
const resume = (id: number) => admin.post(`${NEWSLETTER}/continue/${id}`);
const progress = async (id: number) => (await admin.get(`${ISSUES}/${id}`)).json.progress;
const recipients = () => sink.received.flatMap(({ to }) => to);
const header = (received: Received | undefined, name: string) =>
  received?.mail.headers.find(({ key }) => key === name)?.value;
const oneClick = (received: Received | undefined) =>
  app.client().post(new URL(/<(.*)>/.exec(header(received, 'list-unsubscribe') ?? '')?.[1] ?? '').pathname);
const execute = (sql: string, by = app) => by.database.orm.em.fork().getConnection().execute(sql);

describe('sending a post to the newsletter', () => {
  test('sends one email to each confirmed subscriber, and then is finished', async () => {
    const emails = await addSubscribers(app, 23);
    await app.client().post('/api/newsletter', { email: newEmail() });
    await deliver();
    const asked = recipients().length;
    const id = await started({ title: 'A house by the sea' });
    await pass(6);
    expect(recipients().slice(asked)).toHaveLength(23);
    expect(recipients().slice(asked).sort()).toEqual([...emails].sort());
    expect(await progress(id)).toMatchObject({
      ...{ state: 'finished', total: 23, sent: 23, waiting: 0, failed: 0, skipped: 0, retrying: 0 },
    });
    expect(new Set(sink.received.map(({ mail }) => mail.messageId)).size).toBe(asked + 23);
    for (const { mail, to } of sink.received.slice(asked)) {
      expect(mail.subject).toBe('A house by the sea');
      expect(mail.to).toEqual([{ name: '', address: to[0] }]);
    }
  });

  test('a post is sent once, even if two admins ask at the same time', async () => {
    await addSubscribers(app, 2);
    const { id, version } = await createdPost(admin);
    const send = () => admin.post(`${ISSUES}/${id}`, { version });
    const responses = await Promise.all([send(), send(), send()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    await pass(2);
    const again = await send();
    expect([again.status, again.json.message]).toEqual([
      409,
      'This post was sent already. A post can be sent once.',
    ]);
    await pass(2);
    expect(recipients()).toHaveLength(2);
  });

  test('is rejected for a post that is not public yet, that has changed, or without subscribers', async () => {
    const post = await createdPost(admin);
    const none = await admin.post(`${ISSUES}/${post.id}`, { version: post.version });
    expect([none.status, none.json.message]).toEqual([400, expect.stringContaining('Nobody has confirmed')]);
    await addSubscribers(app, 1);
    const future = await createdPost(admin, { publishedAt: '2099-01-01' });
    const early = await admin.post(`${ISSUES}/${future.id}`, { version: future.version });
    expect([early.status, early.json.message]).toEqual([400, expect.stringContaining('Only published')]);
    expect((await admin.get(`${ISSUES}/${future.id}`)).json.obstacle).toBe('notPublished');
    expect((await admin.post(`${ISSUES}/${post.id}`, { version: post.version + 1 })).status).toBe(412);
    expect(await rowsOf(app, 'newsletter_issues')).toEqual([]);
  });

  test('is rejected without a postal address, and the message names what to set', async () => {
    await addSubscribers(app, 1);
    const post = await createdPost(admin);
    const bare = await start({ POSTAL_ADDRESS: '' }, app.storage);
    const client = (await signedInAdmin(bare)).client;
    const response = await client.post(`${ISSUES}/${post.id}`, { version: post.version });
    expect([response.status, response.json.message]).toEqual([
      400,
      expect.stringContaining('POSTAL_ADDRESS'),
    ]);
    expect((await client.get(`${ISSUES}/${post.id}`)).json.obstacle).toBe('noPostalAddress');
  });

  test('needs an admin', async () => {
    const { client: member } = await signedIn(app.client());
    const { id } = await createdPost(admin);
    for (const client of [app.client(), member]) {
      for (const path of ['issues', 'stop', 'continue', 'tests']) {
        const response = await client.post(`${NEWSLETTER}/${path}/${id}`, { version: 1, email: newEmail() });
        expect(response.status).toBe(401);
      }
      for (const path of ['issues', 'previews']) {
        expect((await client.get(`${NEWSLETTER}/${path}/${id}`)).status).toBe(401);
      }
    }
    expect(sink.attempts).toBe(0);
  });

  test('watching the progress does not keep a session alive', async () => {
    const { id } = await createdPost(admin);
    app.clock.ahead = 20 * MINUTE;
    expect((await admin.get(`${ISSUES}/${id}`)).status).toBe(200);
    app.clock.ahead = 31 * MINUTE;
    expect((await admin.get(`${ISSUES}/${id}`)).status).toBe(401);
  });

  test('its start, stop and continuation are in the audit log', async () => {
    await addSubscribers(app, 1);
    const id = await started();
    await stop(id);
    await stop(id);
    await resume(id);
    const rows = (await rowsOf(app, 'audit')).filter(({ action }) => String(action).startsWith('newsletter'));
    expect(rows).toMatchObject([
      { action: 'newsletter_started', actor: expect.stringMatching(/^admin \d+$/) },
      { action: 'newsletter_stopped' },
      { action: 'newsletter_continued' },
    ]);
    const subjects = (await rowsOf(app, 'audit_changes')).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === `newsletter of post ${id}`)).toHaveLength(3);
  });
});

describe('the recipients of an issue', () => {
  test('are those who were subscribed at its start and still are when their email is sent', async () => {
    const emails = await addSubscribers(app, 12);
    const id = await started();
    const [late = ''] = await addSubscribers(app, 1);
    await pass(1);
    expect(recipients()).toHaveLength(10);
    await execute(`DELETE FROM subscriptions WHERE email = '${emails[11]}'`);
    await execute(`UPDATE subscriptions SET confirmed_at = NULL WHERE email = '${emails[10]}'`);
    await pass(3);
    expect(recipients().sort()).toEqual(emails.slice(0, 10).sort());
    expect(recipients()).not.toContain(late);
    expect(await progress(id)).toMatchObject({
      state: 'finished',
      total: 12,
      sent: 10,
      skipped: 2,
      waiting: 0,
    });
  });

  test('can unsubscribe with one click while their email is in the outbox', async () => {
    await addSubscribers(app, 2);
    const id = await started();
    sink.behavior = 'rejects';
    await pass(1);
    expect(await progress(id)).toMatchObject({ sent: 0, waiting: 2, retrying: 2 });
    sink.behavior = 'accepts';
    const token = unsubscribeLinks([SECRET]).tokenOf(1);
    expect((await app.client().post(`/api/newsletter/unsubscribe/${token}`)).status).toBe(200);
    app.clock.ahead += 2 * MINUTE;
    await pass(2);
    expect(recipients()).toHaveLength(1);
    expect(await progress(id)).toMatchObject({ state: 'finished', sent: 1, skipped: 1 });
    expect((await oneClick(sink.received[0])).status).toBe(200);
    expect(await rowsOf(app, 'subscriptions')).toEqual([]);
    expect(await progress(id)).toMatchObject({ state: 'finished', sent: 1, skipped: 1 });
  });

  test('whose mailbox never accepts the email are counted as failed', async () => {
    await addSubscribers(app, 1);
    const id = await started();
    sink.behavior = 'rejects';
    await pass(1);
    for (let attempt = 0; attempt < 10; attempt++) {
      app.clock.ahead += 361 * MINUTE;
      await deliver();
    }
    admin = (await signedInAdmin(app)).client;
    await pass(1);
    expect(await progress(id)).toMatchObject({ state: 'finished', total: 1, sent: 0, failed: 1, waiting: 0 });
  });
});

describe('stopping', () => {
  test('sends nothing more until the issue is continued, and then nobody gets it twice', async () => {
    const emails = await addSubscribers(app, 25);
    const id = await started();
    await pass(1);
    const before = recipients().length;
    const waiting = async () => (await countRows(app.database, Date.now)()).newslettersWaiting;
    expect(await waiting()).toBe(25 - before);
    expect((await stop(id)).json.progress).toMatchObject({ state: 'stopped', sent: before });
    await pass(5);
    expect(recipients()).toHaveLength(before);
    expect(await waiting()).toBe(0);
    expect((await resume(id)).json.progress).toMatchObject({ state: 'sending' });
    await pass(6);
    expect(recipients().sort()).toEqual([...emails].sort());
    expect(await progress(id)).toMatchObject({ state: 'finished', sent: 25 });
    expect((await stop(id)).json.progress).toMatchObject({ state: 'finished' });
    expect((await resume(id)).json.progress).toMatchObject({ state: 'finished' });
  });

  test('also holds for emails in the outbox, which wait for their next attempt', async () => {
    await addSubscribers(app, 3);
    const id = await started();
    sink.behavior = 'rejects';
    await pass(1);
    await stop(id);
    sink.behavior = 'accepts';
    app.clock.ahead += 10 * MINUTE;
    await pass(2);
    expect(recipients()).toEqual([]);
    expect(await progress(id)).toMatchObject({ state: 'stopped', waiting: 3, retrying: 0 });
    await resume(id);
    await pass(2);
    expect(recipients()).toHaveLength(3);
  });

  test('continuing tries emails again that the mail server has not accepted', async () => {
    await addSubscribers(app, 3);
    const id = await started();
    sink.behavior = 'rejects';
    await pass(1);
    sink.behavior = 'accepts';
    await stop(id);
    await resume(id);
    await deliver();
    expect(recipients()).toHaveLength(3);
  });
});

describe('the rate', () => {
  test('is the configured number of emails per minute, also after a pause', async () => {
    await addSubscribers(app, 12);
    const slow = await start({ NEWSLETTER_EMAILS_PER_MINUTE: '2' }, app.storage);
    const id = await started();
    const sender = senderOf(slow);
    const sentAt = async (ms: number) => {
      slow.clock.ahead = ms;
      await sender.sendDue();
      await deliver(slow);
      return recipients().length;
    };
    expect(await sentAt(SECOND)).toBe(1);
    expect(await sentAt(20 * SECOND)).toBe(1);
    expect(await sentAt(31 * SECOND)).toBe(2);
    expect(await sentAt(50 * SECOND)).toBe(2);
    expect(await sentAt(61 * SECOND)).toBe(3);
    expect(await sentAt(20 * MINUTE)).toBe(4);
    expect(await sentAt(20 * MINUTE + SECOND)).toBe(4);
    expect(await progress(id)).toMatchObject({ sent: 4, waiting: 8 });
  });

  test('an unavailable mail server gets ten emails to try, not all of them', async () => {
    await addSubscribers(app, 40);
    const id = await started();
    sink.behavior = 'rejects';
    await pass(20);
    expect(await rowsOf(app, 'outbox')).toHaveLength(10);
    sink.behavior = 'accepts';
    app.clock.ahead += 10 * MINUTE;
    await pass(10);
    expect(await progress(id)).toMatchObject({ state: 'finished', sent: 40 });
    expect(new Set(recipients()).size).toBe(40);
    expect(recipients()).toHaveLength(40);
  });

  test('of two posts, the second waits for the first', async () => {
    const emails = await addSubscribers(app, 15);
    await started({ title: 'The first post' });
    await started({ title: 'The second post' });
    await pass(8);
    const subjects = sink.received.map(({ mail }) => mail.subject);
    expect(subjects.slice(0, 15)).toEqual(Array(15).fill('The first post'));
    expect(subjects.slice(15)).toEqual(Array(15).fill('The second post'));
    expect(recipients().slice(15).sort()).toEqual([...emails].sort());
  });
});

describe('of several servers', () => {
  test('one sends; another one takes over when it is gone', async () => {
    const emails = await addSubscribers(app, 30);
    const second = await start({}, app.storage);
    await started();
    const [here, there] = [senderOf(app), senderOf(second)];
    await here.sendDue();
    const added = (await rowsOf(app, 'outbox')).length;
    expect(added).toBeGreaterThan(0);
    second.clock.ahead += 2 * SECOND;
    await there.sendDue();
    expect(await rowsOf(app, 'outbox')).toHaveLength(added);
    second.clock.ahead += 20 * SECOND;
    for (let n = 0; n < 8; n++) {
      await there.sendDue();
      await Promise.all([deliver(app), deliver(second)]);
      second.clock.ahead += SECOND;
    }
    expect(recipients().sort()).toEqual([...emails].sort());
  });

  test('even two that send at once, without the lease, send each email once', async () => {
    const emails = await addSubscribers(app, 30);
    const second = await start({}, app.storage);
    const id = await started();
    const both = [senderOf(app), senderOf(second)];
    for (let n = 0; n < 10; n++) {
      await execute("UPDATE leases SET expires_at = 0 WHERE name = 'newsletter'");
      await Promise.all(both.map(({ sendDue }) => sendDue()));
      await Promise.all([deliver(app), deliver(second)]);
      for (const each of [app, second]) each.clock.ahead += SECOND;
    }
    expect(recipients().sort()).toEqual([...emails].sort());
    expect(await progress(id)).toMatchObject({ state: 'finished', sent: 30 });
  });
});

describe('a crash', () => {
  test('between any two statements of adding emails leaves each recipient with one email or none', async () => {
    const emails = await addSubscribers(app, 5);
    await started();
    const { outbox } = app.mail;
    for (const failAt of [1, 3, 5]) {
      let calls = 0;
      const failing: typeof outbox = {
        ...outbox,
        add: async (...args) => {
          const id = await outbox.add(...args);
          if (++calls === failAt) throw new Error('the power failed');
          return id;
        },
      };
      app.clock.ahead += 20 * SECOND;
      const { database, config, clock } = app;
      const crashing = createIssueSender({
        ...{ database, config, secrets: [SECRET], log: silent, mail: { ...app.mail, outbox: failing } },
        now: () => Date.now() + clock.ahead,
      });
      await expect(crashing.sendDue()).rejects.toThrow('the power failed');
      expect(await rowsOf(app, 'outbox')).toEqual([]);
    }
    app.clock.ahead += 20 * SECOND;
    await pass(3);
    expect(recipients().sort()).toEqual([...emails].sort());
  });

  test('the database rejects a second email of an issue to the same subscriber', async () => {
    await addSubscribers(app, 1);
    await started();
    await expect(
      execute(`INSERT INTO newsletter_recipients (issue_id, subscription_id, state)
        SELECT issue_id, subscription_id, 'waiting' FROM newsletter_recipients`),
    ).rejects.toThrow();
    await pass(1);
    await expect(
      execute(`INSERT INTO outbox (kind, recipient, subject, message_id, created_at, next_try_at, tries)
        SELECT kind, recipient, subject, message_id, created_at, 0, 0 FROM outbox`),
    ).rejects.toThrow();
  });
});

describe('the email', () => {
  test('can be unsubscribed from with one click, in the email program and with the link', async () => {
    const [email] = await addSubscribers(app, 1);
    await started();
    await pass(1);
    const [received] = sink.received;
    expect(header(received, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = /<(.*)>/.exec(header(received, 'list-unsubscribe') ?? '')?.[1] ?? '';
    expect(link).toMatch(/^http:\/\/localhost:\d+\/api\/newsletter\/unsubscribe\/\d+-[\w-]{43}$/);
    const page = link.replace('/api/', '/');
    expect(received?.mail.text).toContain(`Unsubscribe:\n${page}`);
    expect(received?.mail.html).toContain(`href="${page}"`);
    expect((await rowsOf(app, 'subscriptions')).map((row) => row.email)).toEqual([email]);
    expect((await oneClick(received)).status).toBe(200);
    expect(await rowsOf(app, 'subscriptions')).toEqual([]);
  });

  test('has absolute URLs, inline styles, the postal address and no colors of its own', async () => {
    const https = await start({ PUBLIC_URL: 'https://example.org' }, app.storage);
    const image = await uploadedImage(admin, 700, 'A wave');
    const { id } = await createdPost(admin, {
      title: 'Taxes & <you>',
      content: `<h2>First</h2><p class="align-center">See <a href="/guides" target="_blank">the guides</a>.</p>
        <p><img src="/api/images/${image}" alt="A wave"></p><ul><li>One</li></ul>`,
    });
    const client = (await signedInAdmin(https)).client;
    const { json } = await client.get(`${NEWSLETTER}/previews/${id}`);
    expect(json.subject).toBe('Taxes & <you>');
    expect(json.html).toContain(
      '<h1 style="margin:0 0 0.8em;font-size:1.7em;line-height:1.25">Taxes &amp; &lt;you&gt;</h1>',
    );
    expect(json.html).toContain(`src="https://example.org/api/images/${image}"`);
    expect(json.html).toContain('href="https://example.org/guides"');
    expect(json.html).toContain('text-align:center');
    expect(json.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(json.html).not.toMatch(
      /(?:src|href)="(?!https:\/\/)|class=|target=|(?:^|[;"])(?:background|color):(?!inherit)/,
    );
    for (const form of [json.html, json.text]) {
      expect(form).toContain(POSTAL_ADDRESS);
      expect(form).toMatch(/https:\/\/example\.org\/blog\/post-\w+/);
      expect(form).toMatch(/https:\/\/example\.org\/newsletter\/unsubscribe\/0-[\w-]{43}/);
    }
    expect(json.text).toContain('See the guides (https://example.org/guides).');
    expect(json.text).toContain('- One');
  });

  test('as a test goes to the given address only, and its links unsubscribe nobody', async () => {
    await addSubscribers(app, 2);
    const { id } = await createdPost(admin, { title: 'Only a test' });
    const email = newEmail();
    const response = await admin.post(`${NEWSLETTER}/tests/${id}`, { email });
    expect(response.json).toEqual({ success: true, message: 'The mail server has accepted the test email.' });
    expect(recipients()).toEqual([email]);
    expect(sink.received[0]?.mail.subject).toBe('Only a test');
    expect((await oneClick(sink.received[0])).status).toBe(200);
    expect(await rowsOf(app, 'subscriptions')).toHaveLength(2);
    expect(await rowsOf(app, 'newsletter_issues')).toEqual([]);
  });

  test('is the one of the start, whatever happens to the post', async () => {
    await addSubscribers(app, 2);
    const slug = 'a-post-that-changes';
    const id = await started({ slug, title: 'The first title' });
    expect((await admin.put(`${POSTS}/${id}`, postBody({ slug, title: 'Another title' }))).status).toBe(200);
    expect((await admin.delete(`/api/admin/blogs/${id}`)).status).toBe(204);
    expect((await admin.get(`${ISSUES}/${id}`)).json).toMatchObject({ title: 'The first title' });
    expect((await admin.get(`${NEWSLETTER}/previews/${id}`)).json.subject).toBe('The first title');
    expect((await admin.get(ISSUES)).json).toMatchObject([
      { postId: id, title: 'The first title', progress: { state: 'sending', total: 2, waiting: 2 } },
    ]);
    expect((await app.client().get(ISSUES)).status).toBe(401);
    await pass(2);
    expect(sink.received.map(({ mail }) => mail.subject)).toEqual(['The first title', 'The first title']);
  });
});

test('who got an issue is deleted after 30 days, the numbers stay, and a stopped issue ends', async () => {
  await addSubscribers(app, 2);
  const finished = await started();
  await pass(3);
  const stopped = await started();
  await stop(stopped);
  const closeOld = (at: number) => closeOldIssues(app.database, at);
  const cleanUp = (days: number) =>
    cleanUpOnce(app.database, `after ${days} days`, Date.now() + days * DAY, closeOld);
  await cleanUp(RECIPIENT_DAYS - 1);
  expect(await rowsOf(app, 'newsletter_recipients')).toHaveLength(4);
  await cleanUp(RECIPIENT_DAYS + 1);
  admin = (await signedInAdmin(app)).client;
  expect(await rowsOf(app, 'newsletter_recipients')).toEqual([]);
  expect(await progress(finished)).toMatchObject({ state: 'finished', total: 2, sent: 2, waiting: 0 });
  expect(await progress(stopped)).toMatchObject({ state: 'finished', total: 2, sent: 0, waiting: 2 });
  expect((await admin.post(`${ISSUES}/${finished}`, { version: 1 })).status).toBe(409);
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { retention } from '../../contract/index.ts';
import { signedInAdmin } from '../../test/admins.ts';
import {
  CAMPAIGNS,
  type CampaignTest,
  inOutbox,
  SECOND,
  senderOf,
  startCampaignTest,
} from '../../test/campaigns.ts';
import { addSubscribers } from '../../test/newsletter.ts';
import { createdPost } from '../../test/posts.ts';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { rowsOf, SECRET } from '../../test/test-app.ts';
import { testOnce } from '../../test/test-once.ts';
import { migrationsFor, splitStatements } from '../database/migrations.ts';
import { DAY, MINUTE } from '../durations.ts';
import { cleanUpOnce } from '../jobs/cleanup.ts';
import { unsubscribeLinks } from '../mail/unsubscribe-links.ts';
import { countRows } from '../metrics/metrics.ts';

let campaigns: CampaignTest;
beforeEach(async () => {
  campaigns = await startCampaignTest();
});

describe('the recipients of a campaign', () => {
  test('are those who were subscribed at its start and still are when their email is sent', async () => {
    const { app, pass, started, progress, recipients, execute } = campaigns;
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

  testOnce('can unsubscribe with one click while their email is in the outbox', async () => {
    const { mailServer, app, pass, started, progress, recipients, unsubscribe } = campaigns;
    await addSubscribers(app, 2);
    const id = await started();
    mailServer.behavior = 'rejects';
    await pass(1);
    expect(await progress(id)).toMatchObject({ sent: 0, waiting: 2, retrying: 2 });
    mailServer.behavior = 'accepts';
    const token = unsubscribeLinks([SECRET], 'newsletter').tokenOf(1);
    expect((await app.client().post(`/api/newsletter/unsubscribe/${token}`)).status).toBe(200);
    app.clock.ahead += 2 * MINUTE;
    await pass(2);
    expect(recipients()).toHaveLength(1);
    expect(await progress(id)).toMatchObject({ state: 'finished', sent: 1, skipped: 1 });
    expect((await unsubscribe(mailServer.received[0])).status).toBe(200);
    expect(await rowsOf(app, 'subscriptions')).toEqual([]);
    expect(await progress(id)).toMatchObject({ state: 'finished', sent: 1, skipped: 1 });
  });

  testOnce('are counted as failed if their mailbox never accepts the email', async () => {
    const { mailServer, app, deliver, pass, started, progress } = campaigns;
    await addSubscribers(app, 1);
    const id = await started();
    mailServer.behavior = 'rejects';
    await pass(1);
    for (let attempt = 0; attempt < 10; attempt++) {
      app.clock.ahead += 361 * MINUTE;
      await deliver();
    }
    const { client } = await signedInAdmin(app);
    await pass(1);
    expect(await progress(id, client)).toMatchObject({
      state: 'finished',
      total: 1,
      sent: 0,
      failed: 1,
      waiting: 0,
    });
  });
});

describe('stopping', () => {
  test('sends nothing more until the campaign is continued, and then no subscriber gets it twice', async () => {
    const { app, pass, started, stop, resume, progress, recipients } = campaigns;
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

  testOnce('holds back emails in the outbox that wait for their next attempt', async () => {
    const { mailServer, app, pass, started, stop, resume, progress, recipients } = campaigns;
    await addSubscribers(app, 3);
    const id = await started();
    mailServer.behavior = 'rejects';
    await pass(1);
    await stop(id);
    mailServer.behavior = 'accepts';
    app.clock.ahead += 10 * MINUTE;
    await pass(2);
    expect(recipients()).toEqual([]);
    expect(await progress(id)).toMatchObject({ state: 'stopped', waiting: 3, retrying: 0 });
    await resume(id);
    await pass(2);
    expect(recipients()).toHaveLength(3);
  });

  testOnce('continuing tries emails again that the mail server has not accepted', async () => {
    const { mailServer, app, deliver, pass, started, stop, resume, recipients } = campaigns;
    await addSubscribers(app, 3);
    const id = await started();
    mailServer.behavior = 'rejects';
    await pass(1);
    mailServer.behavior = 'accepts';
    await stop(id);
    await resume(id);
    await deliver();
    expect(recipients()).toHaveLength(3);
  });
});

describe('with several servers', () => {
  test('only one sends, and another one takes over when it stops', async () => {
    const { app, start, deliver, started, recipients } = campaigns;
    const emails = await addSubscribers(app, 30);
    const second = await start({}, app.storage);
    await started();
    const [here, there] = [senderOf(app), senderOf(second)];
    await here.sendDue();
    const added = (await inOutbox(app)).length;
    expect(added).toBeGreaterThan(0);
    second.clock.ahead += 2 * SECOND;
    await there.sendDue();
    expect(await inOutbox(app)).toHaveLength(added);
    second.clock.ahead += 20 * SECOND;
    for (let n = 0; n < 8; n++) {
      await there.sendDue();
      await Promise.all([deliver(), deliver(second)]);
      second.clock.ahead += SECOND;
    }
    expect(recipients().sort()).toEqual([...emails].sort());
  });

  test('each email is sent once, even if two send at the same time without the lease', async () => {
    const { app, start, deliver, started, progress, recipients, execute } = campaigns;
    const emails = await addSubscribers(app, 12 * PROPERTY_RUNS);
    const second = await start({}, app.storage);
    const id = await started();
    const both = [senderOf(app), senderOf(second)];
    for (let n = 0; n < 5 * PROPERTY_RUNS; n++) {
      await execute("UPDATE leases SET expires_at = 0 WHERE name = 'newsletter'");
      // With SQLite, one that waits for the lock of the other would stop both, because they share a thread.
      await Promise.all(both.map(({ sendDue }) => nextTurn().then(sendDue)));
      await Promise.all([deliver(), deliver(second)]);
      for (const each of [app, second]) each.clock.ahead += SECOND;
    }
    expect(recipients().sort()).toEqual([...emails].sort());
    expect(await progress(id)).toMatchObject({ state: 'finished', sent: emails.length });
  });
});

describe('a crash', () => {
  test('leaves each recipient with one email or none, between any two statements of adding emails', async () => {
    const { app, pass, started, recipients } = campaigns;
    const emails = await addSubscribers(app, 5);
    await started();
    const { outbox } = app.mail;
    for (const failAt of [1, 3, 5]) {
      let calls = 0;
      const failing: typeof outbox = {
        ...outbox,
        addUnlimited: async (...args) => {
          const id = await outbox.addUnlimited(...args);
          if (++calls === failAt) throw new Error('the power failed');
          return id;
        },
      };
      app.clock.ahead += 20 * SECOND;
      const crashing = senderOf(app, { ...app.mail, outbox: failing });
      await expect(crashing.sendDue()).rejects.toThrow('the power failed');
      expect(await inOutbox(app)).toEqual([]);
    }
    app.clock.ahead += 20 * SECOND;
    await pass(3);
    expect(recipients().sort()).toEqual([...emails].sort());
  });

  test('the database rejects a second email of a campaign to the same subscriber', async () => {
    const { app, pass, started, execute } = campaigns;
    await addSubscribers(app, 1);
    await started();
    await senderOf(app).sendDue();
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

test('a post is sent once, even if three admins send it at the same time', async () => {
  const { app, admin, pass, recipients } = campaigns;
  const emails = await addSubscribers(app, 2);
  const { id, version } = await createdPost(admin);
  const others = [await signedInAdmin(app), await signedInAdmin(app)].map(({ client }) => client);
  const send = (by = admin) => by.post(`${CAMPAIGNS}/${id}`, { version });
  const responses = await Promise.all([admin, ...others].map(send));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  await pass(2);
  const again = await send();
  expect([again.status, again.json.message]).toEqual([
    409,
    'This post was sent already. A post can be sent once.',
  ]);
  await pass(2);
  // The mail server has also received emails about the logins.
  expect(recipients().filter((to) => emails.includes(to))).toHaveLength(2);
});

test('the recipients of a campaign are deleted after 30 days, the numbers stay, and a stopped campaign ends', async () => {
  const { app, pass, started, stop, progress } = campaigns;
  await addSubscribers(app, 2);
  const finished = await started();
  await pass(3);
  const stopped = await started();
  await stop(stopped);
  await pass(1);
  const cleanUp = (days: number) => cleanUpOnce(app.database, `after ${days} days`, Date.now() + days * DAY);
  await cleanUp(retention.newsletterRecipientDays - 1);
  expect(await rowsOf(app, 'newsletter_recipients')).toHaveLength(4);
  await cleanUp(retention.newsletterRecipientDays + 1);
  const { client } = await signedInAdmin(app);
  expect(await rowsOf(app, 'newsletter_recipients')).toEqual([]);
  expect(await progress(finished, client)).toMatchObject({
    state: 'finished',
    total: 2,
    sent: 2,
    waiting: 0,
  });
  expect(await progress(stopped, client)).toMatchObject({ state: 'finished', total: 2, sent: 0, waiting: 2 });
  expect((await client.post(`${CAMPAIGNS}/${finished}`, { version: 1 })).status).toBe(409);
});

test('the migration counts the recipients of campaigns that an earlier release has started', async () => {
  const { mailServer, app, pass, started, progress, execute } = campaigns;
  await addSubscribers(app, 12);
  const id = await started();
  await pass(1);
  mailServer.behavior = 'rejects';
  await pass(1);
  const before = await progress(id);
  expect(before).toMatchObject({ sent: 10, waiting: 2, retrying: 2 });
  await execute('UPDATE newsletter_issues SET sent = NULL, failed = NULL, skipped = NULL, retrying = 0');
  await execute('UPDATE newsletter_recipients SET retrying = 0');
  const migration = migrationsFor(app.database.kind).find(({ name }) => name === '014-newsletter-counts');
  const updates = splitStatements(migration ?? { name: '', sql: '' }).filter((sql) =>
    sql.startsWith('UPDATE'),
  );
  for (const sql of updates) await execute(sql);
  expect(await progress(id)).toEqual(before);
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { signedInAdmin } from '../../test/admins.ts';
import { type CampaignTest, SECOND, senderOf, startCampaignTest } from '../../test/campaigns.ts';
import { addSubscribers } from '../../test/newsletter.ts';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { rowsOf, SECRET } from '../../test/test-app.ts';
import { HOUR, MINUTE } from '../durations.ts';
import { unsubscribeLinks } from '../mail/unsubscribe-links.ts';
import { countRows } from '../metrics/metrics.ts';
import { CAMPAIGN_EMAIL } from './campaign-progress.ts';

let campaigns: CampaignTest;
beforeEach(async () => {
  campaigns = await startCampaignTest();
});

/** Returns the emails of campaigns that are or were in the outbox. */
const inOutbox = async () =>
  (await rowsOf(campaigns.app, 'outbox')).filter(({ kind }) => kind === CAMPAIGN_EMAIL);

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

  test('can unsubscribe with one click while their email is in the outbox', async () => {
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

  test('are counted as failed if their mailbox never accepts the email', async () => {
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

  test('holds back emails in the outbox that wait for their next attempt', async () => {
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

  test('continuing tries emails again that the mail server has not accepted', async () => {
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

describe('the rate', () => {
  test('is the configured number of emails per minute, even after a pause', async () => {
    const { app, start, deliver, started, progress, recipients } = campaigns;
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

  test('holds with a mail server that rejects the first attempt of each email', async () => {
    const { mailServer, app, pass, started, progress, recipients } = campaigns;
    const emails = await addSubscribers(app, 12);
    const id = await started();
    mailServer.behavior = 'greylists';
    await pass(3);
    expect(await progress(id)).toMatchObject({ sent: 0, waiting: 12, retrying: 12 });
    app.clock.ahead += 2 * MINUTE;
    await pass(2);
    expect(recipients().sort()).toEqual([...emails].sort());
    expect(await progress(id)).toMatchObject({ state: 'finished', sent: 12, retrying: 0 });
  });

  test('lets an unavailable mail server get ten emails to try, not all of them', async () => {
    const { mailServer, app, pass, started, progress, recipients } = campaigns;
    const emails = await addSubscribers(app, 12);
    const id = await started();
    await mailServer.stop();
    await pass(4);
    expect(await inOutbox()).toHaveLength(10);
    await mailServer.start();
    app.clock.ahead += 10 * MINUTE;
    await pass(3);
    expect(await progress(id)).toMatchObject({ state: 'finished', sent: 12 });
    expect(recipients().sort()).toEqual([...emails].sort());
  });

  test('grows with a mail server that drops each first connection after the content', async () => {
    const { mailServer, app, pass, started, progress, recipients } = campaigns;
    const emails = await addSubscribers(app, 30);
    const id = await started();
    mailServer.behavior = 'drops first contents';
    const sentAfter = async (minutes: number) => {
      await pass(4);
      app.clock.ahead += minutes * MINUTE;
      return (await progress(id)).sent;
    };
    expect(await sentAfter(1)).toBe(0);
    expect(await sentAfter(1)).toBe(10);
    expect(await sentAfter(1)).toBe(30);
    expect(recipients().sort()).toEqual([...emails].sort());
    expect(await progress(id)).toMatchObject({ state: 'finished', failed: 0, retrying: 0 });
  });

  test('gives ten emails to a mail server that drops every connection after the content', async () => {
    const { mailServer, app, pass, started } = campaigns;
    await addSubscribers(app, 12);
    await started();
    mailServer.behavior = 'drops contents';
    await pass(3);
    app.clock.ahead += 2 * MINUTE;
    await pass(3);
    expect(await inOutbox()).toHaveLength(10);
  });

  test('holds with a mail server that takes fewer connections, without failed attempts', async () => {
    const { mailServer, app, pass, started, progress, recipients } = campaigns;
    const emails = await addSubscribers(app, 20);
    const id = await started();
    mailServer.maxConnections = 1;
    await pass(4);
    app.clock.ahead += MINUTE;
    await pass(2);
    expect(recipients().sort()).toEqual([...emails].sort());
    expect(await progress(id)).toMatchObject({ state: 'finished', sent: 20, retrying: 0 });
    expect(mailServer.connections.refused).toBe(3);
    expect((await inOutbox()).map(({ tries }) => tries)).toEqual(Array(20).fill(1));
  });

  test('is shared by two posts: the second waits for the first', async () => {
    const { mailServer, app, pass, started, recipients } = campaigns;
    const emails = await addSubscribers(app, 15);
    await started({ title: 'The first post' });
    await started({ title: 'The second post' });
    await pass(8);
    const subjects = mailServer.received.map(({ mail }) => mail.subject);
    expect(subjects.slice(0, 15)).toEqual(Array(15).fill('The first post'));
    expect(subjects.slice(15)).toEqual(Array(15).fill('The second post'));
    expect(recipients().slice(15).sort()).toEqual([...emails].sort());
  });
});

describe('a clock that is set back by an hour', () => {
  test('does not delay the next email, and neither does a restart', async () => {
    const { app, start, deliver, pass, started, recipients } = campaigns;
    const emails = await addSubscribers(app, 30);
    await started();
    app.clock.ahead = HOUR;
    await pass(1);
    expect(recipients()).toHaveLength(10);
    app.clock.ahead = 0;
    await pass(1);
    expect(recipients()).toHaveLength(20);
    app.clock.ahead = HOUR;
    await senderOf(app).sendDue();
    const restarted = await start({}, app.storage);
    restarted.clock.ahead = SECOND;
    await senderOf(restarted).sendDue();
    await deliver(restarted);
    expect(recipients().sort()).toEqual([...emails].sort());
  });

  test('does not delay the next attempt to send an email that was rejected', async () => {
    const { mailServer, app, deliver, pass, started, recipients } = campaigns;
    const emails = await addSubscribers(app, 3);
    await started();
    mailServer.behavior = 'rejects';
    app.clock.ahead = HOUR;
    await pass(1);
    mailServer.behavior = 'accepts';
    app.clock.ahead = 0;
    await deliver();
    expect(recipients().sort()).toEqual([...emails].sort());
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
    const added = (await inOutbox()).length;
    expect(added).toBeGreaterThan(0);
    second.clock.ahead += 2 * SECOND;
    await there.sendDue();
    expect(await inOutbox()).toHaveLength(added);
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
      expect(await inOutbox()).toEqual([]);
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

import { beforeEach, describe, expect, test } from 'vitest';
import { type CampaignTest, inOutbox, SECOND, senderOf, startCampaignTest } from '../../test/campaigns.ts';
import { addSubscribers } from '../../test/newsletter.ts';
import { HOUR, MINUTE } from '../durations.ts';

let campaigns: CampaignTest;
beforeEach(async () => {
  campaigns = await startCampaignTest();
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
    expect(await inOutbox(app)).toHaveLength(10);
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
    expect(await inOutbox(app)).toHaveLength(10);
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
    expect((await inOutbox(app)).map(({ tries }) => tries)).toEqual(Array(20).fill(1));
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

import { beforeEach, describe, expect, test } from 'vitest';
import { type CampaignTest, senderOf, startCampaignTest, stopDelivery } from '../../test/campaigns.ts';
import { addSubscribers } from '../../test/newsletter.ts';
import { MINUTE } from '../durations.ts';

let campaigns: CampaignTest;
beforeEach(async () => {
  campaigns = await startCampaignTest();
});

/** Starts a campaign to three subscribers whose emails all hang at the mail server, and returns their delivery. */
async function hanging(behavior: 'hangs' | 'hangs after content') {
  const { mailServer, app, started } = campaigns;
  const emails = await addSubscribers(app, 3);
  const id = await started();
  app.clock.ahead += 1000;
  mailServer.behavior = behavior;
  await senderOf(app).sendDue();
  const stopping = new AbortController();
  const delivering = app.mail.deliver(stopping.signal);
  await expect.poll(() => mailServer.hanging).toBe(3);
  mailServer.behavior = 'accepts';
  return { id, emails: emails.sort(), delivering, stopping };
}

const sorted = () => campaigns.recipients().sort();

describe('after the mail server has received the content, the email', () => {
  test('is sent again if the mail server rejects it', async () => {
    const { mailServer, app, pass, started, progress } = campaigns;
    const emails = await addSubscribers(app, 3);
    const id = await started();
    mailServer.behavior = 'rejects content';
    await pass(1);
    expect(await progress(id)).toMatchObject({ sent: 0, waiting: 3, retrying: 3 });
    mailServer.behavior = 'accepts';
    app.clock.ahead += 2 * MINUTE;
    await pass(2);
    expect(sorted()).toEqual(emails.sort());
    expect(await progress(id)).toMatchObject({ state: 'finished', sent: 3, failed: 0 });
  });

  test('is sent again if the connection is lost', async () => {
    const { mailServer, app, pass, progress } = campaigns;
    const { id, emails, delivering } = await hanging('hangs after content');
    await mailServer.stop();
    await delivering;
    await mailServer.start();
    app.clock.ahead += 2 * MINUTE;
    await pass(2);
    expect(sorted()).toEqual([...emails, ...emails].sort());
    expect(await progress(id)).toMatchObject({ state: 'finished', sent: 3, failed: 0 });
  });

  test('is not sent again if the server stops before there is a response, and counts as failed', async () => {
    const { app, pass, progress } = campaigns;
    const { id, emails, delivering, stopping } = await hanging('hangs after content');
    stopDelivery(stopping);
    await delivering;
    await pass(3);
    expect(sorted()).toEqual(emails);
    expect(await progress(id)).toMatchObject({ state: 'finished', sent: 0, failed: 3 });
    expect(app.log.join('')).toContain('"error":"interrupted","msg":"email failed permanently"');
  });

  test('counts as sent if the response comes after another server has taken the email for interrupted', async () => {
    const { mailServer, app, start, deliver, progress } = campaigns;
    const { id, emails, delivering } = await hanging('hangs after content');
    const other = await start({}, app.storage);
    other.clock.ahead = 3 * MINUTE;
    await deliver(other);
    expect(await progress(id)).toMatchObject({ sent: 0, failed: 3 });
    mailServer.respond();
    await delivering;
    expect(sorted()).toEqual(emails);
    expect(await progress(id)).toMatchObject({ sent: 3, failed: 0 });
  });
});

describe('before the mail server has received the content, the email is sent', () => {
  test('by another server when the claim expires, and not by the first one any more', async () => {
    const { mailServer, app, start, deliver, progress } = campaigns;
    const { id, emails, delivering } = await hanging('hangs');
    const other = await start({}, app.storage);
    other.clock.ahead = 3 * MINUTE;
    await deliver(other);
    expect(sorted()).toEqual(emails);
    mailServer.respond();
    await delivering;
    expect(sorted()).toEqual(emails);
    expect(await progress(id)).toMatchObject({ sent: 3, failed: 0 });
  });

  test('once, when the campaign is stopped and continued meanwhile', async () => {
    const { mailServer, app, start, deliver, pass, stop, resume, progress } = campaigns;
    const { id, emails, delivering } = await hanging('hangs');
    await stop(id);
    const other = await start({}, app.storage);
    other.clock.ahead = 3 * MINUTE;
    await deliver(other);
    mailServer.respond();
    await delivering;
    expect(sorted()).toEqual([]);
    await resume(id);
    await pass(2);
    expect(sorted()).toEqual(emails);
    expect(await progress(id)).toMatchObject({ state: 'finished', sent: 3, failed: 0 });
  });
});

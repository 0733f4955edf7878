import { beforeEach, expect, test } from 'vitest';
import { type CampaignTest, senderOf, startCampaignTest } from '../../test/campaigns.ts';
import { addSubscribers } from '../../test/newsletter.ts';
import { rowsOf } from '../../test/test-app.ts';
import type { Database } from '../database/database.ts';
import { addRecipients } from './add-recipients.ts';

const SUBSCRIBERS = 700;

let campaigns: CampaignTest;
beforeEach(async () => {
  campaigns = await startCampaignTest();
});

/** Returns the subscriptions of the recipients, in the order in which they were added. */
async function subscriptionsOfRecipients(): Promise<readonly unknown[]> {
  const recipients = await rowsOf(campaigns.app, 'newsletter_recipients');
  return recipients.map((row) => row.subscription_id).sort((a, b) => Number(a) - Number(b));
}

async function confirmedSubscriptions(): Promise<readonly unknown[]> {
  return (await rowsOf(campaigns.app, 'subscriptions')).map(({ id }) => id);
}

test('adding the recipients of a campaign gives other requests a turn of the event loop after each batch', async () => {
  const { app, started, progress } = campaigns;
  await addSubscribers(app, SUBSCRIBERS);
  const id = await started();
  expect(await progress(id)).toMatchObject({ total: SUBSCRIBERS, waiting: SUBSCRIBERS });
  expect(await subscriptionsOfRecipients()).toEqual([]);
  const batches: number[] = [];
  let adding = true;
  const watch = async () => {
    while (adding) batches.push((await subscriptionsOfRecipients()).length);
  };
  const watching = watch();
  await senderOf(app).sendDue();
  adding = false;
  await watching;
  expect(new Set(batches).size).toBeGreaterThan(2);
  expect(await subscriptionsOfRecipients()).toEqual(await confirmedSubscriptions());
});

test('a server that is killed while it adds recipients leaves the rest to the next one, and adds none twice', async () => {
  const { app, started, progress } = campaigns;
  await addSubscribers(app, SUBSCRIBERS);
  const id = await started();
  let transactions = 0;
  const fork = () => {
    if (++transactions > 2) throw new Error('the power failed');
    return app.database.orm.em.fork();
  };
  const failing = { ...app.database, orm: { em: { fork } } } as unknown as Database;
  const [campaign] = await rowsOf(app, 'newsletter_issues');
  await expect(addRecipients(failing, Number(campaign?.id))).rejects.toThrow('the power failed');
  const before = (await subscriptionsOfRecipients()).length;
  expect([before > 0, before < SUBSCRIBERS]).toEqual([true, true]);
  await campaigns.execute('DELETE FROM subscriptions WHERE id IN (1, 699)');
  await senderOf(app).sendDue();
  const added = await subscriptionsOfRecipients();
  expect(new Set(added).size).toBe(added.length);
  expect(added.filter((subscription) => subscription !== 1)).toEqual(await confirmedSubscriptions());
  expect(await progress(id)).toMatchObject({ total: SUBSCRIBERS - 1 });
});

test('the total excludes subscribers who left after the start, even if the last batch is full', async () => {
  const { app, started, progress } = campaigns;
  await addSubscribers(app, 101);
  const id = await started();
  await campaigns.execute('DELETE FROM subscriptions WHERE id = 1');
  await senderOf(app).sendDue();
  expect(await progress(id)).toMatchObject({ total: 100 });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { signedInAdmin } from '../../test/admins.ts';
import { CAMPAIGNS, type CampaignTest, NEWSLETTER, startCampaignTest } from '../../test/campaigns.ts';
import { newEmail, registerMember } from '../../test/factories.ts';
import { addSubscribers } from '../../test/newsletter.ts';
import { createdPost, POSTS, postBody } from '../../test/posts.ts';
import { POSTAL_ADDRESS, rowsOf } from '../../test/test-app.ts';
import { MINUTE } from '../durations.ts';

let campaigns: CampaignTest;
beforeEach(async () => {
  campaigns = await startCampaignTest();
});

describe('sending a post to the newsletter', () => {
  test('sends one email to each confirmed subscriber, and then is finished', async () => {
    const { mailServer, app, deliver, pass, started, progress, recipients } = campaigns;
    const emails = await addSubscribers(app, 23);
    await app.client().post('/api/newsletter', { email: newEmail() });
    await registerMember(app.client());
    await deliver();
    const before = recipients().length;
    const id = await started({ title: 'A house by the sea' });
    await pass(6);
    expect(recipients().slice(before)).toHaveLength(23);
    expect(recipients().slice(before).sort()).toEqual([...emails].sort());
    expect(await progress(id)).toMatchObject({
      state: 'finished',
      total: 23,
      sent: 23,
      waiting: 0,
      failed: 0,
      skipped: 0,
      retrying: 0,
    });
    expect(new Set(mailServer.received.map(({ mail }) => mail.messageId)).size).toBe(before + 23);
    for (const { mail, to } of mailServer.received.slice(before)) {
      expect(mail.subject).toBe('A house by the sea');
      expect(mail.to).toEqual([{ name: '', address: to[0] }]);
    }
  });

  test('is rejected for a post that is not public yet, that has changed, or without subscribers', async () => {
    const { app, admin } = campaigns;
    const post = await createdPost(admin);
    const none = await admin.post(`${CAMPAIGNS}/${post.id}`, { version: post.version });
    expect([none.status, none.json.message]).toEqual([400, expect.stringContaining('No one has confirmed')]);
    await addSubscribers(app, 1);
    const future = await createdPost(admin, { publishedAt: '2099-01-01' });
    const early = await admin.post(`${CAMPAIGNS}/${future.id}`, { version: future.version });
    expect([early.status, early.json.message]).toEqual([400, expect.stringContaining('Only published')]);
    expect((await admin.get(`${CAMPAIGNS}/${future.id}`)).json.obstacle).toBe('notPublished');
    expect((await admin.post(`${CAMPAIGNS}/${post.id}`, { version: post.version + 1 })).status).toBe(412);
    expect(await rowsOf(app, 'newsletter_issues')).toEqual([]);
  });

  test('is rejected without a postal address, until an admin sets one', async () => {
    const { app, admin, start } = campaigns;
    await addSubscribers(app, 1);
    const post = await createdPost(admin);
    const bare = await start({ POSTAL_ADDRESS: '' }, app.storage);
    const client = (await signedInAdmin(bare)).client;
    const response = await client.post(`${CAMPAIGNS}/${post.id}`, { version: post.version });
    expect([response.status, response.json.message]).toEqual([
      400,
      expect.stringContaining('No postal address is set.'),
    ]);
    expect((await client.get(`${CAMPAIGNS}/${post.id}`)).json.obstacle).toBe('noPostalAddress');
    const settings = `${NEWSLETTER}/settings`;
    expect((await client.get(settings)).json).toEqual({ postalAddress: '' });
    expect((await client.put(settings, { postalAddress: 'here' })).status).toBe(400);
    const postalAddress = 'Boats & Co, 2 Harbor Road, Portland, ME 04101';
    expect((await client.put(settings, { postalAddress })).json).toEqual({ postalAddress });
    expect((await client.get(`${CAMPAIGNS}/${post.id}`)).json.obstacle).toBeUndefined();
    expect((await client.get(`${NEWSLETTER}/previews/${post.id}`)).json.text).toContain(postalAddress);
    // This server has POSTAL_ADDRESS in its environment. A blank setting restores that address.
    expect((await admin.get(settings)).json).toEqual({ postalAddress });
    expect((await admin.put(settings, { postalAddress: ' ' })).json).toEqual({
      postalAddress: POSTAL_ADDRESS,
    });
    expect((await rowsOf(app, 'audit')).map(({ action }) => action)).toContain('newsletter_address_changed');
  });

  test('sends the subject and preheader that the admin has entered, under the title of the post', async () => {
    const { mailServer, app, admin, pass } = campaigns;
    await addSubscribers(app, 1);
    const { id, version, excerpt } = await createdPost(admin, { title: 'A house by the sea' });
    const preview = await admin.get(`${NEWSLETTER}/previews/${id}`);
    expect(preview.json).toMatchObject({ subject: 'A house by the sea', preheader: excerpt });
    const edits = { subject: 'May: houses', preheader: 'Two of them <3' };
    await admin.post(`${CAMPAIGNS}/${id}`, { version, ...edits });
    await pass(2);
    const mail = mailServer.received.at(-1)?.mail;
    expect(mail?.subject).toBe('May: houses');
    expect(mail?.html).toContain('<div style="display:none">Two of them &lt;3</div>');
    expect(mail?.html).toContain('A house by the sea</h1>');
    expect((await admin.get(`${CAMPAIGNS}/${id}`)).json.title).toBe('A house by the sea');
  });

  test('watching the progress does not keep a session alive', async () => {
    const { app, admin } = campaigns;
    const { id } = await createdPost(admin);
    app.clock.ahead = 20 * MINUTE;
    expect((await admin.get(`${CAMPAIGNS}/${id}`)).status).toBe(200);
    app.clock.ahead = 31 * MINUTE;
    expect((await admin.get(`${CAMPAIGNS}/${id}`)).status).toBe(401);
  });

  test('adds an entry for its start, stop and continuation to the audit log', async () => {
    const { app, started, stop, resume } = campaigns;
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

test('the email keeps the title of the start, even if the post is changed and deleted', async () => {
  const { mailServer, app, admin, pass, started } = campaigns;
  await addSubscribers(app, 2);
  const slug = 'a-post-that-changes';
  const id = await started({ slug, title: 'The first title' });
  expect((await admin.put(`${POSTS}/${id}`, postBody({ slug, title: 'Another title' }))).status).toBe(200);
  expect((await admin.delete(`/api/admin/blogs/${id}`)).status).toBe(204);
  expect((await admin.get(`${CAMPAIGNS}/${id}`)).json).toMatchObject({ title: 'The first title' });
  expect((await admin.get(`${NEWSLETTER}/previews/${id}`)).json.subject).toBe('The first title');
  expect((await admin.get(CAMPAIGNS)).json).toMatchObject([
    { postId: id, title: 'The first title', progress: { state: 'sending', total: 2, waiting: 2 } },
  ]);
  expect((await app.client().get(CAMPAIGNS)).status).toBe(401);
  await pass(2);
  expect(mailServer.received.map(({ mail }) => mail.subject)).toEqual(['The first title', 'The first title']);
});

import { beforeEach, describe, expect, test } from 'vitest';
import { retention } from '../../contract/index.ts';
import { signedInAdmin } from '../../test/admins.ts';
import {
  CAMPAIGNS,
  type CampaignTest,
  headerOf,
  NEWSLETTER,
  startCampaignTest,
} from '../../test/campaigns.ts';
import { newEmail, registerMember } from '../../test/factories.ts';
import { addSubscribers } from '../../test/newsletter.ts';
import { createdPost, POSTS, postBody, uploadedImage } from '../../test/posts.ts';
import { POSTAL_ADDRESS, rowsOf } from '../../test/test-app.ts';
import { migrationsFor, statementsOf } from '../database/migrations.ts';
import { DAY, MINUTE } from '../durations.ts';
import { cleanUpOnce } from '../jobs/cleanup.ts';

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

  test('sends a post once, even if three requests come at the same time', async () => {
    const { app, admin, pass, recipients } = campaigns;
    await addSubscribers(app, 2);
    const { id, version } = await createdPost(admin);
    const send = () => admin.post(`${CAMPAIGNS}/${id}`, { version });
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

describe('the email', () => {
  test('can be unsubscribed from with one click, in the email program and with the link', async () => {
    const { mailServer, app, pass, started, unsubscribe } = campaigns;
    const [email] = await addSubscribers(app, 1);
    await started();
    await pass(1);
    const [received] = mailServer.received;
    expect(headerOf(received, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = /<(.*)>/.exec(headerOf(received, 'list-unsubscribe') ?? '')?.[1] ?? '';
    expect(link).toMatch(/^http:\/\/localhost:\d+\/api\/newsletter\/unsubscribe\/\d+-[\w-]{43}$/);
    const page = link.replace('/api/', '/');
    expect(received?.mail.text).toContain(`Unsubscribe:\n${page}`);
    expect(received?.mail.html).toContain(`href="${page}"`);
    expect((await rowsOf(app, 'subscriptions')).map((row) => row.email)).toEqual([email]);
    expect((await unsubscribe(received)).status).toBe(200);
    expect(await rowsOf(app, 'subscriptions')).toEqual([]);
  });

  test('has absolute URLs, inline styles, and the postal address, and sets no colors', async () => {
    const { app, admin, start } = campaigns;
    const https = await start({ PUBLIC_URL: 'https://example.org' }, app.storage);
    const image = await uploadedImage(admin, 700, 'A wave');
    const cover = await uploadedImage(admin, 702, 'A boat');
    const { id } = await createdPost(admin, {
      title: 'Taxes & <you>',
      coverImage: `${app.config.origin}/api/images/${cover}`,
      content: `<h2>First</h2><p class="align-center">See <a href="/guides" target="_blank">the guides</a>.</p>
        <p><img src="/api/images/${image}?w=640" alt="A wave"><img src="https://images.example.com/b.webp" alt=""></p><ul><li>One</li></ul>`,
    });
    const client = (await signedInAdmin(https)).client;
    const { json } = await client.get(`${NEWSLETTER}/previews/${id}`);
    expect(json.subject).toBe('Taxes & <you>');
    expect(json.html).toContain(
      '<h1 style="margin:0 0 0.8em;font-size:1.7em;line-height:1.25">Taxes &amp; &lt;you&gt;</h1>',
    );
    // Outlook for Windows shows no WebP.
    expect(json.html).toContain(
      `src="https://example.org/api/images/${image}?w=1200&amp;format=jpeg" alt="A wave"`,
    );
    expect(json.html).toContain(
      `src="https://example.org/api/images/${cover}?w=1200&amp;format=jpeg" alt="A boat"`,
    );
    expect(json.html).toContain('src="https://images.example.com/b.webp"');
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

  test('has the same images for every subscriber, so that none of them shows who opened it', async () => {
    const { mailServer, app, pass, started } = campaigns;
    await addSubscribers(app, 2);
    await started({ slug: 'the-same-for-everyone', title: 'The same for everyone' });
    await pass(2);
    const sent = mailServer.received.filter(({ mail }) => mail.subject === 'The same for everyone');
    const [images, others] = sent.map(({ mail }) => String(mail.html).match(/<img[^>]*>/g));
    expect(images).toHaveLength(1);
    expect(others).toEqual(images);
  });

  test('goes only to the given address if it is a test, and its links end no subscription', async () => {
    const { mailServer, app, admin, recipients, unsubscribe } = campaigns;
    await addSubscribers(app, 2);
    const { id } = await createdPost(admin, { title: 'Only a test' });
    const email = newEmail();
    const response = await admin.post(`${NEWSLETTER}/tests/${id}`, { email });
    expect(response.json).toEqual({ success: true, message: 'The mail server has accepted the test email.' });
    expect((await rowsOf(app, 'audit')).at(-1)).toMatchObject({
      action: 'newsletter_test',
      actor: expect.stringMatching(/^admin \d+$/),
      account: expect.stringMatching(/^[\w-]{43}$/),
      request: response.headers['x-request-id'],
    });
    expect((await rowsOf(app, 'audit_changes')).at(-1)).toMatchObject({
      subject: `newsletter of post ${id}`,
    });
    expect(recipients()).toEqual([email]);
    expect(mailServer.received[0]?.mail.subject).toBe('Only a test');
    expect((await unsubscribe(mailServer.received[0])).status).toBe(200);
    expect(await rowsOf(app, 'subscriptions')).toHaveLength(2);
    expect(await rowsOf(app, 'newsletter_issues')).toEqual([]);
  });

  test('keeps the title of the start, even if the post is changed and deleted', async () => {
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
    expect(mailServer.received.map(({ mail }) => mail.subject)).toEqual([
      'The first title',
      'The first title',
    ]);
  });
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
  const updates = statementsOf(migration ?? { name: '', sql: '' }).filter((sql) => sql.startsWith('UPDATE'));
  for (const sql of updates) await execute(sql);
  expect(await progress(id)).toEqual(before);
});

import { beforeEach, describe, expect, test } from 'vitest';
import { signedInAdmin } from '../../test/admins.ts';
import { type CampaignTest, headerOf, NEWSLETTER, startCampaignTest } from '../../test/campaigns.ts';
import { newEmail } from '../../test/factories.ts';
import { addSubscribers } from '../../test/newsletter.ts';
import { createdPost, uploadedImage } from '../../test/posts.ts';
import { POSTAL_ADDRESS, rowsOf } from '../../test/test-app.ts';
import { campaignEmail } from './campaign-email.ts';

/** Returns the start of an email whose post has a number of bytes, as Gmail shows it. */
function shownPart(bytes: number): string {
  const content = {
    title: 'Boats',
    subject: 'Boats',
    preheader: 'Why to wait.',
    html: `<p>${'é'.repeat(bytes / 2)}</p>`,
    text: '',
    url: 'https://example.org/blog/boats',
  };
  const sender = { origin: 'https://example.org', postalAddress: POSTAL_ADDRESS, unsubscribeToken: '7-abc' };
  return campaignEmail(content, sender).html.slice(0, 2000);
}

test('the unsubscribe link is near the start of each newsletter', () => {
  for (const bytes of [3000, 147_000]) {
    expect(shownPart(bytes)).toMatch(
      /<\/h1>\n<p[^>]*>[^\n]*<a href="https:\/\/example\.org\/newsletter\/unsubscribe\/7-abc"[^>]*>Unsubscribe<\/a>/,
    );
  }
});

test('the postal address is near the start of a newsletter whose end Gmail cuts off', () => {
  expect(shownPart(147_000)).toContain(POSTAL_ADDRESS);
  expect(shownPart(3000)).not.toContain(POSTAL_ADDRESS);
});

describe('the email of a campaign', () => {
  let campaigns: CampaignTest;
  beforeEach(async () => {
    campaigns = await startCampaignTest();
  });

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

  test('goes only to the given email address if it is a test, and its links end no subscription', async () => {
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
});

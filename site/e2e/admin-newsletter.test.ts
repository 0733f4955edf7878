import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { field } from './account.ts';
import { dialog, endSession, FUTURE_DATE, logInAsAdmin, openDashboard, press, row } from './admin.ts';
import { test as base, expect } from './fixtures.ts';
import type { MailServer } from './mail-server.ts';
import { newMember } from './members.ts';
import { errorResponse, failRequests, noResponse } from './network-errors.ts';
import { expectFocusWithin, expectToast, heading, open } from './page-actions.ts';
import type { PublishedPost } from './posts.ts';
import { ADMIN, SiteServer } from './site-server.ts';
import { addSubscribers } from './subscribers.ts';

/** The site of these tests has its own subscribers. */
const test = base.extend<object, { server: SiteServer }>({
  server: [
    async ({ mail }, use) => {
      const server = await SiteServer.start(mail.url, { NEWSLETTER_EMAILS_PER_MINUTE: '60' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

const sending = (page: Page) => page.getByRole('region', { name: 'Subscribers' });
const number = (page: Page, term: string) =>
  sending(page)
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .locator('dd');
const emailFrame = (page: Page) => page.frameLocator('iframe[title="Formatted email"]');

async function openCampaign(page: Page, { id }: Pick<PublishedPost, 'id'>): Promise<void> {
  await logInAsAdmin(page);
  await open(page, `/admin/newsletter/${id}`);
  await expect(heading(page, 'Send as newsletter')).toBeVisible();
  await expect(sending(page)).toBeVisible();
}

async function startSending(page: Page): Promise<void> {
  await sending(page)
    .getByRole('button', { name: /^Send to / })
    .click();
  await dialog(page, 'Send this post?')
    .getByRole('button', { name: /^Send to / })
    .click();
  await expectToast(page, 'Sending started');
}

const countEmails = (mail: MailServer, addresses: readonly string[], subject: string) =>
  addresses.map((address) => mail.emailsTo(address).filter((message) => message.subject === subject).length);

async function unsubscribeAll(page: Page, mail: MailServer, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const link = mail.emailsTo(address).at(-1)?.headers.get('list-unsubscribe') ?? '';
    const { pathname } = new URL(link.slice(1, -1));
    expect((await page.request.post(pathname)).status()).toBe(200);
  }
}

test('an admin previews a post as an email, tests it, sends it, stops and continues', async ({
  page,
  mail,
  writer,
}) => {
  test.slow();
  const subscribers = await addSubscribers(page.request, mail, 4);
  const post = await writer.publish({
    content:
      '<h2>First of all</h2><p>Read <a href="/guides">the guides</a>, in plain words and at length.</p>',
  });

  await test.step('the dashboard leads to the page', async () => {
    await openDashboard(page);
    await row(page, post.title)
      .getByRole('link', { name: `Send ${post.title}` })
      .click();
    await expect(heading(page, 'Send as newsletter')).toBeVisible();
    await expect(sending(page)).toContainText('4 people have confirmed a subscription.');
  });

  await test.step('the preview shows both forms of the email', async () => {
    await expect(emailFrame(page).getByRole('heading', { name: post.title })).toBeVisible();
    await expect(emailFrame(page).getByRole('link', { name: 'the guides' })).toHaveAttribute(
      'href',
      /^http:\/\/localhost:\d+\/guides$/,
    );
    await expect(emailFrame(page).getByText('1 Main Street, Springfield')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Plain text' }).click();
    await expect(page.getByLabel('Plain text of the email')).toHaveValue(
      /Read the guides \(http.*\/guides\)/,
    );
  });

  await test.step('a test goes to the admin alone', async () => {
    await expect(field(page, 'Email')).toHaveValue(ADMIN.email);
    await press(page, 'Send Test Email');
    await expectToast(page, 'Email Sent', 'The mail server has accepted the test email.');
    await mail.emailTo(ADMIN.email, post.title);
    expect(countEmails(mail, subscribers, post.title)).toEqual([0, 0, 0, 0]);
  });

  await test.step('sending asks for confirmation', async () => {
    await press(page, 'Send to 4 Subscribers');
    await expectFocusWithin(dialog(page, 'Send this post?'));
    await expect(dialog(page, 'Send this post?')).toContainText(post.title);
    await press(page, 'Cancel');
    await expect(page.getByRole('button', { name: 'Send to 4 Subscribers' })).toBeFocused();
    await startSending(page);
    await expect(sending(page).getByRole('progressbar', { name: 'Emails sent' })).toBeVisible();
  });

  await test.step('it can be stopped and continued', async () => {
    await expect(number(page, 'Sent')).toHaveText(/[12]/);
    await press(page, 'Stop Sending');
    await expectToast(page, 'Sending stopped');
    await expect(sending(page)).toContainText(/Stopped: \d of 4 sent/);
    await expectAccessible(page);
    const sent = Number(await number(page, 'Sent').textContent());
    expect(sent).toBeLessThan(4);
    await expect(page.getByRole('button', { name: 'Continue Sending' })).toBeFocused();
    await page.reload();
    await expect(sending(page)).toContainText(/Stopped: \d of 4 sent/);
    await press(page, 'Continue Sending');
    await expect(sending(page)).toContainText('Finished: 4 of 4 sent', { timeout: 20_000 });
    await expect(number(page, 'Waiting')).toHaveText('0');
    expect(countEmails(mail, subscribers, post.title)).toEqual([1, 1, 1, 1]);
  });

  await test.step('the dashboard leads to all posts that were sent', async () => {
    await open(page, '/admin/dashboard');
    await page.getByRole('link', { name: 'Newsletter', exact: true }).click();
    await expect(heading(page, 'Newsletter')).toBeVisible();
    const sent = page.getByRole('listitem').filter({ hasText: post.title });
    await expect(sent).toContainText('Finished: 4 of 4 sent.');
    await expectAccessible(page);
    await sent.getByRole('link', { name: post.title }).click();
    await expect(sending(page)).toContainText('Finished: 4 of 4 sent');
  });

  await test.step('one click in the email ends a subscription', async () => {
    const [reader = ''] = subscribers;
    const message = mail.emailsTo(reader).find(({ subject }) => subject === post.title);
    expect(message?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = /Unsubscribe:\n(\S+)/.exec(message?.text ?? '')?.[1] ?? '';
    await open(page, new URL(link).pathname);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('You’re unsubscribed. You won’t get our newsletter anymore.')).toBeFocused();
    await unsubscribeAll(page, mail, subscribers);
  });
});

test('a post that is not public, or that nobody would get, cannot be sent', async ({
  page,
  mail,
  writer,
  expectError,
}) => {
  expectError(/404.*\/api\/admin\/newsletter/);
  await logInAsAdmin(page);
  await open(page, '/admin/newsletter/999999999');
  await expect(page.getByText('There is no such post.')).toBeVisible();
  await openCampaign(page, await writer.publish());
  await expect(sending(page)).toContainText('Nobody has confirmed a subscription yet');
  await expect(page.getByRole('button', { name: /^Send to / })).toHaveCount(0);
  const subscribers = await addSubscribers(page.request, mail, 1);
  await openCampaign(page, await writer.publish({ publishedAt: FUTURE_DATE }));
  await expect(sending(page)).toContainText('Only published posts can be sent.');
  await unsubscribeAll(page, mail, subscribers);
});

test('keys are enough', async ({ page, mail, writer }) => {
  test.slow();
  const subscribers = await addSubscribers(page.request, mail, 2);
  const post = await writer.publish();
  await openCampaign(page, post);
  await page.getByRole('tab', { name: 'Formatted' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Plain text of the email')).toBeVisible();
  await page.getByRole('button', { name: 'Send to 2 Subscribers' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Send this post?').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Sending started');
  await expect(page.getByRole('heading', { name: 'Subscribers' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Stop Sending' })).toBeFocused();
  await expect(sending(page)).toContainText('Finished: 2 of 2 sent', { timeout: 20_000 });
  await unsubscribeAll(page, mail, subscribers);
});

test('failures show what happened, and the page recovers', async ({ page, mail, writer, expectError }) => {
  test.slow();
  const subscribers = await addSubscribers(page.request, mail, 3);
  const post = await writer.publish();
  await openCampaign(page, post);

  await test.step('an invalid address of a test', async () => {
    await field(page, 'Email').fill('nobody');
    await press(page, 'Send Test Email');
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  });

  await test.step('a mail server that rejects the test', async () => {
    const { email } = newMember();
    await field(page, 'Email').fill(email);
    await mail.rejectDuring(async () => {
      await press(page, 'Send Test Email');
      await expect(page.getByRole('main').getByRole('alert')).toContainText('did not accept the test email');
    });
  });

  await test.step('a post that has changed since the preview', async () => {
    expectError(/412.*\/api\/admin\/newsletter/);
    const { id, version, ...fields } = post;
    const response = await page.request.put(`/api/blog-posts/${id}`, {
      data: { ...fields, title: `${post.title}, again` },
    });
    expect(response.status(), String(version)).toBe(200);
    await press(page, 'Send to 3 Subscribers');
    const confirm = dialog(page, 'Send this post?');
    await confirm.getByRole('button', { name: 'Send to 3 Subscribers' }).click();
    await expect(confirm.getByRole('alert')).toContainText('The post has changed');
    await press(page, 'Cancel');
    await expect(emailFrame(page).getByRole('heading', { name: `${post.title}, again` })).toBeVisible();
  });

  await test.step('a server that does not respond', async () => {
    expectError(/500.*\/api\/admin\/newsletter/);
    expectError(/Failed to load resource.*\/api\/admin\/newsletter/);
    await startSending(page);
    const restoreStop = await failRequests(
      page,
      `POST /api/admin/newsletter/stop/${post.id}`,
      errorResponse(500, 'internal', 'Something went wrong. Please try again.'),
    );
    await press(page, 'Stop Sending');
    await expect(sending(page).getByRole('alert')).toContainText('Something went wrong');
    await restoreStop();
    const restore = await failRequests(page, `GET /api/admin/newsletter/issues/${post.id}`, noResponse);
    await expect(sending(page)).toContainText('These numbers may be out of date.');
    await restore();
    await expect(sending(page)).toContainText('Finished: 3 of 3 sent', { timeout: 20_000 });
    await expect(sending(page)).not.toContainText('out of date');
  });

  await test.step('a session that has ended leads to the login', async () => {
    expectError(/401.*\/api\/admin\/newsletter/);
    await endSession(page);
    await press(page, 'Send Test Email');
    await expect(page).toHaveURL('/admin/login');
  });
  await unsubscribeAll(page, mail, subscribers);
});

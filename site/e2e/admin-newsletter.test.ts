import type { Page } from '@playwright/test';
import { field } from './account.ts';
import { openDashboard, postRow } from './admin.ts';
import { test as base, expect } from './fixtures.ts';
import type { MailServer } from './mail-server.ts';
import { addSubscribers } from './members.ts';
import { clickButton, dialogTitled, expectFocusWithin, expectToast, heading, open } from './page-actions.ts';
import { ADMIN, SiteServer } from './site-server.ts';

/** A site with no other subscribers. It sends an email every three seconds, which leaves time to stop it in between. */
const test = base.extend<object, { server: SiteServer }>({
  server: [
    async ({ mail }, use) => {
      const server = await SiteServer.start(mail.url, { NEWSLETTER_EMAILS_PER_MINUTE: '20' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

const subscribersSection = (page: Page) => page.getByRole('region', { name: 'Subscribers' });
const countCell = (page: Page, term: string) =>
  subscribersSection(page)
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .locator('dd');
const emailFrame = (page: Page) => page.frameLocator('iframe[title="Formatted email"]');

async function startSending(page: Page): Promise<void> {
  await subscribersSection(page)
    .getByRole('button', { name: /^Send to / })
    .click();
  await dialogTitled(page, 'Send this post?')
    .getByRole('button', { name: /^Send to / })
    .click();
  await expectToast(page, 'Sending started');
}

const emailCounts = (mail: MailServer, addresses: readonly string[], subject: string) =>
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
  const subscribers = await addSubscribers(page.request, mail, 3);
  const post = await writer.publish({
    content:
      '<h2>First of all</h2><p>Read <a href="/guides">the guides</a>, in plain words and at length.</p>',
  });

  await test.step('the dashboard leads to the page', async () => {
    await openDashboard(page);
    await postRow(page, post.title)
      .getByRole('link', { name: `Email to subscribers ${post.title}` })
      .click();
    await expect(heading(page, 'Send as newsletter')).toBeVisible();
    await expect(subscribersSection(page)).toContainText('3 people have confirmed a subscription.');
  });

  await test.step('the preview shows both forms of the email', async () => {
    await expect(emailFrame(page).getByRole('heading', { name: post.title })).toBeVisible();
    await expect(emailFrame(page).getByRole('link', { name: 'the guides' })).toHaveAttribute(
      'href',
      /^http:\/\/localhost:\d+\/guides$/,
    );
    await expect(emailFrame(page).getByText('1 Main Street, Springfield')).toBeVisible();
    await page.getByRole('tab', { name: 'Plain text' }).click();
    await expect(page.getByLabel('Plain text of the email')).toHaveValue(
      /Read the guides \(http.*\/guides\)/,
    );
  });

  await test.step('a test goes to the admin alone', async () => {
    await expect(field(page, 'Email')).toHaveValue(ADMIN.email);
    await clickButton(page, 'Send Test Email');
    await expectToast(page, 'Email Sent', 'The mail server has accepted the test email.');
    await mail.emailTo(ADMIN.email, post.title);
    expect(emailCounts(mail, subscribers, post.title)).toEqual([0, 0, 0]);
  });

  await test.step('sending asks for confirmation', async () => {
    await clickButton(page, 'Send to 3 Subscribers');
    await expectFocusWithin(dialogTitled(page, 'Send this post?'));
    await expect(dialogTitled(page, 'Send this post?')).toContainText(post.title);
    await clickButton(page, 'Cancel');
    // It has a button of the same name.
    await expect(dialogTitled(page, 'Send this post?')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Send to 3 Subscribers' })).toBeFocused();
    await startSending(page);
    await expect(subscribersSection(page).getByRole('progressbar', { name: 'Emails sent' })).toBeVisible();
  });

  await test.step('sending is stopped and continued', async () => {
    await expect(countCell(page, 'Sent')).toHaveText(/[12]/);
    await clickButton(page, 'Stop Sending');
    await expectToast(page, 'Sending stopped');
    await expect(subscribersSection(page)).toContainText(/Stopped: \d of 3 sent/);
    const sent = Number(await countCell(page, 'Sent').textContent());
    expect(sent).toBeLessThan(3);
    await expect(page.getByRole('button', { name: 'Continue Sending' })).toBeFocused();
    await page.reload();
    await expect(subscribersSection(page)).toContainText(/Stopped: \d of 3 sent/);
    await clickButton(page, 'Continue Sending');
    await expect(subscribersSection(page)).toContainText('Finished: 3 of 3 sent', { timeout: 30_000 });
    await expect(countCell(page, 'Waiting')).toHaveText('0');
    expect(emailCounts(mail, subscribers, post.title)).toEqual([1, 1, 1]);
  });

  await test.step('the dashboard leads to all posts that were sent', async () => {
    await open(page, '/admin/dashboard');
    await page.getByRole('link', { name: 'Newsletter', exact: true }).click();
    await expect(heading(page, 'Newsletter')).toBeVisible();
    const sent = page.getByRole('listitem').filter({ hasText: post.title });
    await expect(sent).toContainText('Finished: 3 of 3 sent.');
    await sent.getByRole('link', { name: post.title }).click();
    await expect(subscribersSection(page)).toContainText('Finished: 3 of 3 sent');
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

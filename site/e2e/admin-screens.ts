import { expect, type Page } from '@playwright/test';
import { expectFieldError, field } from './account.ts';
import { logInAsAdmin, saveButton } from './admin.ts';
import { addPost, adminPostScreens, longTitle } from './admin-post-screens.ts';
import { addPlan, register } from './members.ts';
import { clickButton, open } from './page-actions.ts';
import { uniqueWord } from './posts.ts';
import type { Screen } from './screen.ts';

const loginAndProfileScreens: readonly Screen[] = [
  {
    name: 'admin login with errors',
    onlyInAllPages: true,
    error: /401.*\/api\/admin\/check-auth/,
    show: async (page) => {
      await open(page, '/admin/login');
      await clickButton(page, 'Log In');
      await expect(page.getByText('Username is required')).toBeVisible();
    },
  },
  {
    name: 'admin, security',
    onlyInAllPages: true,
    show: async (page) => {
      await logInAsAdmin(page);
      await open(page, '/admin/security');
      await expect(page.getByText('This device')).toBeVisible();
      await clickButton(page, 'Add a passkey');
      await clickButton(page, 'Continue');
      await expectFieldError(page, 'Your password', 'Current password is required');
    },
  },
  {
    name: 'admin, author with errors',
    onlyInAllPages: true,
    show: async (page) => {
      await logInAsAdmin(page);
      await open(page, '/admin/author');
      await field(page, 'Name').fill('');
      await saveButton(page).click();
      await expect(page.getByText('Please enter a name.')).toBeVisible();
    },
  },
];

/** The page that sends a post, with large numbers. */
async function openNewsletter(page: Page): Promise<void> {
  const { id, title } = await addPost(page);
  const numbers = { total: 1_234_567, sent: 1_000_000, waiting: 234_000, failed: 345, skipped: 222 };
  const progress = { ...numbers, state: 'stopped', startedAt: '2026-11-22T08:00:00.000Z', retrying: 1234 };
  await page.route(`**/api/admin/newsletter/issues/${id}`, (route) =>
    route.fulfill({ json: { title, subscribers: 1_234_567, emailsPerMinute: 600, progress } }),
  );
  await open(page, `/admin/newsletter/${id}`);
  await expect(page.getByText('Stopped: 1,000,000 of 1,234,567 sent')).toBeVisible();
  await expect(page.getByText('Failed emails are not sent again.')).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: title })).toBeVisible();
}

const newsletterScreens: readonly Screen[] = [
  { name: 'admin, newsletter', onlyInAllPages: true, show: openNewsletter },
  {
    name: 'admin, sent posts',
    onlyInAllPages: true,
    show: async (page) => {
      await logInAsAdmin(page);
      const numbers = { total: 1_234_567, sent: 1_000_000, waiting: 234_000, failed: 345, skipped: 222 };
      const progress = { ...numbers, state: 'finished', startedAt: '2026-11-22T08:00:00.000Z', retrying: 0 };
      const issues = [1, 2, 3].map((postId) => ({ postId, title: longTitle(), progress }));
      await page.route('**/api/admin/newsletter/issues', (route) => route.fulfill({ json: issues }));
      await open(page, '/admin/newsletter');
      await expect(page.getByText('Finished: 1,000,000 of 1,234,567 sent').first()).toBeVisible();
    },
  },
];

/** A partner with a name of the maximum length, and a plan saved from its website. */
async function openPartners(page: Page): Promise<void> {
  await logInAsAdmin(page);
  const id = `${uniqueWord()}${'w'.repeat(20)}`;
  const data = { id, name: 'W'.repeat(80), origin: `https://${'w'.repeat(60)}.example` };
  expect((await page.request.post('/api/admin/partners', { data })).status()).toBe(201);
  await register(page.request);
  await addPlan(page.request, { partner: id });
  await open(page, '/admin/partners');
  await expect(page.getByText(`partner="${id}"`)).toBeVisible();
}

async function openPartnerLink(page: Page): Promise<void> {
  await openPartners(page);
  await page
    .getByRole('button', { name: /^Create Private Link/ })
    .first()
    .click();
}

const partnerScreens: readonly Screen[] = [
  {
    name: 'admin partners',
    onlyInAllPages: true,
    show: async (page) => {
      await openPartners(page);
      await page.getByText('Show by day').first().click();
    },
  },
  {
    name: 'partner statistics',
    onlyInAllPages: true,
    show: async (page) => {
      await openPartnerLink(page);
      await open(page, await page.getByRole('textbox', { name: 'Private link' }).inputValue());
      await expect(page.getByRole('table', { name: 'Saves by day' })).toBeVisible();
    },
  },
];

const transferScreens: readonly Screen[] = [
  {
    name: 'admin, import and export',
    onlyInAllPages: true,
    show: async (page) => {
      await logInAsAdmin(page);
      await open(page, '/admin/import');
      const name = `${'w'.repeat(100)}.md`;
      const buffer = Buffer.from(`---\ntitle: ${longTitle()}\n---\n${'word '.repeat(20)}`);
      await page
        .getByLabel('File', { exact: true })
        .setInputFiles({ name, mimeType: 'text/markdown', buffer });
      await expect(page.getByRole('button', { name: 'Import 1 Post' })).toBeVisible();
    },
  },
  {
    name: 'admin, redirects',
    onlyInAllPages: true,
    show: async (page) => {
      await logInAsAdmin(page);
      const data = { path: `/${uniqueWord()}${'w'.repeat(400)}`, target: `/blog/${'w'.repeat(400)}` };
      expect((await page.request.post('/api/admin/redirects', { data })).status()).toBe(201);
      await open(page, '/admin/redirects');
      await expect(page.getByText(data.path).first()).toBeVisible();
    },
  },
];

/** The admin screens with content of the maximum length. */
export const adminScreens: readonly Screen[] = [
  ...loginAndProfileScreens,
  ...adminPostScreens,
  ...newsletterScreens,
  ...partnerScreens,
  ...transferScreens,
];

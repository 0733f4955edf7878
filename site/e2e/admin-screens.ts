import { expect, type Page } from '@playwright/test';
import { field } from './account.ts';
import {
  contentField,
  endSession,
  expectEditor,
  FUTURE_DATE,
  logInAsAdmin,
  openDashboard,
  openNewPost,
  postRow,
  saveButton,
  toolbarButton,
} from './admin.ts';
import { addPlan, register } from './members.ts';
import { clickButton, clickLink, dialogTitled, open } from './page-actions.ts';
import { uniqueWord } from './posts.ts';
import { addImage, sampleImage } from './sample-images.ts';
import type { Screen } from './screen.ts';

/** A title of the maximum length, in one word. */
const longTitle = () => `${uniqueWord()}${'W'.repeat(189)}`;

async function addPost(
  page: Page,
  { publishedAt = FUTURE_DATE } = {},
): Promise<{ id: number; title: string }> {
  await logInAsAdmin(page);
  const image = await addImage(page.request, sampleImage('cover.png', 120, 63), { altText: 'W'.repeat(300) });
  const { origin } = new URL((await page.request.get('/')).url());
  const data = {
    title: longTitle(),
    slug: uniqueWord(),
    excerpt: 'W'.repeat(300),
    content: `<h2>${'W'.repeat(100)}</h2><p>Text</p>`,
    coverImage: `${origin}/api/images/${image}`,
    category: 'Social Security',
    publishedAt,
    tags: ['W'.repeat(40), 'retirement'],
    metaTitle: 'W'.repeat(60),
    metaDescription: 'W'.repeat(160),
  };
  const response = await page.request.post('/api/blog-posts', { data });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}

async function openLongPost(page: Page): Promise<void> {
  const { id } = await addPost(page);
  await open(page, `/admin/blogs/edit/${id}`);
  await expectEditor(page, 'Edit blog post');
  await page.getByText('Advanced SEO').click();
  await expect(page.getByRole('img', { name: 'Preview of the cover' })).toBeVisible();
}

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

/** The admin screens with content of the maximum length. */
export const adminScreens: readonly Screen[] = [
  {
    name: 'admin login with errors',
    error: /401.*\/api\/admin\/check-auth/,
    show: async (page) => {
      await open(page, '/admin/login');
      await clickButton(page, 'Log In');
      await expect(page.getByText('Username is required')).toBeVisible();
    },
  },
  {
    name: 'admin not found',
    error: /404.*\/admin\/nowhere|401.*\/api\/admin\/check-auth/,
    show: (page) => open(page, '/admin/nowhere'),
  },
  {
    name: 'admin dashboard',
    show: async (page) => {
      const { title } = await addPost(page);
      await openDashboard(page);
      await expect(page.getByRole('rowheader', { name: title })).toBeVisible();
    },
  },
  {
    name: 'admin dashboard, states of posts and no postal address',
    show: async (page) => {
      const { title } = await addPost(page);
      const draft = { title: longTitle() };
      expect((await page.request.post('/api/admin/drafts', { data: draft })).status()).toBe(201);
      await page.route('**/api/admin/newsletter/settings', (route) =>
        route.fulfill({ json: { postalAddress: '' } }),
      );
      await openDashboard(page);
      await expect(postRow(page, title)).toContainText('Scheduled for');
      await expect(postRow(page, draft.title)).toContainText('Draft');
      await expect(page.getByRole('link', { name: 'Enter the postal address' })).toBeVisible();
    },
  },
  {
    name: 'admin, security',
    show: async (page) => {
      await logInAsAdmin(page);
      await open(page, '/admin/security');
      await expect(page.getByText('This device')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
    },
  },
  {
    name: 'admin, preview',
    show: async (page) => {
      const { id, title } = await addPost(page);
      await open(page, `/admin/blogs/preview/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText('Text', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'admin partners',
    show: async (page) => {
      await openPartners(page);
      await page.getByText('Show by day').first().click();
    },
  },
  {
    name: 'admin, partner with errors',
    show: async (page) => {
      await openPartners(page);
      await clickButton(page, 'Add Partner');
      await clickButton(page, 'Save');
      await expect(page.getByText('Name is required.')).toBeVisible();
    },
  },
  {
    name: 'admin, newsletter of a scheduled post',
    show: async (page) => {
      const { id } = await addPost(page);
      await open(page, `/admin/newsletter/${id}`);
      await expect(page.getByText('Only published posts can be sent.')).toBeVisible();
      await page.getByRole('tab', { name: 'Plain text' }).click();
    },
  },
  {
    name: 'admin, private link',
    show: async (page) => {
      await openPartnerLink(page);
      await expect(page.getByRole('textbox', { name: 'Private link' })).toBeVisible();
    },
  },
  {
    name: 'partner statistics',
    show: async (page) => {
      await openPartnerLink(page);
      await open(page, await page.getByRole('textbox', { name: 'Private link' }).inputValue());
      await expect(page.getByRole('table', { name: 'Saves by day' })).toBeVisible();
    },
  },
  {
    name: 'partner statistics, revoked link',
    error: /404.*\/partner-stats\//,
    show: async (page) => {
      await open(page, '/partner-stats/revoked');
      await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    },
  },
  { name: 'admin, newsletter', show: openNewsletter },
  {
    name: 'admin, sent posts',
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
  {
    name: 'admin, postal address with an error',
    show: async (page) => {
      await logInAsAdmin(page);
      await open(page, '/admin/newsletter');
      await field(page, 'Name and postal address').fill('here');
      await clickButton(page, 'Save Address');
      await expect(page.getByText('Please enter a name and a postal address')).toBeVisible();
    },
  },
  {
    name: 'admin, editing an email without a subject',
    show: async (page) => {
      const { id } = await addPost(page, { publishedAt: '2024-05-06' });
      await open(page, `/admin/newsletter/${id}`);
      await field(page, 'Subject').fill('');
      await expect(page.getByText('Please enter a subject.')).toBeVisible();
    },
  },
  {
    name: 'admin, deleting',
    show: async (page) => {
      const { title } = await addPost(page);
      await openDashboard(page);
      await clickButton(page, `Delete ${title}`);
      await expect(dialogTitled(page, 'Delete Blog Post')).toBeVisible();
    },
  },
  {
    name: 'admin, new post with errors',
    show: async (page) => {
      await openNewPost(page);
      await saveButton(page).click();
      await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
      await expect(contentField(page)).toHaveAttribute('aria-invalid', 'true');
    },
  },
  { name: 'admin, long post', show: openLongPost },
  {
    name: 'admin, unsaved preview',
    show: async (page) => {
      await openLongPost(page);
      await clickButton(page, 'Preview');
      await expect(dialogTitled(page, 'Preview').getByText('Text', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'admin, table, quote and code in the editor',
    show: async (page) => {
      await openNewPost(page);
      await contentField(page).pressSequentially('> Quote');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.keyboard.type('``` Code');
      await page.keyboard.press('ArrowDown');
      await toolbarButton(page, 'Table').click();
      for (const heading of ['Age', 'Benefit', 'Total']) {
        await page.keyboard.type(heading);
        await page.keyboard.press('Tab');
      }
      await expect(page.getByRole('toolbar', { name: 'Table' })).toBeVisible();
    },
  },
  {
    name: 'admin, reverting to a draft',
    show: async (page) => {
      const { id } = await addPost(page);
      await open(page, `/admin/blogs/edit/${id}`);
      await expectEditor(page, 'Edit blog post');
      await clickButton(page, 'Revert to Draft');
      await expect(dialogTitled(page, 'Revert to draft?')).toBeVisible();
    },
  },
  {
    name: 'admin, draft offered',
    show: async (page) => {
      await openNewPost(page);
      await field(page, 'Title').fill('A draft');
      await clickLink(page, 'Back to Dashboard');
      await clickButton(page, 'Leave');
      await clickLink(page, 'New Blog Post');
      await expect(page.getByRole('region', { name: 'Unsaved draft' })).toBeVisible();
      await expectEditor(page, 'New blog post');
    },
  },
  {
    name: 'admin, leaving',
    show: async (page) => {
      await openNewPost(page);
      await field(page, 'Title').fill('Unsaved');
      await clickLink(page, 'Back to Dashboard');
      await expect(dialogTitled(page, 'Leave without saving?')).toBeVisible();
    },
  },
  {
    name: 'admin, choosing a cover',
    show: async (page) => {
      await addPost(page);
      await openNewPost(page);
      await clickButton(page, 'Choose from Your Uploads');
      await expect(dialogTitled(page, 'Choose a cover image').getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'admin, logging in again',
    error: /401.*\/api\/images/,
    show: async (page) => {
      await openNewPost(page);
      await field(page, 'Title').fill('Unsaved');
      await endSession(page);
      await clickButton(page, 'Choose from Your Uploads');
      await expect(dialogTitled(page, 'Please log in again')).toBeVisible();
    },
  },
  {
    name: 'admin, author with errors',
    show: async (page) => {
      await logInAsAdmin(page);
      await open(page, '/admin/author');
      await field(page, 'Name').fill('');
      await saveButton(page).click();
      await expect(page.getByText('Please enter a name.')).toBeVisible();
    },
  },
];

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
import { clickButton, clickLink, dialogTitled, open } from './page-actions.ts';
import { uniqueWord } from './posts.ts';
import { addImage, sampleImage } from './sample-images.ts';
import type { Screen } from './screen.ts';

/** A title of the maximum length, in one word. */
export const longTitle = () => `${uniqueWord()}${'W'.repeat(189)}`;

/** Logs in and adds a post with content of the maximum length. */
export async function addPost(
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

/** The dashboard and the editor, with posts of the maximum length. */
export const adminPostScreens: readonly Screen[] = [
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
    name: 'admin, deleting',
    show: async (page) => {
      const { title } = await addPost(page);
      await openDashboard(page);
      await clickButton(page, `Delete ${title}`);
      await expect(dialogTitled(page, 'Delete Blog Post')).toBeVisible();
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
    name: 'admin, choosing a cover',
    show: async (page) => {
      await addPost(page);
      await openNewPost(page);
      await clickButton(page, 'Choose from Your Uploads');
      await expect(dialogTitled(page, 'Choose a cover image').getByRole('radio').first()).toBeVisible();
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
];

import { expect, type Page } from '@playwright/test';
import { field } from './account.ts';
import {
  beAdmin,
  content,
  dialog,
  endSession,
  expectEditor,
  FAR_DAY,
  openDashboard,
  openNewPost,
  press,
  pressLink,
  save,
} from './admin.ts';
import { addPlan, register } from './members.ts';
import { addImage, picture } from './pictures.ts';
import { newWord } from './posts.ts';
import type { Screen } from './screens.ts';
import { open } from './visits.ts';

/** As long as a title may be, in one word. */
const longTitle = () => `${newWord()}${'W'.repeat(189)}`;

async function addPost(page: Page): Promise<{ id: number; title: string }> {
  await beAdmin(page);
  const image = await addImage(page.request, picture('cover.png', 120, 63), { altText: 'W'.repeat(300) });
  const { origin } = new URL((await page.request.get('/')).url());
  const data = {
    title: longTitle(),
    slug: newWord(),
    excerpt: 'W'.repeat(300),
    content: `<h2>${'W'.repeat(100)}</h2><p>Text</p>`,
    coverImage: `${origin}/api/images/${image}`,
    category: 'Social Security',
    publishedAt: FAR_DAY,
    tags: ['W'.repeat(40), 'retirement'],
    metaTitle: 'W'.repeat(60),
    metaDescription: 'W'.repeat(160),
  };
  const answer = await page.request.post('/api/blog-posts', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

async function openLongPost(page: Page): Promise<void> {
  const { id } = await addPost(page);
  await open(page, `/admin/blogs/edit/${id}`);
  await expectEditor(page, 'Edit blog post');
  await page.getByText('Advanced SEO').click();
  await expect(page.getByRole('img', { name: 'Preview of the cover' })).toBeVisible();
}

/** A partner with the longest of names, from whose pages a plan was saved. */
async function openPartners(page: Page): Promise<void> {
  await beAdmin(page);
  const id = `${newWord()}${'w'.repeat(20)}`;
  const data = { id, name: 'W'.repeat(80), origin: `https://${'w'.repeat(60)}.example` };
  expect((await page.request.post('/api/admin/partners', { data })).status()).toBe(201);
  await register(page.request);
  await addPlan(page.request, { partner: id });
  await open(page, '/admin/partners');
  await expect(page.getByText(`partner="${id}"`)).toBeVisible();
}

/** What admins see, at its longest. */
export const adminScreens: readonly Screen[] = [
  {
    name: 'admin login with problems',
    problem: /401.*\/api\/admin\/check-auth/,
    show: async (page) => {
      await open(page, '/admin/login');
      await press(page, 'Log In');
      await expect(page.getByText('Username is required')).toBeVisible();
    },
  },
  {
    name: 'admin not found',
    problem: /404.*\/admin\/nowhere|401.*\/api\/admin\/check-auth/,
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
    name: 'admin, partner with problems',
    show: async (page) => {
      await openPartners(page);
      await press(page, 'Add Partner');
      await press(page, 'Save');
      await expect(page.getByText('Name is required.')).toBeVisible();
    },
  },
  {
    name: 'admin, deleting',
    show: async (page) => {
      const { title } = await addPost(page);
      await openDashboard(page);
      await press(page, `Delete ${title}`);
      await expect(dialog(page, 'Delete Blog Post')).toBeVisible();
    },
  },
  {
    name: 'admin, new post with problems',
    show: async (page) => {
      await openNewPost(page);
      await save(page).click();
      await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
      await expect(content(page)).toHaveAttribute('aria-invalid', 'true');
    },
  },
  { name: 'admin, long post', show: openLongPost },
  {
    name: 'admin, draft offered',
    show: async (page) => {
      await openNewPost(page);
      await field(page, 'Title').fill('A draft');
      await pressLink(page, 'Back to Dashboard');
      await press(page, 'Leave');
      await pressLink(page, 'New Blog Post');
      await expect(page.getByRole('region', { name: 'Unsaved draft' })).toBeVisible();
      await expectEditor(page, 'New blog post');
    },
  },
  {
    name: 'admin, leaving',
    show: async (page) => {
      await openNewPost(page);
      await field(page, 'Title').fill('Unsaved');
      await pressLink(page, 'Back to Dashboard');
      await expect(dialog(page, 'Leave without saving?')).toBeVisible();
    },
  },
  {
    name: 'admin, choosing a cover',
    show: async (page) => {
      await addPost(page);
      await openNewPost(page);
      await press(page, 'Choose from Your Uploads');
      await expect(dialog(page, 'Choose a cover image').getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'admin, logging in again',
    problem: /401.*\/api\/images/,
    show: async (page) => {
      await openNewPost(page);
      await field(page, 'Title').fill('Unsaved');
      await endSession(page);
      await press(page, 'Choose from Your Uploads');
      await expect(dialog(page, 'Please log in again')).toBeVisible();
    },
  },
  {
    name: 'admin, author with problems',
    show: async (page) => {
      await beAdmin(page);
      await open(page, '/admin/author');
      await field(page, 'Name').fill('');
      await save(page).click();
      await expect(page.getByText('Please enter a name.')).toBeVisible();
    },
  },
];

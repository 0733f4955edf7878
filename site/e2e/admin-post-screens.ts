import { expect, type Page } from '@playwright/test';
import {
  contentField,
  expectEditor,
  FUTURE_DATE,
  logInAsAdmin,
  openDashboard,
  openNewPost,
  saveButton,
} from './admin.ts';
import { open } from './page-actions.ts';
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
    name: 'admin, preview',
    onlyInAllPages: true,
    show: async (page) => {
      const { id, title } = await addPost(page);
      await open(page, `/admin/blogs/preview/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText('Text', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'admin, new post with errors',
    onlyInAllPages: true,
    show: async (page) => {
      await openNewPost(page);
      await saveButton(page).click();
      await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
      await expect(contentField(page)).toHaveAttribute('aria-invalid', 'true');
    },
  },
  { name: 'admin, long post', onlyInAllPages: true, show: openLongPost },
];

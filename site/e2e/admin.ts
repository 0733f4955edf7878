import { expect, type Locator, type Page } from '@playwright/test';
import { field } from './account.ts';
import { heading, open } from './page-actions.ts';
import { type PostFields, uniqueWord, type Writer } from './posts.ts';
import { ADMIN } from './site-server.ts';

/** A date in the future, so that other tests do not see the post and the dashboard lists it first. */
export const FUTURE_DATE = '2099-06-15';

/** Logs in through the API. */
export async function logInAsAdmin(page: Page): Promise<void> {
  const response = await page.request.post('/api/admin/login', { data: ADMIN });
  expect(response.status()).toBe(200);
}

/** Logs in and opens the admin's dashboard. */
export async function openDashboard(page: Page): Promise<void> {
  await logInAsAdmin(page);
  await open(page, '/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Blog posts' })).toBeVisible();
}

/** The dashboard row of a post. */
export function postRow(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title, exact: true }) });
}

// Controls of the post editor.
export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Publish|Schedule|Save)$/ });
export const contentField = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Content', exact: true });
export const toolbarButton = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
export const categoryField = (page: Page): Locator => page.getByRole('combobox', { name: 'Category' });
export const publishDateField = (page: Page): Locator => page.getByLabel('Publish date');

/** Logs in and opens the editor with a new post. */
export async function openNewPost(page: Page): Promise<void> {
  await logInAsAdmin(page);
  await open(page, '/admin/blogs/new');
  await expectEditor(page, 'New blog post');
}

/** Logs in and opens the editor with a stored post. */
export async function openPost(page: Page, id: number): Promise<void> {
  await logInAsAdmin(page);
  await open(page, `/admin/blogs/edit/${id}`);
  await expectEditor(page, 'Edit blog post');
}

/** Waits for the form and for the text editor, which loads later. */
export async function expectEditor(page: Page, title: string): Promise<void> {
  await expect(heading(page, title)).toBeVisible();
  await expect(contentField(page)).toBeVisible();
}

export type NewPost = Omit<PostFields, 'tags' | 'metaTitle' | 'metaDescription'>;

/** Returns a valid post with a cover image that exists on the site. */
export function newPost({ cover }: Writer): NewPost {
  const word = uniqueWord();
  return {
    title: `Waiting for ${word}`,
    slug: `waiting-for-${word}`,
    excerpt: `Why it can pay to wait for ${word}.`,
    content: `There are good reasons to wait for ${word}, and here they are.`,
    coverImage: cover,
    category: 'Investing',
    publishedAt: FUTURE_DATE,
  };
}

/** Fills in the fields of the post editor. */
export async function fillInPost(page: Page, post: NewPost): Promise<void> {
  await field(page, 'Title').fill(post.title);
  await field(page, 'Slug').fill(post.slug);
  await field(page, 'Excerpt').fill(post.excerpt);
  await contentField(page).fill(post.content);
  await publishDateField(page).fill(post.publishedAt);
  await categoryField(page).selectOption(post.category);
  await field(page, 'Cover image URL').fill(post.coverImage);
}

/** Expects that the editor shows the post as it was filled in. */
export async function expectPostUnchanged(page: Page, post: NewPost): Promise<void> {
  await expect(field(page, 'Title')).toHaveValue(post.title);
  await expect(field(page, 'Slug')).toHaveValue(post.slug);
  await expect(field(page, 'Excerpt')).toHaveValue(post.excerpt);
  await expect(contentField(page)).toHaveText(post.content);
  await expect(publishDateField(page)).toHaveValue(post.publishedAt);
  await expect(categoryField(page)).toHaveValue(post.category);
  await expect(field(page, 'Cover image URL')).toHaveValue(post.coverImage);
}

/** Expects the dashboard, which opens after a save. */
export async function expectDashboard(page: Page): Promise<void> {
  // The URL contains the time of the save for a moment only.
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();
}

/** Fills in the other fields that publishing requires, and publishes the post that the editor shows. */
export async function publishPost(page: Page, title: string): Promise<void> {
  await field(page, 'Excerpt').fill('How long one waits, and what it costs.');
  await categoryField(page).selectOption('Planning');
  await saveButton(page).click();
  await expectDashboard(page);
  await expect(postRow(page, title)).toContainText('Published');
}

import { expect, type Locator, type Page } from '@playwright/test';
import { field } from './account.ts';
import { newWord, type PostTerms, type Writer } from './posts.ts';
import { ADMIN } from './site-server.ts';
import { heading, open } from './visits.ts';

/** Not public before, so that no other test sees it; and first on the dashboard. */
export const FAR_DAY = '2099-06-15';

/** Logs in past the screens. */
export async function beAdmin(page: Page): Promise<void> {
  const answer = await page.request.post('/api/admin/login', { data: ADMIN });
  expect(answer.status()).toBe(200);
}

/** Ends the session as time would: the page is not told. */
export async function endSession(page: Page): Promise<void> {
  const answer = await page.request.post('/api/admin/logout');
  expect(answer.status()).toBe(204);
}

export async function openDashboard(page: Page): Promise<void> {
  await beAdmin(page);
  await open(page, '/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Blog posts' })).toBeVisible();
}

/** A post's line on the dashboard. */
export function row(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title, exact: true }) });
}

export const dialog = (page: Page, title: string): Locator =>
  page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }));

export const save = (page: Page): Locator => page.getByRole('button', { name: 'Save', exact: true });
export const content = (page: Page): Locator => page.getByRole('textbox', { name: 'Content', exact: true });
export const category = (page: Page): Locator => page.getByRole('combobox', { name: 'Category' });
export const publishDate = (page: Page): Locator => page.getByLabel('Publish date');
export const pressLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export async function openNewPost(page: Page): Promise<void> {
  await beAdmin(page);
  await open(page, '/admin/blogs/new');
  await expectEditor(page, 'New blog post');
}

export async function openPost(page: Page, id: number): Promise<void> {
  await beAdmin(page);
  await open(page, `/admin/blogs/edit/${id}`);
  await expectEditor(page, 'Edit blog post');
}

/** The form is there, and the editor of the text, which comes after it. */
export async function expectEditor(page: Page, title: string): Promise<void> {
  await expect(heading(page, title)).toBeVisible();
  await expect(content(page)).toBeVisible();
}

export type NewPost = Omit<PostTerms, 'tags' | 'metaTitle' | 'metaDescription'>;

/** A post that can be saved, with a cover that the site has. */
export async function newPost(writer: Writer): Promise<NewPost> {
  const { coverImage } = await writer.publish({ publishedAt: FAR_DAY });
  const word = newWord();
  return {
    title: `Waiting for ${word}`,
    slug: `waiting-for-${word}`,
    excerpt: `Why it can pay to wait for ${word}.`,
    content: `There are good reasons to wait for ${word}, and here they stand in a row.`,
    coverImage,
    category: 'Investing',
    publishedAt: FAR_DAY,
  };
}

export async function fillInPost(page: Page, post: NewPost): Promise<void> {
  await field(page, 'Title').fill(post.title);
  await field(page, 'Slug').fill(post.slug);
  await field(page, 'Excerpt').fill(post.excerpt);
  await content(page).fill(post.content);
  await publishDate(page).fill(post.publishedAt);
  await category(page).selectOption(post.category);
  await field(page, 'Cover image URL').fill(post.coverImage);
}

/** What was written is still there. */
export async function expectPostKept(page: Page, post: NewPost): Promise<void> {
  await expect(field(page, 'Title')).toHaveValue(post.title);
  await expect(field(page, 'Slug')).toHaveValue(post.slug);
  await expect(field(page, 'Excerpt')).toHaveValue(post.excerpt);
  await expect(content(page)).toHaveText(post.content);
  await expect(publishDate(page)).toHaveValue(post.publishedAt);
  await expect(category(page)).toHaveValue(post.category);
  await expect(field(page, 'Cover image URL')).toHaveValue(post.coverImage);
}

export async function expectDashboard(page: Page): Promise<void> {
  // The time of the save stands in the address for a moment only.
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();
}

/** The drafts that this browser keeps, by the names under which it keeps them. */
export function draftKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')));
}

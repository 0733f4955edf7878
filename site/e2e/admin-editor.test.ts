import type { Page } from '@playwright/test';
import { expectFieldError, field } from './account.ts';
import {
  category,
  content,
  expectEditor,
  FUTURE_DATE,
  logInAsAdmin,
  newPost,
  openNewPost,
  press,
  pressLink,
  publishDate,
  save,
} from './admin.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { errorResponse, failRequests } from './network-errors.ts';
import { heading, open } from './page-actions.ts';
import { today } from './posts.ts';

const openSearch = (page: Page) => page.getByText('Advanced SEO').click();
const metaTitle = (page: Page) => field(page, 'Meta title');
const metaDescription = (page: Page) => field(page, 'Meta description');

test('a new post starts empty, with today’s date', async ({ browser, server }) => {
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const context = await browser.newContext({ baseURL: server.url, timezoneId });
    const page = await context.newPage();
    await openNewPost(page);
    await expect(page).toHaveTitle('New blog post | Whenabouts');
    await expect(publishDate(page)).toHaveValue(today());
    await expect(publishDate(page)).toHaveAttribute('type', 'date');
    for (const name of ['Title', 'Slug', 'Excerpt', 'Tags', 'Cover image URL']) {
      await expect(field(page, name)).toHaveValue('');
    }
    await expect(field(page, 'Title')).toHaveAccessibleDescription(/^5 to 60 characters are recommended\./);
    await context.close();
  }
});

test('the text has a placeholder and a minimum height, and gets the focus', async ({ page }) => {
  await openNewPost(page);
  await expect(content(page)).toBeFocused();
  await expect(content(page)).toHaveAttribute('aria-placeholder', 'Start writing your content...');
  const box = await content(page).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(480);
  // Also after a client-side navigation within the admin area.
  await pressLink(page, 'Back to Dashboard');
  await pressLink(page, 'New Blog Post');
  await expectEditor(page, 'New blog post');
  await expect(content(page)).toBeFocused();
});

test('a new post has seven categories, character counts and a slug generator', async ({ page }) => {
  await openNewPost(page);
  await test.step('the seven categories can be selected', async () => {
    await expect(category(page).getByRole('option')).toHaveText([
      'Select a category',
      'Planning',
      'Investing',
      'Lifestyle',
      'Social Security',
      'Health',
      'Taxes',
      'Estate Planning',
    ]);
  });

  await test.step('characters are counted', async () => {
    await expect(page.getByText('0/300')).toBeVisible();
    await field(page, 'Excerpt').fill('Ten letter');
    await expect(page.getByText('10/300')).toBeVisible();
    await openSearch(page);
    await expect(page.getByText('10/160')).toBeVisible();
    await metaTitle(page).fill('Sixteen letters.');
    await expect(page.getByText('16/60')).toBeVisible();
  });

  await test.step('a slug is generated from the title', async () => {
    await press(page, 'Generate from Title');
    await expect(page.getByText('Please enter a title first.')).toBeVisible();
    await field(page, 'Title').fill('  The 4% Rule:  Does it -- still WORK? ');
    await press(page, 'Generate from Title');
    await expect(field(page, 'Slug')).toHaveValue('the-4-rule-does-it-still-work');
    await expect(page.getByText('The slug is the-4-rule-does-it-still-work.')).toBeVisible();
    await field(page, 'Title').fill('A snake_case title');
    await press(page, 'Generate from Title');
    await expect(field(page, 'Slug')).toHaveValue('a-snake_case-title');
    await save(page).click();
    await expect(field(page, 'Slug')).toHaveAccessibleDescription(
      /Slug must contain only lowercase letters, numbers, and hyphens\.$/,
    );
  });
});

test('errors are shown at their fields and in a summary, and the first field has the focus', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await openNewPost(page);
  await save(page).click();
  const wrong = {
    Title: 'Title must be at least 5 characters.',
    Slug: 'Slug must be at least 3 characters.',
    Excerpt: 'Excerpt must be at least 10 characters.',
    Content: 'Content must be at least 50 characters.',
    'Cover image URL': 'Cover image must be a valid URL.',
  };
  for (const [name, error] of Object.entries(wrong)) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(error));
  }
  await expect(category(page)).toHaveAccessibleDescription('Category is required.');
  await expect(field(page, 'Title')).toBeFocused();
  await expect(page).toHaveTitle('Error: New blog post | Whenabouts');
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveCount(6);
  await summary.getByRole('link', { name: wrong.Content }).click();
  await expect(content(page)).toBeFocused();
  await summary.getByRole('link', { name: 'Category is required.' }).click();
  await expect(category(page)).toBeFocused();
  expect(sent.filter((url) => url.endsWith('/api/blog-posts'))).toEqual([]);
});

test('each rule of a field has its own message, which disappears when it is met', async ({ page }) => {
  await openNewPost(page);
  await save(page).click();
  await field(page, 'Title').fill('Four');
  await expectFieldError(page, 'Title', 'Title must be at least 5 characters.');
  await field(page, 'Title').fill('Fives');
  await expect(field(page, 'Title')).not.toHaveAttribute('aria-invalid');

  for (const bad of ['Not This', 'two--hyphens', '-begins', 'snake_case', 'ends-']) {
    await field(page, 'Slug').fill(bad);
    await expect(field(page, 'Slug')).toHaveAccessibleDescription(
      /Slug must contain only lowercase letters, numbers, and hyphens\.$/,
    );
  }
  await field(page, 'Slug').fill('this-is-fine-2');
  await expect(field(page, 'Slug')).not.toHaveAttribute('aria-invalid');

  await field(page, 'Excerpt').fill('x'.repeat(301));
  await expectFieldError(page, 'Excerpt', 'Excerpt must be at most 300 characters.');
  await expect(page.getByText('301/300')).toBeVisible();
  await field(page, 'Excerpt').fill('x'.repeat(300));
  await expect(field(page, 'Excerpt')).not.toHaveAttribute('aria-invalid');

  for (const bad of ['nonsense', 'http://example.com/cover.png', 'javascript:alert(1)', 'https:evil']) {
    await field(page, 'Cover image URL').fill(bad);
    await expectFieldError(page, 'Cover image URL', 'Cover image must be a valid URL.');
  }
});

test('the focus goes to the text if it is the first invalid field, and into the closed section', async ({
  page,
  writer,
}) => {
  const post = newPost(writer);
  await openNewPost(page);
  await field(page, 'Title').fill(post.title);
  await field(page, 'Slug').fill(post.slug);
  await field(page, 'Excerpt').fill(post.excerpt);
  await category(page).selectOption(post.category);
  await field(page, 'Cover image URL').fill(post.coverImage);
  await save(page).click();
  await expect(content(page)).toBeFocused();
  await content(page).fill(post.content);
  // Error messages shift the page when they appear or disappear; the pressed button must not move.
  await expect(content(page)).not.toHaveAttribute('aria-invalid');
  await openSearch(page);
  await metaTitle(page).fill('m'.repeat(61));
  await metaDescription(page).fill('m'.repeat(161));
  await expect(metaDescription(page)).toHaveAttribute('aria-invalid', 'true');
  await openSearch(page);
  await expect(metaTitle(page)).toBeHidden();
  await save(page).click();
  await expect(metaTitle(page)).toBeFocused();
  await expect(metaTitle(page)).toHaveAccessibleDescription(
    /Meta title should be at most 60 characters for optimal SEO\.$/,
  );
  await expect(metaDescription(page)).toHaveAccessibleDescription(
    /Meta description should be at most 160 characters for optimal SEO\.$/,
  );
});

test('loading is announced, and only admins load the post', async ({ page, writer }) => {
  const post = await writer.publish({ publishedAt: FUTURE_DATE });
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  const release = await holdRequests(page, '**/api/admin/check-auth');
  const releasePost = await holdRequests(page, `**/api/admin/blogs/${post.id}`);
  await logInAsAdmin(page);
  await open(page, `/admin/blogs/edit/${post.id}`);
  await expect(page.getByText('Loading…')).toBeAttached();
  expect(requestedPaths).not.toContain(`/api/admin/blogs/${post.id}`);
  release();
  await expect(page.getByText('Loading blog post...')).toBeVisible();
  releasePost();
  await expectEditor(page, 'Edit blog post');
  await expect(page.getByText('Loading blog post...')).toBeHidden();
});

test('a missing post is not found', async ({ page, expectError }) => {
  expectError(/404.*\/api\/admin\/blogs/);
  await logInAsAdmin(page);
  for (const id of ['999999', 'nonsense']) {
    await open(page, `/admin/blogs/edit/${id}`);
    await expect(heading(page, 'Blog Post Not Found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  }
});

test('a failed load of a post shows an error, and a retry works', async ({ page, expectError, writer }) => {
  expectError(/503.*\/api\/admin\/blogs/);
  const post = await writer.publish({ publishedAt: FUTURE_DATE });
  const call = `GET /api/admin/blogs/${post.id}`;
  const restore = await failRequests(
    page,
    call,
    errorResponse(503, 'unavailable', 'Please try again later.'),
  );
  await logInAsAdmin(page);
  await open(page, `/admin/blogs/edit/${post.id}`);
  await expect(page.getByRole('alert')).toContainText('The blog post could not be loaded.');
  await restore();
  await press(page, 'Try again');
  await expectEditor(page, 'Edit blog post');
});

test('the rich text editor is loaded on no other page', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await logInAsAdmin(page);
  for (const path of ['/admin/dashboard', '/admin/author', '/']) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.filter((url) => url.includes('rich-text'))).toEqual([]);
});

test('at 1280 px, Preview and Save are as wide as each other, in one row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openNewPost(page);
  await field(page, 'Title').fill('Unsaved');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  const preview = await page.getByRole('button', { name: 'Preview', exact: true }).boundingBox();
  const saving = await save(page).boundingBox();
  expect([saving?.y, saving?.width]).toEqual([preview?.y, preview?.width]);
});

import type { Locator, Page } from '@playwright/test';
import { dialog, endSession, FUTURE_DATE, logInAsAdmin, openDashboard, press, row } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { errorResponse, failRequests } from './network-errors.ts';
import { expectToast, heading, open } from './page-actions.ts';
import { today } from './posts.ts';
import { addImage, sampleImage } from './sample-images.ts';

const LIST = '/api/blog-posts?as=admin';

/** Responds to the list request with this many made-up posts. */
async function fakePosts(page: Page, count: number): Promise<void> {
  const posts = Array.from({ length: count }, (_, index) => ({
    id: 10_000 + index,
    slug: `post-${index + 1}`,
    title: `Post number ${index + 1}`,
    category: 'Planning',
    publishedAt: '2025-01-31',
  }));
  await page.route(`**${LIST}`, (route) =>
    route.fulfill({ json: posts, headers: { 'Cache-Control': 'no-store', ETag: `"${count}"` } }),
  );
}

/** Pages through the list until the post is visible. */
async function pageTo(page: Page, title: string): Promise<void> {
  for (let number = 2; (await row(page, title).count()) === 0; number += 1) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(`Page ${number} of`)).toBeVisible();
  }
}

test('the table lists posts with dates that are the same in every time zone', async ({
  browser,
  server,
  writer,
}) => {
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const post = await writer.publish({ publishedAt: '2024-02-29', category: 'Estate Planning' });
    const context = await browser.newContext({ baseURL: server.url, timezoneId });
    const page = await context.newPage();
    await openDashboard(page);
    const columns = page.getByRole('columnheader');
    await expect(columns).toHaveText(['Title', 'Category', 'Published Date', 'Actions']);
    await pageTo(page, post.title);
    const line = row(page, post.title);
    await expect(line.getByRole('cell').nth(0)).toHaveText('Estate Planning');
    await expect(line.getByRole('cell').nth(1)).toHaveText('February 29, 2024');
    await expect(line.getByRole('link', { name: `View ${post.title}` })).toHaveAttribute(
      'href',
      `/blog/${post.slug}`,
    );
    await expect(line.getByRole('link', { name: `Edit ${post.title}` })).toHaveAttribute(
      'href',
      `/admin/blogs/edit/${post.id}`,
    );
    await writer.remove(post);
    await context.close();
  }
});

test('a scheduled post is marked and has a preview for admins only', async ({
  page,
  request,
  expectError,
  writer,
}) => {
  expectError(/401.*\/api\/admin\/check-auth/);
  await logInAsAdmin(page);
  const image = await addImage(page.request, sampleImage('boat.png', 800, 400));
  const post = await writer.publish({
    publishedAt: FUTURE_DATE,
    content:
      '<h2>First part</h2><p class="align-center">In the <strong>middle</strong>, with more around.</p>' +
      `<p><img src="/api/images/${image}" alt="A boat"></p>`,
    tags: ['claiming'],
  });
  await openDashboard(page);
  await expect(row(page, post.title)).toContainText('June 15, 2099 Scheduled');
  await page.getByRole('link', { name: `View ${post.title}` }).click();
  await expect(page).toHaveURL(`/admin/blogs/preview/${post.id}`);
  await expect(heading(page, post.title)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(
    'Only admins see this post until June 15, 2099, when it becomes public at midnight UTC.',
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const article = page.getByRole('article');
  for (const text of ['June 15, 2099', post.excerpt, '#claiming']) await expect(article).toContainText(text);
  await expect(article.getByRole('heading', { name: 'First part' })).toBeVisible();
  await expect(article.getByText('In the middle')).toHaveCSS('text-align', 'center');
  // Readers get the image in the sizes that fit their screens.
  await expect(article.getByRole('img', { name: 'A boat' })).toHaveAttribute('srcset', /w=640 640w/);
  await expect(article.getByRole('link', { name: 'Planning' })).toHaveAttribute(
    'href',
    '/blog?category=planning',
  );

  const response = await request.get(`/admin/blogs/preview/${post.id}`);
  expect(response.headers()['x-robots-tag']).toBe('noindex');
  expect(await response.text()).not.toContain(post.title);

  await writer.change(post, { publishedAt: '2024-05-06' });
  await page.reload();
  await expect(page.getByText('The post has been public since May 6, 2024.')).toBeVisible();
  await endSession(page);
  await page.reload();
  await expect(page).toHaveURL('/admin/login');
});

test('the preview of a deleted post is not found', async ({ page, expectError }) => {
  expectError(/404.*\/api\/admin\/blogs\/999999/);
  await logInAsAdmin(page);
  await open(page, '/admin/blogs/preview/999999');
  await expect(heading(page, 'Blog Post Not Found')).toBeVisible();
});

test('a post can be viewed on the public site, and a new one can be started', async ({ page, writer }) => {
  const post = await writer.publish({ publishedAt: today() });
  await openDashboard(page);
  await page.getByRole('link', { name: 'New Blog Post' }).click();
  await expect(page).toHaveURL('/admin/blogs/new');
  await page.goBack();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await pageTo(page, post.title);
  await page.getByRole('link', { name: `View ${post.title}` }).click();
  await expect(page).toHaveURL(`/blog/${post.slug}`);
  await writer.remove(post);
});

test('25 posts fill three pages, and the URL has the page number', async ({ page }) => {
  await fakePosts(page, 25);
  await openDashboard(page);
  const previous = page.getByRole('button', { name: 'Previous' });
  const next = page.getByRole('button', { name: 'Next' });
  const posts = page.getByRole('rowheader');
  await expect(posts).toHaveCount(10);
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
  await expect(previous).toBeDisabled();
  await expect(next).toBeEnabled();
  await next.click();
  await expect(page).toHaveURL('/admin/dashboard?page=2');
  await expect(posts.first()).toHaveText('Post number 11');
  await expect(previous).toBeEnabled();
  await next.click();
  await expect(posts).toHaveCount(5);
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await page.reload();
  await expect(page.getByText('Page 3 of 3')).toBeVisible();
  await previous.click();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await previous.click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goBack();
  await expect(posts.first()).toHaveText('Post number 11');
});

test('a full last page has no next page, page numbers are clamped, and an empty list says so', async ({
  page,
}) => {
  await fakePosts(page, 20);
  await logInAsAdmin(page);
  await open(page, '/admin/dashboard?page=7');
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();

  await fakePosts(page, 0);
  await open(page, '/admin/dashboard');
  await expect(page.getByText('No blog posts found. Create your first blog post!')).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
});

test('loading is announced', async ({ page }) => {
  const release = await holdRequests(page, `**${LIST}`);
  await logInAsAdmin(page);
  await open(page, '/admin/dashboard');
  await expect(page.getByText('Loading blog posts...')).toBeVisible();
  release();
  await expect(page.getByText('Loading blog posts...')).toBeHidden();
  await expect(page.getByRole('table')).toBeVisible();
});

test('a failed load shows an error, and a retry works', async ({ page, expectError }) => {
  expectError(/503.*\/api\/blog-posts/);
  const restore = await failRequests(
    page,
    `GET ${LIST}`,
    errorResponse(503, 'unavailable', 'Please try again later.'),
  );
  await logInAsAdmin(page);
  await open(page, '/admin/dashboard');
  await expect(page.getByRole('alert')).toContainText('Error loading blog posts. Please try again.');
  await restore();
  await press(page, 'Try again');
  await expect(page.getByRole('table')).toBeVisible();
});

test('deleting asks for confirmation, and Cancel keeps the post', async ({ page, writer }) => {
  const post = await writer.publish({ publishedAt: FUTURE_DATE });
  await openDashboard(page);
  const button = page.getByRole('button', { name: `Delete ${post.title}` });
  await button.click();
  const question = dialog(page, 'Delete Blog Post');
  await expect(question).toContainText(
    'Are you sure you want to delete this blog post? This action cannot be undone.',
  );
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(button).toBeFocused();
  await expect(row(page, post.title)).toBeVisible();

  await button.click();
  await question.getByRole('button', { name: `Delete “${post.title}”` }).click();
  await expectToast(page, 'Blog post deleted', 'The blog post has been deleted successfully');
  await expect(question).toBeHidden();
  await expect(row(page, post.title)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Blog posts' })).toBeFocused();
});

test('a failed deletion shows an error and can be retried', async ({ page, expectError, writer }) => {
  expectError(/503.*\/api\/admin\/blogs/);
  const post = await writer.publish({ publishedAt: FUTURE_DATE });
  await openDashboard(page);
  const call = `DELETE /api/admin/blogs/${post.id}`;
  const restore = await failRequests(
    page,
    call,
    errorResponse(503, 'unavailable', 'Please try again later.'),
  );
  await press(page, `Delete ${post.title}`);
  const question = dialog(page, 'Delete Blog Post');
  await press(page, `Delete “${post.title}”`);
  await expectToast(page, 'Deletion failed', 'There was an error deleting the blog post');
  await expect(question.getByRole('alert')).toContainText('There was an error deleting the blog post');
  await restore();
  await press(page, `Delete “${post.title}”`);
  await expectToast(page, 'Blog post deleted');
  await expect(row(page, post.title)).toBeHidden();
});

test('an open dialog closes when the session ends', async ({ page, expectError, writer }) => {
  expectError(/401.*\/api\/blog-posts/);
  const post = await writer.publish({ publishedAt: FUTURE_DATE });
  await openDashboard(page);
  await press(page, `Delete ${post.title}`);
  await endSession(page);
  await expect(page).toHaveURL('/admin/login');
  await expect(dialog(page, 'Delete Blog Post')).toBeHidden();
});

test('on a phone, the header is one row, and the actions of a post are in two even rows', async ({
  page,
  writer,
}) => {
  const post = await writer.publish({ publishedAt: FUTURE_DATE });
  await page.setViewportSize({ width: 375, height: 740 });
  await openDashboard(page);
  const centers = async (items: Locator) => {
    const boxes = await Promise.all((await items.all()).map((item) => item.boundingBox()));
    return boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
  };
  const banner = page.getByRole('banner');
  const places = await centers(banner.getByRole('link').or(banner.getByRole('button')));
  expect(Math.max(...places) - Math.min(...places), 'within one row').toBeLessThan(16);
  await expect(banner.getByRole('link', { name: 'View Site' })).toBeVisible();
  const [cell, date] = await Promise.all([
    row(page, post.title).boundingBox(),
    row(page, post.title).getByText('Scheduled').boundingBox(),
  ]);
  expect((date?.x ?? 0) + (date?.width ?? 0)).toBeLessThan((cell?.x ?? 0) + (cell?.width ?? 0));
  const actions = row(page, post.title).getByRole('cell').last();
  const rows = await centers(actions.getByRole('link').or(actions.getByRole('button')));
  expect(rows).toHaveLength(4);
  expect(rows.filter((center) => center === rows[0])).toHaveLength(2);
});

import type { Page } from '@playwright/test';
import { expectFieldError, field, fillIn } from './account.ts';
import {
  content,
  dialog,
  draftKeys,
  endSession,
  expectDashboard,
  expectPostUnchanged,
  FUTURE_DATE,
  fillInPost,
  newPost,
  openNewPost,
  openPost,
  press,
  row,
  save,
} from './admin.ts';
import { expect, test } from './fixtures.ts';
import { errorResponse, failRequests, noResponse } from './network-errors.ts';
import { dismissToast, expectToast } from './page-actions.ts';
import { type PublishedPost, uniqueWord, type Writer } from './posts.ts';
import { ADMIN } from './site-server.ts';

const STALE = 'Someone else changed this post';

/** The post as the server stores it. */
async function storedPost(page: Page, slug: string): Promise<PublishedPost> {
  const response = await page.request.get(`/api/blog-posts/${slug}?as=admin`);
  expect(response.status()).toBe(200);
  return response.json();
}

/** Opens a post and changes its title, while someone else saves the same post. */
async function openOutdatedPost(page: Page, writer: Writer) {
  const post = await writer.publish({ publishedAt: FUTURE_DATE });
  await openPost(page, post.id);
  const mine = `Mine about ${uniqueWord()}`;
  const theirs = `Theirs about ${uniqueWord()}`;
  await field(page, 'Title').fill(mine);
  await writer.change(post, { title: theirs });
  await save(page).click();
  await expect(dialog(page, STALE)).toBeVisible();
  return { post, mine, theirs };
}

test('creating a post redirects to the dashboard with a refresh stamp', async ({ page, writer }) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const post = newPost(writer);
  await openNewPost(page);
  await fillInPost(page, post);
  await field(page, 'Tags').fill(' patience ,, long view,patience ');
  await save(page).click();
  await expectToast(page, 'Blog post created');
  await expectDashboard(page);
  expect(addresses.filter((url) => /\/admin\/dashboard\?refresh=\d{13}$/.test(url))).toHaveLength(1);
  await expect(row(page, post.title)).toContainText('Investing');
  expect(await storedPost(page, post.slug)).toMatchObject({
    ...post,
    content: `<p>${post.content}</p>`,
    tags: ['patience', 'long view'],
    metaTitle: post.title,
    metaDescription: post.excerpt,
  });
  expect(await draftKeys(page)).toEqual([]);
});

test('saving a post whose cover cannot be loaded says that readers see a drawn one', async ({
  page,
  writer,
  expectError,
}) => {
  const coverImage = 'https://nowhere.example/cover.png';
  expectError(/nowhere\.example/);
  await page.route(coverImage, (route) => route.abort());
  const post = { ...newPost(writer), coverImage };
  await openNewPost(page);
  await fillInPost(page, post);
  await save(page).click();
  await expectToast(
    page,
    'Blog post created',
    'The cover image could not be loaded. Until it can be, readers see a drawn cover.',
  );
  await expectDashboard(page);
});

test('empty tags are left out', async ({ page, writer }) => {
  const post = newPost(writer);
  await openNewPost(page);
  await fillInPost(page, post);
  await field(page, 'Tags').fill(' , ');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await save(page).click();
  expect((await sent).postDataJSON()).not.toHaveProperty('tags');
  await test.step('and the redirect happens half a second after saving', async () => {
    await expect(page.locator('form[inert]')).toBeAttached();
    await page.clock.runFor(490);
    await expect(page).toHaveURL('/admin/blogs/new');
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return new URL(page.url()).pathname;
      })
      .toBe('/admin/dashboard');
    await page.clock.resume();
  });
  await expectDashboard(page);
  expect(await storedPost(page, post.slug)).not.toHaveProperty('tags');
});

test('a post is updated, and other fields are unchanged', async ({ page, writer }) => {
  const post = await writer.publish({ publishedAt: FUTURE_DATE, tags: ['one', 'two'] });
  await openPost(page, post.id);
  const title = `Changed to ${uniqueWord()}`;
  await field(page, 'Title').fill(title);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await save(page).click();
  await expectToast(page, 'Blog post updated');
  await expectDashboard(page);
  await expect(row(page, title)).toBeVisible();
  const { excerpt, content: text, tags, slug, coverImage } = await storedPost(page, post.slug);
  expect({ excerpt, content: text, tags, slug, coverImage }).toEqual({
    excerpt: post.excerpt,
    content: post.content,
    tags: ['one', 'two'],
    slug: post.slug,
    coverImage: post.coverImage,
  });
});

test('a change of the text only is saved, and the post can be opened again right away', async ({
  page,
  writer,
}) => {
  const post = await writer.publish({ publishedAt: FUTURE_DATE });
  await openPost(page, post.id);
  for (const word of ['one', 'two']) {
    await content(page).press('ControlOrMeta+End');
    await content(page).pressSequentially(` And ${word} more.`);
    await page.keyboard.press('ControlOrMeta+s');
    await expectDashboard(page);
    await page.getByRole('link', { name: `Edit ${post.title}` }).click();
    await expect(content(page)).toContainText(`And ${word} more.`);
  }
  expect((await storedPost(page, post.slug)).content).toContain('And one more. And two more.');
});

test('a double click saves once', async ({ page, writer }) => {
  const post = newPost(writer);
  let sent = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/blog-posts', async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await openNewPost(page);
  await fillInPost(page, post);
  await save(page).click();
  const saving = page.getByRole('button', { name: 'Saving...' });
  await expect(saving).toHaveAttribute('aria-disabled', 'true');
  await expect(saving).toBeFocused();
  await saving.press('Enter');
  await page.keyboard.press('ControlOrMeta+s');
  await field(page, 'Title').press('Enter');
  release();
  await expectDashboard(page);
  expect(sent).toBe(1);
});

for (const [name, failure, reason] of [
  ['no response', noResponse, 'the server did not respond.'],
  [
    'an error response',
    errorResponse(503, 'unavailable', 'Please try again later.'),
    'Please try again later.',
  ],
] as const) {
  test(`${name} shows an error, everything is kept, and a retry works`, async ({
    page,
    expectError,
    writer,
  }) => {
    expectError(/Failed to load resource.*\/api\/blog-posts/);
    const post = newPost(writer);
    await openNewPost(page);
    await fillInPost(page, post);
    const restore = await failRequests(page, 'POST /api/blog-posts', failure);
    await save(page).click();
    await expectToast(page, 'Error', `There was an error: ${reason}`);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(`There was an error: ${reason}`);
    await expect(page).toHaveURL('/admin/blogs/new');
    await expectPostUnchanged(page, post);
    await restore();
    await dismissToast(page, 'Error');
    await save(page).click();
    await expectToast(page, 'Blog post created');
    await expectDashboard(page);
  });
}

test('a post whose response was lost is stored once, however it is saved again', async ({
  page,
  expectError,
  writer,
}) => {
  expectError(/Failed to load resource.*\/api\/blog-posts/);
  page.on('dialog', (question) => void question.accept());
  const loseResponse = () =>
    failRequests(page, 'POST /api/blog-posts', async (route) => {
      await route.fetch();
      await noResponse(route);
    });
  const post = newPost(writer);
  await openNewPost(page);
  await fillInPost(page, post);
  let restore = await loseResponse();
  await save(page).click();
  await expectToast(page, 'Error', 'the server did not respond.');
  const { id } = await storedPost(page, post.slug);
  await restore();
  await dismissToast(page, 'Error');
  const title = `Changed to ${uniqueWord()}`;
  await field(page, 'Title').fill(title);
  await save(page).click();
  await expectDashboard(page);
  expect(await storedPost(page, post.slug)).toMatchObject({ id, title });

  // Also if the page that saved it is closed and only the draft is left.
  const other = newPost(writer);
  await openNewPost(page);
  await fillInPost(page, other);
  restore = await loseResponse();
  await save(page).click();
  await expectToast(page, 'Error', 'the server did not respond.');
  await restore();
  await page.reload();
  await press(page, 'Restore');
  await expectPostUnchanged(page, other);
  await save(page).click();
  await expectToast(page, 'Blog post created');
  await expectDashboard(page);
  await expect(row(page, other.title)).toHaveCount(1);
});

test('a taken slug and other server-side errors are shown at their fields', async ({
  page,
  expectError,
  writer,
}) => {
  expectError(/409.*\/api\/blog-posts/);
  expectError(/400.*\/api\/blog-posts/);
  const taken = await writer.publish({ publishedAt: FUTURE_DATE });
  const post = newPost(writer);
  await openNewPost(page);
  await fillInPost(page, { ...post, slug: taken.slug });
  await save(page).click();
  await expectToast(page, 'Error');
  await expect(field(page, 'Slug')).toHaveAccessibleDescription(
    /Another post has this slug already\. Please choose another one\.$/,
  );
  await expect(field(page, 'Slug')).toBeFocused();
  await expectPostUnchanged(page, { ...post, slug: taken.slug });
  await field(page, 'Slug').fill(post.slug);
  const restore = await failRequests(page, 'POST /api/blog-posts', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'invalid', message: 'Please check.', fields: { excerpt: 'Too dull.' } },
    }),
  );
  await dismissToast(page, 'Error');
  await save(page).click();
  await expectFieldError(page, 'Excerpt', 'Too dull.');
  await expect(field(page, 'Excerpt')).toBeFocused();
  await restore();
  await dismissToast(page, 'Error');
  await save(page).click();
  await expectDashboard(page);
});

test('a post that someone else changed can still be edited, and overwritten', async ({
  page,
  expectError,
  writer,
}) => {
  expectError(/412.*\/api\/blog-posts/);
  const { post, mine, theirs } = await openOutdatedPost(page, writer);
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page, STALE)).toBeHidden();
  await expect(field(page, 'Title')).toHaveValue(mine);
  expect((await storedPost(page, post.slug)).title).toBe(theirs);

  await save(page).click();
  await expect(dialog(page, STALE)).toBeVisible();
  await press(page, 'Overwrite');
  await expectToast(page, 'Blog post updated');
  await expectDashboard(page);
  expect((await storedPost(page, post.slug)).title).toBe(mine);
});

test('or reloaded, keeping one’s own version as a draft', async ({ page, expectError, writer }) => {
  expectError(/412.*\/api\/blog-posts/);
  const { post, mine, theirs } = await openOutdatedPost(page, writer);
  await press(page, 'Reload');
  await expect(dialog(page, STALE)).toBeHidden();
  await expect(field(page, 'Title')).toHaveValue(theirs);
  const offer = page.getByRole('region', { name: 'Unsaved draft' });
  await expect(offer).toContainText('The post has been changed since.');
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(field(page, 'Title')).toHaveValue(mine);
  await expect(offer).toBeHidden();
  await save(page).click();
  await expectDashboard(page);
  expect((await storedPost(page, post.slug)).title).toBe(mine);
});

test('a post that someone else deleted can be saved as a new one', async ({ page, expectError, writer }) => {
  expectError(/404.*\/api\/blog-posts/);
  const post = await writer.publish({ publishedAt: FUTURE_DATE });
  await openPost(page, post.id);
  const title = `Mine about ${uniqueWord()}`;
  await field(page, 'Title').fill(title);
  await writer.remove(post);
  await save(page).click();
  const question = dialog(page, 'Someone else deleted this post');
  await expect(question).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(field(page, 'Title')).toHaveValue(title);
  await save(page).click();
  await press(page, 'Save as New Post');
  await expectToast(page, 'Blog post created');
  await expectDashboard(page);
  const stored = await storedPost(page, post.slug);
  expect(stored).toMatchObject({ title, content: post.content });
  expect(stored.id).not.toBe(post.id);
  expect(await draftKeys(page)).toEqual([]);
});

test('after the session has ended, a login in place continues the save', async ({
  page,
  expectError,
  writer,
}) => {
  expectError(/401.*\/api\/blog-posts/);
  expectError(/401.*\/api\/admin\/login/);
  const post = newPost(writer);
  await openNewPost(page);
  await fillInPost(page, post);
  await endSession(page);
  await save(page).click();
  const again = dialog(page, 'Please log in again');
  await expect(again).toBeVisible();
  await expect(field(page, 'Password')).toBeFocused();
  await press(page, 'Not now');
  await expect(again).toBeHidden();
  await expectPostUnchanged(page, post);

  await save(page).click();
  await expect(again).toBeVisible();
  await expect(field(page, 'Username')).toHaveValue(ADMIN.email);
  await field(page, 'Password').fill('not the right one');
  await again.getByRole('button', { name: 'Log In' }).click();
  await expect(again.getByRole('alert')).toHaveText('Invalid username or password');
  await fillIn(page, { Password: ADMIN.password });
  await again.getByRole('button', { name: 'Log In' }).click();
  await expectToast(page, 'Blog post created');
  await expectDashboard(page);
  await expect(row(page, post.title)).toBeVisible();
});

test('an upload that finds the session ended does not close the page', async ({
  page,
  expectError,
  writer,
}) => {
  expectError(/401.*\/api\/images/);
  const post = newPost(writer);
  await openNewPost(page);
  await fillInPost(page, post);
  await endSession(page);
  await press(page, 'Choose from Your Uploads');
  await expect(dialog(page, 'Please log in again')).toBeVisible();
  await field(page, 'Password').fill(ADMIN.password);
  await press(page, 'Log In');
  await expect(dialog(page, 'Please log in again')).toBeHidden();
  await expect(dialog(page, 'Choose a cover image').getByText('could not be loaded')).toBeHidden();
  await page.keyboard.press('Escape');
  await expectPostUnchanged(page, post);
  await save(page).click();
  await expectDashboard(page);
});

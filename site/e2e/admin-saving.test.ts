import { expectFieldError, field } from './account.ts';
import {
  content,
  draftKeys,
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
  storedPost,
} from './admin.ts';
import { expect, test } from './fixtures.ts';
import { errorResponse, failRequests, noResponse } from './network-errors.ts';
import { dismissToast, expectToast } from './page-actions.ts';
import { uniqueWord } from './posts.ts';

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
    'The cover image could not be loaded. Until it can be, readers see a placeholder.',
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

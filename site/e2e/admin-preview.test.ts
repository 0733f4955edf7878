import type { Locator, Page } from '@playwright/test';
import { field, fillIn } from './account.ts';
import {
  content,
  dialog,
  draftKeys,
  endSession,
  expectDashboard,
  expectPostUnchanged,
  fillInPost,
  newPost,
  openNewPost,
  openPost,
  press,
  publishDate,
  save,
} from './admin.ts';
import { setHtml, textbox } from './editor.ts';
import { expect, test } from './fixtures.ts';
import { shiftTabTo } from './keyboard.ts';
import { errorResponse, failRequests, noResponse, proxyErrorPage } from './network-errors.ts';
import { expectToast, heading, open } from './page-actions.ts';
import type { PublishedPost } from './posts.ts';
import { addImage, sampleImage } from './sample-images.ts';
import { ADMIN } from './site-server.ts';

const PREVIEW = 'POST /api/admin/blogs/preview';

const preview = (page: Page): Locator => dialog(page, 'Preview');
const openPreview = (page: Page) => press(page, 'Preview');

/** The elements of an article with their attributes, texts, places and styles. */
async function looksOf(article: Locator): Promise<unknown[]> {
  await expect(article.getByText('Related to nothing', { exact: true })).toHaveCount(1);
  return article.evaluate(async (root) => {
    await document.fonts.ready;
    const { left, top } = root.getBoundingClientRect();
    return [root, ...root.querySelectorAll('*')].map((element) => {
      const box = element.getBoundingClientRect();
      const { color, font, backgroundColor, textAlign, filter } = getComputedStyle(element);
      return {
        tag: element.localName,
        attributes: [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
        text: [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data),
        box: [box.left - left, box.top - top, box.width, box.height].map(Math.round),
        style: [color, font, backgroundColor, textAlign, filter],
      };
    });
  });
}

/** HTML with every format, a picture of the site, and what the server removes or changes. */
const htmlWith = (image: string) =>
  '<h2>Related to nothing</h2><p class="align-center">It can be <strong>bold</strong>, <em>slanted</em>, <u>underlined</u>' +
  ` or <a href="https://example.com/more" target="_blank">linked</a>.</p><ul><li>One<ul><li>Nested</li></ul></li></ul>` +
  `<ol><li>First</li></ol><p>A picture <img src="/api/images/${image}" alt="A boat"> in a text.</p>` +
  `<p>${'And a long paragraph that fills some lines of the page. '.repeat(12)}</p>`;

for (const { width, colorScheme } of [
  { width: 375, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const) {
  test.describe(`${width} pixels wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    test('the preview of a new post is what readers see once it is published', async ({ page, writer }) => {
      const post = newPost(writer);
      await openNewPost(page);
      const image = await addImage(page.request, sampleImage('boat.png', 800, 400));
      await fillInPost(page, post);
      await publishDate(page).fill('2024-05-06');
      await field(page, 'Tags').fill('boats,  sea');
      await expect(textbox(page)).toHaveText(post.content);
      await setHtml(page, htmlWith(image));
      await openPreview(page);
      const article = preview(page).getByRole('article');
      await expect(article.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
      for (const text of ['Investing', 'May 6, 2024', '1 min read', post.excerpt, '#boats', 'A boat']) {
        await expect(article.getByText(text).or(article.getByAltText(text)).first()).toBeVisible();
      }
      const looks = await looksOf(article);
      await expect.poll(() => draftKeys(page)).toHaveLength(1);
      expect((await page.request.get(`/api/blog-posts/${post.slug}`)).status()).toBe(404);

      await press(page, 'Close');
      await save(page).click();
      await expectDashboard(page);
      // Ends the dashboard's requests and then the session: readers are visitors.
      await page.goto('about:blank');
      await page.context().clearCookies();
      await open(page, `/blog/${post.slug}`);
      expect(await looksOf(page.getByRole('article').first())).toEqual(looks);
    });
  });
}

test('unsaved changes of a post are previewed with the keyboard, and none is saved or lost', async ({
  page,
  writer,
}) => {
  const post = await writer.publish();
  await openPost(page, post.id);
  await field(page, 'Title').fill('A better title for it');
  await content(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And one more sentence.');
  await expect(page.getByText('Unsaved changes')).toBeVisible();

  const button = page.getByRole('button', { name: 'Preview', exact: true });
  await field(page, 'Title').focus();
  await shiftTabTo(page, button);
  await page.keyboard.press('Enter');
  const close = preview(page).getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await expect(preview(page)).toHaveAccessibleDescription(
    'As readers will see the post. Nothing is saved yet.',
  );
  await expect(preview(page).getByRole('heading', { name: 'A better title for it' })).toBeVisible();
  await expect(preview(page)).toContainText('And one more sentence.');
  await page.keyboard.press('Escape');
  await expect(preview(page)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(field(page, 'Title')).toHaveValue('A better title for it');
  await expect(content(page)).toContainText('And one more sentence.');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  expect((await stored(page, post)).version).toBe(1);

  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(preview(page)).toBeHidden();
  await expect(button).toBeFocused();
});

async function stored(page: Page, { id }: PublishedPost): Promise<PublishedPost> {
  return (await page.request.get(`/api/admin/blogs/${id}`)).json();
}

test('a second preview shows the changes since the first', async ({ page, writer }) => {
  const post = await writer.publish();
  await openPost(page, post.id);
  for (const text of ['First text. '.repeat(8), 'Second text. '.repeat(8)]) {
    await content(page).fill(text);
    await openPreview(page);
    await expect(preview(page).getByRole('article')).toContainText(text.trim());
    await press(page, 'Close');
  }
});

test('a link in the preview opens in a new tab, and the editor stays open', async ({
  page,
  context,
  writer,
}) => {
  const post = await writer.publish({ tags: ['boats'] });
  await openPost(page, post.id);
  await field(page, 'Title').fill('A better title for it');
  await openPreview(page);
  const opened = context.waitForEvent('page');
  await preview(page).getByRole('link', { name: '#boats' }).click();
  await expect(heading(await opened, 'Retirement Planning Insights')).toBeVisible();
  await expect(preview(page)).toBeVisible();
  await press(page, 'Close');
  await expect(field(page, 'Title')).toHaveValue('A better title for it');
});

test('an invalid post is not previewed; its errors are at their fields', async ({
  page,
  writer,
  expectError,
}) => {
  expectError(/400.*\/api\/admin\/blogs\/preview/);
  const post = newPost(writer);
  await openNewPost(page);
  await openPreview(page);
  await expect(field(page, 'Title')).toBeFocused();
  await expect(field(page, 'Title')).toHaveAccessibleDescription(/at least 5 characters/);
  await expect(preview(page)).toBeHidden();

  await fillInPost(page, post);
  await test.step('an error of the server is at its field too', async () => {
    const message = 'Content is nested too deeply. Please simplify it.';
    const restore = await failRequests(page, PREVIEW, (route) =>
      route.fulfill({ status: 400, json: { code: 'invalid', message, fields: { content: message } } }),
    );
    await openPreview(page);
    await expect(page.getByRole('main').getByText(message).last()).toBeVisible();
    await expect(content(page)).toBeFocused();
    await restore();
  });
  await expectPostUnchanged(page, post);
});

for (const [name, failure, reason] of [
  ['no response', noResponse, 'the server did not respond.'],
  ['an error page of a proxy', proxyErrorPage(502), 'Bad Gateway'],
  [
    'a rate limit',
    errorResponse(429, 'too_many_requests', 'Too many requests. Please wait a minute.'),
    'Too many requests. Please wait a minute.',
  ],
] as const) {
  test(`${name} is reported, nothing typed is lost, and a retry works`, async ({
    page,
    writer,
    expectError,
  }) => {
    expectError(/\/api\/admin\/blogs\/preview/);
    const post = newPost(writer);
    await openNewPost(page);
    await fillInPost(page, post);
    const restore = await failRequests(page, PREVIEW, failure);
    await openPreview(page);
    const text = `Your text is still here. The preview could not be loaded: ${reason}`;
    await expectToast(page, 'No preview', text);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(text);
    await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();
    await expectPostUnchanged(page, post);
    await restore();
    await openPreview(page);
    await expect(preview(page).getByRole('heading', { name: post.title })).toBeVisible();
    await press(page, 'Close');
    await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
  });
}

test('after the session has ended, a login in place opens the preview', async ({
  page,
  expectError,
  writer,
}) => {
  expectError(/401.*\/api\/admin\/blogs\/preview/);
  const post = newPost(writer);
  await openNewPost(page);
  await fillInPost(page, post);
  await endSession(page);
  const again = dialog(page, 'Please log in again');
  await openPreview(page);
  await expect(again).toContainText('the preview opens as soon as you log in');
  await press(page, 'Not now');
  await expect(again).toBeHidden();
  await expectPostUnchanged(page, post);

  await openPreview(page);
  await fillIn(page, { Password: ADMIN.password });
  await again.getByRole('button', { name: 'Log In' }).click();
  await expect(preview(page).getByRole('heading', { name: post.title })).toBeVisible();
  await press(page, 'Close');
  await expectPostUnchanged(page, post);
});

test('a post without changes is previewed after a login in place too', async ({
  page,
  expectError,
  writer,
}) => {
  expectError(/401.*\/api\/admin\/blogs\/preview/);
  const post = await writer.publish();
  await openPost(page, post.id);
  await endSession(page);
  await openPreview(page);
  await fillIn(page, { Password: ADMIN.password });
  await press(page, 'Log In');
  await expect(preview(page).getByRole('heading', { name: post.title })).toBeVisible();
});

import type { Browser, Page } from '@playwright/test';
import { field } from './account.ts';
import {
  categoryField,
  contentField,
  expectDashboard,
  openNewPost,
  postRow,
  publishDateField,
  saveButton,
  toolbarButton,
} from './admin.ts';
import { expect, test } from './fixtures.ts';
import { expectFocusWithin, expectToast, heading, open } from './page-actions.ts';
import { today, uniqueWord } from './posts.ts';
import { addImage, sampleImage } from './sample-images.ts';

/** Writes a heading, marked text and an aligned paragraph with the toolbar. */
async function writeWithFormats(page: Page, word: string): Promise<void> {
  await contentField(page).click();
  await toolbarButton(page, 'Heading 2').click();
  await page.keyboard.type(`All about ${word}`);
  await page.keyboard.press('Enter');
  await toolbarButton(page, 'Bold').click();
  await page.keyboard.type('It is bold');
  await toolbarButton(page, 'Bold').click();
  await page.keyboard.press('Enter');
  await toolbarButton(page, 'Align right').click();
  await page.keyboard.type('At the right');
  await page.keyboard.press('Enter');
  await toolbarButton(page, 'Align left').click();
}

async function addLinkAndImage(page: Page): Promise<void> {
  await page.keyboard.type('See the ');
  await toolbarButton(page, 'Link').click();
  const linkDialog = page.getByRole('dialog');
  await expectFocusWithin(linkDialog);
  await linkDialog.getByRole('textbox', { name: /^Text to show/ }).fill('calculator');
  await linkDialog.getByRole('textbox', { name: 'URL', exact: true }).fill('/#calculator');
  await page.keyboard.press('Enter');
  await expect(linkDialog).toBeHidden();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await toolbarButton(page, 'Image').click();
  const imageDialog = page.getByRole('dialog');
  await imageDialog.getByRole('radio', { name: /Upload/ }).check();
  await imageDialog.locator('input[type=file]').setInputFiles(sampleImage('boat.png', 700, 400));
  await imageDialog.getByRole('textbox', { name: 'Alternative text', exact: true }).fill('A grey boat');
  await imageDialog.getByRole('button', { name: 'Add image', exact: true }).click();
  await expect(imageDialog).toBeHidden();
  await expect(contentField(page).getByRole('img', { name: 'A grey boat' })).toBeVisible();
}

/** Opens the dashboard page that lists the post. */
async function showOnDashboard(page: Page, slug: string): Promise<void> {
  const posts = await (await page.request.get('/api/blog-posts?as=admin')).json();
  const at = posts.findIndex((post: { slug: string }) => post.slug === slug);
  await open(page, `/admin/dashboard?page=${Math.floor(at / 10) + 1}`);
}

/** Visits pages without an account and without scripts. */
async function asVisitor(browser: Browser, baseURL: string, visit: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await visit(await context.newPage());
  await context.close();
}

test('an admin writes a post, which is found, read without scripts, changed and deleted', async ({
  page,
  browser,
  server: { url: baseURL },
  writer,
}) => {
  const word = uniqueWord();
  const tag = uniqueWord();
  const { coverImage } = await writer.publish();
  await openNewPost(page);
  await field(page, 'Title').fill(`A story of ${word}`);
  await page.getByRole('button', { name: 'Generate from Title' }).click();
  await expect(field(page, 'Slug')).toHaveValue(`a-story-of-${word}`);
  await field(page, 'Excerpt').fill(`What happened to ${word}, from its beginning to its end.`);
  await writeWithFormats(page, word);
  await addLinkAndImage(page);
  await publishDateField(page).fill('2023-04-05');
  await categoryField(page).selectOption('Lifestyle');
  await field(page, 'Tags').fill(`${tag}, plain words`);
  await field(page, 'Cover image URL').fill(coverImage);
  await expect(page.getByText('64x34, which is smaller than recommended.')).toBeVisible();
  const cover = await addImage(page.request, sampleImage('cover.png', 1200, 630));
  await field(page, 'Cover image URL').fill(`${baseURL}/api/images/${cover}`);
  await expect(page.getByText('1200x630.', { exact: true })).toBeVisible();
  await saveButton(page).click();
  await expectToast(page, 'Blog post created');
  await expectDashboard(page);

  await asVisitor(browser, baseURL, async (visitor) => {
    const found = visitor.getByRole('link', { name: `A story of ${word}`, exact: true }).first();
    for (const path of [
      `/blog?q=${word}`,
      `/blog?q=%23${tag}`,
      `/blog?category=lifestyle&q=${word}`,
      `/blog?year=2023&q=${word}`,
    ]) {
      await visitor.goto(path);
      await expect(found, path).toBeVisible();
    }
    await found.click();
    await expect(heading(visitor, `A story of ${word}`)).toBeVisible();
    const article = visitor.getByRole('article');
    await expect(article.getByRole('heading', { name: `All about ${word}`, level: 2 })).toBeVisible();
    await expect(article.locator('strong')).toHaveText(['It is bold', 'Whenabouts Editors']);
    await expect(article.getByText('At the right')).toHaveCSS('text-align', 'right');
    await expect(article.getByRole('link', { name: 'calculator' })).toHaveAttribute('href', '/#calculator');
    await expect(article.getByRole('img', { name: 'A grey boat' })).toHaveAttribute('srcset', /\?w=320 320w/);
  });

  await showOnDashboard(page, `a-story-of-${word}`);
  await postRow(page, `A story of ${word}`).getByRole('link', { name: 'Edit' }).click();
  await expect(field(page, 'Title')).toHaveValue(`A story of ${word}`);
  await field(page, 'Title').fill(`Another story of ${word}`);
  await saveButton(page).click();
  await expectToast(page, 'Blog post updated');
  await expectDashboard(page);
  await asVisitor(browser, baseURL, async (visitor) => {
    await visitor.goto(`/blog/a-story-of-${word}`);
    await expect(heading(visitor, `Another story of ${word}`)).toBeVisible();
  });

  await showOnDashboard(page, `a-story-of-${word}`);
  await postRow(page, `Another story of ${word}`).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to delete this blog post? This action cannot be undone.',
  );
  await question.getByRole('button', { name: /^Delete/ }).click();
  await expectToast(page, 'Blog post deleted', 'The blog post has been deleted successfully');
  await expect(postRow(page, `Another story of ${word}`)).toHaveCount(0);
  await asVisitor(browser, baseURL, async (visitor) => {
    const response = await visitor.goto(`/blog/a-story-of-${word}`);
    expect(response?.status()).toBe(404);
    await visitor.goto(`/blog?q=${word}`);
    await expect(visitor.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  });
});

test('a published post is on the landing page and in the feed right away', async ({
  page,
  request,
  writer,
}) => {
  const { title, slug, ...post } = await writer.publish({ publishedAt: today() });
  expect(await (await request.get('/feed.xml')).text()).toContain(title);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`/blog/${slug}`);
  await open(page, '/');
  await expect(page.locator('section#blog').getByRole('link', { name: title })).toBeVisible();
  await writer.remove({ title, slug, ...post });
  expect(await (await request.get('/feed.xml')).text()).not.toContain(title);
  await page.reload();
  await expect(page.locator('section#blog').getByRole('link', { name: title })).toHaveCount(0);
});

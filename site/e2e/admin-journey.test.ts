import type { Page } from '@playwright/test';
import { field } from './account.ts';
import {
  categoryField,
  contentField,
  expectDashboard,
  newPost,
  postRow,
  publishDateField,
  saveButton,
  toolbarButton,
} from './admin.ts';
import { expect, test } from './fixtures.ts';
import { shiftTabTo, tabTo } from './keyboard.ts';
import { dialogTitled, expectFocusWithin, expectToast, heading, open } from './page-actions.ts';
import { uniqueWord } from './posts.ts';
import { addImage, sampleImage } from './sample-images.ts';
import { ADMIN } from './site-server.ts';

/** Uploads an image into the text. */
async function uploadImage(page: Page): Promise<void> {
  await toolbarButton(page, 'Image').click();
  const dialog = page.getByRole('dialog');
  await expectFocusWithin(dialog);
  await dialog.getByRole('radio', { name: /Upload/ }).check();
  await dialog.locator('input[type=file]').setInputFiles(sampleImage('boat.png', 700, 400));
  await dialog.getByRole('textbox', { name: 'Alternative text', exact: true }).fill('A grey boat');
  await dialog.getByRole('button', { name: 'Add image', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(contentField(page).getByRole('img', { name: 'A grey boat' })).toBeVisible();
}

/** Opens the dashboard page that lists the post. */
async function showOnDashboard(page: Page, slug: string): Promise<void> {
  const posts = await (await page.request.get('/api/blog-posts?as=admin')).json();
  const at = posts.findIndex((post: { slug: string }) => post.slug === slug);
  await open(page, `/admin/dashboard?page=${Math.floor(at / 10) + 1}`);
}

test('with the keyboard, an admin writes a post, which is found, read without scripts, and deleted', async ({
  page,
  browser,
  server: { url: baseURL },
  writer,
  expectError,
}) => {
  test.slow();
  expectError(/401.*\/api\/admin\/check-auth/);
  const { title, slug, excerpt, coverImage } = newPost(writer);
  const word = slug.replace('waiting-for-', '');
  const tag = uniqueWord();

  await test.step('skip the header, and log in', async () => {
    await open(page, '/admin/login');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, field(page, 'Username'));
    await page.keyboard.type(ADMIN.email);
    await tabTo(page, field(page, 'Password'));
    await page.keyboard.type(ADMIN.password);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Dashboard')).toBeFocused();
  });

  await test.step('write a draft', async () => {
    await tabTo(page, page.getByRole('link', { name: 'New Blog Post' }));
    await page.keyboard.press('Enter');
    await expect(field(page, 'Title')).toBeFocused();
    await tabTo(page, contentField(page));
    await page.keyboard.type(`All about ${word}, which is `);
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('bold');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.press('Enter');
    await uploadImage(page);
    await shiftTabTo(page, field(page, 'Title'));
    await page.keyboard.insertText(title);
    await tabTo(page, page.getByRole('button', { name: 'Generate from Title' }));
    await page.keyboard.press('Space');
    await expect(field(page, 'Slug')).toHaveValue(slug);
    await tabTo(page, field(page, 'Excerpt'));
    await page.keyboard.insertText(excerpt);
    await tabTo(page, publishDateField(page));
    await page.keyboard.type('04052023');
    await tabTo(page, categoryField(page));
    await page.keyboard.type('Inv');
    await tabTo(page, field(page, 'Tags'));
    await page.keyboard.insertText(`${tag}, plain words`);
    await tabTo(page, field(page, 'Cover image URL'));
    await page.keyboard.insertText(coverImage);
    await expect(page.getByText('64x34, which is smaller than recommended.')).toBeVisible();
    await tabTo(page, page.getByText('Advanced SEO'));
    await page.keyboard.press('Enter');
    await tabTo(page, field(page, 'Meta title'));
    await expect(field(page, 'Meta title')).toHaveValue(title);
    await page.keyboard.press('ControlOrMeta+s');
    await expectToast(page, 'Draft saved');
    await shiftTabTo(page, page.getByRole('link', { name: 'Back to Dashboard' }));
    await page.keyboard.press('Enter');
    await expectDashboard(page);
    await expect(heading(page, 'Dashboard')).toBeFocused();
  });

  await test.step('publish it with another cover', async () => {
    await showOnDashboard(page, slug);
    await tabTo(page, postRow(page, title).getByRole('link', { name: 'Edit' }));
    await page.keyboard.press('Enter');
    await expect(contentField(page)).toBeFocused();
    await expect(publishDateField(page)).toHaveValue('2023-04-05');
    await expect(categoryField(page)).toHaveValue('Investing');
    const cover = await addImage(page.request, sampleImage('cover.png', 1200, 630));
    await field(page, 'Cover image URL').fill(`${baseURL}/api/images/${cover}`);
    await expect(page.getByText('1200x630.', { exact: true })).toBeVisible();
    await shiftTabTo(page, saveButton(page));
    await page.keyboard.press('Enter');
    await expectToast(page, 'Blog post updated');
    await expect(heading(page, 'Dashboard')).toBeFocused();
  });

  await test.step('a visitor without scripts finds and reads it', async () => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const visitor = await context.newPage();
    const found = visitor.getByRole('link', { name: title, exact: true }).first();
    for (const path of [`/blog?q=%23${tag}`, `/blog?category=investing&year=2023&q=${word}`]) {
      await visitor.goto(path);
      await expect(found, path).toBeVisible();
    }
    await found.click();
    await expect(heading(visitor, title)).toBeVisible();
    const article = visitor.getByRole('article');
    await expect(article.locator('strong')).toHaveText(['bold', 'Whenabouts Editors']);
    await expect(article.getByRole('img', { name: 'A grey boat' })).toHaveAttribute('srcset', /\?w=320 320w/);
    await context.close();
  });

  await test.step('delete it', async () => {
    await showOnDashboard(page, slug);
    await tabTo(page, postRow(page, title).getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    const question = dialogTitled(page, 'Delete Blog Post');
    await expect(question).toContainText(
      'Are you sure you want to delete this blog post? This action cannot be undone.',
    );
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await tabTo(page, question.getByRole('button', { name: /^Delete/ }));
    await page.keyboard.press('Enter');
    await expectToast(page, 'Blog post deleted', 'The blog post has been deleted successfully');
    await expect(page.getByRole('heading', { name: 'Blog posts' })).toBeFocused();
    await expect(postRow(page, title)).toHaveCount(0);
  });
});

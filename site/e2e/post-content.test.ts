import { field } from './account.ts';
import {
  contentField,
  expectDashboard,
  expectEditor,
  openNewPost,
  postRow,
  publishPost,
  toolbarButton,
} from './admin.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, open } from './page-actions.ts';
import { uniqueWord } from './posts.ts';

test('a draft is private until it is published, with a table, a quote, code and the picture of its category', async ({
  page,
  request,
}) => {
  const word = uniqueWord();
  const title = `A table about ${word}`;
  const path = `/blog/a-table-about-${word}`;
  const code = 'savings * 0.04 / 12 // a line of code that is wider than a phone';

  await openNewPost(page);
  await field(page, 'Title').fill(title);
  await contentField(page).click();
  await toolbarButton(page, 'Quote').click();
  await page.keyboard.type('Wait for the boats that sail in fair weather only.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await toolbarButton(page, 'Code block').click();
  await page.keyboard.type(code);
  await page.keyboard.press('Control+Enter');
  await toolbarButton(page, 'Table').click();
  await page.keyboard.type('Age');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expectToast(page, 'Draft saved');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expectDashboard(page);
  await expect(postRow(page, title)).toContainText('Draft');
  expect((await request.get(path)).status()).toBe(404);

  await postRow(page, title).getByRole('link', { name: /^Edit/ }).click();
  await expectEditor(page, 'Edit blog post');
  await publishPost(page, title);
  expect((await request.get(path)).status()).toBe(200);
  await open(page, path);
  const article = page.getByRole('article');
  await expect(article.getByRole('columnheader').first()).toHaveText('Age');
  await expect(article.locator('blockquote')).toContainText('Wait for the boats');
  await expect(article.locator('pre code')).toHaveText(code);
  await expect(article.locator('img').first()).toHaveAttribute('src', '/category-pictures/planning.png');

  await test.step('code that is wider than a phone does not widen the page', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

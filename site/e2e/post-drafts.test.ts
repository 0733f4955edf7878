import { field } from './account.ts';
import { contentField, expectDashboard, openNewPost, postRow, publishPost } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, heading, open } from './page-actions.ts';
import { uniqueWord } from './posts.ts';

test('a draft is private until it is published', async ({ page, browser, baseURL }) => {
  const word = uniqueWord();
  const title = `Half a thought about ${word}`;
  const path = `/blog/half-a-thought-about-${word}`;
  const visitor = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();

  await openNewPost(page);
  await field(page, 'Title').fill(title);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expectToast(page, 'Draft saved');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expectDashboard(page);
  await expect(postRow(page, title)).toContainText('Draft');
  expect((await visitor.goto(path))?.status()).toBe(404);

  await postRow(page, title).getByRole('link', { name: /^Edit/ }).click();
  await contentField(page).fill('Wait for the boats that sail in fair weather only.');
  await publishPost(page, title);
  await open(visitor, path);
  await expect(heading(visitor, title)).toBeVisible();
  await visitor.context().close();
});

import type { Page } from '@playwright/test';
import { field } from './account.ts';
import {
  categoryField,
  contentField,
  expectDashboard,
  openNewPost,
  postRow,
  saveButton,
  toolbarButton,
} from './admin.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, heading, open } from './page-actions.ts';
import { uniqueWord } from './posts.ts';

/** Fills in the other fields that publishing requires, and publishes the post that the editor shows. */
async function publish(page: Page, title: string): Promise<void> {
  await field(page, 'Excerpt').fill('How long one waits, and what it costs.');
  await categoryField(page).selectOption('Planning');
  await saveButton(page).click();
  await expectDashboard(page);
  await expect(postRow(page, title)).toContainText('Published');
}

test('a draft is private until it is published', async ({ page, browser, baseURL }) => {
  const word = uniqueWord();
  const title = `Half a thought about ${word}`;
  const path = `/blog/half-a-thought-about-${word}`;
  const visitor = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();

  await openNewPost(page);
  await field(page, 'Title').fill(title);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expectToast(page, 'Draft saved');
  await expectDashboard(page);
  await expect(postRow(page, title)).toContainText('Draft');
  expect((await visitor.goto(path))?.status()).toBe(404);

  await postRow(page, title).getByRole('link', { name: /^Edit/ }).click();
  await contentField(page).fill('Wait for the boats that sail in fair weather only.');
  await publish(page, title);
  await open(visitor, path);
  await expect(heading(visitor, title)).toBeVisible();
  await visitor.context().close();
});

test('a post shows its formatted content and the picture of its category, and fits a phone', async ({
  page,
}) => {
  const word = uniqueWord();
  const title = `A table about ${word}`;
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
  await publish(page, title);

  await open(page, `/blog/a-table-about-${word}`);
  const article = page.getByRole('article');
  await expect(article.getByRole('columnheader').first()).toHaveText('Age');
  await expect(article.locator('blockquote')).toContainText('Wait for the boats');
  await expect(article.locator('pre code')).toHaveText(code);
  await expect(article.locator('img').first()).toHaveAttribute('src', '/category-pictures/planning.png');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

import { field } from './account.ts';
import { contentField, openNewPost, publishPost, toolbarButton } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { open } from './page-actions.ts';
import { uniqueWord } from './posts.ts';

test('a published post shows a table, a quote, code and the picture of its category', async ({ page }) => {
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
  await publishPost(page, title);

  await open(page, `/blog/a-table-about-${word}`);
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

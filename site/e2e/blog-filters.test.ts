import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open } from './page-actions.ts';
import { today, uniqueWord } from './posts.ts';

// Wide enough for two columns, but not for the sidebar's own search beside the articles.
test.use({ viewport: { width: 900, height: 800 } });

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading');
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'More from the blog' });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });

test.describe('a search', () => {
  test('finds posts while typing, and is in the URL', async ({ page, writer }) => {
    const { title } = await writer.publish();
    const word = title.split(' ').at(-1) ?? '';
    await open(page, '/blog');
    await searchBox(page).pressSequentially(word);
    await expect(page).toHaveURL(`/blog?q=${word}`);
    await expect(titles(page)).toHaveText([title]);
    await expect(searchBox(page)).toBeFocused();
    await page.reload();
    await expect(searchBox(page)).toHaveValue(word);
    await expect(titles(page)).toHaveText([title]);
  });

  test('applies to the category that was chosen meanwhile', async ({ page, writer }) => {
    const { title } = await writer.publish({ category: 'Taxes' });
    const word = title.split(' ').at(-1) ?? '';
    await page.clock.install();
    await open(page, '/blog');
    await page.clock.pauseAt(Date.now() + 60_000);
    await searchBox(page).fill(word);
    await page.getByRole('tab', { name: 'taxes' }).click();
    await expect(page).toHaveURL('/blog?category=taxes');
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(`/blog?q=${word}&category=taxes`);
    await expect(titles(page)).toHaveText([title]);

    // Also if the URL has already changed but the page has not rendered yet.
    await page.getByRole('tab', { name: 'all' }).click();
    await expect(page).toHaveURL(`/blog?q=${word}`);
    await searchBox(page).fill(title);
    await page.getByRole('tab', { name: 'taxes' }).evaluate(async (tab: HTMLElement) => {
      tab.click();
      // Promises resolve before the page renders.
      for (let turn = 0; turn < 1000 && !location.search.includes('taxes'); turn++) await Promise.resolve();
      document.querySelector<HTMLFormElement>('search form')?.requestSubmit();
    });
    await expect(page).toHaveURL(`/blog?q=${title.replaceAll(' ', '+')}&category=taxes`);
    await expect(titles(page)).toHaveText([title]);
  });

  test('for a tag finds posts with the tag', async ({ page, writer }) => {
    const tag = uniqueWord();
    const { title } = await writer.publish({ tags: [tag, 'plain words'] });
    const other = await writer.publish({ title: `Tagged too, but not about ${tag}`, tags: [tag] });
    await writer.publish({ title: `Not tagged, but about ${tag}` });
    await open(page, `/blog?q=${tag}`);
    await expect(titles(page)).toHaveCount(3);
    await sidebar(page)
      .getByRole('link', { name: `#${tag}`, exact: true })
      .click();
    await expect(searchBox(page)).toHaveValue(`#${tag}`);
    await expect(page).toHaveURL(`/blog?q=%23${tag}`);
    await expect(titles(page)).toHaveText([other.title, title]);
  });

  test('without results says so, and Clear Filters shows everything again', async ({ page }) => {
    await open(page, '/blog?q=nothing-like-it&category=planning');
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(searchBox(page)).toHaveValue('');
    await expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
    await expect(titles(page).first()).toBeVisible();
  });
});

test.describe('the category tabs', () => {
  test('filter the cards, together with the search', async ({ page, writer }) => {
    const word = uniqueWord();
    await writer.publish({ title: `Health and ${word}`, category: 'Health' });
    await writer.publish({ title: `Taxes and ${word}`, category: 'Taxes' });
    await open(page, `/blog?q=${word}`);
    await expect(titles(page)).toHaveCount(2);
    await page.getByRole('tab', { name: 'taxes' }).click();
    await expect(page).toHaveURL(`/blog?q=${word}&category=taxes`);
    await expect(titles(page)).toHaveText([`Taxes and ${word}`]);
    await page.getByRole('tab', { name: 'all' }).click();
    await expect(titles(page)).toHaveCount(2);
  });

  test('are one tab stop, and arrow keys move between them', async ({ page }) => {
    await open(page, '/blog');
    const tab = (name: string) => page.getByRole('tab', { name });
    await searchBox(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(tab('All')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab('estate planning')).toBeFocused();
    await expect(page).toHaveURL('/blog?category=estate+planning');
    await page.keyboard.press('End');
    await expect(tab('taxes')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab('All')).toBeFocused();
    await expect(page).toHaveURL('/blog');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    await expect(tab('All')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tab('All')).not.toBeFocused();
    await expect(page.locator('[role=tab]:focus')).toHaveCount(0);

    // Also before the page that a key press opens has loaded.
    await tab('All').focus();
    const stops = await page.getByRole('tablist').evaluate((list) => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
      return [...list.querySelectorAll<HTMLElement>('[tabindex="0"]')].map(({ textContent }) => textContent);
    });
    expect(stops).toEqual(['taxes']);

    // A page that was skipped and loads late does not trap the Tab key in the list either.
    await expect(page).toHaveURL('/blog?category=taxes');
    await tab('taxes').focus();
    await page.getByRole('tablist').evaluate((list) => {
      for (const other of list.querySelectorAll<HTMLElement>('[role=tab]')) other.tabIndex = 0;
    });
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('[role=tab]:focus')).toHaveCount(0);
  });
});

for (const width of [375, 900, 1280]) {
  test(`one search and one list of categories are visible at ${width} px`, async ({ page, writer }) => {
    await writer.publish();
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/blog');
    await expect(page.getByRole('searchbox')).toHaveCount(1);
    const lists = page
      .getByRole('tablist', { name: 'Categories' })
      .or(page.getByRole('heading', { name: 'Categories' }));
    await expect(lists).toHaveCount(1);
  });
}

test('the newest article is featured, unless a filter is active', async ({ page, writer }) => {
  const word = uniqueWord();
  for (const n of [1, 2, 3]) await writer.publish({ title: `Article ${n} on ${word}`, publishedAt: today() });
  const widths = () =>
    cards(page).evaluateAll((articles) => articles.slice(0, 2).map((article) => article.clientWidth));
  await open(page, '/blog');
  const [first = 0, second = 0] = await widths();
  expect(first).toBeGreaterThan(1.8 * second);
  await open(page, `/blog?q=${word}`);
  await expect(cards(page)).toHaveCount(3);
  const [found = 0, next = 0] = await widths();
  expect(found).toBe(next);
});

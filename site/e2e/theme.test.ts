import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open, waitForHydration } from './page-actions.ts';

test.use({ firstVisit: true });

const KEY = 'whenabouts-theme';
const DARK = 'rgb(16, 25, 28)';
const LIGHT = 'rgb(250, 248, 243)';

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const root = (page: Page) => page.locator('html');

/** Makes every following page record its theme and the color of the browser’s bar as soon as it has a body. */
async function watchFirstPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content;
      Object.assign(window, { first: [document.documentElement.dataset.theme, bar] });
    }).observe(document, { childList: true, subtree: true });
  });
}

async function themeAtFirstPaint(page: Page): Promise<readonly unknown[]> {
  await page.goto('/login');
  return page.evaluate(() => (window as unknown as { first?: unknown[] }).first ?? []);
}

const themes = [
  ['dark', null, 'dark'],
  ['light', null, 'light'],
  ['light', 'dark', 'dark'],
  ['dark', 'light', 'light'],
  ['dark', 'system', 'dark'],
  ['light', 'system', 'light'],
  ['dark', 'nonsense', 'dark'],
] as const;

test('the first paint has the chosen theme, or the system’s', async ({ page }) => {
  await watchFirstPaint(page);
  await open(page, '/login');
  for (const [preferred, chosen, painted] of themes) {
    await page.emulateMedia({ colorScheme: preferred });
    if (chosen)
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, chosen] as const);
    else expect(await stored(page)).toBeNull();
    const bar = painted === 'dark' ? '#10191C' : '#FAF8F3';
    expect(await themeAtFirstPaint(page), `${chosen} on a ${preferred} system`).toEqual([painted, bar]);
    await expect(root(page)).toHaveCSS('background-color', painted === 'dark' ? DARK : LIGHT);
    await expect(root(page)).toHaveCSS('color-scheme', painted);
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', bar);
    await waitForHydration(page);
    await expect(root(page)).toHaveAttribute('data-theme', painted);
  }
});

test('the footer offers all three modes, the system mode follows the system, and other tabs follow', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  const choice = page.getByRole('group', { name: 'Theme' });
  await expect(choice.getByRole('radio', { name: 'System' })).toBeChecked();
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await open(other, '/login');
  await choice.getByRole('radio', { name: 'Dark' }).check();
  await expect(root(page)).toHaveCSS('background-color', DARK);
  await expect(root(other)).toHaveAttribute('data-theme', 'dark');
  await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.reload();
  await waitForHydration(page);
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await choice.getByRole('radio', { name: 'Dark' }).press('ArrowDown');
  await expect(choice.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(await stored(page)).toBe('system');
  await expect(root(page)).toHaveCSS('background-color', LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
});

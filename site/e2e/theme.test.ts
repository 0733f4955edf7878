import type { Locator, Page } from '@playwright/test';
import { calculateButton } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, open, waitForHydration } from './page-actions.ts';

const KEY = 'whenabouts-theme';
const DARK = 'rgb(16, 25, 28)';
const LIGHT = 'rgb(250, 248, 243)';

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const root = (page: Page) => page.locator('html');

/** Makes every following page record its theme as soon as it has a body. */
async function watchFirstPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      (window as unknown as { first: string | undefined }).first = document.documentElement.dataset.theme;
    }).observe(document, { childList: true, subtree: true });
  });
}

async function themeAtFirstPaint(page: Page): Promise<string | null> {
  await page.goto('/');
  return page.evaluate(() => (window as unknown as { first: string | undefined }).first ?? null);
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
    expect(await themeAtFirstPaint(page), `${chosen} on a ${preferred} system`).toBe(painted);
    await expect(root(page)).toHaveCSS('background-color', painted === 'dark' ? DARK : LIGHT);
    await expect(root(page)).toHaveCSS('color-scheme', painted);
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute(
      'content',
      painted === 'dark' ? '#10191C' : '#FAF8F3',
    );
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

test('reduced motion turns off animations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await calculateButton(page).click();
  await page.getByRole('button', { name: 'Save Plan (Login Required)' }).click();
  await expectToast(page, 'Login Required');
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
        const hasDuration = (list: string) => list.split(',').some((time) => Number.parseFloat(time) > 0);
        return (
          (animationName !== 'none' && hasDuration(animationDuration)) || hasDuration(transitionDuration)
        );
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(moving).toEqual([]);
});

test('in the dark theme cards stand out from the page, covers are dimmed, radio buttons are tinted', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/blog');
  const luminance = (color: string) => {
    const channels = (color.match(/\d+/g) ?? []).slice(0, 3).map((value) => Number(value) / 255);
    const [red = 0, green = 0, blue = 0] = channels.map((value) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const background = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const card = luminance(await background('main article'));
  const behind = luminance(await background('html'));
  expect((card + 0.05) / (behind + 0.05)).toBeGreaterThan(1.18);
  await expect(page.locator('main article img').first()).toHaveCSS('filter', 'brightness(0.75)');
  const unselected = page.getByRole('contentinfo').getByRole('radio', { checked: false }).first();
  expect(
    luminance(await unselected.evaluate((element) => getComputedStyle(element).backgroundColor)),
  ).toBeGreaterThan(behind);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('main article img').first()).toHaveCSS('filter', 'none');
});

test('in the dark theme, unselected controls of forms are tinted, too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/embed');
  const color = (control: Locator) => control.evaluate((input) => getComputedStyle(input).backgroundColor);
  const tinted = await color(page.getByRole('contentinfo').getByRole('radio', { checked: false }).first());
  const settings = page.getByRole('form', { name: 'Settings' });
  expect(await color(settings.getByRole('radio', { checked: false }).first())).toBe(tinted);
  expect(await color(settings.getByRole('checkbox', { checked: false }).first())).toBe(tinted);
});

import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { box, slider } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { expectFocusKept, tabTo } from './keyboard.ts';
import { expectToast, open, openNumbers } from './page-actions.ts';

/** More than the controls between a page's footer and its header. */
const MAX_STEPS = 200;

test('moving backward with the keyboard from the footer, every control of the embed’s page gets the focus, below the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, '/embed');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Calculator', exact: true }).focus();
  const places: string[] = [];
  while (places.at(-1) !== 'header' && places.length < MAX_STEPS) {
    await page.keyboard.press('Shift+Tab');
    const { place, html } = await page.evaluate(async () => {
      // The page scrolls to the control with the next frame.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const element = document.activeElement;
      const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? Infinity;
      // The embed's preview scrolls to the control inside it.
      const isCovered =
        element?.tagName !== 'IFRAME' && (element?.getBoundingClientRect().top ?? -1) < bottom;
      const place = ['main', 'footer', 'header'].find((part) => element?.closest(part)) ?? 'elsewhere';
      return {
        place: isCovered && place !== 'header' ? 'covered' : place,
        html: element?.outerHTML.slice(0, 120),
      };
    });
    expect(place, html).toMatch(/^(main|footer|header)$/);
    places.push(place);
  }
  expect(places.filter((place) => place === 'main').length).toBeGreaterThan(20);
  expect(places.at(-1)).toBe('header');
});

test('the header covers no part of a control that gets the focus from below', async ({ page }) => {
  // Scrolls at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, width] of [
    ['/', 1280],
    ['/outlook', 375],
  ] as const) {
    await page.setViewportSize({ width, height: 667 });
    await open(page, path);
    if (path === '/outlook') await openNumbers(page);
    const { count, covered } = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      const controls = [...document.querySelectorAll<HTMLElement>('main *')]
        .filter((element) => element.tabIndex >= 0 && element.tagName !== 'IFRAME')
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .toReversed();
      const header = document.querySelector('header');
      const isCovered = (control: HTMLElement) => {
        control.focus();
        const { top } = control.getBoundingClientRect();
        return document.activeElement === control && top < (header?.getBoundingClientRect().bottom ?? 0);
      };
      return {
        count: controls.length,
        covered: controls.filter(isCovered).map(({ outerHTML }) => outerHTML.slice(0, 120)),
      };
    });
    expect(count, path).toBeGreaterThan(20);
    expect(covered, `${path} at ${width} px`).toEqual([]);
  }
});

test('an error toast can be reached and dismissed', async ({ page, expectError }) => {
  expectError(/401.*\/api\/auth\/login/);
  await open(page, '/login');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('not the right one');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Login failed');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Alt+t');
  await tabTo(page, page.getByRole('button', { name: 'Dismiss' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeHidden();
  await expectFocusKept(page);
});

/** Counts the pixels of a control that have the color of the focus ring. */
async function ringPixels(control: Locator): Promise<number> {
  const { data } = await sharp(await control.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ring = [0x1b, 0x4e, 0xd1];
  return Array.from({ length: data.length / 3 }, (_, pixel) => pixel * 3).filter((start) =>
    ring.every((value, channel) => Math.abs((data[start + channel] ?? 0) - value) < 8),
  ).length;
}

test('a slider has its focus ring on its thumb, and only after keyboard use', async ({ page }) => {
  await open(page, '/');
  const age = slider(page, 'Current Age');
  await age.click();
  expect(await ringPixels(age)).toBe(0);
  await box(page, 'Current Age').focus();
  await page.keyboard.press('Tab');
  await expect(age).toBeFocused();
  await expect(age).toHaveCSS('outline-style', 'none');
  // The circumference of the thumb times the width of the ring, within the slider's box.
  // The page may still move below the answer to the changed age, so that a screenshot misses the slider.
  await expect.poll(() => ringPixels(age)).toBeGreaterThan(200);
});

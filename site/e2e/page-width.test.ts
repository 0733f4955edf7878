import type { Page } from '@playwright/test';
import { logInAsAdmin } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { open } from './page-actions.ts';

/** The share of the page's width between the first and the last edge of its texts and fields. */
const usedWidth = (page: Page, area = page.getByRole('main')) =>
  area.evaluate((root) => {
    const boxes = [...root.querySelectorAll('form, section, p, li, dd, a, button')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect());
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const header = document.querySelector('header > div') as Element;
    const { paddingLeft, paddingRight } = getComputedStyle(header);
    const room = header.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return (right - left) / room;
  });

const forAnyone = ['/login', '/register', '/forgot-password', '/reset-password', '/images'];

test('forms for anyone use the width of a wide window', async ({ page }) => {
  for (const path of forAnyone) {
    await open(page, path);
    expect(await usedWidth(page), path).toBeGreaterThan(0.85);
  }
});

test('the contact form and its text use the width of a wide window', async ({ page }) => {
  await open(page, '/');
  expect(await usedWidth(page, page.locator('section#contact'))).toBeGreaterThan(0.85);
});

test('the pages of a member use the width of a wide window', async ({ page }) => {
  await register(page.request);
  for (const path of ['/profile', '/profile?tab=info', '/images']) {
    await open(page, path);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await usedWidth(page), path).toBeGreaterThan(0.85);
  }
});

test('the forms of an admin use the width of a wide window', async ({ page }) => {
  await logInAsAdmin(page);
  for (const path of ['/admin/author', '/admin/partners', '/admin/blogs/new']) {
    await open(page, path);
    await expect(page.getByRole('button', { name: /^(?:Save|Add Partner)$/ })).toBeVisible();
    expect(await usedWidth(page), path).toBeGreaterThan(0.85);
  }
});

test('the text beside a form is below it in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, '/login');
  const form = await page.getByRole('main').locator('form').boundingBox();
  const aside = await page.getByRole('complementary').boundingBox();
  expect(aside?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0));
  expect(aside?.width).toBe(form?.width);
});

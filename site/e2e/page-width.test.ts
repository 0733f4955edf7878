import type { Page } from '@playwright/test';
import { logInAsAdmin } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { open } from './page-actions.ts';

/** The share of the page's width between the first and the last edge of its texts and fields. */
const usedWidth = (page: Page) =>
  page.getByRole('main').evaluate((root) => {
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

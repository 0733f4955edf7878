import type { Page } from '@playwright/test';
import { calculateButton } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, heading, open, toast } from './page-actions.ts';
import { dialog, openDialog, save } from './save-dialog.ts';

async function submitWrongPassword(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the right one');
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
}

test('a toast disappears after five seconds without the mouse and the focus', async ({
  page,
  expectError,
}) => {
  expectError(/401.*\/api\/auth\/login/);
  await page.clock.install();
  await open(page, '/');
  await calculateButton(page).click();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Save Plan (Login Required)' }).click();
  await page.clock.runFor(50);
  const success = toast(page, 'Login Required');
  await expect(success).toBeVisible();
  await page.clock.runFor(4900);
  await expect(success).toBeVisible();
  await page.clock.runFor(500);
  await expect(success).toBeHidden();

  await page.clock.resume();
  await expect(heading(page, 'Log in')).toBeVisible();
  await submitWrongPassword(page);
  const failure = toast(page, 'Login failed');
  await expect(failure).toContainText('Invalid email or password');
  await failure.hover();
  await page.clock.runFor(20_000);
  await expect(failure).toBeVisible();
  await page.mouse.move(0, 0);
  await failure.getByRole('button', { name: 'Dismiss' }).focus();
  await page.clock.runFor(20_000);
  await expect(failure).toBeVisible();
  await page.getByLabel('Email').focus();
  await page.clock.runFor(6000);
  await expect(failure).toBeHidden();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
});

test('the live region of toasts is there, and empty, before the first toast', async ({ page }) => {
  const html = await (await page.request.get('/login')).text();
  expect(html).toMatch(/<div aria-live="polite">(?:<!--[^>]*-->)*<\/div>/);
  await open(page, '/login');
  const initialRegion = await page.locator('body > [aria-live=polite]').elementHandle();
  await page.keyboard.press('Tab');
  const region = page.getByRole('region', { name: /^Notifications/ });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(region.getByRole('status')).toHaveCount(0);
  // Screen readers announce only changes in live regions that were already on the page.
  expect(await region.evaluate((element, before) => before?.contains(element), initialRegion)).toBe(true);
});

test('a toast on a narrow page does not cover the focused element', async ({ page, expectError }) => {
  expectError(/401.*\/api\/auth\/login/);
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '/login');
  await submitWrongPassword(page);
  await expectToast(page, 'Login failed');
  const hit = () =>
    page.evaluate(() => {
      const field = document.activeElement;
      const { left, right, top, bottom } = field?.getBoundingClientRect() ?? new DOMRect();
      const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return field !== null && (on === field || field.contains(on));
    });
  await expect.poll(hit, 'the button that was pressed').toBe(true);
  for (const label of ['Password', 'Email']) {
    await page.getByLabel(label, { exact: true }).focus();
    await expect.poll(hit, label).toBe(true);
  }
  // Like an error message that appears after the toast.
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).focus();
  await expect.poll(hit, 'the button').toBe(true);
  await page.evaluate(() => {
    const message = Object.assign(document.createElement('div'), { id: 'tall' });
    message.style.height = '120px';
    document.activeElement?.before(message);
  });
  await expect.poll(hit, 'a button that the page pushed down').toBe(true);
});

test('a toast covers no button of a dialog', async ({ page, member }) => {
  expect(member).toBeDefined();
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 375, height: 740 },
    { width: 1024, height: 600 },
  ]) {
    await page.setViewportSize(viewport);
    await openDialog(page);
    await save(page);
    await expectToast(page, 'Plan Name Required');
    await toast(page, 'Plan Name Required').evaluate(async (element) => {
      await Promise.all(element.getAnimations().map((animation) => animation.finished));
    });
    for (const name of ['Cancel', 'Save Plan']) {
      // A trial click fails on a button that something else covers.
      await dialog(page).getByRole('button', { name, exact: true }).click({ trial: true });
      await expect(dialog(page).getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
  }
});

test('a button that is partly covered by a toast can be clicked', async ({ page, expectError }) => {
  expectError(/401.*\/api\/auth\/login/);
  await page.setViewportSize({ width: 500, height: 480 });
  await open(page, '/login');
  await submitWrongPassword(page);
  await expectToast(page, 'Login failed');
  await page.getByLabel('Email').focus();
  // Waits until the toast has stopped moving.
  await toast(page, 'Login failed').hover();
  const button = page.getByRole('main').getByRole('button', { name: 'Log In' });
  const message = (await toast(page, 'Login failed').boundingBox()) ?? { x: 0, y: 0 };
  // Scrolls the button so that its left end is beside the toast and its right end is under it.
  await button.evaluate(
    (element, edge) => scrollBy(0, element.getBoundingClientRect().top - edge),
    message.y,
  );
  const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
  expect(message.x - x).toBeGreaterThan(20);
  const request = page.waitForRequest('**/api/auth/login');
  await page.mouse.click(x + 10, y + 24);
  await request;
});

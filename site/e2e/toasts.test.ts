import type { Page } from '@playwright/test';
import { calculateButton } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, heading, open, toast } from './visits.ts';

const dismiss = (page: Page, title: string) => toast(page, title).getByRole('button', { name: 'Dismiss' });

async function failToLogIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the right one');
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
}

async function askToLogIn(page: Page): Promise<void> {
  await open(page, '/');
  await calculateButton(page).click();
  await page.getByRole('button', { name: 'Save Plan (Login Required)' }).click();
  await expect(heading(page, 'Log in')).toBeVisible();
  await expectToast(page, 'Login Required');
}

test('a message that needs no answer leaves after five seconds', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await calculateButton(page).click();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Save Plan (Login Required)' }).click();
  await page.clock.runFor(50);
  await expectToast(page, 'Login Required');
  await page.clock.runFor(4900);
  await expect(toast(page, 'Login Required')).toBeVisible();
  await page.clock.runFor(500);
  await expect(toast(page, 'Login Required')).toBeHidden();
});

test('it stays while the mouse is over it', async ({ page }) => {
  await page.clock.install();
  await askToLogIn(page);
  await toast(page, 'Login Required').hover();
  await page.clock.runFor(20_000);
  await expect(toast(page, 'Login Required')).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(6000);
  await expect(toast(page, 'Login Required')).toBeHidden();
});

test('it stays while the focus is on it', async ({ page }) => {
  await page.clock.install();
  await askToLogIn(page);
  await dismiss(page, 'Login Required').focus();
  await page.clock.runFor(20_000);
  await expect(toast(page, 'Login Required')).toBeVisible();
  await page.getByLabel('Email').focus();
  await page.clock.runFor(6000);
  await expect(toast(page, 'Login Required')).toBeHidden();
});

test('the region is there, and empty, before the first message', async ({ page }) => {
  const html = await (await page.request.get('/login')).text();
  expect(html).toMatch(/<div aria-live="polite">(?:<!--[^>]*-->)*<\/div>/);
  await open(page, '/login');
  const there = await page.locator('body > [aria-live=polite]').elementHandle();
  await page.keyboard.press('Tab');
  const region = page.getByRole('region', { name: /^Notifications/ });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(region.getByRole('status')).toHaveCount(0);
  // What comes, comes into what was there with the page.
  expect(await region.evaluate((element, before) => before?.contains(element), there)).toBe(true);
});

test('on a narrow page it covers nothing that has the focus', async ({ page, expectProblem }) => {
  expectProblem(/401.*\/api\/auth\/login/);
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '/login');
  await failToLogIn(page);
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
  // As an error message does that appears after the toast.
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).focus();
  await expect.poll(hit, 'the button').toBe(true);
  await page.evaluate(() => {
    const message = Object.assign(document.createElement('div'), { id: 'tall' });
    message.style.height = '120px';
    document.activeElement?.before(message);
  });
  await expect.poll(hit, 'a button that the page pushed down').toBe(true);
});

test('it can be dismissed before', async ({ page }) => {
  await askToLogIn(page);
  await dismiss(page, 'Login Required').click();
  await expect(toast(page, 'Login Required')).toBeHidden();
});

test('an error stays until it is dismissed, and takes no focus', async ({ page, expectProblem }) => {
  expectProblem(/401.*\/api\/auth\/login/);
  await page.clock.install();
  await open(page, '/login');
  await failToLogIn(page);
  await expectToast(page, 'Login failed', 'Invalid email or password');
  await expect(page.getByRole('main').getByRole('button', { name: 'Log In' })).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(toast(page, 'Login failed')).toBeVisible();
  await dismiss(page, 'Login failed').click();
  await expect(toast(page, 'Login failed')).toBeHidden();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
});

test('at most three stand at once, the newest among them', async ({ page, expectProblem }) => {
  expectProblem(/401.*\/api\/auth\/login/);
  await open(page, '/login');
  for (let failures = 1; failures <= 4; failures += 1) {
    await toast(page, 'Login failed').evaluateAll((earlier) => {
      for (const element of earlier) element.setAttribute('data-earlier', '');
    });
    await failToLogIn(page);
    await expect(toast(page, 'Login failed').and(page.locator(':not([data-earlier])'))).toHaveCount(1);
    await expect(toast(page, 'Login failed')).toHaveCount(Math.min(failures, 3));
  }
});

test('a button that looks out from under a message can be clicked', async ({ page, expectProblem }) => {
  expectProblem(/401.*\/api\/auth\/login/);
  await page.setViewportSize({ width: 500, height: 480 });
  await open(page, '/login');
  await failToLogIn(page);
  await expectToast(page, 'Login failed');
  await page.getByLabel('Email').focus();
  // Waits until it stands still.
  await toast(page, 'Login failed').hover();
  const button = page.getByRole('main').getByRole('button', { name: 'Log In' });
  const message = (await toast(page, 'Login failed').boundingBox()) ?? { x: 0, y: 0 };
  // Beside the message, and deep enough that its other end is under it.
  await button.evaluate(
    (element, edge) => scrollBy(0, element.getBoundingClientRect().top - edge),
    message.y,
  );
  const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
  expect(message.x - x).toBeGreaterThan(20);
  const asked = page.waitForRequest('**/api/auth/login');
  await page.mouse.click(x + 10, y + 24);
  await asked;
});

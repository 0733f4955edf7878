import type { Page } from '@playwright/test';
import { fillIn } from './account.ts';
import { calculateButton } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { chooseFromAccountMenu, expectToast, heading, open, toast } from './page-actions.ts';
import { dialog, nameField, openDialog, save } from './save-dialog.ts';

const dismiss = (page: Page, title: string) => toast(page, title).getByRole('button', { name: 'Dismiss' });

async function submitWrongPassword(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the right one');
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
}

const contactForm = (page: Page) => page.locator('form').filter({ hasText: 'Message' });

const newsletter = (page: Page) => page.locator('form').filter({ hasText: 'Subscribe' });

async function submitNewsletter(page: Page, email: string): Promise<void> {
  await newsletter(page).getByLabel('Email').fill(email);
  await newsletter(page).getByRole('button').click();
}

async function clickSaveWhileLoggedOut(page: Page): Promise<void> {
  await open(page, '/');
  await calculateButton(page).click();
  await page.getByRole('button', { name: 'Save Plan (Login Required)' }).click();
  await expect(heading(page, 'Log in')).toBeVisible();
  await expectToast(page, 'Login Required');
}

test('a success toast disappears after five seconds', async ({ page }) => {
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
  await clickSaveWhileLoggedOut(page);
  await toast(page, 'Login Required').hover();
  await page.clock.runFor(20_000);
  await expect(toast(page, 'Login Required')).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(6000);
  await expect(toast(page, 'Login Required')).toBeHidden();
});

test('it stays while the focus is on it', async ({ page }) => {
  await page.clock.install();
  await clickSaveWhileLoggedOut(page);
  await dismiss(page, 'Login Required').focus();
  await page.clock.runFor(20_000);
  await expect(toast(page, 'Login Required')).toBeVisible();
  await page.getByLabel('Email').focus();
  await page.clock.runFor(6000);
  await expect(toast(page, 'Login Required')).toBeHidden();
});

test('the live region is there, and empty, before the first toast', async ({ page }) => {
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

test('on a narrow page it does not cover the focused element', async ({ page, expectError }) => {
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

test('it can be dismissed', async ({ page }) => {
  await clickSaveWhileLoggedOut(page);
  await dismiss(page, 'Login Required').click();
  await expect(toast(page, 'Login Required')).toBeHidden();
});

test('an error disappears after five seconds and does not take the focus; its text stays', async ({
  page,
  expectError,
}) => {
  expectError(/401.*\/api\/auth\/login/);
  await page.clock.install();
  await open(page, '/login');
  await submitWrongPassword(page);
  await expectToast(page, 'Login failed', 'Invalid email or password');
  await expect(page.getByRole('main').getByRole('button', { name: 'Log In' })).toBeFocused();
  await page.clock.runFor(6000);
  await expect(toast(page, 'Login failed')).toBeHidden();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
});

test('a new one replaces the one about the same subject', async ({ page, expectError }) => {
  expectError(/401.*\/api\/auth\/login/);
  await open(page, '/login');
  await submitWrongPassword(page);
  await expectToast(page, 'Login failed');
  await toast(page, 'Login failed').evaluate((element) => element.setAttribute('data-earlier', ''));
  await submitWrongPassword(page);
  await expect(toast(page, 'Login failed').and(page.locator(':not([data-earlier])'))).toHaveCount(1);
  await expect(toast(page, 'Login failed')).toHaveCount(1);
});

test('at most three are shown, including the newest; a success replaces all errors', async ({
  page,
  member,
  expectError,
}) => {
  expectError(/500.*\/api\/contact/);
  expectError(/500.*\/api\/auth\/logout/);
  await page.route(/\/api\/(?:contact|auth\/logout)$/, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Please try again.' } }),
  );
  await open(page, '/');
  await chooseFromAccountMenu(page, member.firstName, 'Logout');
  await expectToast(page, 'Logout failed');
  await submitNewsletter(page, 'nobody');
  await expectToast(page, 'Invalid Email');
  await fillIn(page, { Name: 'Ada', Message: 'Good morning to you' });
  await contactForm(page).getByLabel('Email').fill('ada@example.com');
  await contactForm(page).getByRole('button').click();
  await expectToast(page, 'Submission Error');
  await page.route('**/api/newsletter', (route) => route.abort());
  expectError(/Failed to load resource|ERR_FAILED/);
  await submitNewsletter(page, 'ada@example.com');
  await expectToast(page, 'Subscription Error');
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('status')).toHaveCount(3);
  await page.unroute('**/api/newsletter');
  await submitNewsletter(page, 'ada@example.com');
  await expectToast(page, 'Subscribed!');
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('status')).toHaveCount(1);
});

test('an error leaves when its field is fixed', async ({ page }) => {
  await open(page, '/');
  await submitNewsletter(page, 'nobody');
  await expectToast(page, 'Invalid Email');
  await newsletter(page).getByLabel('Email').fill('nobody@');
  await expect(toast(page, 'Invalid Email')).toBeVisible();
  await newsletter(page).getByLabel('Email').fill('nobody@example.com');
  await expect(toast(page, 'Invalid Email')).toBeHidden();
});

test('an error leaves on navigation', async ({ page, expectError }) => {
  expectError(/401.*\/api\/auth\/login/);
  await page.clock.install();
  await open(page, '/login');
  await submitWrongPassword(page);
  await expectToast(page, 'Login failed');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(heading(page, 'Create an account')).toBeVisible();
  await expect(toast(page, 'Login failed')).toBeHidden();
});

for (const viewport of [
  { width: 320, height: 568 },
  { width: 375, height: 740 },
  { width: 1024, height: 600 },
]) {
  test(`it covers no button of a dialog in a window of ${viewport.width} × ${viewport.height}`, async ({
    page,
    member,
  }) => {
    expect(member).toBeDefined();
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
  });
}

test('in a dialog it leaves once the name is there', async ({ page, member }) => {
  expect(member).toBeDefined();
  await page.clock.install();
  await openDialog(page);
  await save(page);
  await expectToast(page, 'Plan Name Required');
  await nameField(page).fill('By the sea');
  await expect(toast(page, 'Plan Name Required')).toBeHidden();
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

import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page and waits for hydration: clicks before that would be lost. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Opens the outlook, and waits for the scripts that it loads when it is idle. */
export async function openWholeOutlook(page: Page): Promise<void> {
  const loaded = [/\/assets\/toaster-/, /\/assets\/portal-/].map((url) => page.waitForResponse(url));
  await open(page, '/outlook');
  await Promise.all(loaded);
  await page.waitForLoadState('networkidle');
}

/** Opens a part of the outlook. */
export async function openPart(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 2, name, exact: true }).click();
}

/** Opens the numbers of the outlook, which are closed at first in a narrow window. */
export function openNumbers(page: Page): Promise<void> {
  return page.locator('details:has(> #your-numbers)').evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });
}

/** Makes pages wait for their fonts. On a busy computer, they would otherwise keep the wider fallback fonts. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    await route.fulfill({ response, body: css.replaceAll('font-display:optional', 'font-display:block') });
  });
}

/** Waits until React has hydrated an element. Pass a selector for a part that loads later than the page. */
export async function waitForHydration(page: Page, selector = 'main'): Promise<void> {
  await page.waitForFunction((selected) => {
    const element = document.querySelector(selected);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  }, selector);
}

/**
 * Waits until React has hydrated the forms, whose scripts load later than the page. "No requests for half a second" may
 * have come before they are requested, and is then over at once.
 */
export async function waitForForms(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('form')].every((form) =>
      Object.keys(form).some((key) => key.startsWith('__reactFiber')),
    ),
  );
}

/** Shows the page in the system's colors. The page sets its theme in the next frame. */
export async function emulateColorScheme(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

/** Leaves the page, whose requests would fail without a session, and ends the visit of the member or admin. */
export async function becomeVisitor(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** The title of the page, as readers see it. */
export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

export const clickButton = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

export const clickLink = (page: Page, name: string): Promise<void> =>
  page.getByRole('link', { name, exact: true }).click();

/** A dialog or an alert dialog, by its title. */
export const dialogTitled = (page: Page, title: string): Locator =>
  page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }));

/** Waits until the page has rendered its next frame. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Waits until the page has stood still for three frames. */
export async function waitForScrollEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let still = 0;
    for (let y = scrollY; still < 3; y = scrollY) {
      await new Promise(requestAnimationFrame);
      still = scrollY === y ? still + 1 : 0;
    }
  });
}

/** Waits for a dialog to take the focus, a moment after it appears. Keys pressed sooner may go elsewhere. */
export async function expectFocusWithin(dialog: Locator): Promise<void> {
  await expect(dialog.locator(':focus')).toHaveCount(1);
}

/** A toast, by its title. */
export function toast(page: Page, title: string): Locator {
  return page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('status')
    .filter({ has: page.getByText(title, { exact: true }) });
}

/** Expects a toast with this title, and a text in it. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  await expect(toast(page, title)).toBeVisible();
  if (text !== undefined) await expect(toast(page, title)).toContainText(text);
}

/** Closes a toast, which would cover the lower corner of the page for a while, unless it has left by itself. */
export async function dismissToast(page: Page, title: string): Promise<void> {
  const buttons = toast(page, title).getByRole('button', { name: 'Dismiss' });
  await buttons.evaluateAll((elements) => {
    for (const button of elements) (button as HTMLElement).click();
  });
  await expect(toast(page, title)).toBeHidden();
}

/** Chooses an item of the account menu in the header. */
async function chooseFromAccountMenu(page: Page, label: string, item: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Logs out and waits for the home page: a click before the redirect would be undone by it. */
export async function logOut(page: Page, label: string): Promise<void> {
  await chooseFromAccountMenu(page, label, 'Logout');
  await expectToast(page, 'Logged out', 'You have been logged out successfully.');
  await expect(page).toHaveURL('/');
}

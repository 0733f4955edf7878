import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page and waits until it answers: what is pressed before its scripts run would be lost. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isAlive(page);
}

/** React marks the elements that it has taken over. */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}

export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/** Whatever the page does with its next frame is done. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** A dialog takes the focus a moment after it is seen; what is typed sooner may go elsewhere. */
export async function expectFocusWithin(dialog: Locator): Promise<void> {
  await expect(dialog.locator(':focus')).toHaveCount(1);
}

/** A message at the edge of the page, by its title. */
export function toast(page: Page, title: string): Locator {
  return page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('status')
    .filter({ has: page.getByText(title, { exact: true }) });
}

export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  await expect(toast(page, title)).toBeVisible();
  if (text !== undefined) await expect(toast(page, title)).toContainText(text);
}

/** Closes a message, which would lie over the lower corner of the page for a while. */
export async function dismissToast(page: Page, title: string): Promise<void> {
  await toast(page, title).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page, title)).toBeHidden();
}

/** Chooses from the menu behind the member's name in the header. */
export async function chooseFromAccountMenu(page: Page, label: string, item: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Logs out and waits for where that leads: whoever clicks on before the answer is there would be led away. */
export async function logOut(page: Page, label: string): Promise<void> {
  await chooseFromAccountMenu(page, label, 'Logout');
  await expectToast(page, 'Logged out', 'You have been logged out successfully.');
  await expect(page).toHaveURL('/');
}

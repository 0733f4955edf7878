import { expect, test } from './fixtures.ts';
import { expectToast, open } from './page-actions.ts';

test('an item of a menu works when it is clicked before it is highlighted', async ({ page, member }) => {
  expect(member).toBeDefined();
  await open(page, '/sitemap-page');
  await page.getByRole('banner').getByRole('button', { name: 'Ada', exact: true }).click();
  const item = page.getByRole('menuitem', { name: 'Logout', exact: true });
  await expect(item).toBeVisible();
  // All events in one task, as from a screen reader or on a busy page.
  await item.evaluate((element: HTMLElement) => {
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    element.click();
  });
  await expectToast(page, 'Logged out');
  await expect(page).toHaveURL('/');
});

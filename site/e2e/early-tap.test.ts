import type { Page } from '@playwright/test';
import { box, expectSavings } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './network.ts';
import { heading, openNumbers } from './page-actions.ts';

test.use({ hasTouch: true });

test.beforeEach(({ page }) => page.setViewportSize({ width: 375, height: 740 }));

const SCRIPTS = '**/assets/*.js';
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

/** Opens a page without its scripts, until the returned function is called. */
async function openBeforeScripts(page: Page, path = '/'): Promise<() => void> {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('before the scripts have loaded, a tap on Calculate Now scrolls, and shows the results of the typed numbers later', async ({
  page,
}) => {
  const release = await openBeforeScripts(page);
  await box(page, 'Monthly Contributions').fill('525');
  await link(page, 'Calculate Now').tap();
  await expect(page.getByRole('heading', { name: 'Your Information' })).toBeInViewport();
  release();
  await expect(page.getByRole('heading', { name: 'Your Retirement Outlook' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Your Retirement Outlook' })).toBeInViewport();
  await expectSavings(page, '$1,046,310');
});

test('before the scripts have loaded, a tap on a household opens the outlook for it later', async ({
  page,
}) => {
  await test.step('who has retired', async () => {
    const release = await openBeforeScripts(page);
    await box(page, 'Current Age').fill('68');
    await link(page, 'Already retired').tap();
    release();
    await expect(page).toHaveURL('/outlook');
    await openNumbers(page);
    await expect(page.getByRole('checkbox', { name: 'Already retired' })).toBeChecked();
    await expect(box(page, 'Current Age')).toHaveValue('68');
  });

  await test.step('with a partner', async () => {
    await page.evaluate(() => sessionStorage.clear());
    const release = await openBeforeScripts(page);
    await link(page, 'With a partner').tap();
    release();
    await expect(page.getByRole('dialog', { name: 'You and your partner' })).toBeVisible();
  });
});

test('before the scripts have loaded, a tap on the outlook shows at once, and works later', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await test.step('a number of the sentence', async () => {
    const release = await openBeforeScripts(page, '/outlook');
    const number = main.getByRole('spinbutton', { name: 'Monthly Contributions' });
    const background = () => number.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await background();
    await number.tap();
    expect(await background()).not.toBe(before);
    release();
    const field = main.locator('p').getByRole('textbox', { name: 'Monthly Contributions' });
    await expect(field).toBeFocused();
  });

  await test.step('the household', async () => {
    const release = await openBeforeScripts(page, '/outlook');
    const choices = [
      main.getByRole('radio', { name: 'With a partner' }),
      main.getByRole('checkbox', { name: 'Already retired' }),
    ];
    for (const choice of choices) {
      await choice.tap();
      await expect(choice).toBeChecked();
    }
    release();
    await expect(heading(page, 'How much can you spend?')).toBeVisible();
    await expect(main.getByRole('spinbutton', { name: 'Partner’s Age' })).toBeVisible();
    for (const choice of choices) await expect(choice).toBeChecked();
  });
});

test('if a script cannot be loaded, the link of a household opens the outlook', async ({
  page,
  expectError,
}) => {
  expectError(/ERR_FAILED/);
  const failed = page.waitForEvent('requestfailed');
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/');
  await failed;
  await link(page, 'Already retired').tap();
  await expect(heading(page, 'When can you stop?')).toBeVisible();
});

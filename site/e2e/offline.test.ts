import type { Page } from '@playwright/test';
import { accountButton } from './account.ts';
import { calculateButton } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { addPlan, type Member, register } from './members.ts';
import { heading, open, waitForForms } from './page-actions.ts';
import { nameField, saveDialog, savePlan } from './save-dialog.ts';

test.use({ firstVisit: true });

test.beforeEach(({ expectError }) => {
  expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
});

const goOffline = (page: Page) => page.context().setOffline(true);
const goOnline = (page: Page) => page.context().setOffline(false);

/** Opens a page, and waits until scripts with these names have loaded, what they import, and their styles. */
async function openWithScripts(page: Page, url: string, names: readonly string[]): Promise<void> {
  const loaded = names.map((name) => page.waitForResponse(new RegExp(`/assets/${name}-[^/]+\\.js$`)));
  await open(page, url);
  for (const response of loaded) await page.evaluate((url) => import(url), (await response).url());
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
}

async function openPlans(page: Page, { firstName }: Member): Promise<void> {
  await open(page, '/my-plans');
  await expect(page.getByRole('row', { name: 'By the sea' })).toContainText('works in 4 of 10');
  await expect(accountButton(page, firstName)).toBeVisible();
}

test('offline, pages that were loaded stay, and others open once the visitor is online', async ({
  page,
  member,
  allowError,
}) => {
  allowError(/Failed to fetch dynamically imported module/);
  await addPlan(page.request);
  await openPlans(page, member);
  await goOffline(page);
  await page.getByRole('link', { name: 'By the sea', exact: true }).click();
  await expect(heading(page, 'You’re offline')).toBeVisible();
  await goOnline(page);
  await expect(heading(page, 'By the sea')).toBeVisible();
  await page.getByRole('link', { name: 'Back to My Saved Plans' }).click();
  await expect(page).toHaveURL('/my-plans');

  await addPlan(page.request, { name: 'Another' });
  await page.reload();
  await expect(page.getByRole('row', { name: 'Another' })).toContainText('works in 4 of 10');
  await page.getByRole('link', { name: 'By the sea', exact: true }).click();
  await expect(heading(page, 'By the sea')).toBeVisible();
  await goOffline(page);
  await page.goBack();
  await expect(page.getByRole('row', { name: 'By the sea' })).toBeVisible();
  await page.getByRole('link', { name: 'Another', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Your plan could not be loaded.');
  await goOnline(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Another')).toBeVisible();
});

for (const [choice, title] of [
  ['Already retired', 'How much can you spend?'],
  ['With a partner', 'When can you stop?'],
  ['What would change it', 'When can you stop?'],
] as const) {
  test(`offline, the link ${choice} opens the outlook, and its tab Calculator the landing page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await openWithScripts(page, '/', ['outlook-page', 'age-line-figure', 'cash-flow-controls', 'step-list']);
    await waitForForms(page);
    await goOffline(page);
    await page.getByRole('link', { name: choice, exact: true }).click();
    await expect(heading(page, title)).toBeVisible();
    if (choice === 'With a partner') {
      await expect(page.getByRole('dialog', { name: 'You and your partner' })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toHaveCount(0);
    await main.getByRole('link', { name: 'Calculator', exact: true }).click();
    await expect(main.getByRole('link', { name: 'Calculate Now' })).toBeVisible();
  });
}

test('offline, the tab Calculator of an outlook that was opened first opens the landing page', async ({
  page,
}) => {
  const forms = ['contact-form', 'newsletter-form'];
  await openWithScripts(page, '/outlook', [
    'landing-page',
    'hero-answer',
    'hero-chart',
    'age-line',
    ...forms,
  ]);
  await goOffline(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Calculator', exact: true }).click();
  await expect(main.getByRole('heading', { name: 'you could stop at 69.' })).toBeVisible();
  await expect(main.getByRole('figure').getByText('Stop at 69').first()).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect(main.getByRole('alert')).toContainText(['The articles could not be loaded.']);
});

test('offline, a link to an outlook that was not loaded changes nothing until the visitor is online', async ({
  page,
  allowError,
}) => {
  allowError(/Failed to fetch dynamically imported module/);
  const scripts = /\/assets\/outlook-page-[^/]+\.js$/;
  await page.route(scripts, (route) => route.abort());
  await open(page, '/');
  await waitForForms(page);
  const age = page.getByRole('spinbutton', { name: 'Your age', exact: true });
  await age.press('ArrowUp');
  await goOffline(page);
  const link = page.getByRole('link', { name: 'Already retired' });
  await link.click();
  await expect(heading(page, 'You’re offline')).toBeFocused();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'You’re offline')).toBeVisible();
  await page.goBack();
  await expect(age).toHaveText('36');
  await expect(page.getByRole('heading', { name: /^you could stop at/ })).toBeVisible();
  await link.click();
  await expect(heading(page, 'You’re offline')).toBeVisible();
  await page.unroute(scripts);
  await goOnline(page);
  await expect(page.getByRole('textbox', { name: 'Current Age' })).toHaveValue('36');
  await expect(page.getByRole('heading', { name: /^you can spend/ })).toBeVisible();
});

test('offline, Calculate Now shows the age of the hero, and both follow the numbers', async ({ page }) => {
  await openWithScripts(page, '/', ['hero-answer', 'hero-chart', 'result-answer', 'calculator-charts']);
  await waitForForms(page);
  await goOffline(page);
  await page.getByRole('link', { name: 'Calculate Now' }).click();
  const results = page.getByRole('region', { name: 'Your Retirement Outlook' });
  await expect(results.getByText('You could stop at 69')).toBeVisible();
  await expect(results.getByRole('alert')).toHaveCount(0);
  const age = page.getByRole('spinbutton', { name: 'Your age', exact: true });
  await age.press('ArrowUp');
  await expect(age).toHaveText('36');
  await expect(page.getByText('The answer couldn’t be loaded.')).toBeHidden();
  // Results that are being calculated are hidden.
  await expect(
    page.getByRole('region', { name: 'When can you stop working?' }).locator('[data-pending]'),
  ).toHaveCount(0);
});

test('offline, an answer that was not loaded says so, and follows once the connection is back', async ({
  page,
  allowError,
}) => {
  allowError(/Failed to fetch dynamically imported module/);
  const scripts = /\/assets\/(?:hero-answer|age-line)-[^/]+\.js$/;
  await page.route(scripts, (route) => route.abort());
  await open(page, '/');
  await waitForForms(page);
  await goOffline(page);
  const hero = page.getByRole('region', { name: 'When can you stop working?' });
  const stopAge = hero.getByRole('spinbutton', { name: 'The age you’d like to stop at', exact: true });
  await stopAge.press('ArrowUp');
  await expect(hero.getByText('you don’t have an answer yet.')).toBeVisible();
  await expect(hero.getByText('We’ll try again when you’re back online')).toBeVisible();
  await expect(hero.locator('[data-pending]')).toHaveCount(0);
  await expect(stopAge).toBeFocused();
  await page.unroute(scripts);
  await goOnline(page);
  await expect(hero.getByText('you could stop at 69.')).toBeVisible();
  await expect(stopAge).toHaveText('66');
  await expect(hero.getByRole('figure').getByText('Stop at 69').first()).toBeVisible();
  await expect(hero.getByRole('list', { name: /^What happens from/ })).toBeVisible();
});

test('offline, the save dialog opens, keeps the name, and saves once a retry gets through', async ({
  page,
}) => {
  await register(page.request);
  const loaded = page.waitForResponse(/\/assets\/save-plan-dialog-/);
  await open(page, '/');
  await calculateButton(page).click();
  const button = page.getByRole('button', { name: 'Save Plan', exact: true });
  await expect(button).toBeVisible();
  // The dialog's script, the scripts that it imports, and their styles.
  await page.evaluate((url) => import(url), (await loaded).url());
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
  await waitForForms(page);
  await goOffline(page);
  await button.click();
  await nameField(page).fill('By the sea');
  await savePlan(page);
  await expect(saveDialog(page).getByRole('alert')).toContainText('Failed to save retirement plan.');
  await expect(nameField(page)).toHaveValue('By the sea');
  await goOnline(page);
  await savePlan(page);
  await expect(saveDialog(page)).toBeHidden();
  const plans = await (await page.request.get('/api/retirement-plans')).json();
  expect(plans).toHaveLength(1);
});

test('a part of a page that fails to load can be loaded again', async ({ page, allowError }) => {
  allowError(/Failed to fetch dynamically imported module/);
  await register(page.request);
  await addPlan(page.request);
  const PLANS_LIST = /\/assets\/plans-list-[^/]+\.js$/;
  await page.route(PLANS_LIST, (route) => route.abort());
  await open(page, '/my-plans');
  await expect(page.getByRole('alert')).toContainText('Your plans could not be shown.');
  await expect(page.getByText('Total Plans')).toBeVisible();
  await page.unroute(PLANS_LIST);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: 'By the sea' })).toBeVisible();
});

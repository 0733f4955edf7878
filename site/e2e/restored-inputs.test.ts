import type { Page } from '@playwright/test';
import { box, calculateButton, expectSavings, slider, typeInto } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './network.ts';
import { heading, logOut, nextFrame, open, waitForHydration } from './page-actions.ts';

/** The numbers in the session storage. */
const storedNumbers = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('whenabouts-numbers') ?? 'null'));

test('inputs and results survive a reload and going back', async ({ page }) => {
  await open(page, '/');

  await test.step('after a reload right after the last change', async () => {
    await calculateButton(page).click();
    await slider(page, 'Monthly Contributions').press('ArrowRight');
    await page.reload();
    await waitForHydration(page);
    await expect(box(page, 'Monthly Contributions')).toHaveValue('550');
    await expectSavings(page, '$1,076,809');
    await expect(page.getByRole('region', { name: 'When can you stop working?' })).toContainText(
      '$550 a month, you could stop at 6',
    );
  });

  await typeInto(page, 'Monthly Contributions', '525');
  await calculateButton(page).click();
  const expectRestoredInputs = async () => {
    await expect(box(page, 'Monthly Contributions')).toHaveValue('525');
    await expectSavings(page, '$1,046,310');
  };
  await expectRestoredInputs();

  await test.step('going back from another page', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
    await expect(heading(page, 'Log in')).toBeVisible();
    await page.goBack();
    await expectRestoredInputs();
  });

  await test.step('going back from another site', async () => {
    await page.goto('about:blank');
    await page.goBack();
    await waitForHydration(page);
    await expectRestoredInputs();
  });

  await test.step('after a reload that follows an in-page link', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/#about');
    await page.reload();
    await waitForHydration(page);
    await expectRestoredInputs();
  });
});

test('calculating sends nothing, and stores the inputs in the session storage only', async ({
  page,
  context,
}) => {
  await open(page, '/');
  const sent: string[] = [];
  page.on('request', (request) => {
    // Ignores scripts, and the covers of articles near the viewport.
    if (!/\/(?:assets|api\/images)\//.test(request.url())) sent.push(`${request.method()} ${request.url()}`);
  });
  await typeInto(page, 'Current Retirement Savings', '123456');
  await calculateButton(page).click();
  await slider(page, 'Annual Income').press('End');
  await expect(page.getByText('of what you earn today')).toBeVisible();
  const inputs = { currentSavings: 123_456, annualIncome: 300_000 };
  expect(await storedNumbers(page)).toMatchObject({ inputs, hasCalculated: true });
  expect(sent).toEqual([]);
  expect(page.url()).not.toContain('123456');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('123456');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
});

test('before the scripts have loaded, Calculate does not reload the page, and text that is typed is not lost', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await box(page, 'Monthly Contributions').fill('525');
  await calculateButton(page).click();
  await expect(page).toHaveURL('/');
  await box(page, 'Target Retirement Age').focus();
  release();
  await waitForHydration(page);
  await expect(slider(page, 'Monthly Contributions')).toHaveAttribute('aria-valuetext', '$525');
  await calculateButton(page).click();
  await expectSavings(page, '$1,046,310');

  await test.step('with numbers from before a reload', async () => {
    const releaseAgain = await holdRequests(page, '**/assets/*.js');
    await page.reload({ waitUntil: 'commit' });
    await slider(page, 'Current Retirement Savings').fill('60000');
    releaseAgain();
    await waitForHydration(page);
    await expect(box(page, 'Current Retirement Savings')).toHaveValue('60,000');
    await expect(box(page, 'Monthly Contributions')).toHaveValue('525');
  });
});

test('a page restored from the back/forward cache clears the inputs of a member who has logged out since', async ({
  page,
  member,
  expectError,
}) => {
  await open(page, '/');
  await expect(page.getByRole('button', { name: member.firstName })).toBeVisible();
  await typeInto(page, 'Monthly Contributions', '525');
  // Playwright's browsers keep no page in the back/forward cache, so the test dispatches the event of a restored page.
  const restoreFromBfcache = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const response = page.waitForResponse('**/api/auth/me');
  await restoreFromBfcache();
  await response;
  await nextFrame(page);
  await expect(box(page, 'Monthly Contributions')).toHaveValue('525');
  await page.request.post('/api/auth/logout');
  expectError(/401.*\/api\/auth\/me/);
  await restoreFromBfcache();
  await expect(box(page, 'Monthly Contributions')).toHaveValue('500');
});

test('after logging out on a guide, its next steps no longer use the inputs', async ({ page, member }) => {
  await open(page, '/');
  await typeInto(page, 'Monthly Contributions', '750');
  const mainMenu = page.getByRole('navigation', { name: 'Main' });
  await mainMenu.getByRole('link', { name: 'Guides' }).click();
  const guide = page.getByRole('article').getByRole('link', { name: 'Healthcare in Retirement' });
  const nextSteps = page.getByRole('navigation', { name: 'Where to go next' });
  await guide.click();
  await expect(nextSteps).toContainText('Your numbers lead to');
  // As if the member had tried to save other inputs before logging in.
  await page.evaluate(() => sessionStorage.setItem('calculatorValues', '{}'));
  await logOut(page, member.firstName);
  await mainMenu.getByRole('link', { name: 'Guides' }).click();
  await guide.click();
  await expect(nextSteps).toContainText('Your age, your savings, three scenarios.');
  await expect(nextSteps).not.toContainText('Your numbers lead to');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

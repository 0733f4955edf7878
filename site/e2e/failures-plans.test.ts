import { expect, test } from './fixtures.ts';
import { addPlan } from './members.ts';
import { errorResponse, failRequests, noResponse } from './network-errors.ts';
import { expectToast, heading, open } from './page-actions.ts';

test.beforeEach(async ({ member }) => {
  expect(member).toBeDefined();
});

test('a failed list offers a retry', async ({ page, expectError }) => {
  expectError(/Failed to load resource.*\/api\/retirement-plans/);
  await addPlan(page.request);
  const restore = await failRequests(
    page,
    'GET /api/retirement-plans',
    errorResponse(500, 'internal', 'Something went wrong. Please try again.'),
  );
  const requestedPaths: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requestedPaths.push(new URL(request.url()).pathname);
  });
  await page.clock.install();
  await open(page, '/my-plans');
  await expect(page.getByRole('alert')).toContainText('Your plans could not be loaded.');
  const leaveAndReturn = async () => {
    await page.clock.runFor(600_000);
    await page.evaluate(() => {
      for (const name of ['focus', 'online']) dispatchEvent(new Event(name));
      document.dispatchEvent(new Event('visibilitychange'));
    });
  };
  await test.step('and is not refetched automatically or on focus', async () => {
    const before = [...requestedPaths];
    expect(before).toContain('/api/retirement-plans');
    await leaveAndReturn();
    await restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('row', { name: 'By the sea' })).toBeVisible();
    await leaveAndReturn();
    await page.getByRole('link', { name: 'By the sea', exact: true }).click();
    await expect(heading(page, 'By the sea')).toBeVisible();
    expect(requestedPaths.slice(before.length, -1)).toEqual(['/api/retirement-plans']);
    expect(requestedPaths.at(-1)).toMatch(/^\/api\/retirement-plans\/\d+$/);
  });
});

test('a failed plan offers a retry', async ({ page, expectError }) => {
  expectError(/Failed to load resource.*\/api\/retirement-plans/);
  const { id } = await addPlan(page.request);
  const restore = await failRequests(page, `GET /api/retirement-plans/${id}`, noResponse);
  await open(page, `/view-plan/${id}`);
  await expect(page.getByRole('alert')).toContainText('Your plan could not be loaded.');
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'By the sea')).toBeVisible();
});

test('the calculator shows an error if the plan to edit fails to load', async ({ page, expectError }) => {
  expectError(/Failed to load resource.*\/api\/retirement-plans/);
  const { id } = await addPlan(page.request);
  const restore = await failRequests(page, `GET /api/retirement-plans/${id}`, noResponse);
  await open(page, `/?plan=${id}#calculator`);
  await expect(page.getByText('Your saved plan could not be loaded.')).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You are editing By the sea.')).toBeVisible();
});

test('a failed deletion shows an error in the dialog, and a retry works', async ({ page, expectError }) => {
  expectError(/Failed to load resource.*\/api\/retirement-plans/);
  const { id } = await addPlan(page.request);
  const restore = await failRequests(page, `DELETE /api/retirement-plans/${id}`, noResponse);
  await open(page, '/my-plans');
  await page.getByRole('button', { name: 'Actions for By the sea' }).click();
  await page.getByRole('menuitem', { name: 'Delete Plan' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete plan “By the sea”' }).click();
  await expectToast(page, 'Error', 'Failed to delete the retirement plan.');
  await expect(dialog.getByRole('alert')).toHaveText('Failed to delete the retirement plan.');
  await restore();
  await dialog.getByRole('button', { name: 'Delete plan “By the sea”' }).click();
  await expectToast(page, 'Plan deleted');
  await expect(dialog).toBeHidden();
});

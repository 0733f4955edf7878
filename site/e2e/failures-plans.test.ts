import { expect, test } from './fixtures.ts';
import { addPlan } from './members.ts';
import { breakCall, noAnswer, refusal } from './trouble.ts';
import { expectToast, heading, open } from './visits.ts';

test.beforeEach(async ({ member }) => {
  expect(member).toBeDefined();
});

test('a list that could not be loaded offers to try again', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource.*\/api\/retirement-plans/);
  await addPlan(page.request);
  const mend = await breakCall(
    page,
    'GET /api/retirement-plans',
    refusal(500, 'internal', 'Something went wrong. Please try again.'),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
  });
  await page.clock.install();
  await open(page, '/my-plans');
  await expect(page.getByRole('alert')).toContainText('Your plans could not be loaded.');
  const laterAndBack = async () => {
    await page.clock.runFor(600_000);
    await page.evaluate(() => {
      for (const name of ['focus', 'online']) dispatchEvent(new Event(name));
      document.dispatchEvent(new Event('visibilitychange'));
    });
  };
  await test.step('and is asked for neither again by itself nor whenever somebody comes back to it', async () => {
    const before = [...asked];
    expect(before).toContain('/api/retirement-plans');
    await laterAndBack();
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('row', { name: 'By the sea' })).toBeVisible();
    await laterAndBack();
    await page.getByRole('link', { name: 'By the sea' }).click();
    await expect(heading(page, 'By the sea')).toBeVisible();
    expect(asked.slice(before.length, -1)).toEqual(['/api/retirement-plans']);
    expect(asked.at(-1)).toMatch(/^\/api\/retirement-plans\/\d+$/);
  });
});

test('a plan that could not be loaded offers to try again', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource.*\/api\/retirement-plans/);
  const { id } = await addPlan(page.request);
  const mend = await breakCall(page, `GET /api/retirement-plans/${id}`, noAnswer);
  await open(page, `/view-plan/${id}`);
  await expect(page.getByRole('alert')).toContainText('Your plan could not be loaded.');
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'By the sea')).toBeVisible();
});

test('the calculator says when the plan to edit could not be loaded', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource.*\/api\/retirement-plans/);
  const { id } = await addPlan(page.request);
  const mend = await breakCall(page, `GET /api/retirement-plans/${id}`, noAnswer);
  await open(page, `/?plan=${id}#calculator`);
  await expect(page.getByText('Your saved plan could not be loaded.')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You are editing By the sea.')).toBeVisible();
});

test('a deletion that fails says so in the dialog, and a second try works', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*\/api\/retirement-plans/);
  const { id } = await addPlan(page.request);
  const mend = await breakCall(page, `DELETE /api/retirement-plans/${id}`, noAnswer);
  await open(page, '/my-plans');
  await page.getByRole('button', { name: 'Actions for By the sea' }).click();
  await page.getByRole('menuitem', { name: 'Delete Plan' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete plan “By the sea”' }).click();
  await expectToast(page, 'Error', 'Failed to delete the retirement plan.');
  await expect(dialog.getByRole('alert')).toHaveText('Failed to delete the retirement plan.');
  await mend();
  await dialog.getByRole('button', { name: 'Delete plan “By the sea”' }).click();
  await expectToast(page, 'Plan deleted');
  await expect(dialog).toBeHidden();
});

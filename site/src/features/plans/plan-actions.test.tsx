import type { Plan } from '@whenabouts/server/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorResponse, inOrder, noResponse, requestsTo } from '../../../test/fake-api.ts';
import { button, expectToast, textOf } from '../../../test/page-actions.ts';
import {
  askToDelete,
  deletionDialog,
  planNames,
  planRow,
  rectOf,
  showPlans,
  threePlans,
} from '../../../test/plans-list.ts';
import { samplePlan } from '../../../test/samples.ts';

beforeEach(() => page.viewport(1280, 1600));

const nameDialog = (name: string) => page.getByRole('dialog', { name });
const nameField = page.getByLabelText('Plan Name', { exact: true });

async function chooseAction(plan: string, action: string): Promise<void> {
  await button(`Actions for ${plan}`).click();
  await page.getByRole('menuitem', { name: action }).click();
  await expect.element(nameField).toHaveFocus();
}

test('a plan can be renamed, without overwriting what was changed elsewhere', async () => {
  const [gamma, alpha, beta] = threePlans;
  const newer = { ...beta, name: 'Beta 2', monthlySavings: 1800, version: 2 };
  const conflict = 'This plan was changed elsewhere since you opened it.';
  const renamed = { ...newer, name: 'By the sea', version: 3, updatedAt: '2026-03-04T18:05:00.000Z' };
  const { requests } = await showPlans(
    inOrder<Plan[]>(threePlans, [gamma, alpha, newer], [renamed, gamma, alpha]),
    {
      'GET /api/retirement-plans/{id}': newer,
      'PUT /api/retirement-plans/{id}': inOrder<Response | Plan>(errorResponse('stale', conflict), renamed),
    },
  );
  await chooseAction('Beta', 'Rename');
  const dialog = nameDialog('Rename Plan');
  await expect.element(nameField).toHaveValue('Beta');
  await nameField.fill('By the sea');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect.element(dialog.getByRole('alert').getByText(conflict)).toBeVisible();
  await dialog.getByRole('button', { name: 'Load newer version' }).click();
  await expect.element(planRow('Beta 2')).toBeVisible();
  await chooseAction('Beta 2', 'Rename');
  await nameField.fill('By the sea');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expectToast('Plan updated');
  // The toast’s link would lead to this page.
  await expect.element(page.getByRole('link', { name: 'See My Plans' })).not.toBeInTheDocument();
  await expect.poll(planNames).toEqual(['By the sea', 'Gamma', 'alpha']);
  await expect.element(button('Actions for By the sea')).toHaveFocus();
  const updates = requestsTo(requests, 'PUT /api/retirement-plans/{id}');
  expect(updates.map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"']);
  expect(updates[1]?.body).toMatchObject({ name: 'By the sea', monthlySavings: 1800 });
  expect(updates[1]?.body).not.toHaveProperty('assumptions');
});

test('a renamed plan stays where it is in a list that is sorted by age', async () => {
  const [gamma, alpha, beta] = threePlans;
  const renamed = { ...alpha, name: 'By the sea', version: 2, updatedAt: '2026-03-04T18:05:00.000Z' };
  await showPlans(inOrder<Plan[]>(threePlans, [renamed, gamma, beta]), {
    'PUT /api/retirement-plans/{id}': renamed,
  });
  await button('You could stop at').click();
  await expect.poll(planNames).toEqual(['Beta', 'Gamma', 'alpha']);
  await chooseAction('alpha', 'Rename');
  const idle = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(0);
  await nameField.fill('By the sea');
  await nameDialog('Rename Plan').getByRole('button', { name: 'Rename' }).click();
  await expectToast('Plan updated');
  await expect.poll(planNames).toEqual(['Beta', 'Gamma', 'By the sea']);
  idle.mockRestore();
});

test('a plan of another account says how to save it, and keeps the new name', async () => {
  await showPlans(threePlans, {
    'PUT /api/retirement-plans/{id}': errorResponse('not_found', 'Not found.'),
  });
  await chooseAction('Beta', 'Rename');
  await nameField.fill('By the sea');
  const dialog = nameDialog('Rename Plan');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  const alert = dialog.getByRole('alert');
  await expect.element(alert.getByText(/not in the account that you are logged in to now/)).toBeVisible();
  await expect.element(alert.getByRole('link', { name: 'Log in again in a new tab' })).toBeVisible();
  await expect.element(nameField).toHaveValue('By the sea');
});

test('on a phone, the buttons that rename a plan are next to each other', async () => {
  await page.viewport(375, 812);
  await showPlans(threePlans);
  await chooseAction('Beta', 'Rename');
  const dialog = nameDialog('Rename Plan');
  const topOf = (name: string) => rectOf(dialog.getByRole('button', { name }).element()).top;
  await expect.element(nameField).toHaveFocus();
  expect(topOf('Cancel')).toBe(topOf('Rename'));
});

test('a retry after a lost response duplicates a plan once, with its assumptions', async () => {
  // A name is not cut within an emoji.
  const name = `${'W'.repeat(91)}🌊${'W'.repeat(7)}`;
  const plan = samplePlan({ name, assumptions: { targetChance: 90 } });
  const copy = { ...plan, id: 2, name: 'A copy' };
  const { requests } = await showPlans(inOrder<Plan[]>([plan], [copy, plan]), {
    'POST /api/retirement-plans': inOrder<Response | Plan>(noResponse, copy),
  });
  await chooseAction(name, 'Duplicate');
  const dialog = nameDialog('Duplicate Plan');
  await expect.element(nameField).toHaveValue(`Copy of ${'W'.repeat(91)}`);
  await dialog.getByRole('button', { name: 'Save Plan' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Failed to save retirement plan.');
  await dialog.getByRole('button', { name: 'Save Plan' }).click();
  await expectToast('Plan saved');
  await expect.element(planRow('A copy')).toBeVisible();
  const creations = requestsTo(requests, 'POST /api/retirement-plans');
  expect(creations[1]?.body).toMatchObject({ assumptions: { targetChance: 90 }, monthlySavings: 500 });
  const keys = creations.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toBe(keys[1]);
});

test.each(['Cancel', 'Escape'])(
  '%s closes the deletion dialog, which a click outside does not',
  async (way) => {
    await showPlans(threePlans);
    await askToDelete('Beta');
    await expect.element(deletionDialog.getByText('Beta', { exact: true })).toBeVisible();
    document.elementFromPoint(5, 5)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await expect.element(deletionDialog).toBeVisible();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await deletionDialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(deletionDialog).not.toBeInTheDocument();
    await expect.element(button('Actions for Beta')).toHaveFocus();
  },
);

test('a deletion that fails can be retried, and then the summary updates', async () => {
  await showPlans(inOrder<Plan[]>(threePlans, threePlans.slice(0, 2)), {
    'DELETE /api/retirement-plans/{id}': inOrder<Response | undefined>(
      errorResponse('internal', 'Broken'),
      undefined,
    ),
  });
  await askToDelete('Beta');
  await button('Delete plan “Beta”').click();
  await expectToast('Error', 'Failed to delete the retirement plan.');
  await expect
    .element(deletionDialog.getByRole('alert'))
    .toHaveTextContent('Failed to delete the retirement plan.');
  await button('Delete plan “Beta”').click();
  await expectToast('Plan deleted');
  await expect.element(planRow('Beta')).not.toBeInTheDocument();
  await expect.element(planRow('alpha')).toBeVisible();
  expect(textOf(page.getByRole('main'))).toContain('Average Retirement Age60');
  await expect.element(page.getByRole('heading', { name: 'Your plans' })).toHaveFocus();
});

test.each([320, 1280])(
  'at %d px, the deletion dialog names the plan above two equal buttons',
  async (width) => {
    await page.viewport(width, 700);
    const name = 'Retire at 65, steady, with a house by the sea';
    await showPlans([samplePlan({ name })]);
    await askToDelete(name);
    await expect.element(deletionDialog.getByText(name, { exact: true })).toBeVisible();
    const buttons = deletionDialog.getByRole('button').elements().map(rectOf);
    expect(buttons).toHaveLength(2);
    const [cancel, confirm] = buttons.map(({ y, width, height }) => ({ y, width, height }));
    expect(confirm).toEqual(cancel);
  },
);

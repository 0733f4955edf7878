import type { Plan } from '@whenabouts/server/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openSaveDialog, renderCalculator } from '../../../test/calculator-page.tsx';
import { errorResponse, type Handlers, heldResponse, inOrder, noResponse } from '../../../test/fake-api.ts';
import { button, expectToast } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { sampleMember, samplePlan } from '../../../test/samples.ts';

const dialog = page.getByRole('dialog');
const nameField = dialog.getByLabelText('Plan Name');
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
const top = () => document.querySelector('#calculator')?.getBoundingClientRect().top;

const showPlan = (api: Handlers) =>
  renderCalculator({ path: '/?plan=1#calculator', member: sampleMember, api });

test.each(['', '   '])(
  'the name "%s" of a plan is rejected with a message, and nothing is sent',
  async (blank) => {
    const { requests } = await openSaveDialog();
    await expect.element(nameField).toHaveFocus();
    const before = requests.length;
    await nameField.fill(blank);
    await inDialog('Save Plan').click();
    const text = 'Please enter a name for your retirement plan.';
    await expectToast('Plan Name Required', text);
    await expect.element(nameField).toHaveAccessibleDescription(new RegExp(`${text}$`));
    await expect.element(nameField).toHaveAttribute('aria-invalid', 'true');
    await expect.element(nameField).toHaveFocus();
    expect(requests).toHaveLength(before);
    await nameField.fill('By the sea');
    await expect.element(page.getByText('Plan Name Required')).not.toBeInTheDocument();
  },
);

test('while saving, the dialog stays open, shows its pending label, and sends one request', async () => {
  const response = heldResponse(samplePlan());
  const { requests } = await renderPage('/', {
    member: sampleMember,
    api: { 'POST /api/retirement-plans': response.respond },
  });
  await button('Calculate Retirement').click();
  await button('Save Plan').click();
  await expect.element(nameField).toHaveFocus();
  scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  expect(top()).toBeLessThan(-200);
  await nameField.fill('By the sea');
  const width = (name: string) => inDialog(name).element().getBoundingClientRect().width;
  const before = width('Save Plan');
  await userEvent.keyboard('{Enter}');
  await expect.element(inDialog('Saving...')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(inDialog('Cancel')).toHaveAttribute('aria-disabled', 'true');
  expect(width('Saving...')).toBe(before);
  await inDialog('Saving...').click({ force: true });
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  response.release();
  await expectToast('Plan saved');
  await expect.element(dialog).not.toBeInTheDocument();
  const link = page.getByRole('main').getByRole('link', { name: 'See My Plans' });
  await expect.element(link).toHaveFocus();
  await expect.element(link).toBeInViewport({ ratio: 1 });
  expect(requests.filter(({ operation }) => operation === 'POST /api/retirement-plans')).toHaveLength(1);
});

test.each([
  ['a busy server', errorResponse('unavailable', 'The service is busy.'), 'The service is busy.'],
  ['no response', noResponse, 'Failed to save retirement plan.'],
])('saving that fails with %s shows the reason, and a retry cannot save twice', async (_, failure, text) => {
  const { requests } = await openSaveDialog({
    api: { 'POST /api/retirement-plans': inOrder<Response | Plan>(failure, failure, samplePlan()) },
  });
  await nameField.fill('By the sea');
  await inDialog('Save Plan').click();
  await expectToast('Error', text);
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(text);
  await expect.element(nameField).toHaveValue('By the sea');
  await inDialog('Save Plan').click();
  await expect
    .poll(() => requests.filter(({ operation }) => operation === 'POST /api/retirement-plans'))
    .toHaveLength(2);
  await expectToast('Error', text);
  await nameField.fill('In the hills');
  await inDialog('Save Plan').click();
  await expectToast('Plan saved');
  await expect.element(dialog).not.toBeInTheDocument();
  const [first, retry, renamed] = requests
    .filter(({ operation }) => operation === 'POST /api/retirement-plans')
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(retry).toBe(first);
  expect(renamed).not.toBe(first);
});

test('an update leaves the assumptions of a plan unchanged, and one that fails shows the reason', async () => {
  const response = heldResponse(errorResponse('internal', ''));
  const { requests } = await showPlan({
    'GET /api/retirement-plans/{id}': samplePlan({ assumptions: { planAge: 90 } }),
    'PUT /api/retirement-plans/{id}': inOrder<Response | Plan>(response.respond, samplePlan({ version: 2 })),
  });
  await button('Update Plan').click();
  await nameField.fill('In the hills');
  await inDialog('Update Plan').click();
  for (const name of ['Updating...', 'Cancel'])
    await expect.element(inDialog(name)).toHaveAttribute('aria-disabled', 'true');
  response.release();
  await expectToast('Error', 'Failed to update retirement plan.');
  await expect.element(nameField).toHaveValue('In the hills');
  await inDialog('Update Plan').click();
  await expectToast('Plan updated');
  const update = requests.findLast(({ operation }) => operation === 'PUT /api/retirement-plans/{id}');
  expect(update?.body, 'leaves the assumptions unchanged').not.toHaveProperty('assumptions');
});

test('a newer version that was loaded is in the list of plans', async () => {
  const api: Handlers = {
    'GET /api/retirement-plans': [samplePlan()],
    'GET /api/retirement-plans/{id}': inOrder<Plan>(samplePlan(), samplePlan({ name: 'Newer', version: 2 })),
    'PUT /api/retirement-plans/{id}': errorResponse('stale', 'This plan was changed elsewhere.'),
  };
  await renderPage('/my-plans', { member: sampleMember, api });
  await button('Actions for By the sea').click();
  await page.getByRole('menuitem', { name: 'Edit Plan' }).click();
  await button('Update Plan').click();
  await inDialog('Update Plan').click();
  await inDialog('Load newer version').click();
  await expect.element(dialog).not.toBeInTheDocument();
  history.back();
  await expect.element(page.getByRole('row').filter({ hasText: 'Newer' })).toBeVisible();
});

test('a plan that was changed elsewhere can be replaced by the newer version', async () => {
  const newer = samplePlan({ name: 'From the other tab', monthlySavings: 750, version: 2 });
  const text = 'This plan was changed elsewhere since you opened it.';
  const { requests } = await showPlan({
    'GET /api/retirement-plans/{id}': inOrder<Plan>(samplePlan(), noResponse, newer),
    'PUT /api/retirement-plans/{id}': inOrder<Response | Plan>(errorResponse('stale', text), {
      ...newer,
      version: 3,
    }),
  });
  await button('Update Plan').click();
  await inDialog('Update Plan').click();
  await expectToast('Error', text);
  await expect.element(dialog.getByRole('alert').getByText(text)).toBeVisible();
  await expect.element(inDialog('Update Plan')).not.toBeInTheDocument();
  await expect.element(dialog.getByText(/^Load the newer version and lose/)).toHaveFocus();
  await inDialog('Load newer version').click();
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('The newer version could not be loaded. Please try again.');
  await inDialog('Load newer version').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('You are editing From the other tab', { exact: false })).toBeVisible();
  await expect
    .element(page.getByRole('textbox', { name: 'Monthly Contributions, exact amount' }))
    .toHaveValue('750');
  await button('Update Plan').click();
  await inDialog('Update Plan').click();
  await expectToast('Plan updated');
  const updates = requests.filter(({ operation }) => operation === 'PUT /api/retirement-plans/{id}');
  expect(updates.map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"']);
});

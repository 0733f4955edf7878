import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testScreens } from '../../../test/accessible-screen.ts';
import { renderCalculator } from '../../../test/calculator-page.tsx';
import { errorResponse, type Handlers } from '../../../test/fake-api.ts';
import { button } from '../../../test/page-actions.ts';
import { sampleMember, samplePlan } from '../../../test/samples.ts';

const dialog = page.getByRole('dialog');

async function editPlan(api: Handlers = {}): Promise<void> {
  const plan = samplePlan({ name: 'W'.repeat(100) });
  await renderCalculator({
    path: '/?plan=1',
    member: sampleMember,
    api: { 'GET /api/retirement-plans/{id}': plan, ...api },
  });
  await expect.element(page.getByText(/^You are editing/)).toBeVisible();
}

testScreens({
  'the calculator before the first result': () => renderCalculator(),
  'a calculator with crossed ages': async () => {
    await renderCalculator();
    const retirementAge = page.getByRole('textbox', { name: /^Target Retirement Age/ });
    await retirementAge.fill('40');
    await page.getByRole('textbox', { name: /^Current Age/ }).fill('50');
    await button('Calculate Retirement').click();
    await expect.element(retirementAge).toHaveAttribute('aria-invalid', 'true');
  },
  'the dialog that saves a plan': async () => {
    await renderCalculator({ member: sampleMember });
    await button('Calculate Retirement').click();
    await button('Save Plan').click();
    await expect.element(dialog).toBeVisible();
  },
  'a plan in the calculator': () => editPlan(),
  'the update of a plan that was changed elsewhere': async () => {
    const conflict = 'This plan was changed elsewhere since you opened it.';
    await editPlan({ 'PUT /api/retirement-plans/{id}': errorResponse('stale', conflict) });
    await button('Update Plan').click();
    await dialog.getByRole('button', { name: 'Update Plan' }).click();
    await expect.element(button('Overwrite')).toBeVisible();
  },
});

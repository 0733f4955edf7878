import { expect, test } from './fixtures.ts';
import { failRequests, lostResponse } from './network-errors.ts';
import { expectToast } from './page-actions.ts';
import { dialog, nameField, openDialog, save } from './save-dialog.ts';

test('a plan whose response was lost is not saved twice', async ({ page, member, expectError }) => {
  expect(member).toBeDefined();
  expectError(/Failed to load resource.*retirement-plans/);
  const restore = await failRequests(page, 'POST /api/retirement-plans', lostResponse);
  await openDialog(page);
  await nameField(page).fill('By the sea');
  await save(page);
  await expectToast(page, 'Error', 'Failed to save retirement plan.');
  await restore();
  await save(page);
  await expectToast(page, 'Plan saved');
  const plans = await (await page.request.get('/api/retirement-plans')).json();
  expect(plans).toHaveLength(1);
});

test('a plan renamed after its response was lost has the new name', async ({ page, member, expectError }) => {
  expect(member).toBeDefined();
  expectError(/Failed to load resource.*retirement-plans/);
  const restore = await failRequests(page, 'POST /api/retirement-plans', lostResponse);
  await openDialog(page);
  await nameField(page).fill('By the sea');
  await save(page);
  await expectToast(page, 'Error');
  await restore();
  await nameField(page).fill('In the hills');
  await save(page);
  await expectToast(page, 'Plan saved');
  const plans: { name: string }[] = await (await page.request.get('/api/retirement-plans')).json();
  expect(plans.map(({ name }) => name)).toContain('In the hills');
});

for (const blank of ['', '   ']) {
  test(`the name "${blank}" is rejected with a message, and nothing is sent`, async ({ page, member }) => {
    expect(member).toBeDefined();
    await openDialog(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await nameField(page).fill(blank);
    await save(page);
    await expectToast(page, 'Plan Name Required', 'Please enter a name for your retirement plan.');
    await expect(nameField(page)).toHaveAccessibleDescription(
      /Please enter a name for your retirement plan\.$/,
    );
    await expect(nameField(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(nameField(page)).toBeFocused();
    expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
  });
}

test('while saving, the dialog stays open, shows its pending label, and sends one request', async ({
  page,
  member,
}) => {
  expect(member).toBeDefined();
  let sent = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await failRequests(page, 'POST /api/retirement-plans', async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await openDialog(page);
  const top = () => page.locator('#calculator').evaluate((part) => part.getBoundingClientRect().top);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  expect(await top()).toBeLessThan(-200);
  await nameField(page).fill('By the sea');
  const width = (name: string) =>
    dialog(page)
      .getByRole('button', { name })
      .evaluate((button) => button.getBoundingClientRect().width);
  const before = await width('Save Plan');
  await nameField(page).press('Enter');
  const pending = dialog(page).getByRole('button', { name: 'Saving...' });
  expect(await width('Saving...')).toBe(before);
  await expect(pending).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
  await pending.click({ force: true });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  release();
  await expectToast(page, 'Plan saved');
  await expect(dialog(page)).toBeHidden();
  await expect.poll(top).toBeGreaterThan(-200);
  expect(sent).toBe(1);
});

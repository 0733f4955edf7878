import { logIn } from './account.ts';
import { calculateButton } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { expectToast, heading, open, toast } from './page-actions.ts';

const SIZES = [
  { width: 320, height: 568 },
  { width: 1280, height: 800 },
] as const;

for (const viewport of SIZES) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('logging in to save leads back to the result', async ({ page, request }) => {
      const member = await register(request);
      await open(page, '/');
      await calculateButton(page).click();
      await page.getByRole('button', { name: 'Save Plan (Login Required)' }).click();
      await expect(heading(page, 'Log in')).toBeVisible();
      await logIn(page, member);
      await expectToast(page, 'Welcome back!');
      await expect(toast(page, 'Login successful')).toHaveCount(0);
      await expect(toast(page, 'Login Required')).toHaveCount(0);
      const dialog = page.getByRole('dialog', { name: 'Save Retirement Plan' });
      await expect(dialog.getByLabel('Plan Name')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Save Plan' })).toBeFocused();
      await expect(page.getByRole('button', { name: 'Save Plan' })).toBeInViewport();
      await expect(page.getByRole('paragraph').filter({ hasText: /^If you keep saving/ })).toBeVisible();
    });
  });
}

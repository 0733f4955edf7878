import { codeIn, field, requestPasswordReset } from './account.ts';
import { expect, test } from './fixtures.ts';
import { chooseMenuItemByKeyboard, expectFocusVisible, shiftTabTo, tabTo } from './keyboard.ts';
import { addPlan, register } from './members.ts';
import { expectToast, heading, open } from './page-actions.ts';

const NEW_PASSWORD = 'nine herons by the weir';

test('a password is reset with the keyboard', async ({ page, request, mail }) => {
  const { email } = await register(request);
  await open(page, '/login');
  await tabTo(page, page.getByRole('link', { name: 'Forgot your password?' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Forgot password')).toBeFocused();
  await tabTo(page, field(page, 'Email'));
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  const code = codeIn(await mail.emailTo(email));

  await tabTo(page, page.getByRole('link', { name: 'Enter reset code' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Reset password')).toBeFocused();
  await tabTo(page, field(page, 'Email'));
  await expect(field(page, 'Email')).toHaveValue(email);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Reset Code')).toBeFocused();
  await page.keyboard.type(code);
  for (const label of ['New Password', 'Confirm Password']) {
    await tabTo(page, field(page, label));
    await page.keyboard.type(NEW_PASSWORD);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Password reset successful' })).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'Go to Login' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Log in')).toBeFocused();
  await tabTo(page, field(page, 'Email'));
  await page.keyboard.type(email);
  await tabTo(page, field(page, 'Password'));
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Login successful');
  await expectFocusVisible(page);
});

test('going back from the panel to the form keeps the focus', async ({ page, request }) => {
  const { email } = await register(request);
  await requestPasswordReset(page, email);
  await tabTo(page, page.getByRole('button', { name: 'Use another email' }));
  await page.keyboard.press('Enter');
  await expect(field(page, 'Email')).toBeFocused();
});

test('an account is deleted with the keyboard', async ({ page, member }) => {
  await addPlan(page.request);
  await open(page, '/');
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: member.firstName }));
  await chooseMenuItemByKeyboard(page, 'Account Settings');
  await expect(heading(page, 'Account Settings')).toBeFocused();
  await tabTo(page, page.getByRole('tab', { name: 'Security' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Account Info' })).toBeFocused();
  await expect(field(page, 'Current Password')).toBeHidden();

  const question = page.getByRole('alertdialog', { name: 'Delete Account' });
  const opener = page.getByRole('button', { name: 'Delete account', exact: true });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await shiftTabTo(page, field(page, 'Your password'));
  await page.keyboard.type(member.password);
  await tabTo(page, question.getByRole('button', { name: 'Delete my account' }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Account deleted');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
  await expectFocusVisible(page);
});

test('the profile is edited with the keyboard', async ({ page, member }) => {
  await open(page, '/profile?tab=info');
  await tabTo(page, page.getByRole('button', { name: 'Edit Profile' }));
  await page.keyboard.press('Enter');
  await expect(field(page, 'First Name')).toBeFocused();
  await tabTo(page, field(page, 'Last Name'));
  await page.keyboard.type('Lovelace');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Profile updated');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(member.email);
});

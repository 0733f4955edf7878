import { expect } from '@playwright/test';
import { expectFieldError, requestPasswordReset } from './account.ts';
import { clickButton, open } from './page-actions.ts';
import type { Screen } from './screen.ts';

/** The account screens of members, and the screens for resetting a password. */
export const accountScreens: readonly Screen[] = [
  {
    name: 'profile, security',
    member: true,
    show: async (page) => {
      await open(page, '/profile');
      await clickButton(page, 'Update Password');
      await expectFieldError(page, 'Current Password', 'Current password is required');
    },
  },
  {
    name: 'profile, account info',
    member: true,
    show: async (page) => {
      await page.request.put('/api/auth/profile', { data: { lastName: 'W'.repeat(100) } });
      await open(page, '/profile?tab=info');
      await expect(page.getByText('Account Status')).toBeVisible();
    },
  },
  {
    name: 'profile, editing',
    member: true,
    show: async (page) => {
      await open(page, '/profile?tab=info');
      await clickButton(page, 'Edit Profile');
      await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    },
  },
  {
    name: 'profile, deleting',
    member: true,
    show: async (page) => {
      await open(page, '/profile?tab=info');
      await clickButton(page, 'Delete account');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'confirming the email address', show: (page) => open(page, '/confirm-email?token=unknown') },
  { name: 'removing a new passkey', show: (page) => open(page, '/undo-passkey?token=unknown') },
  { name: 'forgot password', show: (page) => open(page, '/forgot-password') },
  {
    name: 'forgot password, email sent',
    show: (page) => requestPasswordReset(page, `${'w'.repeat(60)}@${'example.'.repeat(6)}com`),
  },
  {
    name: 'reset password with errors',
    show: async (page) => {
      await open(page, '/reset-password?email=ada@example.com&token=a-long-code-from-an-email');
      await clickButton(page, 'Reset Password');
      await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    },
  },
  {
    name: 'email test',
    show: async (page) => {
      await open(page, '/email-test');
      await clickButton(page, 'Send Test Email');
      await expectFieldError(page, 'Email', 'Please enter an email address');
    },
  },
];

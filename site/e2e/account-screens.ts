import { expect } from '@playwright/test';
import { expectFieldError } from './account.ts';
import { clickButton, open } from './page-actions.ts';
import type { Screen } from './screen.ts';

/** The account screens of members, and the screens for resetting a password. */
export const accountScreens: readonly Screen[] = [
  {
    name: 'profile, security',
    onlyInAllPages: true,
    member: true,
    show: async (page) => {
      await open(page, '/profile');
      await clickButton(page, 'Update Password');
      await expectFieldError(page, 'Current Password', 'Current password is required');
    },
  },
  { name: 'forgot password', onlyInAllPages: true, show: (page) => open(page, '/forgot-password') },
  {
    name: 'reset password with errors',
    onlyInAllPages: true,
    show: async (page) => {
      await open(page, '/reset-password?email=ada@example.com&token=a-long-code-from-an-email');
      await clickButton(page, 'Reset Password');
      await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    },
  },
  {
    name: 'email test',
    onlyInAllPages: true,
    show: async (page) => {
      await open(page, '/email-test');
      await clickButton(page, 'Send Test Email');
      await expectFieldError(page, 'Email', 'Please enter an email address');
    },
  },
];

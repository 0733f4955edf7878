import { expect, type Page } from '@playwright/test';
import { askForLetter, expectProblemAt } from './account.ts';
import type { Screen } from './screens.ts';
import { open } from './visits.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What members see of their accounts, and what those see who cannot get in. */
export const accountScreens: readonly Screen[] = [
  {
    name: 'profile, security',
    member: true,
    show: async (page) => {
      await open(page, '/profile');
      await press(page, 'Update Password');
      await expectProblemAt(page, 'Current Password', 'Current password is required');
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
      await press(page, 'Edit Profile');
      await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    },
  },
  {
    name: 'profile, deleting',
    member: true,
    show: async (page) => {
      await open(page, '/profile?tab=info');
      await press(page, 'Delete account');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'forgot password', show: (page) => open(page, '/forgot-password') },
  {
    name: 'forgot password, letter sent',
    show: (page) => askForLetter(page, `${'w'.repeat(60)}@${'example.'.repeat(6)}com`),
  },
  {
    name: 'reset password',
    show: (page) => open(page, '/reset-password?email=ada@example.com&token=a-long-code-from-a-letter'),
  },
  {
    name: 'reset password with problems',
    show: async (page) => {
      await open(page, '/reset-password');
      await press(page, 'Reset Password');
      await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    },
  },
  {
    name: 'email test',
    show: async (page) => {
      await open(page, '/email-test');
      await press(page, 'Send Test Email');
      await expectProblemAt(page, 'Email', 'Please enter an email address');
    },
  },
];

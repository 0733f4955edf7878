import type { Page } from '@playwright/test';
import { field, fillIn } from './account.ts';
import { expect, test } from './fixtures.ts';
import { errorResponse, failRequests, noResponse } from './network-errors.ts';
import { dismissToast, expectToast, open } from './page-actions.ts';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

const failures = [
  {
    name: 'error response',
    failure: errorResponse(500, 'internal', 'Something broke'),
    title: 'Update failed',
    text: 'Failed to update your profile information.',
  },
  {
    name: 'no response',
    failure: noResponse,
    title: 'Error',
    text: 'Something went wrong. Please try again.',
  },
];

for (const { name, failure, title, text } of failures) {
  test(`saving the profile, ${name}: the reason is shown, nothing is lost, and a retry works`, async ({
    page,
    member,
    expectError,
  }) => {
    expect(member).toBeDefined();
    expectError(/Failed to load resource.*\/api\/auth\/profile/);
    const restore = await failRequests(page, 'PUT /api/auth/profile', failure);
    await open(page, '/profile?tab=info');
    await button(page, 'Edit Profile').click();
    await fillIn(page, { 'First Name': 'Grace', 'Last Name': 'Hopper' });
    await button(page, 'Save Changes').click();
    await expectToast(page, title, text);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(text);
    await expect(field(page, 'First Name')).toHaveValue('Grace');
    await dismissToast(page, title);
    await restore();
    await button(page, 'Save Changes').click();
    await expectToast(page, 'Profile updated');
    await expect(page.getByRole('definition').filter({ hasText: 'Hopper' })).toBeVisible();
  });
}

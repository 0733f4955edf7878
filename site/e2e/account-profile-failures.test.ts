import type { Page } from '@playwright/test';
import { field, fillIn } from './account.ts';
import { expect, test } from './fixtures.ts';
import { breakCall, noAnswer, refusal } from './trouble.ts';
import { dismissToast, expectToast, open } from './visits.ts';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

const troubles = [
  {
    name: 'a refusal',
    trouble: refusal(500, 'internal', 'Something broke'),
    title: 'Update failed',
    text: 'Failed to update your profile information.',
  },
  {
    name: 'no answer',
    trouble: noAnswer,
    title: 'Error',
    text: 'Something went wrong. Please try again.',
  },
];

for (const { name, trouble, title, text } of troubles) {
  test(`saving the profile to ${name}: the reason, nothing lost, and a second try works`, async ({
    page,
    member,
    expectProblem,
  }) => {
    expect(member).toBeDefined();
    expectProblem(/Failed to load resource.*\/api\/auth\/profile/);
    const mend = await breakCall(page, 'PUT /api/auth/profile', trouble);
    await open(page, '/profile?tab=info');
    await button(page, 'Edit Profile').click();
    await fillIn(page, { 'First Name': 'Grace', 'Last Name': 'Hopper' });
    await button(page, 'Save Changes').click();
    await expectToast(page, title, text);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(text);
    await expect(field(page, 'First Name')).toHaveValue('Grace');
    await dismissToast(page, title);
    await mend();
    await button(page, 'Save Changes').click();
    await expectToast(page, 'Profile updated');
    await expect(page.getByRole('definition').filter({ hasText: 'Hopper' })).toBeVisible();
  });
}

import type { Locator, Page } from '@playwright/test';
import { field, fillIn } from './account.ts';
import { expect, test } from './fixtures.ts';
import { failRequests, noResponse } from './network-errors.ts';
import { open } from './page-actions.ts';

const COMMON = 'too common. It is among the most used passwords.';
const PERSONAL = 'too easy to guess. Use something other than your email or the name of this site.';

const strength = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Password strength:' });

const expectStrength = (page: Page, text: string) =>
  expect(strength(page)).toHaveText(`Password strength: ${text}`);

test('a new password’s strength is shown, and what it rejects the server rejects too', async ({
  page,
  member,
  expectError,
}) => {
  expectError(/400.*\/api\/auth\/change-password/);
  await open(page, '/profile');
  for (const [password, text] of [
    ['short', 'too short. Add 3 more characters.'],
    ['Sunshine', COMMON],
    ['lanterns', 'weak. A longer one is harder to guess.'],
    ['lanterns by', 'fair. A few more characters make it strong.'],
    ['nine herons by the weir', 'strong.'],
  ] as const) {
    await field(page, 'New Password').fill(password);
    await expectStrength(page, text);
  }
  for (const [password, text] of [
    ['Sunshine', COMMON],
    [member.email, PERSONAL],
  ] as const) {
    await fillIn(page, {
      'Current Password': member.password,
      'New Password': password,
      'Confirm New Password': password,
    });
    await expectStrength(page, text);
    const response = page.waitForResponse('**/api/auth/change-password');
    await page.getByRole('button', { name: 'Update Password' }).click();
    expect((await response).status()).toBe(400);
    await expect(field(page, 'New Password')).toHaveAttribute('aria-invalid', 'true');
  }
  await field(page, 'New Password').fill('');
  await expect(strength(page)).toHaveCount(0);
});

test('it appears once typing pauses, and the password is not sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${new URL(request.url()).pathname} ${request.postData()}`));
  await open(page, '/register');
  await page.evaluate(() => {
    const texts: string[] = [];
    Object.assign(window, { texts });
    new MutationObserver(() => {
      const text = document.querySelector('form [role=status]')?.textContent;
      if (text) texts.push(text);
    }).observe(document.querySelector('form') as Node, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  sent.length = 0;
  await field(page, 'Password').pressSequentially('seven lanterns');
  await expectStrength(page, 'strong.');
  expect(await page.evaluate(() => (window as unknown as { texts: string[] }).texts)).toEqual([
    'Password strength: strong.',
  ]);
  const toServer = sent.filter((request) => !request.startsWith('/assets/'));
  expect(toServer).toEqual([expect.stringMatching(/^\/api\/auth\/common-passwords\/[0-9a-f]{3} null$/)]);

  await field(page, 'Password').fill('ada.example');
  await expectStrength(page, 'fair. A few more characters make it strong.');
  await field(page, 'Email').fill('Ada.Example@example.com');
  await expectStrength(page, PERSONAL);
});

test('it is shown where a password is reset, and without a response', async ({ page, expectError }) => {
  expectError(/common-passwords/);
  await open(page, '/reset-password');
  await failRequests(page, 'GET /api/auth/common-passwords/*', noResponse);
  await field(page, 'New Password').fill('sunshine');
  await expectStrength(page, 'weak. A longer one is harder to guess.');
});

import { confirmEmail, fillIn, logIn } from './account.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, heading, open, waitForHydration } from './page-actions.ts';

const NEW_PASSWORD = 'nine herons by the weir';

test('a new password logs out all other browsers but not this one, and one email reports it', async ({
  page,
  browser,
  guard,
  server,
  member,
  mail,
  expectError,
}) => {
  await confirmEmail(page.request, mail, member.email);
  // The page that is logged out may also fetch its lists.
  expectError(/401.*\/api\/auth\//);
  const elsewhere = await browser.newContext();
  await guard.watch(elsewhere, server.url);
  const other = await elsewhere.newPage();
  await open(other, '/login');
  await logIn(other, member);
  await expect(other).toHaveURL('/');
  await open(other, '/profile');
  await expect(heading(other, 'Account Settings')).toBeVisible();

  await open(page, '/profile');
  await fillIn(page, {
    'Current Password': member.password,
    'New Password': NEW_PASSWORD,
    'Confirm New Password': NEW_PASSWORD,
  });
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expectToast(page, 'Password updated', 'All other devices have been logged out.');

  expect((await elsewhere.request.get('/api/auth/me')).status()).toBe(401);
  await other.reload();
  await expect(other).toHaveURL('/login');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'Update Password' })).toBeVisible();
  expect((await page.request.get('/api/auth/me')).status()).toBe(200);

  const message = await mail.emailTo(member.email);
  expect(message.subject).toBe('Your Whenabouts password was changed');
  expect(message.text).toContain(`Hello ${member.firstName},`);
  expect(message.text).toContain(`${server.url}/forgot-password`);
  expect(message.text + message.html).not.toContain(NEW_PASSWORD);

  await logIn(other, member);
  await expectToast(other, 'Login failed', 'Invalid email or password');
  await logIn(other, { ...member, password: NEW_PASSWORD });
  await expect(other).toHaveURL('/');
  await elsewhere.close();
});

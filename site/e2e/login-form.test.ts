import { field, logIn } from './account.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { holdRequests } from './network.ts';
import { becomeVisitor, heading, open } from './page-actions.ts';

test('a click before the scripts have loaded never puts the password into the URL', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/login', { waitUntil: 'commit' });
  await field(page, 'Email').fill('ada@example.com');
  await field(page, 'Password').fill('seven lanterns over the bay');
  await field(page, 'Password').press('Enter');
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await expect(field(page, 'Password')).toHaveValue('seven lanterns over the bay');
  await expect(page).toHaveURL('/login');
});

test('while a redirect loads its page, the login page shows “Loading…”', async ({ page, request }) => {
  const loading = page.getByRole('main').getByText('Loading…');
  const member = await register(request);
  await open(page, '/login');
  const showHome = await holdRequests(page, /\/assets\/landing-page-[^/]+\.js$/);
  await logIn(page, member);
  await expect(field(page, 'Email')).toHaveCount(0);
  await expect(loading).toBeAttached();
  showHome();
  await expect(page).toHaveURL('/');
  await expect(loading).toHaveCount(0);

  await becomeVisitor(page);
  const showLogin = await holdRequests(page, /\/assets\/login-page-[^/]+\.js$/);
  await page.goto('/my-plans');
  await expect(loading).toBeAttached();
  showLogin();
  await expect(heading(page, 'Log in')).toBeVisible();
});

test('a member with an expired session is treated like a visitor', async ({ page, context, expectError }) => {
  expectError(/401.*\/api\/auth\/me/);
  await context.addCookies([{ name: 'whenabouts', value: 'long-gone', domain: 'localhost', path: '/' }]);
  await open(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
});

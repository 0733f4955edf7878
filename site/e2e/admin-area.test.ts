import { endSession, expectDashboard, logInAsAdmin, openDashboard } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { failRequests, noResponse, proxyErrorPage } from './network-errors.ts';
import { expectToast, heading, nextFrame, open, toast, waitForHydration } from './page-actions.ts';

const pages = [
  '/admin/dashboard',
  '/admin/blogs/new',
  '/admin/blogs/edit/1',
  '/admin/author',
  '/admin/newsletter',
  '/admin/newsletter/1',
] as const;
const titles = {
  '/admin/login': 'Admin login | Whenabouts',
  '/admin/dashboard': 'Dashboard | Whenabouts',
  '/admin/blogs/new': 'New blog post | Whenabouts',
  '/admin/blogs/edit/1': 'Edit blog post | Whenabouts',
  '/admin/author': 'Author | Whenabouts',
  '/admin/newsletter': 'Newsletter | Whenabouts',
  '/admin/newsletter/1': 'Send as newsletter | Whenabouts',
} as const;

test('every page redirects visitors and members to the login, without a message', async ({
  page,
  expectError,
}) => {
  expectError(/401.*\/api\/admin\/check-auth/);
  for (const path of pages) {
    await open(page, path);
    await expect(page).toHaveURL('/admin/login');
    await expect(heading(page, 'Admin login')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    const notifications = page.getByRole('region', { name: /^Notifications/ });
    // The focus outline appears with the first key press.
    await page.keyboard.press('Shift');
    await expect(notifications).toBeAttached();
    await nextFrame(page);
    await expect(notifications.getByRole('status')).toHaveCount(0);
  }

  await register(page.request);
  await open(page, '/admin/dashboard');
  await expect(page).toHaveURL('/admin/login');
});

test('/admin redirects to the dashboard', async ({ page, request }) => {
  const response = await request.get('/admin', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe('/admin/dashboard');
  await logInAsAdmin(page);
  await page.goto('/admin');
  await expectDashboard(page);
});

test('every page is served as a shell with its title and noindex', async ({ request }) => {
  for (const [path, title] of Object.entries(titles)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['x-robots-tag'], path).toBe('noindex');
    const html = await response.text();
    expect(html, path).toContain(`<title>${title}</title>`);
    expect(html, path).toContain('<meta name="robots" content="noindex"/>');
    expect(html.match(/<h1/g), path).toHaveLength(1);
  }
});

test('the area has its own 404 page', async ({ page, request, expectError }) => {
  expectError(/401.*\/api\/admin\/check-auth/);
  expectError(/404.*\/admin\/nowhere/);
  const response = await request.get('/admin/nowhere');
  expect(response.status()).toBe(404);
  expect(response.headers()['x-robots-tag']).toBe('noindex');
  await open(page, '/admin/nowhere');
  await expect(heading(page, '404 Page Not Found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
    'href',
    '/admin/dashboard',
  );
});

test('the area has its own layout, never loads the member, and links to the public site', async ({
  page,
}) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await register(page.request);
  await openDashboard(page);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Whenabouts, admin dashboard' })).toHaveAttribute(
    'href',
    '/admin/dashboard',
  );
  await expect(banner.getByRole('link', { name: 'View Site' })).toHaveAttribute('href', '/');
  await expect(banner.getByRole('link', { name: 'Calculator' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toContainText('Logged in as admin@example.com.');
  expect(requestedPaths.filter((path) => path === '/api/auth/me')).toEqual([]);

  await page.getByRole('link', { name: 'View Site' }).click();
  await expect(page).toHaveURL('/');
  await waitForHydration(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Calculator', exact: true })).toBeVisible();
});

test('without a response, a retry is offered instead of the login', async ({ page, expectError }) => {
  expectError(/Failed to load resource.*\/api\/admin\/check-auth/);
  await logInAsAdmin(page);
  const restore = await failRequests(page, 'GET /api/admin/check-auth', noResponse);
  await open(page, '/admin/dashboard');
  await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectDashboard(page);
  await expect(page.getByRole('heading', { name: 'Blog posts' })).toBeVisible();
});

test('any error response of the check redirects to the login', async ({ page, expectError }) => {
  expectError(/503.*\/api\/admin\/check-auth/);
  await failRequests(page, 'GET /api/admin/check-auth', proxyErrorPage(503));
  await open(page, '/admin/dashboard');
  await expect(page).toHaveURL('/admin/login');
});

test('logging out ends the session and redirects to the login', async ({ page, expectError }) => {
  expectError(/401.*\/api\/admin\/check-auth/);
  await logInAsAdmin(page);
  // The dashboard polls every second and could notice the logout before the page that logged out.
  await open(page, '/admin/author');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Logged out successfully');
  await expect(page).toHaveURL('/admin/login');
  await expect(heading(page, 'Admin login')).toBeFocused();
  await open(page, '/admin/dashboard');
  await expect(page).toHaveURL('/admin/login');
});

test('a failed logout shows an error and changes nothing', async ({ page, expectError }) => {
  expectError(/Failed to load resource.*\/api\/admin\/logout/);
  await openDashboard(page);
  await failRequests(page, 'POST /api/admin/logout', noResponse);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Logout failed', 'There was an error logging out');
  await expectDashboard(page);
});

test('a session that ends while the dashboard is open redirects to the login', async ({
  page,
  expectError,
}) => {
  expectError(/401.*\/api\/blog-posts/);
  await openDashboard(page);
  await endSession(page);
  await expect(page).toHaveURL('/admin/login');
  await expect(toast(page, 'Logged out successfully')).toBeHidden();
});

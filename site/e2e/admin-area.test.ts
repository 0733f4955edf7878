import { beAdmin, endSession, expectDashboard, openDashboard } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { breakCall, noAnswer, proxyPage } from './trouble.ts';
import { expectToast, heading, isAlive, nextFrame, open, toast } from './visits.ts';

const pages = ['/admin/dashboard', '/admin/blogs/new', '/admin/blogs/edit/1', '/admin/author'] as const;
const titles = {
  '/admin/login': 'Admin login | Whenabouts',
  '/admin/dashboard': 'Dashboard | Whenabouts',
  '/admin/blogs/new': 'New blog post | Whenabouts',
  '/admin/blogs/edit/1': 'Edit blog post | Whenabouts',
  '/admin/author': 'Author | Whenabouts',
} as const;

test('every page leads those who are no admins to the login, without a word, and members too', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/401.*\/api\/admin\/check-auth/);
  for (const path of pages) {
    await open(page, path);
    await expect(page).toHaveURL('/admin/login');
    await expect(heading(page, 'Admin login')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    const notifications = page.getByRole('region', { name: /^Notifications/ });
    // What shows them comes with the first key.
    await page.keyboard.press('Shift');
    await expect(notifications).toBeAttached();
    await nextFrame(page);
    await expect(notifications.getByRole('status')).toHaveCount(0);
  }

  await register(page.request);
  await open(page, '/admin/dashboard');
  await expect(page).toHaveURL('/admin/login');
});

test('/admin leads to the dashboard', async ({ page, request }) => {
  const answer = await request.get('/admin', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/admin/dashboard');
  await beAdmin(page);
  await page.goto('/admin');
  await expectDashboard(page);
});

test('every page is sent as a mere shell with its title, and is not for search results', async ({
  request,
}) => {
  for (const [path, title] of Object.entries(titles)) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['x-robots-tag'], path).toBe('noindex');
    const html = await answer.text();
    expect(html, path).toContain(`<title>${title}</title>`);
    expect(html, path).toContain('<meta name="robots" content="noindex"/>');
    expect(html.match(/<h1/g), path).toHaveLength(1);
  }
});

test('what is not there has a page of the area’s own', async ({ page, request, expectProblem }) => {
  expectProblem(/401.*\/api\/admin\/check-auth/);
  expectProblem(/404.*\/admin\/nowhere/);
  const answer = await request.get('/admin/nowhere');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['x-robots-tag']).toBe('noindex');
  await open(page, '/admin/nowhere');
  await expect(heading(page, '404 Page Not Found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
    'href',
    '/admin/dashboard',
  );
});

test('the area has a frame of its own, never asks who the member is, and leads to the public site', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
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
  expect(asked.filter((path) => path === '/api/auth/me')).toEqual([]);

  await page.getByRole('link', { name: 'View Site' }).click();
  await expect(page).toHaveURL('/');
  await isAlive(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Calculator', exact: true })).toBeVisible();
});

test('while nobody answers, a second try is offered instead of a login', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource.*\/api\/admin\/check-auth/);
  await beAdmin(page);
  const mend = await breakCall(page, 'GET /api/admin/check-auth', noAnswer);
  await open(page, '/admin/dashboard');
  await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectDashboard(page);
  await expect(page.getByRole('heading', { name: 'Blog posts' })).toBeVisible();
});

test('any refusal of the check leads to the login', async ({ page, expectProblem }) => {
  expectProblem(/503.*\/api\/admin\/check-auth/);
  await breakCall(page, 'GET /api/admin/check-auth', proxyPage(503));
  await open(page, '/admin/dashboard');
  await expect(page).toHaveURL('/admin/login');
});

test('logging out ends the session and leads to the login', async ({ page, expectProblem }) => {
  expectProblem(/401.*\/api\/admin\/check-auth/);
  await beAdmin(page);
  // The dashboard asks every second, and might hear of the end before the page that asked for it.
  await open(page, '/admin/author');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Logged out successfully');
  await expect(page).toHaveURL('/admin/login');
  await expect(heading(page, 'Admin login')).toBeFocused();
  await open(page, '/admin/dashboard');
  await expect(page).toHaveURL('/admin/login');
});

test('a logout that fails is told, and nothing has changed', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource.*\/api\/admin\/logout/);
  await openDashboard(page);
  await breakCall(page, 'POST /api/admin/logout', noAnswer);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Logout failed', 'There was an error logging out');
  await expectDashboard(page);
});

test('a session that ends while the dashboard is open leads to the login', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/401.*\/api\/blog-posts/);
  await openDashboard(page);
  await endSession(page);
  await expect(page).toHaveURL('/admin/login');
  await expect(toast(page, 'Logged out successfully')).toBeHidden();
});

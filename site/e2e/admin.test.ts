import type { Page } from '@playwright/test';
import { field, fillIn } from './account.ts';
import { expectDashboard, FUTURE_DATE, logInAsAdmin, openDashboard } from './admin.ts';
import { addPasskey, VirtualAuthenticator } from './authenticator.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { clickButton, clickLink, expectToast, heading, open, waitForHydration } from './page-actions.ts';
import { addImage, sampleImage } from './sample-images.ts';
import { ADMIN, SiteServer } from './site-server.ts';

const NOT_LOGGED_IN = /401.*\/api\/admin\/check-auth/;
const submitLogin = (page: Page) => page.getByRole('button', { name: 'Log In' }).click();

test('every page of the area is served as a shell with its title and noindex', async ({ request }) => {
  for (const [path, title, status] of [
    ['/admin/login', 'Admin login', 200],
    ['/admin/dashboard', 'Dashboard', 200],
    ['/admin/blogs/new', 'New blog post', 200],
    ['/admin/blogs/edit/1', 'Edit blog post', 200],
    ['/admin/author', 'Author', 200],
    ['/admin/newsletter', 'Newsletter', 200],
    ['/admin/newsletter/1', 'Send as newsletter', 200],
    ['/admin/nowhere', '404 Page Not Found', 404],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    expect(response.headers()['x-robots-tag'], path).toBe('noindex');
    const html = await response.text();
    expect(html, path).toContain(`<title>${title} | Whenabouts</title>`);
    expect(html, path).toContain('<meta name="robots" content="noindex"/>');
    expect(html.match(/<h1/g), path).toHaveLength(1);
  }
  const response = await request.get('/admin', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe('/admin/dashboard');
});

test('an admin logs in, visits the site, and logs out', async ({ page, expectError }) => {
  expectError(NOT_LOGGED_IN);
  expectError(/401.*\/api\/admin\/login/);
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  // A member's session does not open the area, and the area never loads the member.
  await register(page.request);
  await open(page, '/admin/dashboard');
  await expect(page).toHaveURL('/admin/login');
  await fillIn(page, { Username: ADMIN.email, Password: 'not the right one' });
  await submitLogin(page);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'No admin has this username and password. Check both, then try again.',
  );
  await fillIn(page, { Password: ADMIN.password });
  await submitLogin(page);
  await expectDashboard(page);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Whenabouts, admin dashboard' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Calculator' })).toBeHidden();
  expect(requestedPaths.filter((path) => path === '/api/auth/me')).toEqual([]);

  await clickLink(page, 'View Site');
  await expect(page).toHaveURL('/');
  await waitForHydration(page);
  await expect(banner.getByRole('link', { name: 'Calculator', exact: true })).toBeVisible();
  // The dashboard polls every second and could notice the logout before the page that logged out.
  await open(page, '/admin/author');
  await expect(field(page, 'Name')).toBeVisible();
  await clickButton(page, 'Logout');
  await expect(heading(page, 'Admin login')).toBeFocused();
  await open(page, '/admin/dashboard');
  await expect(page).toHaveURL('/admin/login');
});

test('an admin with the generated password chooses a new one, adds a passkey, needs it to log in, and removes it', async ({
  page,
  mail,
  expectError,
}) => {
  // A separate server, so its origin differs from the one the page guard allows.
  const errors = [/foreign request/, NOT_LOGGED_IN, /400.*\/api\/admin\/login/, /401.*\/api\/admin\/login/];
  for (const error of errors) expectError(error);
  const site = await SiteServer.start(mail.url, { ADMIN_PASSWORD: '' });
  try {
    const printed = () => /with password (\S+)/.exec(site.output)?.[1] ?? '';
    await expect.poll(printed).not.toBe('');
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, `${site.url}/admin/login`);
    await fillIn(page, { Username: ADMIN.email, Password: printed() });
    await submitLogin(page);
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();
    await fillIn(page, { 'New Password': ADMIN.password, 'Confirm New Password': ADMIN.password });
    await clickButton(page, 'Save and Log In');
    await expect(page).toHaveURL(`${site.url}/admin/dashboard`);
    await expect(heading(page, 'Dashboard')).toBeVisible();

    await VirtualAuthenticator.addTo(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await clickLink(page, 'Security');
    await expect(heading(page, 'Security')).toBeVisible();
    await addPasskey(page, 'Key', ADMIN.password);
    await clickButton(page, 'Logout');
    await expect(heading(page, 'Admin login')).toBeVisible();
    await fillIn(page, { Username: ADMIN.email, Password: ADMIN.password });
    await submitLogin(page);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
    expect((await page.request.get(`${site.url}/api/admin/check-auth`)).status()).toBe(401);
    await clickButton(page, 'Use your passkey');
    await expectToast(page, 'Login successful', 'Welcome to the admin dashboard');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await open(page, `${site.url}/admin/security`);
    await clickButton(page, 'Remove Key');
    await fillIn(page, { 'Your password': ADMIN.password });
    await clickButton(page, 'Remove');
    await expectToast(page, 'Passkey removed');
  } finally {
    await site.stop();
  }
});

test('only admins see the preview of a scheduled post, with the formats and images that readers will get', async ({
  page,
  request,
  writer,
}) => {
  await logInAsAdmin(page);
  const image = await addImage(page.request, sampleImage('boat.png', 800, 400));
  const post = await writer.publish({
    publishedAt: FUTURE_DATE,
    content:
      '<h2>First part</h2><p class="align-center">In the <strong>middle</strong>, with more around.</p>' +
      `<p><img src="/api/images/${image}" alt="A boat"></p>`,
  });
  await openDashboard(page);
  await page.getByRole('link', { name: `View ${post.title}` }).click();
  await expect(page).toHaveURL(`/admin/blogs/preview/${post.id}`);
  const article = page.getByRole('article');
  await expect(article.getByText('In the middle')).toHaveCSS('text-align', 'center');
  await expect(article.getByRole('img', { name: 'A boat' })).toHaveAttribute('srcset', /w=640 640w/);
  const response = await request.get(`/admin/blogs/preview/${post.id}`);
  expect(response.headers()['x-robots-tag']).toBe('noindex');
  expect(await response.text()).not.toContain(post.title);
});

import { expectFieldError, field, fillIn } from './account.ts';
import {
  dialog,
  endSession,
  FUTURE_DATE,
  logInAsAdmin,
  openDashboard,
  openPost,
  pressLink,
  save,
} from './admin.ts';
import { expect, test } from './fixtures.ts';
import { errorResponse, failRequests, noResponse } from './network-errors.ts';
import { expectToast, heading, open } from './page-actions.ts';
import { ADMIN } from './site-server.ts';

const AUTHOR = { Name: 'Ida Rhodes', Initials: 'ir', Title: 'Editor in Chief' };

test.beforeEach(async ({ page }) => logInAsAdmin(page));

test.afterEach(async ({ page }) => {
  await logInAsAdmin(page);
  const before = { name: 'Whenabouts Editors', initials: 'WE', title: 'Editor' };
  expect((await page.request.put('/api/admin/author', { data: before })).status()).toBe(200);
});

test('the dashboard links to the author page, and posts show the author', async ({ page, writer }) => {
  const post = await writer.publish({ publishedAt: FUTURE_DATE });
  await openDashboard(page);
  await pressLink(page, 'Author');
  await expect(heading(page, 'Author')).toBeFocused();
  await fillIn(page, AUTHOR);
  await save(page).click();
  await expectToast(page, 'Author saved');
  await openPost(page, post.id);
  await expect(page.getByText('Author: Ida Rhodes (IR), Editor in Chief.')).toBeVisible();
  await open(page, '/admin/blogs/new');
  await expect(page.getByText('Author: Ida Rhodes (IR), Editor in Chief.')).toBeVisible();
  await pressLink(page, 'Change');
  await expect(field(page, 'Name')).toHaveValue('Ida Rhodes');
});

test('errors are shown at their fields', async ({ page }) => {
  await open(page, '/admin/author');
  await fillIn(page, { Name: ' ', Initials: 'too many', Title: '' });
  await save(page).click();
  await expectFieldError(page, 'Name', 'Please enter a name.');
  await expectFieldError(page, 'Initials', 'Please enter one to four letters.');
  await expectFieldError(page, 'Title', 'Please enter a title, such as Editor.');
  await expect(field(page, 'Name')).toBeFocused();
  await expect(page).toHaveTitle('Error: Author | Whenabouts');
});

test('a failed save shows an error and keeps the form’s content', async ({ page, expectError }) => {
  expectError(/Failed to load resource.*\/api\/admin\/author/);
  await open(page, '/admin/author');
  await fillIn(page, AUTHOR);
  const restore = await failRequests(page, 'PUT /api/admin/author', noResponse);
  await save(page).click();
  await expectToast(page, 'Error', 'There was an error: the server did not respond.');
  await expect(field(page, 'Name')).toHaveValue(AUTHOR.Name);
  await restore();
  await save(page).click();
  await expectToast(page, 'Author saved');
});

test('a failed load shows an error, and a retry works', async ({ page, expectError }) => {
  expectError(/503.*\/api\/admin\/author/);
  const restore = await failRequests(
    page,
    'GET /api/admin/author',
    errorResponse(503, 'unavailable', 'Please try again later.'),
  );
  await open(page, '/admin/author');
  await expect(page.getByRole('alert')).toContainText('The author could not be loaded.');
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(field(page, 'Name')).toBeVisible();
});

test('after a login in place, an interrupted save continues', async ({ page, expectError }) => {
  expectError(/401.*\/api\/admin\/author/);
  await open(page, '/admin/author');
  await fillIn(page, AUTHOR);
  await endSession(page);
  await save(page).click();
  await expect(dialog(page, 'Please log in again')).toBeVisible();
  await field(page, 'Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expectToast(page, 'Author saved');
  await expect(field(page, 'Name')).toHaveValue(AUTHOR.Name);
});

import { expectProblemAt, field, fillIn } from './account.ts';
import { beAdmin, dialog, endSession, FAR_DAY, openDashboard, openPost, pressLink, save } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { ADMIN } from './site-server.ts';
import { breakCall, noAnswer, refusal } from './trouble.ts';
import { expectToast, heading, open } from './visits.ts';

const AUTHOR = { Name: 'Ida Rhodes', Initials: 'ir', Title: 'Editor in Chief' };

test.beforeEach(async ({ page }) => beAdmin(page));

test.afterEach(async ({ page }) => {
  await beAdmin(page);
  const before = { name: 'Whenabouts Editors', initials: 'WE', title: 'Editor' };
  expect((await page.request.put('/api/admin/author', { data: before })).status()).toBe(200);
});

test('the dashboard leads to the author, and posts are signed with it', async ({ page, writer }) => {
  const post = await writer.publish({ publishedAt: FAR_DAY });
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

test('what is wrong is said at its field', async ({ page }) => {
  await open(page, '/admin/author');
  await fillIn(page, { Name: ' ', Initials: 'too many', Title: '' });
  await save(page).click();
  await expectProblemAt(page, 'Name', 'Please enter a name.');
  await expectProblemAt(page, 'Initials', 'Please enter one to four letters.');
  await expectProblemAt(page, 'Title', 'Please enter a title, such as Editor.');
  await expect(field(page, 'Name')).toBeFocused();
  await expect(page).toHaveTitle('Error: Author | Whenabouts');
});

test('a save that fails is told, and what was written stays', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource.*\/api\/admin\/author/);
  await open(page, '/admin/author');
  await fillIn(page, AUTHOR);
  const mend = await breakCall(page, 'PUT /api/admin/author', noAnswer);
  await save(page).click();
  await expectToast(page, 'Error', 'There was an error: the server did not respond.');
  await expect(field(page, 'Name')).toHaveValue(AUTHOR.Name);
  await mend();
  await save(page).click();
  await expectToast(page, 'Author saved');
});

test('an author that does not load is told, and a second try works', async ({ page, expectProblem }) => {
  expectProblem(/503.*\/api\/admin\/author/);
  const mend = await breakCall(
    page,
    'GET /api/admin/author',
    refusal(503, 'unavailable', 'Please try again later.'),
  );
  await open(page, '/admin/author');
  await expect(page.getByRole('alert')).toContainText('The author could not be loaded.');
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(field(page, 'Name')).toBeVisible();
});

test('a session that ended is begun again in place, and the save goes on', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/401.*\/api\/admin\/author/);
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

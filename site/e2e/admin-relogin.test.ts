import { field, fillIn } from './account.ts';
import {
  dialog,
  endSession,
  expectDashboard,
  expectPostUnchanged,
  fillInPost,
  newPost,
  openNewPost,
  press,
  row,
  save,
} from './admin.ts';
import { expect, test } from './fixtures.ts';
import { expectToast } from './page-actions.ts';
import { ADMIN } from './site-server.ts';

test('after the session has ended, a login in place continues the save', async ({
  page,
  expectError,
  writer,
}) => {
  expectError(/401.*\/api\/blog-posts/);
  expectError(/401.*\/api\/admin\/login/);
  const post = newPost(writer);
  await openNewPost(page);
  await fillInPost(page, post);
  await endSession(page);
  await save(page).click();
  const again = dialog(page, 'Please log in again');
  await expect(again).toBeVisible();
  await expect(field(page, 'Password')).toBeFocused();
  await press(page, 'Not now');
  await expect(again).toBeHidden();
  await expectPostUnchanged(page, post);

  await save(page).click();
  await expect(again).toBeVisible();
  await expect(field(page, 'Username')).toHaveValue(ADMIN.email);
  await field(page, 'Password').fill('not the right one');
  await again.getByRole('button', { name: 'Log In' }).click();
  await expect(again.getByRole('alert')).toHaveText('Invalid username or password');
  await fillIn(page, { Password: ADMIN.password });
  await again.getByRole('button', { name: 'Log In' }).click();
  await expectToast(page, 'Blog post created');
  await expectDashboard(page);
  await expect(row(page, post.title)).toBeVisible();
});

test('an upload that finds the session ended does not close the page', async ({
  page,
  expectError,
  writer,
}) => {
  expectError(/401.*\/api\/images/);
  const post = newPost(writer);
  await openNewPost(page);
  await fillInPost(page, post);
  await endSession(page);
  await press(page, 'Choose from Your Uploads');
  await expect(dialog(page, 'Please log in again')).toBeVisible();
  await field(page, 'Password').fill(ADMIN.password);
  await press(page, 'Log In');
  await expect(dialog(page, 'Please log in again')).toBeHidden();
  await expect(dialog(page, 'Choose a cover image').getByText('could not be loaded')).toBeHidden();
  await page.keyboard.press('Escape');
  await expectPostUnchanged(page, post);
  await save(page).click();
  await expectDashboard(page);
});

import { field } from './account.ts';
import {
  categoryField,
  contentField,
  expectDashboard,
  newPost,
  postRow,
  publishDateField,
  saveButton,
} from './admin.ts';
import { expect, test } from './fixtures.ts';
import { shiftTabTo, tabTo } from './keyboard.ts';
import { dialogTitled, expectToast, heading, open } from './page-actions.ts';
import { ADMIN } from './site-server.ts';

test('a post is written, changed and deleted with the keyboard', async ({ page, writer, expectError }) => {
  test.slow();
  expectError(/401.*\/api\/admin\/check-auth/);
  const post = newPost(writer);
  await open(page, '/admin/login');
  await tabTo(page, field(page, 'Username'));
  await page.keyboard.type(ADMIN.email);
  await tabTo(page, field(page, 'Password'));
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'New Blog Post' }));
  await page.keyboard.press('Enter');
  await expect(contentField(page)).toBeFocused();
  await page.keyboard.type(post.content);
  await shiftTabTo(page, field(page, 'Title'));
  await page.keyboard.type(post.title);
  await tabTo(page, page.getByRole('button', { name: 'Generate from Title' }));
  await page.keyboard.press('Space');
  await expect(field(page, 'Slug')).toHaveValue(post.slug);
  await tabTo(page, field(page, 'Excerpt'));
  await page.keyboard.type(post.excerpt);
  await tabTo(page, publishDateField(page));
  await page.keyboard.type('06152099');
  await tabTo(page, categoryField(page));
  await page.keyboard.type('Inv');
  await tabTo(page, field(page, 'Cover image URL'));
  await page.keyboard.type(post.coverImage);
  await tabTo(page, page.getByText('Advanced SEO'));
  await page.keyboard.press('Enter');
  await tabTo(page, field(page, 'Meta title'));
  await expect(field(page, 'Meta title')).toHaveValue(post.title);
  await page.keyboard.press('ControlOrMeta+s');
  await expectToast(page, 'Draft saved');
  await expectDashboard(page);
  await expect(heading(page, 'Dashboard')).toBeFocused();

  await tabTo(page, postRow(page, post.title).getByRole('link', { name: 'Edit' }));
  await page.keyboard.press('Enter');
  await expect(contentField(page)).toBeFocused();
  await expect(publishDateField(page)).toHaveValue('2099-06-15');
  await expect(categoryField(page)).toHaveValue('Investing');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' More.');
  await shiftTabTo(page, saveButton(page));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Blog post updated');
  await expect(heading(page, 'Dashboard')).toBeFocused();

  await tabTo(page, postRow(page, post.title).getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  const question = dialogTitled(page, 'Delete Blog Post');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await tabTo(page, question.getByRole('button', { name: /^Delete/ }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Blog post deleted');
  await expect(page.getByRole('heading', { name: 'Blog posts' })).toBeFocused();
});

test('the skip link skips the header', async ({ page, expectError }) => {
  expectError(/401.*\/api\/admin\/check-auth/);
  await open(page, '/admin/login');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

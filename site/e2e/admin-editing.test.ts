import type { Page } from '@playwright/test';
import { field, fillIn } from './account.ts';
import {
  contentField,
  endSession,
  expectDashboard,
  expectEditor,
  openNewPost,
  openPost,
  saveButton,
  storedPost,
} from './admin.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './network.ts';
import { clickButton, dialogTitled, expectToast, open } from './page-actions.ts';
import { ADMIN } from './site-server.ts';

const draftOffer = (page: Page) => page.getByRole('region', { name: 'Unsaved draft' });
const expectDraft = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => Object.values(localStorage).join('\n'))).toContain(text);

test('after a login in place, a post that someone else has changed is overwritten', async ({
  page,
  writer,
  expectError,
}) => {
  expectError(/401.*\/api\/blog-posts/);
  expectError(/412.*\/api\/blog-posts/);
  const post = await writer.publish();
  await openPost(page, post.id);
  await field(page, 'Title').fill('Mine, all mine');
  await writer.change(post, { title: 'Theirs' });
  await endSession(page);
  await saveButton(page).click();
  const again = dialogTitled(page, 'Please log in again');
  await fillIn(page, { Password: ADMIN.password });
  await again.getByRole('button', { name: 'Log In' }).click();
  await expect(dialogTitled(page, 'Someone else changed this post')).toBeVisible();
  await clickButton(page, 'Overwrite');
  await expectToast(page, 'Blog post updated');
  await expectDashboard(page);
  expect((await storedPost(page, post.slug)).title).toBe('Mine, all mine');
});

test('closing the tab asks for confirmation only while there are unsaved changes, and stores them', async ({
  page,
}) => {
  const dialogTypes: string[] = [];
  page.on('dialog', (question) => {
    dialogTypes.push(question.type());
    void question.accept();
  });
  await openNewPost(page);
  await page.reload();
  expect(dialogTypes).toEqual([]);
  await expectEditor(page, 'New blog post');
  await contentField(page).fill('Words that were never saved.');
  await field(page, 'Title').fill('An unsaved title');
  const release = await holdRequests(page, '**/rich-text-editor*.js');
  await page.reload();
  expect(dialogTypes).toEqual(['beforeunload']);

  // A draft can be restored before the text editor has loaded.
  await clickButton(page, 'Restore');
  await expect(field(page, 'Title')).toHaveValue('An unsaved title');
  await expect(contentField(page)).toBeHidden();
  release();
  await expect(contentField(page)).toHaveText('Words that were never saved.');
});

test('another tab offers the draft of a tab that has crashed, and leaves it alone while it has no changes', async ({
  page,
  context,
}) => {
  await openNewPost(page);
  await field(page, 'Title').fill('The first words');
  await expectDraft(page, 'The first words');
  const idle = await context.newPage();
  await open(idle, '/admin/blogs/new');
  await expect(draftOffer(idle)).toBeVisible();
  await expectEditor(idle, 'New blog post');
  await contentField(page).fill('The latest words');
  await expectDraft(page, 'The latest words');
  // A page saves its draft when it is closed.
  await idle.goto('/admin/dashboard');
  await expectDraft(idle, 'The latest words');
  await open(idle, '/admin/blogs/new');
  await clickButton(idle, 'Restore');
  await expect(contentField(idle)).toHaveText('The latest words');
});

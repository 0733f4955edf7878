import type { Page } from '@playwright/test';
import { field } from './account.ts';
import { contentField, expectEditor, openNewPost } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './network.ts';
import { clickButton, open } from './page-actions.ts';

const draftOffer = (page: Page) => page.getByRole('region', { name: 'Unsaved draft' });
const expectDraft = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => Object.values(localStorage).join('\n'))).toContain(text);

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

import type { Page } from '@playwright/test';
import { field } from './account.ts';
import {
  content,
  dialog,
  draftKeys,
  expectDashboard,
  expectEditor,
  expectPostUnchanged,
  FUTURE_DATE,
  fillInPost,
  newPost,
  openNewPost,
  openPost,
  press,
  pressLink,
  save,
} from './admin.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { expectToast, heading, open } from './page-actions.ts';

const QUESTION = 'Leave without saving?';
const offer = (page: Page) => page.getByRole('region', { name: 'Unsaved draft' });

/** The debounce times of the text editor and of the form, after which a draft is saved. */
const PAUSES_MS = 1500;

test.beforeEach(async ({ page }) => page.clock.install());

/** Waits out the debounce times and expects a stored draft with this text. */
async function expectDraft(page: Page, text: string): Promise<void> {
  await page.clock.runFor(PAUSES_MS);
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join('\n'))).toContain(text);
}

test('leaving unsaved changes asks for confirmation, and staying keeps everything', async ({
  page,
  writer,
}) => {
  const post = newPost(writer);
  await openNewPost(page);
  await fillInPost(page, post);
  await pressLink(page, 'Back to Dashboard');
  await expect(dialog(page, QUESTION)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page, QUESTION)).toBeHidden();
  await expect(page).toHaveURL('/admin/blogs/new');
  await expectPostUnchanged(page, post);
});

test('going back asks for confirmation, and leaving stores a draft that is offered later', async ({
  page,
  writer,
}) => {
  const post = newPost(writer);
  await openNewPost(page);
  await pressLink(page, 'Back to Dashboard');
  await pressLink(page, 'New Blog Post');
  await expectEditor(page, 'New blog post');
  await fillInPost(page, post);
  await page.goBack();
  await expect(dialog(page, QUESTION)).toBeVisible();
  await press(page, 'Leave');
  await expectDashboard(page);
  await pressLink(page, 'New Blog Post');
  await expect(offer(page)).toContainText('This browser has an unsaved draft from');
  await expect(offer(page)).not.toContainText('changed since');
  await expect(field(page, 'Title')).toHaveValue('');
  await press(page, 'Restore');
  await expectPostUnchanged(page, post);
  await expect(offer(page)).toBeHidden();
  await expect(field(page, 'Title')).toBeFocused();
  await save(page).click();
  await expectToast(page, 'Blog post created');
  await expectDashboard(page);
  expect(await draftKeys(page)).toEqual([]);
});

test('without changes there is no confirmation', async ({ page, writer }) => {
  const post = await writer.publish({ publishedAt: FUTURE_DATE });
  await openPost(page, post.id);
  await field(page, 'Title').fill('Something else');
  await field(page, 'Title').fill(post.title);
  await pressLink(page, 'Back to Dashboard');
  await expectDashboard(page);
});

test('closing the tab asks for confirmation only while there are unsaved changes', async ({ page }) => {
  const dialogTypes: string[] = [];
  page.on('dialog', (question) => {
    dialogTypes.push(question.type());
    void question.accept();
  });
  await openNewPost(page);
  await page.reload();
  expect(dialogTypes).toEqual([]);
  await expectEditor(page, 'New blog post');
  await field(page, 'Title').fill('An unsaved title');
  await page.reload();
  expect(dialogTypes).toEqual(['beforeunload']);
  // The latest text was saved when the page was left.
  await expect(offer(page)).toBeVisible();
  await press(page, 'Restore');
  await expect(field(page, 'Title')).toHaveValue('An unsaved title');
});

test('a browser crash loses only the last moment’s changes', async ({ page, context }) => {
  await openNewPost(page);
  await content(page).fill('Words that were never saved.');
  await expectDraft(page, 'Words that were never saved.');
  const again = await context.newPage();
  await open(again, '/admin/blogs/new');
  await expect(offer(again)).toBeVisible();
  await press(again, 'Restore');
  await expect(content(again)).toHaveText('Words that were never saved.');
});

test('a draft can be restored before the rich text editor has loaded', async ({ page }) => {
  await openNewPost(page);
  await content(page).fill('Words that were never saved.');
  await expectDraft(page, 'Words that were never saved.');
  const release = await holdRequests(page, '**/rich-text-editor*.js');
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await press(page, 'Restore');
  await expect(content(page)).toBeHidden();
  release();
  await expect(content(page)).toHaveText('Words that were never saved.');
});

test('a discarded draft is deleted', async ({ page }) => {
  await openNewPost(page);
  await field(page, 'Title').fill('Not worth keeping');
  await expectDraft(page, 'Not worth keeping');
  await pressLink(page, 'Back to Dashboard');
  await press(page, 'Leave');
  await pressLink(page, 'New Blog Post');
  await press(page, 'Discard');
  await expect(offer(page)).toBeHidden();
  await expect(field(page, 'Title')).toHaveValue('');
  await expect.poll(() => draftKeys(page)).toEqual([]);
});

test('an unresolved draft survives later changes', async ({ page }) => {
  await openNewPost(page);
  await field(page, 'Title').fill('The first try');
  await expectDraft(page, 'The first try');
  await pressLink(page, 'Back to Dashboard');
  await press(page, 'Leave');
  await pressLink(page, 'New Blog Post');
  await expect(offer(page)).toBeVisible();
  await field(page, 'Title').fill('The second try');
  await expectDraft(page, 'The second try');
  await expectDraft(page, 'The first try');
  await pressLink(page, 'Back to Dashboard');
  await press(page, 'Leave');
  await pressLink(page, 'New Blog Post');
  await expect(offer(page).getByRole('button', { name: 'Restore' })).toHaveCount(2);
});

test('another tab without changes leaves a draft alone', async ({ page, context }) => {
  await openNewPost(page);
  await field(page, 'Title').fill('The first words');
  await expectDraft(page, 'The first words');
  const idle = await context.newPage();
  await open(idle, '/admin/blogs/new');
  await expect(offer(idle)).toBeVisible();
  await expectEditor(idle, 'New blog post');
  await field(page, 'Title').fill('The latest words');
  await expectDraft(page, 'The latest words');
  // A page saves its draft when it is closed.
  await idle.goto('/admin/dashboard');
  await expectDraft(idle, 'The latest words');
});

test('each post has its own drafts, which say if the post has changed since', async ({ page, writer }) => {
  const post = await writer.publish({ publishedAt: FUTURE_DATE });
  await openPost(page, post.id);
  await field(page, 'Title').fill('A better title, perhaps');
  await expectDraft(page, 'A better title, perhaps');
  await pressLink(page, 'Back to Dashboard');
  await press(page, 'Leave');
  await expectDashboard(page);
  await pressLink(page, 'New Blog Post');
  await expectEditor(page, 'New blog post');
  await expect(offer(page)).toBeHidden();
  await writer.change(post, { excerpt: 'Somebody else has written this.' });
  await open(page, `/admin/blogs/edit/${post.id}`);
  await expect(offer(page)).toContainText('The post has been changed since.');
  await press(page, 'Restore');
  await expect(field(page, 'Title')).toHaveValue('A better title, perhaps');
});

test('logging out asks about unsaved changes and deletes all drafts', async ({ page }) => {
  await openNewPost(page);
  await field(page, 'Title').fill('A secret plan');
  await expectDraft(page, 'A secret plan');
  await press(page, 'Logout');
  await expect(dialog(page, QUESTION)).toContainText('Logging out removes your unsaved changes');
  await press(page, 'Stay');
  await expect(heading(page, 'New blog post')).toBeVisible();
  expect(await draftKeys(page)).not.toEqual([]);
  await press(page, 'Logout');
  await press(page, 'Leave');
  await expect(page).toHaveURL('/admin/login');
  await expectToast(page, 'Logged out successfully');
  expect(await draftKeys(page)).toEqual([]);
});

test('invalid data in browser storage is ignored', async ({ page }) => {
  await openNewPost(page);
  for (const nonsense of ['nonsense', '[{"at":1}]', '{}']) {
    await page.evaluate((text) => localStorage.setItem('whenabouts-post-draft-new', text), nonsense);
    await page.reload();
    await expectEditor(page, 'New blog post');
    await expect(offer(page)).toBeHidden();
  }
});

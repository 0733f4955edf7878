import type { Page } from '@playwright/test';
import { field } from './account.ts';
import {
  content,
  dialog,
  draftKeys,
  expectDashboard,
  expectEditor,
  expectPostKept,
  FAR_DAY,
  fillInPost,
  newPost,
  openNewPost,
  openPost,
  press,
  pressLink,
  save,
} from './admin.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, heading, open } from './visits.ts';

const QUESTION = 'Leave without saving?';
const offer = (page: Page) => page.getByRole('region', { name: 'Unsaved draft' });

/** The pauses after which what was written last is kept, of the editor of the text and of the form. */
const PAUSES_MS = 1500;

test.beforeEach(async ({ page }) => page.clock.install());

/** Once the pauses are over the browser keeps a draft that holds these words. */
async function expectDraft(page: Page, words: string): Promise<void> {
  await page.clock.runFor(PAUSES_MS);
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join('\n'))).toContain(words);
}

test('leaving unsaved changes asks, and staying keeps everything', async ({ page, writer }) => {
  const post = await newPost(writer);
  await openNewPost(page);
  await fillInPost(page, post);
  await pressLink(page, 'Back to Dashboard');
  await expect(dialog(page, QUESTION)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page, QUESTION)).toBeHidden();
  await expect(page).toHaveURL('/admin/blogs/new');
  await expectPostKept(page, post);
});

test('the way back asks, too, and leaving keeps a draft that is offered on return', async ({
  page,
  writer,
}) => {
  const post = await newPost(writer);
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
  await expectPostKept(page, post);
  await expect(offer(page)).toBeHidden();
  await expect(field(page, 'Title')).toBeFocused();
  await save(page).click();
  await expectToast(page, 'Blog post created');
  await expectDashboard(page);
  expect(await draftKeys(page)).toEqual([]);
});

test('without changes nothing is asked', async ({ page, writer }) => {
  const post = await writer.publish({ publishedAt: FAR_DAY });
  await openPost(page, post.id);
  await field(page, 'Title').fill('Something else');
  await field(page, 'Title').fill(post.title);
  await pressLink(page, 'Back to Dashboard');
  await expectDashboard(page);
});

test('closing the tab asks while something is unsaved, and only then', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.accept();
  });
  await openNewPost(page);
  await page.reload();
  expect(asked).toEqual([]);
  await expectEditor(page, 'New blog post');
  await field(page, 'Title').fill('A title that nobody saved');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  // What was written a moment ago has been kept on the way out.
  await expect(offer(page)).toBeVisible();
  await press(page, 'Restore');
  await expect(field(page, 'Title')).toHaveValue('A title that nobody saved');
});

test('a crash of the browser loses nothing that is older than a moment', async ({ page, context }) => {
  await openNewPost(page);
  await content(page).fill('Words that were never saved.');
  await expectDraft(page, 'Words that were never saved.');
  const again = await context.newPage();
  await open(again, '/admin/blogs/new');
  await expect(offer(again)).toBeVisible();
  await press(again, 'Restore');
  await expect(content(again)).toHaveText('Words that were never saved.');
});

test('a draft can be restored before the editor of the text has come', async ({ page }) => {
  await openNewPost(page);
  await content(page).fill('Words that were never saved.');
  await expectDraft(page, 'Words that were never saved.');
  let deliver = () => {};
  const held = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/rich-text-editor*.js', async (route) => {
    await held;
    await route.continue();
  });
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await press(page, 'Restore');
  await expect(content(page)).toBeHidden();
  deliver();
  await expect(content(page)).toHaveText('Words that were never saved.');
});

test('a draft that is discarded is gone', async ({ page }) => {
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

test('a draft that nobody has decided about survives what is written meanwhile', async ({ page }) => {
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

test('another tab in which nobody writes leaves a draft alone', async ({ page, context }) => {
  await openNewPost(page);
  await field(page, 'Title').fill('The first words');
  await expectDraft(page, 'The first words');
  const idle = await context.newPage();
  await open(idle, '/admin/blogs/new');
  await expect(offer(idle)).toBeVisible();
  await expectEditor(idle, 'New blog post');
  await field(page, 'Title').fill('The latest words');
  await expectDraft(page, 'The latest words');
  // On its way out a page keeps what it has.
  await idle.goto('/admin/dashboard');
  await expectDraft(idle, 'The latest words');
});

test('each post has drafts of its own, which say whether the post has changed since', async ({
  page,
  writer,
}) => {
  const post = await writer.publish({ publishedAt: FAR_DAY });
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

test('logging out asks about unsaved changes, and removes every draft', async ({ page }) => {
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

test('what storage holds may be nonsense', async ({ page }) => {
  await openNewPost(page);
  for (const nonsense of ['nonsense', '[{"at":1}]', '{}']) {
    await page.evaluate((text) => localStorage.setItem('whenabouts-post-draft-new', text), nonsense);
    await page.reload();
    await expectEditor(page, 'New blog post');
    await expect(offer(page)).toBeHidden();
  }
});

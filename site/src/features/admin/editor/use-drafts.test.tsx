import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, expectToast, field } from '../../../../test/page-actions.ts';
import {
  contentField,
  dialogTitled,
  expectDashboard,
  expectPostUnchanged,
  fillInPost,
  openNewPost,
  openPost,
  openRestoredPost,
  saveButton,
  storedDrafts,
} from '../../../../test/post-editor.ts';
import { editablePost } from '../../../../test/samples.ts';
import { readDrafts, writeDrafts } from './drafts.ts';
import { newValues } from './post-values.ts';

const NEW_POST_DRAFT_KEY = 'whenabouts-post-draft-new';
const leaveDialog = dialogTitled('Leave without saving?');
const draftOffer = page.getByRole('region', { name: 'Unsaved draft' });
const expectDraft = (text: string) =>
  expect.poll(() => Object.values(localStorage).join('\n')).toContain(text);
const dashboardHeading = page.getByRole('heading', { level: 1, name: 'Dashboard' });
const backToDashboard = () => page.getByRole('link', { name: 'Back to Dashboard' }).click();
const startPost = () => page.getByRole('link', { name: 'New Blog Post' }).click();

/** Leaves the page without saving, and starts a new post. */
async function leaveAndStartPost(): Promise<void> {
  await backToDashboard();
  await button('Leave').click();
  await expect.element(dashboardHeading).toHaveFocus();
  await startPost();
  await expect.element(contentField).toBeVisible();
}

test('leaving unsaved changes asks for confirmation, and staying keeps everything', async () => {
  await openRestoredPost();
  await backToDashboard();
  await expect.element(leaveDialog).toBeVisible();
  await expect.element(button('Stay')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(leaveDialog).not.toBeInTheDocument();
  expect(location.pathname).toBe('/admin/blogs/new');
  await expectPostUnchanged();
});

test('leaving with the Back button stores a draft, which is offered later and deleted by saving', async () => {
  await openNewPost();
  // So that the Back button leads to the dashboard.
  await backToDashboard();
  await expect.element(dashboardHeading).toHaveFocus();
  await startPost();
  await expect.element(contentField).toBeVisible();
  await fillInPost();
  history.back();
  await expect.element(leaveDialog).toBeVisible();
  await button('Leave').click();
  await expect.element(dashboardHeading).toHaveFocus();
  await startPost();
  await expect.element(draftOffer).toMatchTextContent('This browser has an unsaved draft from');
  await expect.element(draftOffer).not.toMatchTextContent('changed since');
  await expect.element(field('Title')).toHaveValue('');
  await button('Restore').click();
  await expectPostUnchanged();
  await expect.element(draftOffer).not.toBeInTheDocument();
  await expect.element(field('Title')).toHaveFocus();
  await saveButton.click();
  await expectToast('Blog post created');
  expect(storedDrafts()).toEqual([]);
});

test('the slug and meta texts of a restored draft follow its title and excerpt', async () => {
  await openNewPost();
  await field('Title').fill('My first');
  await field('Excerpt').fill('It was');
  await leaveAndStartPost();
  await button('Restore').click();
  await expect.element(field('Slug')).toHaveValue('my-first');
  await field('Title').fill('My first year');
  await field('Excerpt').fill('It was long.');
  await expect.element(field('Slug')).toHaveValue('my-first-year');
  await page.getByText('Advanced SEO').click();
  await expect.element(field('Meta title')).toHaveValue('My first year');
  await expect.element(field('Meta description')).toHaveValue('It was long.');
});

test('changes after Save Draft are offered for the saved post, and nothing is offered for a new post', async () => {
  await openNewPost();
  await field('Title').fill('Half a thought');
  await button('Save Draft').click();
  await expectToast('Draft saved');
  await field('Title').fill('A whole thought');
  await leaveAndStartPost();
  expect(draftOffer.query()).toBeNull();
  await openPost();
  await expect.element(draftOffer).toBeVisible();
  await button('Restore').click();
  await expect.element(field('Title')).toHaveValue('A whole thought');
});

test('a post whose changes were undone is left without confirmation', async () => {
  await openPost();
  await field('Title').fill('Something else');
  await field('Title').fill(editablePost.title);
  await backToDashboard();
  await expectDashboard();
});

test('a draft survives later ones until it is discarded, and is not offered for another post', async () => {
  await openNewPost();
  await field('Title').fill('The first try');
  await leaveAndStartPost();
  await field('Title').fill('The second try');
  await leaveAndStartPost();
  const offers = draftOffer.getByRole('button', { name: 'Discard' });
  await expect.poll(() => offers.elements()).toHaveLength(2);
  await expectDraft('The first try');
  await offers.first().click();
  await expect.poll(() => offers.elements()).toHaveLength(1);
  await offers.click();
  await expect.element(draftOffer).not.toBeInTheDocument();
  await expect.element(field('Title')).toHaveValue('');
  await expect.poll(storedDrafts).toEqual([]);

  await openPost();
  await field('Title').fill('A better title, perhaps');
  await leaveAndStartPost();
  await expectDraft('A better title, perhaps');
  expect(draftOffer.query()).toBeNull();
});

test('the offer of a draft says if the post has been changed since', async () => {
  let post = editablePost;
  const { unmount } = await openPost({ 'GET /api/admin/blogs/{id}': () => post });
  await field('Title').fill('A better title, perhaps');
  // A tab that closes stores the draft at once.
  dispatchEvent(new Event('pagehide'));
  await unmount();
  post = { ...editablePost, version: 4 };
  await openPost({ 'GET /api/admin/blogs/{id}': () => post });
  await expect.element(draftOffer).toMatchTextContent('The post has been changed since.');
  await button('Restore').click();
  await expect.element(field('Title')).toHaveValue('A better title, perhaps');
});

test('logging out asks about unsaved changes and deletes all drafts', async () => {
  await openNewPost({ 'POST /api/admin/logout': undefined });
  await field('Title').fill('A secret plan');
  await expectDraft('A secret plan');
  await button('Logout').click();
  await expect.element(leaveDialog).toMatchTextContent('Logging out removes your unsaved changes');
  await button('Stay').click();
  await expect.element(page.getByRole('heading', { name: 'New blog post' })).toBeVisible();
  expect(storedDrafts()).not.toEqual([]);
  await button('Logout').click();
  await button('Leave').click();
  await expect.poll(() => location.pathname).toBe('/admin/login');
  await expectToast('Logged out successfully');
  expect(storedDrafts()).toEqual([]);
});

test.each(['nonsense', '[{"at":1}]', '{}'])('an invalid draft in browser storage is ignored: %s', (text) => {
  localStorage.setItem(NEW_POST_DRAFT_KEY, text);
  expect(readDrafts(undefined)).toEqual([]);
});

test('the three newest drafts of a post are stored', () => {
  const drafts = ['d', 'c', 'b', 'a'].map((at) => ({ at, version: null, values: newValues('2026-01-31') }));
  writeDrafts(7, drafts);
  expect(readDrafts(7)).toEqual(drafts.slice(0, 3));
});

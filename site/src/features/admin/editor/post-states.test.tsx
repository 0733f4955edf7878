import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorResponse, requestsTo } from '../../../../test/fake-api.ts';
import { button, expectFieldError, expectToast, field } from '../../../../test/page-actions.ts';
import {
  categoryField,
  dialogTitled,
  editorApi,
  expectDashboard,
  fillInPost,
  openNewPost,
  openPost,
  publishDateField,
  saveButton,
  storedDrafts,
} from '../../../../test/post-editor.ts';
import { admin, editablePost } from '../../../../test/samples.ts';

const CREATE = 'POST /api/admin/drafts';
const UPDATE = 'PUT /api/admin/drafts/{id}';
const saveDraftButton = button('Save Draft');
const revertButton = page.getByRole('main').getByRole('button', { name: 'Revert to Draft' });
const draft = { ...editablePost, isDraft: true } as const;

test('a draft is saved with a title alone, and the author goes on writing it, with its URL', async () => {
  const { requests } = await openNewPost();
  await field('Title').fill('Half a thought');
  await saveDraftButton.click();
  await expectToast('Draft saved', 'Only admins can see it.');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Edit blog post' })).toBeVisible();
  expect(document.title).toBe('Edit blog post | Whenabouts');
  await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
  expect(location.pathname).toBe(`/admin/blogs/edit/${editablePost.id}`);
  expect(storedDrafts()).toEqual([]);
  await field('Title').fill('A whole thought');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => requestsTo(requests, UPDATE)).toHaveLength(1);
  expect(requestsTo(requests, UPDATE)[0]?.headers.get('If-Match')).toBe('"1"');
  await expect.element(field('Title')).toHaveFocus();
  expect(requestsTo(requests, CREATE).map(({ body }) => body)).toMatchObject([
    {
      title: 'Half a thought',
      slug: 'half-a-thought',
      excerpt: '',
      content: '',
      category: '',
      coverImage: '',
    },
  ]);
  expect(requestsTo(requests, 'POST /api/blog-posts')).toEqual([]);
});

test('a draft without a title shows the error at the title alone', async () => {
  await openNewPost();
  await saveDraftButton.click();
  await expectFieldError('Title', 'Title must be at least 5 characters.');
  expect(page.getByRole('main').element().textContent).not.toContain('Category is required.');
  // Publishing needs everything but the cover.
  await saveButton.click();
  await expect.element(categoryField).toHaveAccessibleDescription('Category is required.');
  await expect.element(field('Cover image URL')).not.toHaveAttribute('aria-invalid');
});

test('the button and the state of a draft name what happens, and Control+s saves the draft', async () => {
  const { requests } = await openPost({ 'GET /api/admin/blogs/{id}': draft });
  await expect
    .element(page.getByText('Draft: visible to admins only. “Publish” shows it to everyone at once.'))
    .toBeVisible();
  await expect.element(button('Publish')).toBeVisible();
  await publishDateField.fill('2099-06-15');
  await expect.element(page.getByText(/“Schedule” publishes it on June 15, 2099/)).toBeVisible();
  await expect.element(button('Schedule')).toBeVisible();
  await field('Title').fill('A better title');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expectToast('Draft saved');
  expect(requestsTo(requests, UPDATE).map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"']);
  expect(requestsTo(requests, 'PUT /api/blog-posts/{id}')).toEqual([]);
});

test('Schedule says on which day the post becomes public, below the line of the header', async () => {
  await openPost({ 'GET /api/admin/blogs/{id}': { ...draft, coverImage: '' } });
  await publishDateField.fill('2099-06-15');
  const edgeOf = (element: Element | null | undefined) => element?.getBoundingClientRect();
  const header = edgeOf(page.getByRole('banner').element());
  const bar = edgeOf(button('Schedule').element().parentElement?.parentElement);
  expect(bar?.top).toBeGreaterThanOrEqual(header?.bottom ?? Infinity);
  await button('Schedule').click();
  await expectToast('Blog post updated', 'Scheduled for June 15, 2099.');
});

test('Publish publishes a draft', async () => {
  const { requests } = await openPost({ 'GET /api/admin/blogs/{id}': draft });
  await saveButton.click();
  await expectToast('Blog post updated');
  expect(requestsTo(requests, 'PUT /api/blog-posts/{id}')).toHaveLength(1);
});

test('a published post becomes a draft after a confirmation', async () => {
  const { requests } = await openPost();
  await expect.element(page.getByText('Published on May 6, 2024.')).toBeVisible();
  await expect.element(button('Save')).toBeVisible();
  await revertButton.click();
  const question = dialogTitled('Revert to draft?');
  await expect
    .element(question.getByText(/^Your changes are saved, and readers no longer see/))
    .toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(requestsTo(requests, UPDATE)).toEqual([]);
  await revertButton.click();
  await question.getByRole('button', { name: 'Revert to Draft' }).click();
  await expectToast('Draft saved');
  await expectDashboard();
  expect(requestsTo(requests, UPDATE)).toHaveLength(1);
});

test('reverting a scheduled post does not claim that readers have seen it', async () => {
  const scheduled = { ...editablePost, publishedAt: '2099-06-15T00:00:00.000Z' };
  await openPost({ 'GET /api/admin/blogs/{id}': scheduled });
  await revertButton.click();
  const text = 'Your changes are saved, and the post is no longer scheduled.';
  await expect.element(dialogTitled('Revert to draft?').getByText(text, { exact: true })).toBeVisible();
});

test('a draft is saved as a draft after the admin has logged in again', async () => {
  let attempts = 0;
  const { requests } = await openNewPost({
    'POST /api/admin/drafts': () =>
      attempts++ === 0 ? errorResponse('unauthenticated', 'Please log in as an admin.') : editablePost,
    'POST /api/admin/login': admin,
  });
  await field('Title').fill('Half a thought');
  await saveDraftButton.click();
  const login = dialogTitled('Please log in again');
  await login.getByLabelText('Password', { exact: true }).fill('seven lanterns over the bay');
  await login.getByRole('button', { name: 'Log In' }).click();
  await expectToast('Draft saved');
  expect(requestsTo(requests, CREATE)).toHaveLength(2);
  expect(requestsTo(requests, 'POST /api/blog-posts')).toEqual([]);
});

test('the slug follows the title until it is edited, and again once it is emptied', async () => {
  await openNewPost();
  await field('Title').fill('Waiting for boats');
  await expect.element(field('Slug')).toHaveValue('waiting-for-boats');
  await field('Slug').fill('boats');
  await field('Title').fill('Waiting for trains');
  await expect.element(field('Slug')).toHaveValue('boats');
  await field('Slug').fill('');
  await field('Title').fill('Waiting for planes');
  await expect.element(field('Slug')).toHaveValue('waiting-for-planes');
});

test('the slug of a published post does not follow its title', async () => {
  await openPost();
  await field('Title').fill('Another title');
  await expect.element(field('Slug')).toHaveValue(editablePost.slug);
});

test('an empty cover shows the picture of the category, and is sent as it is', async () => {
  const { requests } = await openNewPost(editorApi);
  await fillInPost({ ...editablePost, coverImage: '' });
  const cover = page.getByRole('img', { name: 'Cover of posts about Investing' });
  await expect.element(cover).toHaveAttribute('src', '/category-pictures/investing.png');
  await categoryField.selectOptions('Taxes');
  const other = page.getByRole('img', { name: 'Cover of posts about Taxes' });
  await expect.element(other).toHaveAttribute('src', '/category-pictures/taxes.png');
  await saveButton.click();
  await expectToast('Blog post created');
  expect(requestsTo(requests, 'POST /api/blog-posts').map(({ body }) => body)).toMatchObject([
    { coverImage: '' },
  ]);
});

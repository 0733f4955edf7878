import type { PostPreview } from '@whenabouts/server/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorResponse, inOrder, noResponse } from '../../../../test/fake-api.ts';
import { button, expectToast, field, focus } from '../../../../test/page-actions.ts';
import {
  alert,
  contentField,
  dialogTitled,
  expectPostUnchanged,
  fillInPost,
  openNewPost,
  openPost,
  openRestoredPost,
} from '../../../../test/post-editor.ts';
import { admin, author, editablePost } from '../../../../test/samples.ts';

const PREVIEW = 'POST /api/admin/blogs/preview';
const preview = dialogTitled('Preview');
const openPreview = () => button('Preview').click();
const answerPreview = ({ body }: { body: object }) =>
  ({ ...(body as PostPreview), author }) satisfies PostPreview;

test('unsaved changes are previewed with the keyboard, and none is saved or lost', async () => {
  const { requests } = await openPost({ [PREVIEW]: answerPreview });
  await field('Title').fill('A better title for it');
  await contentField.click();
  await userEvent.keyboard('{Control>}{End}{/Control} And one more sentence.');
  await expect.element(page.getByText('Unsaved changes')).toBeVisible();
  focus(button('Preview'));
  await userEvent.keyboard('{Enter}');
  const close = preview.getByRole('button', { name: 'Close' });
  await expect.element(close).toHaveFocus();
  await expect
    .element(preview)
    .toHaveAccessibleDescription('As readers will see the post. Your latest changes aren’t saved yet.');
  await expect.element(preview.getByRole('heading', { name: 'A better title for it' })).toBeVisible();
  await expect.element(preview).toMatchTextContent('And one more sentence.');
  await userEvent.keyboard('{Escape}');
  await expect.element(preview).not.toBeInTheDocument();
  await expect.element(button('Preview')).toHaveFocus();
  await expect.element(field('Title')).toHaveValue('A better title for it');
  await expect.element(contentField).toMatchTextContent('And one more sentence.');
  await expect.element(page.getByText('Unsaved changes')).toBeVisible();
  expect(requests.filter(({ operation }) => operation.startsWith('PUT'))).toEqual([]);

  await contentField.fill('Second text. '.repeat(8));
  await openPreview();
  await expect.element(preview).toMatchTextContent('Second text. Second text.');
  await expect.element(close).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(preview).not.toBeInTheDocument();
  await expect.element(button('Preview')).toHaveFocus();
});

test('the preview of a post without unsaved changes does not say that any are unsaved', async () => {
  await openPost({ [PREVIEW]: answerPreview });
  await openPreview();
  await expect.element(preview).toHaveAccessibleDescription('As readers will see the post.');
});

test('an invalid post is not previewed, and its errors are at their fields', async () => {
  const message = 'Content is nested too deeply. Please simplify it.';
  await openNewPost({ [PREVIEW]: errorResponse('invalid', message, { content: message }) });
  await openPreview();
  await expect.element(field('Title')).toHaveFocus();
  await expect
    .element(field('Title'))
    .toHaveAccessibleDescription(expect.stringContaining('at least 5 characters'));
  await fillInPost();
  await openPreview();
  await expect.element(contentField).toHaveAccessibleDescription(expect.stringContaining(message));
  await expect.element(contentField).toHaveFocus();
  expect(preview.elements()).toEqual([]);
  await expectPostUnchanged();
});

test('a preview that fails shows an error, keeps everything, and can be retried', async () => {
  await openRestoredPost({
    [PREVIEW]: inOrder<Response | PostPreview>(
      noResponse,
      errorResponse('too_many_requests', 'Please wait a minute.'),
      editablePost,
    ),
  });
  for (const reason of ['the server did not respond.', 'Please wait a minute.']) {
    await openPreview();
    const text = `Your text is still here. The preview could not be loaded: ${reason}`;
    await expectToast('No preview', text);
    await expect.element(alert).toHaveTextContent(text);
    await expect.element(button('Preview')).toHaveFocus();
    await expectPostUnchanged();
  }
  await openPreview();
  await expect.element(preview.getByRole('heading', { name: editablePost.title })).toBeVisible();
  await button('Close').click();
  await expect.element(alert).not.toBeInTheDocument();
});

test.each([
  ['a new post', openRestoredPost],
  ['a post without changes', openPost],
])('after the session has ended, a login in place opens the preview of %s', async (_, openEditor) => {
  let isLoggedIn = false;
  await openEditor({
    [PREVIEW]: (request) =>
      isLoggedIn ? answerPreview(request) : errorResponse('unauthenticated', 'Please log in as an admin.'),
    'POST /api/admin/login': () => {
      isLoggedIn = true;
      return admin;
    },
  });
  const again = dialogTitled('Please log in again');
  await openPreview();
  await expect.element(again).toMatchTextContent('the preview opens as soon as you log in');
  await button('Not now').click();
  await expect.element(again).not.toBeInTheDocument();
  await expectPostUnchanged();
  await openPreview();
  await expect.element(field('Password')).toHaveFocus();
  await field('Password').fill('seven lanterns');
  await again.getByRole('button', { name: 'Log In' }).click();
  await expect.element(preview.getByRole('heading', { name: editablePost.title })).toBeVisible();
});

test('after the session has ended, single sign-on opens in a new tab, and the preview is opened again', async () => {
  await openPost({
    [PREVIEW]: errorResponse('unauthenticated', 'Please log in as an admin.'),
    'GET /api/admin/check-auth': { ...admin, singleSignOn: true },
  });
  await openPreview();
  await expect
    .element(dialogTitled('Please log in again'))
    .toMatchTextContent('in a new tab. Then close this dialog and open the preview again.');
});

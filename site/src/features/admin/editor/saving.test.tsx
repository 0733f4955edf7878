import type { EditablePost } from '@whenabouts/server/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  errorResponse,
  type Handlers,
  heldResponse,
  inOrder,
  noResponse,
  requestsTo,
} from '../../../../test/fake-api.ts';
import { button, expectToast, field } from '../../../../test/page-actions.ts';
import {
  alert,
  contentField,
  dialogTitled,
  expectDashboard,
  expectPostUnchanged,
  expectSaved,
  fillInPost,
  openNewPost,
  openPost,
  openRestoredPost,
  saveButton as save,
  storedDrafts,
} from '../../../../test/post-editor.ts';
import { admin, editablePost } from '../../../../test/samples.ts';
import { readDrafts, writeDrafts } from './drafts.ts';

const CREATE = 'POST /api/blog-posts';
const UPDATE = 'PUT /api/blog-posts/{id}';
const { id: _id, version: _version, author: _author, updatedAt: _updatedAt, ...fields } = editablePost;
/** Resolves once the saved form is inert, which it is only until the dashboard opens. */
const formBecomesInert = () =>
  new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('form[inert]')) return;
      observer.disconnect();
      resolve();
    }).observe(document.body, { subtree: true, attributeFilter: ['inert'] });
  });
const versionsOf = (requests: Parameters<typeof requestsTo>[0]) =>
  requestsTo(requests, UPDATE).map(({ headers }) => headers.get('If-Match'));

/** Handlers that store updates of a post as the server does. The first responses are lost. */
function storing(post: EditablePost, { lost = 0 } = {}) {
  let current = post;
  let lostResponses = lost;
  return {
    'GET /api/admin/blogs/{id}': () => current,
    [UPDATE]: ({ headers, body }: { headers: Headers; body: object }) => {
      if (![null, `"${current.version}"`].includes(headers.get('If-Match')))
        return errorResponse('stale', 'The post has changed.');
      current = { ...current, ...body, version: current.version + 1 };
      return lostResponses-- > 0 ? noResponse() : current;
    },
  } satisfies Handlers;
}
/** Saves without getting the response. */
async function loseResponse() {
  await save.click();
  await expectToast('Error', 'the server did not respond.');
}
const unavailable = errorResponse('unavailable', 'Please try again later.');

describe('a post without conflicts', () => {
  test('a tab with unsaved changes asks before it closes, and one with a saved post does not', async () => {
    const mayClose = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await openNewPost({ [CREATE]: editablePost });
    await fillInPost();
    await expect.poll(mayClose).toBe(false);
    await save.click();
    await expectDashboard();
    expect(mayClose()).toBe(true);
  });

  test('after a rejected attempt, a new post is created with one request', async () => {
    let attempts = 0;
    const { requests } = await openNewPost({
      [CREATE]: () => (attempts++ === 0 ? errorResponse('forbidden', 'Not now.') : editablePost),
    });
    await fillInPost();
    await save.click();
    await expect.poll(() => requestsTo(requests, CREATE).length).toBe(1);
    await save.click();
    await expectDashboard();
    expect(requestsTo(requests, UPDATE)).toEqual([]);
  });

  test('a new post is created once with trimmed tags and meta texts, and the dashboard shows the list with it', async () => {
    const response = heldResponse(editablePost);
    const { requests } = await openNewPost({ [CREATE]: response.respond });
    await fillInPost();
    await field('Tags').fill(' patience ,, long view,patience ');
    await save.click();
    const saving = button('Saving...');
    await expect.element(saving).toHaveAttribute('aria-disabled', 'true');
    await expect.element(saving).toHaveFocus();
    await userEvent.keyboard('{Enter}{Control>}s{/Control}');
    const inertForm = formBecomesInert();
    response.release();
    await inertForm;
    await expectToast('Blog post created');
    await expectDashboard();
    await expect.poll(() => requestsTo(requests, 'GET /api/blog-posts')).not.toEqual([]);
    expect(requestsTo(requests, CREATE).map(({ body }) => body)).toEqual([
      {
        ...fields,
        tags: ['patience', 'long view'],
        metaTitle: editablePost.title,
        metaDescription: editablePost.excerpt,
      },
    ]);
    expect(storedDrafts()).toEqual([]);
  });

  test.each([
    [
      'that the editor cannot show',
      '<table><tbody><tr><td>a<table><tbody><tr><td>b</td></tr></tbody></table></td></tr></tbody></table>',
    ],
    [
      'in another notation',
      '<p>One</p>\n<p><em><strong>two</strong></em>, and more words for the reader.</p>',
    ],
  ])(
    'a changed title leaves content %s and all other fields unchanged, byte for byte',
    async (_, content) => {
      const post = { ...editablePost, tags: ['one', 'two'], content };
      const { requests } = await openPost({ 'GET /api/admin/blogs/{id}': post });
      await field('Title').fill('A better title');
      await expect.element(page.getByText('Unsaved changes')).toBeVisible();
      await save.click();
      await expectToast('Blog post updated');
      const [request] = requestsTo(requests, UPDATE);
      expect(request?.headers.get('If-Match')).toBe('"3"');
      expect(request?.body).toMatchObject({
        ...fields,
        tags: ['one', 'two'],
        content,
        title: 'A better title',
      });
    },
  );

  test('Control+s saves a change of the text alone, and of tags that were removed', async () => {
    const { requests } = await openPost({ 'GET /api/admin/blogs/{id}': { ...editablePost, tags: ['one'] } });
    await contentField.click();
    await userEvent.keyboard('{Control>}{End}{/Control} And more.');
    await field('Tags').fill(' , ');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expectSaved();
    const [request] = requestsTo(requests, UPDATE);
    expect(request?.body).toMatchObject({ content: expect.stringContaining('in a row. And more.</p>') });
    expect(request?.body).not.toHaveProperty('tags');
  });

  test('a cover that cannot be loaded is reported after saving', async () => {
    await openPost({
      'GET /api/admin/blogs/{id}': { ...editablePost, coverImage: 'https://localhost:1/cover.png' },
    });
    await save.click();
    await expectToast(
      'Blog post updated',
      'The cover image could not be loaded. Until it can be, readers see a placeholder.',
    );
  });
});

describe('a failed save', () => {
  test('a form that is being saved accepts no text, and has its focus again after a failure', async () => {
    const response = heldResponse(unavailable);
    await openPost({ [UPDATE]: response.respond });
    await field('Title').fill('A better title');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(button('Saving...')).toBeVisible();
    await userEvent.keyboard(' that would be lost');
    await expect.element(field('Title')).toHaveValue('A better title');
    response.release();
    await expectToast('Error');
    await expect.element(field('Title')).toHaveFocus();
  });

  test('a save that fails shows the reason, keeps everything, and can be retried', async () => {
    await openRestoredPost({
      [CREATE]: inOrder<Response | EditablePost>(noResponse, unavailable, editablePost),
    });
    for (const reason of ['the server did not respond.', 'Please try again later.']) {
      await save.click();
      await expectToast('Error', `There was an error: ${reason}`);
      await expect.element(alert).toHaveTextContent(`There was an error: ${reason}`);
      await expectPostUnchanged();
    }
    await save.click();
    await expectToast('Blog post created');
  });

  test('errors of the server are shown at their fields', async () => {
    const taken = 'Another post has this slug already.';
    await openPost({
      [UPDATE]: inOrder<Response | EditablePost>(
        errorResponse('taken', 'Taken.', { slug: taken }),
        errorResponse('invalid', 'Please check.', { excerpt: 'Too dull.' }),
        editablePost,
      ),
    });
    await save.click();
    await expectToast('Error');
    await expect.element(field('Slug')).toHaveAccessibleDescription(expect.stringContaining(taken));
    await expect.element(field('Slug')).toHaveFocus();
    await expectPostUnchanged();
    await field('Slug').fill('another-slug');
    await save.click();
    await expect.element(field('Excerpt')).toHaveAccessibleDescription(expect.stringContaining('Too dull.'));
    await expect.element(field('Excerpt')).toHaveFocus();
    await save.click();
    await expectSaved();
  });

  test('a text cannot be saved while an image is uploading', async () => {
    const upload = heldResponse(errorResponse('invalid', 'Too large.'));
    await openNewPost({ 'GET /api/images': [], 'POST /api/images': upload.respond });
    const data = new DataTransfer();
    data.items.add(new File(['boat'], 'boat.png', { type: 'image/png' }));
    contentField
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await expect.element(contentField.getByText('Uploading image…')).toBeVisible();
    await save.click();
    const early = page.getByText('An image is still uploading. Please try again when it is done.');
    await expect.element(early.first()).toBeVisible();
    await expect.element(contentField).toHaveFocus();
    upload.release();
    await expect.element(contentField.getByText('Uploading image…')).not.toBeInTheDocument();
    await save.click();
    await expect.element(page.getByText('Title must be at least 5 characters.').first()).toBeVisible();
    expect(early.elements()).toEqual([]);
  });
});

describe('a post that was stored even though its response was lost', () => {
  const stored = { ...editablePost, version: 1 };
  const keysOf = (requests: Parameters<typeof requestsTo>[0]) =>
    requestsTo(requests, CREATE).map(({ headers }) => headers.get('Idempotency-Key'));

  /** Leaves the page, restores its draft on another one, and saves. */
  async function saveRestored(lost: Awaited<ReturnType<typeof openNewPost>>, api: Handlers) {
    const [draft] = readDrafts(undefined);
    await lost.unmount();
    writeDrafts(undefined, draft ? [draft] : []);
    const screen = await openNewPost(api);
    await button('Restore').click();
    await expectPostUnchanged();
    await save.click();
    await expectToast('Blog post created');
    return screen;
  }

  test('is updated by the next save', async () => {
    const { requests } = await openRestoredPost({
      [CREATE]: inOrder<Response | EditablePost>(noResponse, stored),
    });
    await loseResponse();
    await field('Title').fill('A better title');
    await save.click();
    await expectSaved();
    const [key, ...others] = keysOf(requests);
    expect([key, others]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), [key]]);
    const [update] = requestsTo(requests, UPDATE);
    expect(update?.headers.get('If-Match')).toBe('"1"');
    expect(update?.body).toMatchObject({ title: 'A better title' });
  });

  test('is updated even if a save in between was rejected, and drafts stored since have its key', async () => {
    const { requests } = await openRestoredPost({
      [CREATE]: inOrder<Response | EditablePost>(
        noResponse,
        errorResponse('too_many_requests', 'Please wait.'),
        stored,
      ),
    });
    for (const reason of ['the server did not respond.', 'Please wait.']) {
      await save.click();
      await expect.element(alert).toHaveTextContent(`There was an error: ${reason}`);
    }
    await field('Title').fill('A better title');
    const [key] = keysOf(requests);
    await expect
      .poll(() => readDrafts(undefined)[0])
      .toMatchObject({ attempt: key, values: { title: 'A better title' } });
    await save.click();
    await expectSaved();
    expect(keysOf(requests)).toEqual([key, key, key]);
    expect(requestsTo(requests, UPDATE)[0]?.body).toMatchObject({ title: 'A better title' });
  });

  test('is updated by a page that restored its draft', async () => {
    const lost = await openRestoredPost({ [CREATE]: noResponse });
    await loseResponse();
    const { requests } = await saveRestored(lost, { [CREATE]: stored });
    expect(keysOf(requests)).toEqual(keysOf(lost.requests));
    expect(requestsTo(requests, UPDATE)[0]?.headers.get('If-Match')).toBe('"1"');
  });

  test('is updated with the newest text after a second lost response', async () => {
    const server = storing(stored, { lost: 1 });
    const { requests } = await openRestoredPost({
      [CREATE]: inOrder<Response | EditablePost>(noResponse, stored),
      ...server,
    });
    for (const title of ['A good title', 'A better title']) {
      await save.click();
      await expect.element(save).toBeVisible();
      await expectToast('Error', 'the server did not respond.');
      await field('Title').fill(title);
    }
    await save.click();
    await expectToast('Blog post created');
    expect(new Set(keysOf(requests)).size).toBe(1);
    expect(keysOf(requests)).toHaveLength(2);
    expect(versionsOf(requests)).toEqual(['"1"', '"1"', '"2"']);
    expect(requestsTo(requests, UPDATE).at(-1)?.body).toMatchObject({ title: 'A better title' });
  });

  test('is what a reload shows after a second lost response', async () => {
    const server = storing(stored, { lost: 1 });
    const lost = await openRestoredPost({
      [CREATE]: inOrder<Response | EditablePost>(noResponse, stored),
      ...server,
    });
    await loseResponse();
    await field('Title').fill('A better title');
    await save.click();
    await expect.poll(() => versionsOf(lost.requests)).toEqual(['"1"']);
    await expect.element(save).toBeVisible();
    expect(location.pathname).toBe(`/admin/blogs/edit/${stored.id}`);
    expect(readDrafts(undefined)).toEqual([]);
    await lost.unmount();
    await openPost(server);
    await expect.element(field('Title')).toHaveValue('A better title');
    expect(page.getByRole('region', { name: 'Unsaved draft' }).query()).toBeNull();
  });

  describe('is not overwritten if another admin has changed it since', () => {
    const theirs = { ...stored, title: 'Theirs', version: 2 };
    const stale = dialogTitled('Someone else changed this post');

    async function openStalePost() {
      const screen = await openRestoredPost({
        [CREATE]: inOrder<Response | EditablePost>(noResponse, theirs),
        ...storing(theirs),
      });
      await loseResponse();
      await field('Title').fill('Mine, all mine');
      await save.click();
      await expect.element(stale).toBeVisible();
      return screen;
    }

    test('until the admin decides to', async () => {
      const { requests } = await openStalePost();
      await button('Overwrite').click();
      await expectToast('Blog post created');
      expect(versionsOf(requests)).toEqual(['"1"', null]);
      expect(keysOf(requests)).toHaveLength(2);
    });

    test('and can be reloaded, with the local version as a draft', async () => {
      await openStalePost();
      await button('Reload').click();
      await expect.element(field('Title')).toHaveValue('Theirs');
      expect(location.pathname).toBe(`/admin/blogs/edit/${theirs.id}`);
      await page
        .getByRole('region', { name: 'Unsaved draft' })
        .getByRole('button', { name: 'Restore' })
        .click();
      await expect.element(field('Title')).toHaveValue('Mine, all mine');
      expect(readDrafts(undefined)).toEqual([]);
    });
  });
});

test('an update whose response was lost is not a change by someone else', async () => {
  const { requests } = await openPost(storing(editablePost, { lost: 1 }));
  await field('Title').fill('A better title');
  await save.click();
  await expectToast('Error', 'the server did not respond.');
  await save.click();
  await expectToast('Blog post updated');
  expect(versionsOf(requests)).toEqual(['"3"', '"3"']);
});

describe('a post that someone else changed', () => {
  const theirs = { ...editablePost, title: 'Theirs', version: 4 };
  const stale = dialogTitled('Someone else changed this post');

  async function openStalePost() {
    let current = editablePost;
    const screen = await openPost({
      'GET /api/admin/blogs/{id}': () => current,
      [UPDATE]: ({ headers }: { headers: Headers }) =>
        [null, `"${current.version}"`].includes(headers.get('If-Match'))
          ? editablePost
          : errorResponse('stale', 'The post has changed.'),
    });
    await field('Title').fill('Mine, all mine');
    current = theirs;
    await save.click();
    await expect.element(stale).toBeVisible();
    return screen;
  }

  test('can still be edited, and overwritten', async () => {
    const { requests } = await openStalePost();
    await expect.element(button('Keep editing')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(stale).not.toBeInTheDocument();
    await expect.element(field('Title')).toHaveValue('Mine, all mine');
    await save.click();
    await button('Overwrite').click();
    await expectToast('Blog post updated');
    expect(requestsTo(requests, UPDATE).at(-1)?.body).toMatchObject({ title: 'Mine, all mine' });
  });

  test('can be reloaded, and the local version is offered as a draft', async () => {
    await openStalePost();
    await button('Reload').click();
    await expect.element(stale).not.toBeInTheDocument();
    await expect.element(field('Title')).toHaveValue('Theirs');
    const offer = page.getByRole('region', { name: 'Unsaved draft' });
    await expect.element(offer).toMatchTextContent('The post has been changed since.');
    await offer.getByRole('button', { name: 'Restore' }).click();
    await expect.element(field('Title')).toHaveValue('Mine, all mine');
    await expect.element(offer).not.toBeInTheDocument();
    await save.click();
    await expectSaved();
  });
});

test('a post that someone else deleted can be saved as a new one', async () => {
  const { requests } = await openPost({ [UPDATE]: errorResponse('not_found', 'No such post.') });
  await field('Title').fill('Mine, all mine');
  await save.click();
  const gone = dialogTitled('Someone else deleted this post');
  await expect.element(gone).toBeVisible();
  await expect.element(button('Keep editing')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(gone).not.toBeInTheDocument();
  await save.click();
  await button('Save as New Post').click();
  await expectToast('Blog post created');
  expect(requestsTo(requests, CREATE)[0]?.body).toMatchObject({ ...fields, title: 'Mine, all mine' });
  expect(storedDrafts()).toEqual([]);
});

describe('after the session has ended', () => {
  const again = dialogTitled('Please log in again');
  const password = field('Password');
  let isLoggedIn = false;
  const expired = () => errorResponse('unauthenticated', 'Please log in as an admin.');
  const login = {
    'POST /api/admin/login': ({ body }: { body: { password: string } }) => {
      if (body.password !== 'seven lanterns')
        return errorResponse('unauthenticated', 'Invalid username or password');
      isLoggedIn = true;
      return admin;
    },
  };

  test('a login in place continues the save', async () => {
    isLoggedIn = false;
    await openRestoredPost({ ...login, [CREATE]: () => (isLoggedIn ? editablePost : expired()) });
    await save.click();
    await expect.element(again).toBeVisible();
    await expect.element(password).toHaveFocus();
    await button('Not now').click();
    await expect.element(again).not.toBeInTheDocument();
    await expectPostUnchanged();

    await save.click();
    await expect.element(field('Username')).toHaveValue(admin.email);
    await password.fill('not the right one');
    await again.getByRole('button', { name: 'Log In' }).click();
    await expect
      .element(again.getByRole('alert'))
      .toHaveTextContent('No admin has this username and password. Check both, then try again.');
    await password.fill('seven lanterns');
    await again.getByRole('button', { name: 'Log In' }).click();
    await expectToast('Blog post created');
  });

  test('choosing a cover asks for a login and keeps the form', async () => {
    isLoggedIn = false;
    const choosing = dialogTitled('Choose a cover image');
    const images = heldResponse(expired());
    await openPost({ ...login, 'GET /api/images': () => (isLoggedIn ? [] : images.respond()) });
    await field('Tags').fill('patience');
    await button('Choose from Your Uploads').click();
    await expect.poll(() => choosing.element().contains(document.activeElement)).toBe(true);
    images.release();
    await expect.element(password).toHaveFocus();
    await password.fill('seven lanterns');
    await again.getByRole('button', { name: 'Log In' }).click();
    await expect.element(again).not.toBeInTheDocument();
    await expect.poll(() => choosing.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expectPostUnchanged();
    await expect.element(field('Tags')).toHaveValue('patience');
  });
});

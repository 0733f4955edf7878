import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorResponse, heldResponse, requestsTo } from '../../../../test/fake-api.ts';
import { button, field } from '../../../../test/page-actions.ts';
import {
  alert,
  categoryField,
  contentField,
  editorApi,
  expectDashboard,
  expectPostUnchanged,
  fillInPost,
  openNewPost,
  openPost,
  publishDateField,
  saveButton as save,
} from '../../../../test/post-editor.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { editablePost, image } from '../../../../test/samples.ts';

const seoSection = page.getByText('Advanced SEO');
const metaTitle = field('Meta title');
const metaDescription = field('Meta description');

const expectError = (label: string, error: string) =>
  expect.element(field(label)).toHaveAccessibleDescription(expect.stringContaining(error));
const expectValid = (label: string) => expect.element(field(label)).not.toHaveAttribute('aria-invalid');

const editPost = (api: object) =>
  renderPage('/admin/blogs/edit/7', { session: 'admin', api: { ...editorApi, ...api } });

describe('a new post', () => {
  test('a new post is empty and dated today, and its title has the focus', async () => {
    await openNewPost();
    expect(document.title).toBe('New blog post | Whenabouts');
    for (const label of ['Title', 'Slug', 'Excerpt', 'Tags', 'Cover image URL']) {
      await expect.element(field(label)).toHaveValue('');
    }
    await expect.element(publishDateField).toHaveValue(new Date().toISOString().slice(0, 10));
    await expect.element(publishDateField).toHaveAttribute('type', 'date');
    await expectError('Title', '5 to 60 characters are recommended.');
    await expect
      .element(categoryField)
      .toMatchTextContent(
        ['Select a category', 'Planning', 'Investing', 'Lifestyle', 'Social Security', 'Health', 'Taxes']
          .concat('Estate Planning')
          .join(''),
      );
    await expect.element(field('Title')).toHaveFocus();
    await expect.element(contentField).toHaveAttribute('aria-placeholder', 'Start writing your content...');
    expect(contentField.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(480);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.getByRole('link', { name: 'New Blog Post' }).click();
    await expect.element(field('Title')).toHaveFocus();
  });

  test('a browser without URL.parse opens the editor', async () => {
    vi.spyOn(URL, 'parse').mockImplementation(() => {
      throw new TypeError('URL.parse is not a function');
    });
    await openNewPost();
    await field('Cover image URL').fill('https://example.com/cover.png');
    await save.click();
    await expectValid('Cover image URL');
  });

  test('fields count their characters, and the content its words and the characters that publishing needs', async () => {
    await openNewPost();
    await expect.element(page.getByText(/^0\/300/)).toBeVisible();
    await field('Excerpt').fill('Ten letter');
    await expect.element(page.getByText(/^10\/300/)).toBeVisible();
    await seoSection.click();
    await expect.element(page.getByText(/^10\/160/)).toBeVisible();
    await metaTitle.fill('Sixteen letters.');
    await expect.element(page.getByText(/^16\/60/)).toBeVisible();

    await expect.element(page.getByText('0 words. Characters still needed to publish: 50.')).toBeVisible();
    // The limit is that of the HTML, `<p>Two words</p>`.
    await contentField.fill('Two words');
    await expect.element(page.getByText('2 words. Characters still needed to publish: 34.')).toBeVisible();
    await contentField.fill('It has enough of them by now, or so we hope.');
    await expect.element(page.getByText('11 words', { exact: true })).toBeVisible();
  });

  test('a slug is generated from the title', async () => {
    await openNewPost();
    await button('Generate from Title').click();
    await expect.element(page.getByText('Please enter a title first.')).toBeVisible();
    await field('Title').fill('  The 4% Rule:  Does it -- still WORK? ');
    await button('Generate from Title').click();
    await expect.element(field('Slug')).toHaveValue('the-4-rule-does-it-still-work');
    await expect.element(page.getByText('The slug is the-4-rule-does-it-still-work.')).toBeVisible();
    await field('Title').fill('A snake_case title');
    await button('Generate from Title').click();
    await save.click();
    await expectError('Slug', 'Slug must contain only lowercase letters, numbers, and hyphens.');
  });

  test('meta texts follow the title and excerpt until the author changes them', async () => {
    await openNewPost();
    await seoSection.click();
    await field('Title').fill('Retire when you want, and not a single day later than that, if you can');
    const shortened = 'Retire when you want, and not a single day later than that,';
    await expect.element(metaTitle).toHaveValue(shortened);
    await field('Excerpt').fill('In short: it depends.\nOn you.');
    await expect.element(metaDescription).toHaveValue('In short: it depends. On you.');
    const result = page.getByRole('region', { name: 'Search result preview' });
    await expect.element(result).toMatchTextContent(shortened);
    await expect.element(result).toMatchTextContent('In short: it depends. On you.');

    await metaTitle.fill('My own');
    await metaDescription.fill('My own words.');
    await field('Title').fill('Another title');
    await field('Excerpt').fill('Another excerpt.');
    await expect.element(metaTitle).toHaveValue('My own');
    await expect.element(metaDescription).toHaveValue('My own words.');
    await expect.element(result).toMatchTextContent('My own words.');
    await metaTitle.fill('');
    await field('Title').fill('A third title');
    await expect.element(metaTitle).toHaveValue('A third title');
  });
});

describe('an invalid post', () => {
  test('an empty post is rejected with errors at its fields and in a summary', async () => {
    const { requests } = await openNewPost();
    await save.click();
    const errors = {
      Title: 'Title must be at least 5 characters.',
      Slug: 'Slug must be at least 3 characters.',
      Excerpt: 'Excerpt must be at least 10 characters.',
      Content: 'Content must be at least 50 characters.',
    };
    for (const [label, error] of Object.entries(errors)) {
      await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
      await expectError(label, error);
    }
    await expect.element(categoryField).toHaveAccessibleDescription('Category is required.');
    await expect.element(field('Title')).toHaveFocus();
    expect(document.title).toBe('Error: New blog post | Whenabouts');
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    expect(summary.getByRole('link').elements()).toHaveLength(5);
    await summary.getByRole('link', { name: errors.Content }).click();
    await expect.element(contentField).toHaveFocus();
    await summary.getByRole('link', { name: 'Category is required.' }).click();
    await expect.element(categoryField).toHaveFocus();
    expect(requestsTo(requests, 'POST /api/blog-posts')).toEqual([]);
  });

  test('the error of a field disappears as soon as its value is valid', async () => {
    await openNewPost();
    await save.click();
    await field('Title').fill('Four');
    await expectError('Title', 'Title must be at least 5 characters.');
    await field('Title').fill('Fives');
    await expectValid('Title');
    await field('Slug').fill('Not This');
    await expectError('Slug', 'Slug must contain only lowercase letters, numbers, and hyphens.');
    await field('Slug').fill('this-is-fine-2');
    await expectValid('Slug');
    await field('Excerpt').fill('x'.repeat(301));
    await expectError('Excerpt', 'Excerpt must be at most 300 characters.');
    await expect.element(page.getByText(/^301\/300/)).toBeVisible();
    await field('Excerpt').fill('x'.repeat(300));
    await expectValid('Excerpt');
    await field('Cover image URL').fill('javascript:alert(1)');
    await expectError('Cover image URL', 'Cover image must be a valid URL.');
  });

  test('Publish asks once for the words of an image that has none', async () => {
    const content = `${editablePost.content}<p><img src="/api/images/${image.id}"></p>`;
    const { requests } = await openPost({ 'GET /api/admin/blogs/{id}': { ...editablePost, content } });
    await save.click();
    const words = page.getByRole('textbox', { name: 'Alternative text' });
    await expect.element(words).toHaveFocus();
    await expect.element(page.getByText(/^Image 1 of the text has no description/).first()).toBeVisible();
    expect(requestsTo(requests, 'PUT /api/blog-posts/{id}')).toEqual([]);
    await words.fill('A quiet cove');
    await save.click();
    await expectDashboard();
    expect(requestsTo(requests, 'PUT /api/blog-posts/{id}').map(({ body }) => body)).toMatchObject([
      { content: expect.stringContaining('alt="A quiet cove"') },
    ]);
  });

  test('Publish names the images without words, and shows the reason next to each of them', async () => {
    await page.viewport(1280, 800);
    const blank = `<p><img src="/api/images/${image.id}"></p>`;
    const described = `<p><img src="/api/images/${image.id}" alt="A quiet cove"></p>`;
    const content = `${'<p>Wait.</p>'.repeat(40)}${blank}${described}${'<p>Wait.</p>'.repeat(40)}${blank}`;
    await openPost({ 'GET /api/admin/blogs/{id}': { ...editablePost, content } });
    const reasons = page.getByText(/^Before publishing, describe this image/);
    expect(reasons.elements().filter((reason) => reason.checkVisibility())).toEqual([]);
    await save.click();
    await expect
      .element(page.getByText(/^Images 1 and 3 of the text have no description/).first())
      .toBeVisible();
    await expect.element(reasons.first()).toBeInViewport({ ratio: 1 });
    await expect.element(reasons.nth(1)).toBeVisible();
    const words = page.getByRole('textbox', { name: 'Alternative text' }).first();
    await expect.element(words).toHaveFocus();
    await expect.element(words).toHaveAccessibleDescription(/^Before publishing/);
  });

  test('Publish goes on without the words of an image when it is pressed again', async () => {
    const content = `${editablePost.content}<p><img src="/api/images/${image.id}"></p>`;
    await openPost({ 'GET /api/admin/blogs/{id}': { ...editablePost, content } });
    await save.click();
    await expect.element(page.getByRole('textbox', { name: 'Alternative text' })).toHaveFocus();
    await save.click();
    await expectDashboard();
  });

  test('Save focuses the first invalid field, in the text and in a closed section', async () => {
    await openNewPost();
    await fillInPost();
    await contentField.fill('Too short');
    await save.click();
    await expect.element(contentField).toHaveFocus();
    await contentField.fill('Words that are enough for a post, and some more of them.');
    await expect.element(contentField).not.toHaveAttribute('aria-invalid');
    await seoSection.click();
    await metaTitle.fill('m'.repeat(61));
    await metaDescription.fill('m'.repeat(161));
    await seoSection.click();
    await expect.element(metaTitle).not.toBeInTheDocument();
    await save.click();
    await expect.element(metaTitle).toHaveFocus();
    await expectError('Meta title', 'Meta title should be at most 60 characters for optimal SEO.');
    await expectError(
      'Meta description',
      'Meta description should be at most 160 characters for optimal SEO.',
    );
  });
});

describe('a stored post', () => {
  test('a stored post fills the form, and empty meta texts fall back to the title and excerpt', async () => {
    await openPost({ 'GET /api/admin/blogs/{id}': { ...editablePost, tags: ['one', 'two words'] } });
    expect(document.title).toBe('Edit blog post | Whenabouts');
    await expectPostUnchanged();
    await expect.element(field('Tags')).toHaveValue('one, two words');
    await seoSection.click();
    await expect.element(metaTitle).toHaveValue(editablePost.title);
    await expect.element(metaDescription).toHaveValue(editablePost.excerpt);
    expect(page.getByText('Unsaved changes').query()).toBeNull();
    await expect
      .element(page.getByText('Author: Whenabouts Editors (WE), Editor.', { exact: false }))
      .toBeVisible();
  });

  test('meta texts of a stored post are shown', async () => {
    const meta = { metaTitle: 'Found', metaDescription: 'Read me.' };
    await openPost({ 'GET /api/admin/blogs/{id}': { ...editablePost, ...meta } });
    await seoSection.click();
    await expect.element(metaTitle).toHaveValue('Found');
    await expect.element(metaDescription).toHaveValue('Read me.');
  });

  test('loading a post is announced, and waits until the session is checked', async () => {
    const check = heldResponse(editorApi['GET /api/admin/check-auth']);
    const post = heldResponse(editablePost);
    const { requests } = await editPost({
      'GET /api/admin/check-auth': check.respond,
      'GET /api/admin/blogs/{id}': post.respond,
    });
    await expect.element(page.getByText('Loading…')).toBeInTheDocument();
    expect(requestsTo(requests, 'GET /api/admin/blogs/{id}')).toEqual([]);
    check.release();
    await expect.element(page.getByText('Loading blog post...')).toBeVisible();
    post.release();
    await expect.element(contentField).toBeVisible();
    expect(page.getByText('Loading blog post...').query()).toBeNull();
  });

  test('a missing post is not found', async () => {
    await editPost({ 'GET /api/admin/blogs/{id}': errorResponse('not_found', 'No such post.') });
    await expect.element(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expectDashboard();
  });

  test('a failed load of a post shows an error, and a retry works', async () => {
    let isDown = true;
    await editPost({
      'GET /api/admin/blogs/{id}': () => (isDown ? errorResponse('unavailable', 'Later.') : editablePost),
    });
    await expect.element(alert).toMatchTextContent('The blog post could not be loaded.');
    isDown = false;
    await button('Try again').click();
    await expect.element(contentField).toBeVisible();
  });
});

test('Preview and Save are equally wide and in one row', async () => {
  await openNewPost();
  await field('Title').fill('Unsaved');
  await expect.element(page.getByText('Unsaved changes')).toBeVisible();
  const [preview, saving] = [button('Preview'), save].map((each) => each.element().getBoundingClientRect());
  expect([saving?.y, saving?.width]).toEqual([preview?.y, preview?.width]);
});

test('a link of the text is entered with the keyboard without submitting the form', async () => {
  const { requests } = await openNewPost();
  await contentField.click();
  await userEvent.keyboard('{Control>}k{/Control}');
  await field('URL').fill('/a');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(page.getByText('There is a problem').query()).toBeNull();
  expect(requests.filter(({ operation }) => !operation.startsWith('GET'))).toEqual([]);
});

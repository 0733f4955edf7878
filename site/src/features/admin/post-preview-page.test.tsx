import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { errorResponse, inOrder } from '../../../test/fake-api.ts';
import { editorApi } from '../../../test/post-editor.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { editablePost } from '../../../test/samples.ts';

test.each([
  ['2099-06-15', 'Only admins see this post until June 15, 2099, when it becomes public at midnight UTC.'],
  ['2024-05-06', 'The post has been public since May 6, 2024.'],
])('the preview of a post of %s says "%s"', async (publishedAt, text) => {
  const post = { ...editablePost, publishedAt, tags: ['claiming'] };
  await renderPage('/admin/blogs/preview/7', {
    session: 'admin',
    api: {
      ...editorApi,
      'GET /api/admin/blogs/{id}': post,
      'GET /api/blog-posts/{slug}': post,
    },
  });
  await expect.element(page.getByRole('region', { name: 'Preview' })).toMatchTextContent(text);
  const article = page.getByRole('article');
  for (const shown of [editablePost.title, editablePost.excerpt, '#claiming', 'There are good reasons']) {
    await expect.element(article).toMatchTextContent(shown);
  }
  await expect
    .element(article.getByRole('link', { name: 'Investing' }))
    .toHaveAttribute('href', '/blog?category=investing');
});

test('the preview of a deleted post is not found', async () => {
  await renderPage('/admin/blogs/preview/7', {
    session: 'admin',
    api: { ...editorApi, 'GET /api/admin/blogs/{id}': errorResponse('not_found', 'No such post.') },
  });
  await expect.element(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
});

test('the preview of a post that was edited since shows the new version', async () => {
  const posts = ['The first version', 'The second version'].map((title) => ({ ...editablePost, title }));
  await renderPage('/admin/blogs/preview/7', {
    session: 'admin',
    api: {
      ...editorApi,
      'GET /api/admin/blogs/{id}': editablePost,
      'GET /api/blog-posts/{slug}': inOrder(...posts),
    },
  });
  await expect.element(page.getByRole('article')).toMatchTextContent('The first version');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect.element(page.getByRole('link', { name: 'New Blog Post' })).toBeVisible();
  history.back();
  await expect.element(page.getByRole('article')).toMatchTextContent('The second version');
});

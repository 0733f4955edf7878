import type { Post } from '@whenabouts/server/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { errorResponse, type Handlers, inOrder } from '../../../test/fake-api.ts';
import { button, expectToast } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { editablePost, postSummary } from '../../../test/samples.ts';
import { readingMinutes } from './article.tsx';

const { version: _, ...post } = editablePost;
const article = page.getByRole('main').getByRole('article').first();
const title = page.getByRole('heading', { level: 1, name: post.title });

const openPost = (response: NonNullable<Handlers['GET /api/blog-posts/{slug}']> = post) =>
  renderPage(`/blog/${post.slug}`, {
    api: { 'GET /api/blog-posts/{slug}': response, 'GET /api/blog-posts': [] },
  });

const withContent = (content: string, changes: Partial<Post> = {}): Post => ({
  ...post,
  content,
  ...changes,
});

test('merged cells of a table stay merged', async () => {
  await openPost(withContent('<table><tbody><tr><td colspan="2" rowspan="3">Both</td></tr></tbody></table>'));
  const cell = page.getByRole('cell', { name: 'Both' });
  await expect.element(cell).toHaveAttribute('colspan', '2');
  await expect.element(cell).toHaveAttribute('rowspan', '3');
});

test('a post shows category, date, author, content, tags and author card', async () => {
  await openPost(
    withContent('<h2>First part</h2><p class="align-center">In the <strong>middle</strong>.</p>', {
      tags: ['claiming'],
    }),
  );
  await expect.element(title).toBeVisible();
  for (const text of ['Investing', 'May 6, 2024', 'Whenabouts Editors', '#claiming']) {
    await expect.element(article).toMatchTextContent(text);
  }
  await expect.element(article.getByRole('heading', { name: 'First part' })).toBeVisible();
  await expect
    .element(article.getByText('In the middle.', { exact: false }))
    .toHaveStyle({ textAlign: 'center' });
  const author = page.getByRole('region', { name: 'About the author' });
  await expect.element(author).toMatchTextContent(/WE.*Whenabouts Editors.*Editor/);
  await page.getByRole('link', { name: 'Back to Blog' }).first().click();
  await expect.poll(() => location.pathname).toBe('/blog');
});

test('a post that was edited after its publication shows the day of the update', async () => {
  await openPost({ ...post, publishedAt: '2024-05-06', updatedAt: '2024-07-08T09:10:11.000Z' });
  await expect.element(article.getByText('Updated July 8, 2024')).toBeVisible();
});

test.each(['2024-05-06T23:59:59.000Z', '2024-05-01T12:00:00.000Z'])(
  'a post of May 6 that was last saved at %s shows no update',
  async (updatedAt) => {
    await openPost({ ...post, publishedAt: '2024-05-06', updatedAt });
    await expect.element(title).toBeVisible();
    expect(article.element().textContent).not.toContain('Updated');
  },
);

test('a post ends with a disclaimer that links to the list of this year’s figures', async () => {
  await openPost();
  await expect
    .element(article.getByRole('link', { name: 'list of this year’s figures' }))
    .toHaveAttribute('href', '/facts');
});

test('link previews get the size of a cover that is stored on the site', async () => {
  await openPost({ ...post, coverSize: { width: 1600, height: 840 } });
  await expect.element(title).toBeVisible();
  const property = (name: string) =>
    document.querySelector(`meta[property="og:image:${name}"]`)?.getAttribute('content');
  expect([property('width'), property('height')]).toEqual(['1600', '840']);
});

test('link previews get the JPEG of a sample cover', async () => {
  await openPost({ ...post, coverImage: '/samples/fire-movement.webp' });
  await expect.element(title).toBeVisible();
  const contents = [...document.querySelectorAll<HTMLMetaElement>('meta[property^="og:image"]')].map(
    ({ content }) => content,
  );
  expect(contents).toContain(`${location.origin}/samples/fire-movement.jpg`);
  expect(contents).toContain('1200');
});

test('link previews get an uploaded cover as JPEG', async () => {
  await openPost({ ...post, coverImage: `${location.origin}/api/images/0123456789abcdefghijkl` });
  await expect.element(title).toBeVisible();
  expect(document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content).toBe(
    `${location.origin}/api/images/0123456789abcdefghijkl?format=jpeg`,
  );
});

test('the content of a post is sanitized again in the browser', async () => {
  await openPost(
    withContent(
      '<p>Still here</p><img src=/favicon.svg onload="window.pwned = 1"><script>window.pwned = 1</script>',
    ),
  );
  await expect.element(article.getByText('Still here')).toBeVisible();
  expect(article.element().querySelectorAll('script, [onload]')).toHaveLength(0);
  expect('pwned' in window).toBe(false);
});

test('a missing post shows an error page with a link to the blog', async () => {
  await openPost(errorResponse('not_found', 'No such post.'));
  await expect.element(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
  await expect.element(page.getByText("We couldn't find the blog post you're looking for.")).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect.poll(() => location.pathname).toBe('/blog');
});

test('a post that fails to load can be retried', async () => {
  await openPost(inOrder(errorResponse('unavailable', 'Busy.'), Response.json(post)));
  await expect.element(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
  await button('Try again').click();
  await expect.element(title).toBeVisible();
});

test('a post ends with a link to the calculator and related posts', async () => {
  const list = [1, 2, 3, 4].map((id) => ({
    ...postSummary,
    id,
    slug: `related-${id}`,
    title: `Related ${id}`,
    ...(id < 4 && { tags: ['boats'] }),
    ...(id === 4 && { category: 'Health' as const }),
  }));
  await renderPage(`/blog/${post.slug}`, {
    api: { 'GET /api/blog-posts/{slug}': { ...post, tags: ['boats'] }, 'GET /api/blog-posts': list },
  });
  const related = page.getByRole('region', { name: 'Related articles' });
  await expect.poll(() => related.getByRole('article').elements()).toHaveLength(3);
  await expect.element(related.getByRole('article').first()).toMatchTextContent('Related 1');
  await expect
    .element(page.getByRole('complementary', { name: 'Run your numbers' }).getByRole('link'))
    .toHaveAttribute('href', '/#calculator');
});

test.each([`/blog/${post.slug}`, '/blog'])(
  'on %s, a drawn cover replaces one that cannot be loaded',
  async (path) => {
    const coverImage = 'https://localhost:1/cover.png';
    await renderPage(path, {
      api: {
        'GET /api/blog-posts/{slug}': { ...post, coverImage },
        'GET /api/blog-posts': [{ ...postSummary, coverImage }],
      },
    });
    await expect.poll(() => document.querySelector('[data-cover=placeholder]')).not.toBeNull();
    await expect.poll(() => document.querySelector(`img[src="${coverImage}"]`)).toBeNull();
  },
);

/** Sets the browser's share function for one test; undefined for a browser without a share sheet. */
function setShare(share: unknown): void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
}

test('a post can be shared: its link is copied, or opened in the share sheet of the browser', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const shared = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  setShare(shared);
  await openPost();
  const url = `${location.origin}/blog/${post.slug}`;
  await button('Copy link').click();
  await expectToast('Link copied');
  expect(copied).toHaveBeenCalledWith(url);
  await button('Share').click();
  expect(shared).toHaveBeenCalledWith({ title: post.title, url });

  copied.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await button('Copy link').click();
  await expect.element(page.getByRole('textbox', { name: 'Link to this article' })).toHaveValue(url);
});

test('a browser without a share sheet has only the button that copies the link', async () => {
  setShare(undefined);
  await openPost();
  await expect.element(button('Copy link')).toBeVisible();
  await expect.element(button('Share')).not.toBeInTheDocument();
});

test('reading time is in whole minutes, at least one, and does not count HTML tags', () => {
  expect(readingMinutes('<p>Short.</p>')).toBe(1);
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes(`<p>${'<em>word</em> '.repeat(1100)}</p>`)).toBe(5);
});

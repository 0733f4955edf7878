import { expect, test } from 'vitest';
import type { LoaderContext } from '../../api/loader-context.ts';
import { LATEST_COUNT, postKeys } from '../../api/posts.ts';
import { createStaticHandler } from '../../router.ts';
import { loadBlog, loadLatestPosts, loadPost, loadPostTitles } from './post-loaders.ts';

const { query } = createStaticHandler([
  { path: '/', loader: loadLatestPosts },
  { path: '/sitemap-page', loader: loadPostTitles },
  { path: '/blog', loader: loadBlog },
  { path: '/blog/:slug', loader: loadPost },
]);

const posts = ['newest', 'newer', 'old', 'oldest'].map((slug) => ({ slug, title: `The ${slug}` }));

/** Returns the status of a page and the data that its loader returned, or the target of a redirect. */
async function loadPage(path: string, read: LoaderContext['read']) {
  const result = await query(new Request(`https://example.org${path}`), { requestContext: { read } });
  if (result instanceof Response) return [result.status, result.headers.get('location')];
  return [result.statusCode, ...Object.values(result.loaderData)];
}

const failWith = (status?: number) => () => Promise.reject(Object.assign(new Error(), { status }));

test('the landing page gets the newest posts, the sitemap all titles, the blog all posts', async () => {
  const read = async (path: string) => (path === postKeys.all ? posts : undefined);
  expect(await loadPage('/', read)).toEqual([200, { [postKeys.latest]: posts.slice(0, LATEST_COUNT) }]);
  expect(await loadPage('/sitemap-page', read)).toEqual([200, { [postKeys.titles]: posts }]);
  expect(await loadPage('/blog', read)).toEqual([200, { [postKeys.all]: posts }]);
});

test('a post is loaded under its key', async () => {
  const [post] = posts;
  const read = async (path: string) => (path === postKeys.post('newest') ? post : undefined);
  expect(await loadPage('/blog/newest', read)).toEqual([200, { [postKeys.post('newest')]: post }]);
});

test('a former slug redirects permanently', async () => {
  expect(await loadPage('/blog/former', async () => posts[0])).toEqual([301, '/blog/newest']);
});

test('a post that does not exist is 404, and null for the page', async () => {
  expect(await loadPage('/blog/no-such-post', failWith(404))).toEqual([
    404,
    { [postKeys.post('no-such-post')]: null },
  ]);
});

test('a blog page whose data cannot be read is 503', async () => {
  expect(await loadPage('/blog', failWith(503))).toEqual([503, {}]);
  expect(await loadPage('/blog/newest', failWith())).toEqual([503, {}]);
});

test('the landing page and the sitemap do not need the posts', async () => {
  expect(await loadPage('/', failWith(503))).toEqual([200, {}]);
  expect(await loadPage('/sitemap-page', failWith(503))).toEqual([200, {}]);
});

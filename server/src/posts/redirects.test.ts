import { afterAll, expect, test } from 'vitest';
import { redirectMessages } from '../../contract/index.ts';
import { signedInAdmin } from '../../test/admins.ts';
import { wordpressExport } from '../../test/exports.ts';
import { importFile } from '../../test/imports.ts';
import { newSlug } from '../../test/posts.ts';
import { startSite } from '../../test/stub-site.ts';
import { rowsOf } from '../../test/test-app.ts';
import { testOnce } from '../../test/test-once.ts';
import { inTransaction } from '../database/database.ts';
import { addRedirects } from './redirect.routes.ts';

const app = await startSite();
const { client: admin } = await signedInAdmin(app);
const { client: other } = await signedInAdmin(app);
const visitor = app.client();
afterAll(() => app.close());

const REDIRECTS = '/api/admin/redirects';
const add = (path: string, target: string, by = admin) => by.post(REDIRECTS, { path, target });
const locationOf = async (path: string) => {
  const { status, headers } = await visitor.get(path);
  return [status, headers.location];
};

test('an import adds no redirect from a path that another redirect leads to', async () => {
  const [path, target, free] = [`/${newSlug()}`, `/${newSlug()}`, `/${newSlug()}`];
  await add(path, target);
  const imported = { paths: [target, free], target: `/blog/${newSlug()}`, at: 0 };
  await inTransaction(app.database, (em) => addRedirects(em, imported));
  const paths = (await rowsOf(app, 'redirects')).map((row) => row.path);
  expect(paths).toEqual(expect.arrayContaining([path, free]));
  expect(paths).not.toContain(target);
});

test('a redirect sends visitors of any spelling of its path on with 301, until it is changed or deleted', async () => {
  const path = `/2020/05/${newSlug()}`;
  const { status, json } = await add(`${path.toUpperCase()}/`, '/my-plans?x=1#y');
  expect([status, json.path, json.target]).toEqual([201, path, '/my-plans?x=1#y']);
  expect(await locationOf(path)).toEqual([301, '/my-plans?x=1#y']);
  await admin.put(`${REDIRECTS}/${json.id}`, { path, target: '/blog' });
  expect(await locationOf(`${path}?utm=1`)).toEqual([301, '/blog?utm=1']);
  expect((await visitor.get(path)).headers['cache-control']).toBe('no-cache');
  expect((await admin.get(REDIRECTS)).json).toContainEqual({ ...json, target: '/blog' });
  expect((await admin.delete(`${REDIRECTS}/${json.id}`)).status).toBe(204);
  expect(await locationOf(path)).toEqual([404, undefined]);
});

test('a redirect of a path in other letters works', async () => {
  await add('/über-uns', '/blog');
  expect(await locationOf('/%C3%BCber-uns')).toEqual([301, '/blog']);
});

test('a redirect from the number of a post of WordPress works on the start page', async () => {
  expect((await add('/?p=12', '/blog')).json).toMatchObject({ path: '/?p=12', target: '/blog' });
  expect(await locationOf('/?p=12')).toEqual([301, '/blog']);
  expect(await locationOf('/?a=1&p=12')).toEqual([301, '/blog']);
  for (const path of ['/?p=13', '/?p=', '/?p=x', '/'])
    expect(await locationOf(path)).toEqual([200, undefined]);
  expect((await add('/?p=13', '/?x&p=12')).json.fields).toEqual({
    target: redirectMessages.targetIsRedirect,
  });
});

testOnce('a redirect never replaces a page, a file or the API', async () => {
  for (const path of ['/blog', '/assets/x', '/api/blog-posts', '/admin/login', '/'])
    await add(path, '/my-plans');
  expect((await visitor.get('/blog')).status).toBe(200);
  expect((await visitor.get('/')).status).toBe(200);
  expect((await rowsOf(app, 'redirects')).map(({ path }) => path)).not.toContain('/admin/login');
});

testOnce.each([
  ['/x', 'https://evil.test/', 'target', redirectMessages.target],
  ['/x', '//evil.test/', 'target', redirectMessages.target],
  ['/x', '/\\evil.test', 'target', redirectMessages.target],
  ['/x', '/\t/evil.test', 'target', redirectMessages.target],
  ['/x', '/a/..//evil.test', 'target', redirectMessages.target],
  ['/x', 'javascript:x()', 'target', redirectMessages.target],
  ['x', '/blog', 'path', redirectMessages.path],
  ['/x?y', '/blog', 'path', redirectMessages.path],
  ['/api/x', '/blog', 'path', redirectMessages.reserved],
  ['/%61dmin', '/blog', 'path', redirectMessages.reserved],
  ['/X/', '/x?a', 'target', redirectMessages.same],
  ['/?p=1', '/?a&p=1', 'target', redirectMessages.same],
  ['/?p=x', '/blog', 'path', redirectMessages.path],
])('a redirect from %s to %s is rejected', async (path, target, field, message) => {
  const { status, json } = await add(path, target);
  expect([status, json.fields]).toEqual([400, { [field]: message }]);
});

test('redirects form no chains or loops, even if two admins add them at once', async () => {
  const [a, b, c] = [newSlug(), newSlug(), newSlug()].map((slug) => `/${slug}`) as [string, string, string];
  expect((await add(a, b)).status).toBe(201);
  expect((await add(b, c)).json.fields).toEqual({ path: redirectMessages.pathIsTarget });
  expect((await add(c, `${a}?x`)).json.fields).toEqual({ target: redirectMessages.targetIsRedirect });
  const pairs = Array.from({ length: 8 }, () => [`/${newSlug()}`, `/${newSlug()}`] as const);
  const responses = pairs.map(([from, to]) => Promise.all([add(from, to), add(to, from, other)]));
  for (const both of await Promise.all(responses)) {
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  }
  expect((await add(a, '/blog')).json.fields).toEqual({ path: redirectMessages.taken });
});

test('an import leaves the redirects of an admin unchanged, and adds none from the site’s own paths', async () => {
  const [first, second] = [newSlug(), newSlug()];
  await add(`/2020/05/${first}`, '/my-plans');
  const content = 'What will a month cost? Most people guess, and most guesses are too low.';
  const xml = wordpressExport([
    { id: 1, title: 'First post', content, slug: first },
    { id: 2, title: 'Second post', content, slug: second },
    { id: 3, title: 'Third post', content, slug: 'third-post' },
  ])
    .replace(`https://blog.example/2020/05/${second}/`, 'https://blog.example/admin/')
    .replace('https://blog.example/2020/05/third-post/', 'https://blog.example/?p=3');
  await importFile(admin, 'blog.xml', xml);
  expect(await locationOf(`/2020/05/${first}`)).toEqual([301, '/my-plans']);
  expect((await rowsOf(app, 'redirects')).map(({ target }) => target)).not.toContain(`/blog/${second}`);
  expect(await locationOf('/?p=3')).toEqual([301, '/blog/third-post']);
});

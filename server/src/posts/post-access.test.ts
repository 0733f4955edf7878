import { afterAll, describe, expect, test } from 'vitest';
import { signedInAdmin } from '../../test/admins.ts';
import { PASSWORD, registerMember } from '../../test/factories.ts';
import { BLOGS, createdPost, POSTS, postBody } from '../../test/posts.ts';
import { startApp } from '../../test/test-app.ts';

const app = await startApp();
const { client: admin } = await signedInAdmin(app);
const { slug } = await createdPost(admin);
afterAll(() => app.close());

test('an admin can change and delete the posts of another', async () => {
  const mine = await createdPost(admin);
  const { client: other } = await signedInAdmin(app);
  expect((await other.put(`${POSTS}/${mine.id}`, postBody())).status).toBe(200);
  expect((await other.get(`${BLOGS}/${mine.id}`)).json.author).toEqual(mine.author);
  expect((await other.delete(`${BLOGS}/${mine.id}`)).status).toBe(204);
});

describe('public endpoints of posts', () => {
  test('visitors and members read the same posts', async () => {
    const { client: member } = await registerMember(app.client());
    for (const path of [POSTS, `${POSTS}/${slug}`]) {
      const [one, other] = [await app.client().get(path), await member.get(path)];
      expect([one.status, one.headers.etag, one.text]).toEqual([200, other.headers.etag, other.text]);
    }
  });

  test('admins also read scheduled posts; with both cookies, only with ?as=admin', async () => {
    const { client, email } = await signedInAdmin(app);
    const future = await createdPost(client, { publishedAt: '2199-01-01' });
    const seen = async (path: string) =>
      (await client.get(path)).json.some((post: { id: number }) => post.id === future.id);
    expect(await seen(POSTS)).toBe(true);
    await client.post('/api/auth/login', { email, password: PASSWORD });
    expect([await seen(POSTS), await seen(`${POSTS}?as=admin`)]).toEqual([false, true]);
    expect((await client.get(`${POSTS}/${future.slug}`)).status).toBe(404);
    expect((await client.get(`${POSTS}/${future.slug}?as=admin`)).status).toBe(200);
    const { client: member } = await registerMember(app.client());
    for (const path of [POSTS, `${POSTS}/${future.slug}`]) {
      const rejected = await member.get(`${path}?as=admin`);
      expect([rejected.status, rejected.json.message]).toEqual([401, 'Please log in as an admin.']);
      expect(rejected.headers['cache-control']).toBe('no-store');
    }
    expect((await app.client().get(POSTS)).headers.vary).toBe('Cookie, Accept-Encoding');
  });
});

test.each([
  ['PUT', POSTS, 405],
  ['DELETE', `${POSTS}/1`, 405],
  ['POST', `${BLOGS}/1`, 405],
  ['GET', `${BLOGS}/1abc`, 404],
  ['DELETE', `${BLOGS}/0`, 404],
  ['PUT', `${POSTS}/some-slug`, 404],
] as const)('the request %s %s gets %i', async (method, path, status) => {
  expect(
    (await admin.request(path, { method, body: method === 'PUT' ? postBody() : undefined })).status,
  ).toBe(status);
});

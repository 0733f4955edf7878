import { afterAll, expect, test } from 'vitest';
import { postMessages } from '../../contract/index.ts';
import { signedInAdmin } from '../../test/admins.ts';
import { BLOGS, createdPost, newSlug, POSTS, postBody, uploadedImage } from '../../test/posts.ts';
import { rowsOf, startApp } from '../../test/test-app.ts';

const PREVIEW = `${BLOGS}/preview`;

const app = await startApp();
const { client: admin } = await signedInAdmin(app);
afterAll(() => app.close());

/** Returns a post as a visitor gets it, without the fields that a save sets. */
async function published(slug: string): Promise<unknown> {
  const { id, updatedAt, ...shown } = (await app.client().get(`${POSTS}/${slug}`)).json;
  expect([id, updatedAt]).toEqual([expect.any(Number), expect.any(String)]);
  return shown;
}

const TABLES = ['posts', 'old_slugs', 'post_images', 'authors', 'audit', 'revisions'];
const stored = async () => Promise.all(TABLES.map((table) => rowsOf(app, table)));

/** A body in which the server has to change everything that it changes in posts. */
async function untidyBody(): Promise<object> {
  const image = await uploadedImage(admin, 700);
  return postBody({
    title: '  A house   by the sea ',
    slug: newSlug(),
    excerpt: 'What it costs to live\n where others go on holiday.',
    content:
      `<h1 onclick="alert(1)">Costs</h1><script>alert(2)</script><p style="text-align:center">More than <b>one</b> thinks` +
      `<img src="${app.config.origin}/api/images/${image}" alt="Sea"><a href="javascript:alert(3)">Read on</a></p>`,
    coverImage: `${app.config.origin}/api/images/${image}`,
    tags: [' sea ', 'sea', ''],
    metaTitle: '',
  });
}

test('the preview of a new post is the post that readers get after saving it', async () => {
  const body = await untidyBody();
  const before = await stored();
  const { status, json, headers } = await admin.post(PREVIEW, body);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(await stored()).toEqual(before);
  expect(json.content).toContain('srcset=');
  expect(json.content).not.toMatch(/script|onclick|style|<h1/);
  const { slug } = await createdPost(admin, body);
  expect(json).toEqual(await published(slug));
});

test('an unfinished post can be previewed, and stores nothing', async () => {
  const before = await stored();
  const { status, json } = await admin.post(PREVIEW, { title: 'Half a thought', content: '<p>So</p>' });
  expect([status, json.content, json.excerpt, json.category]).toEqual([200, '<p>So</p>', '', '']);
  expect(await stored()).toEqual(before);
});

test('the preview of a stored post has its author and its date, and does not change it', async () => {
  const post = await createdPost(admin, { publishedAt: '2020-02-03' });
  const { client: other } = await signedInAdmin(app);
  await other.put('/api/admin/author', { name: 'Bo Example', initials: 'BE', title: 'Guest' });
  const { publishedAt, ...body } = postBody({ ...(await untidyBody()), slug: post.slug });
  const before = await stored();
  const { json } = await other.post(PREVIEW, { ...body, id: post.id });
  expect(await stored()).toEqual(before);
  expect(json).toMatchObject({ publishedAt: '2020-02-03', author: post.author });
  expect((await other.post(PREVIEW, body)).json.author.name).toBe('Bo Example');
  await other.put(`${POSTS}/${post.id}`, body);
  expect(json).toEqual(await published(post.slug));
});

test('without a date, a new post and one that was deleted meanwhile are shown with today’s', async () => {
  const { id } = await createdPost(admin);
  await admin.delete(`${BLOGS}/${id}`);
  const day = new Date(Date.now() + app.clock.ahead).toISOString().slice(0, 10);
  for (const changes of [{ publishedAt: '' }, { publishedAt: undefined }, { publishedAt: undefined, id }]) {
    const { status, json } = await admin.post(PREVIEW, { ...postBody(), ...changes });
    expect([status, json.publishedAt]).toEqual([200, day]);
  }
});

test('a slug may be taken, because nothing is stored', async () => {
  const { slug } = await createdPost(admin);
  expect((await admin.post(PREVIEW, postBody({ slug }))).status).toBe(200);
});

test.each([
  ['a short title', { title: 'x' }, { title: postMessages.titleShort }],
  [
    'deeply nested content',
    { content: `${'<ul><li>'.repeat(101)}${'x'.repeat(60)}` },
    { content: postMessages.contentDeep },
  ],
  [
    'a cover on another site without https',
    { coverImage: 'http://localhost:0/api/images/JC1KB_Cg8l2AirLk0MZFhw' },
    { coverImage: postMessages.coverImage },
  ],
])('%s cannot be previewed', async (_, changes, fields) => {
  const { status, json } = await admin.post(PREVIEW, postBody(changes));
  expect([status, json.fields]).toEqual([400, fields]);
});

test('a cover on this site that does not exist cannot be previewed', async () => {
  const coverImage = `${app.config.origin}/api/images/${'x'.repeat(22)}`;
  const { status, json } = await admin.post(PREVIEW, postBody({ coverImage }));
  expect([status, json.fields]).toEqual([400, { coverImage: postMessages.coverImage }]);
});

import { expect, test } from 'vitest';
import { seedPosts } from '../../seeds/posts.ts';
import { signedInAdmin } from '../../test/admins.ts';
import { BLOGS, createdPost, POSTS } from '../../test/posts.ts';
import { rowsOf, startAppForTest, type TestApp } from '../../test/test-app.ts';
import { storeImage } from '../images/upload-image.ts';
import { addSeedPosts } from './seed-posts.ts';

const seed = ({ database }: TestApp) => addSeedPosts({ database, store: storeImage, now: Date.now });
const slugsIn = async (app: TestApp): Promise<string[]> =>
  (await app.client().get(POSTS)).json.map(({ slug }: { slug: string }) => slug);

test('a new site has sample posts by its editors, with covers', async () => {
  const app = await startAppForTest();
  expect(await slugsIn(app)).toEqual([]);
  await seed(app);
  const { json: posts } = await app.client().get(POSTS);
  const past = seedPosts.filter(({ publishedAt }) => publishedAt <= new Date().toISOString().slice(0, 10));
  expect(posts.map(({ slug }: { slug: string }) => slug)).toEqual(past.map(({ slug }) => slug).reverse());
  for (const {
    slug,
    title,
    excerpt,
    category,
    tags,
    publishedAt,
    updatedAt = publishedAt,
    metaTitle,
    metaDescription,
    coverAlt,
  } of past) {
    const { json: post } = await app.client().get(`${POSTS}/${slug}`);
    const same = { slug, title, excerpt, category, tags, publishedAt, metaTitle, metaDescription, coverAlt };
    expect(post).toMatchObject(same);
    expect(post.author).toEqual({ name: 'Whenabouts Editors', initials: 'WE', title: 'Editorial team' });
    expect(post.updatedAt).toBe(`${updatedAt}T00:00:00.000Z`);
    const cover = await app.client().get(`${new URL(post.coverImage).pathname}?w=640`);
    expect([cover.status, cover.headers['content-type']]).toEqual([200, 'image/webp']);
  }
  const files = await rowsOf(app, 'image_files');
  expect(new Set(files.map(({ width }) => width))).toEqual(new Set([320, 640, 960, 1200]));
  for (const image of await rowsOf(app, 'images')) expect(image.account_id).toBeNull();
});

test('deleted sample posts are not added again', async () => {
  const app = await startAppForTest();
  await seed(app);
  const { client } = await signedInAdmin(app);
  for (const { id } of await rowsOf(app, 'posts')) await client.delete(`${BLOGS}/${id}`);
  const mine = await createdPost(client, { slug: seedPosts[0]?.slug });
  await seed(app);
  expect(await slugsIn(app)).toEqual([mine.slug]);
});

test('a failure while the sample posts are added leaves no rows', async () => {
  const app = await startAppForTest();
  let stored = 0;
  const failing: typeof storeImage = async (em, image) => {
    if (++stored === 4) throw new Error('no room');
    return storeImage(em, image);
  };
  const options = { database: app.database, now: Date.now };
  await expect(addSeedPosts({ ...options, store: failing })).rejects.toThrow('no room');
  for (const table of ['posts', 'images', 'authors', 'seedings'])
    expect(await rowsOf(app, table)).toEqual([]);
  await seed(app);
  expect(await rowsOf(app, 'posts')).toHaveLength(seedPosts.length);
});

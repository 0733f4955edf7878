import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { signedInAdmin } from '../../test/admins.ts';
import { manyPosts } from '../../test/generate-posts.ts';
import { BLOGS, createdPost, POSTS, postBody, writeDirectly } from '../../test/posts.ts';
import { rowsOf, startApp } from '../../test/test-app.ts';
import { createPosts } from './posts.ts';

const app = await startApp();
// A second process on the same database.
const other = await startApp({ storage: app.storage });
const { client: admin } = await signedInAdmin(app);
const visitor = app.client();
afterAll(async () => {
  await other.close();
  await app.close();
});
afterEach(() => {
  app.clock.ahead = 0;
});

const PUBLIC = 'public, max-age=10, stale-while-revalidate=50';
const ifNoneMatch = (tag: string | undefined, encoding = 'identity') => ({
  headers: { 'if-none-match': String(tag), 'accept-encoding': encoding },
});

describe('public posts', () => {
  test('can be cached briefly, and a request with their ETag gets 304', async () => {
    const { slug } = await createdPost(admin);
    for (const path of [POSTS, `${POSTS}/${slug}`]) {
      const { headers } = await visitor.get(path);
      expect(headers).toMatchObject({
        'cache-control': PUBLIC,
        etag: expect.stringMatching(/^W\/"[\w-]+"$/),
      });
      expect(headers).not.toHaveProperty('set-cookie');
      const again = await visitor.get(path, ifNoneMatch(headers.etag));
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag]);
      expect((await visitor.get(path, ifNoneMatch('W/"x"'))).status).toBe(200);
    }
  });

  test('are the same in each encoding that the caller accepts', async () => {
    const { text } = await visitor.get(POSTS);
    const [br, gzip] = await Promise.all(
      ['gzip, br', 'gzip'].map((encoding) =>
        visitor.get(POSTS, { headers: { 'accept-encoding': encoding } }),
      ),
    );
    expect([br?.headers['content-encoding'], gzip?.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(br && brotliDecompressSync(br.bytes).toString()).toBe(text);
    expect(gzip && gunzipSync(gzip.bytes).toString()).toBe(text);
    expect(br?.headers.vary).toContain('Accept-Encoding');
  });

  test('are current right after a change, in every process', async () => {
    const { id, slug } = await createdPost(admin);
    const path = `${POSTS}/${slug}`;
    const elsewhere = other.client();
    const [list, post] = [await elsewhere.get(POSTS), await elsewhere.get(path)];
    await admin.put(`${POSTS}/${id}`, postBody({ slug, title: 'A new title' }));
    for (const client of [visitor, elsewhere]) {
      const [nextList, nextPost] = [
        await client.get(POSTS, ifNoneMatch(list.headers.etag)),
        await client.get(path, ifNoneMatch(post.headers.etag)),
      ];
      expect([nextList.status, nextPost.status, nextPost.json.title]).toEqual([200, 200, 'A new title']);
      expect(nextList.text).toContain('A new title');
    }
    await admin.delete(`${BLOGS}/${id}`);
    for (const client of [visitor, elsewhere]) {
      expect((await client.get(path, ifNoneMatch(post.headers.etag))).status).toBe(404);
      expect((await client.get(POSTS)).text).not.toContain(slug);
    }
  });

  test('have another ETag on the day on which a post becomes public', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const { slug } = await createdPost(admin, { publishedAt: tomorrow });
    const { headers } = await visitor.get(POSTS);
    app.clock.ahead = 86_400_000;
    const response = await visitor.get(POSTS, ifNoneMatch(headers.etag));
    expect([response.status, response.json[0].slug]).toEqual([200, slug]);
  });

  test('are rendered once for concurrent requests, and then need one query for the revision', async () => {
    const { slug } = await createdPost(admin);
    const site = { origin: app.config.origin, isLocal: true };
    const posts = createPosts({ database: app.database, site, now: Date.now });
    app.queries.length = 0;
    const lists = await Promise.all(Array.from({ length: 20 }, () => posts.list('visitors')));
    expect(new Set(lists).size).toBe(1);
    expect(app.queries.filter((sql) => /order by/i.test(sql))).toHaveLength(1);
    await Promise.all(Array.from({ length: 20 }, () => posts.read(slug, 'visitors')));
    app.queries.length = 0;
    await posts.list('visitors');
    await posts.read(slug, 'visitors');
    expect(app.queries).toEqual(Array(2).fill("SELECT revision FROM revisions WHERE name = 'posts'"));
  });
});

describe('posts that an admin reads', () => {
  test('are not cached, and have an ETag', async () => {
    const { slug, id } = await createdPost(admin, { publishedAt: '2199-01-01' });
    const theirs = await visitor.get(POSTS);
    const mine = await admin.get(POSTS);
    expect([mine.headers['cache-control'], mine.headers.etag]).not.toContain(theirs.headers.etag);
    expect(mine.headers['cache-control']).toBe('no-store');
    const again = await admin.get(POSTS, ifNoneMatch(mine.headers.etag));
    expect([again.status, again.text, again.headers['cache-control']]).toEqual([304, '', 'no-store']);
    expect((await admin.get(`${POSTS}/${slug}`)).headers['cache-control']).toBe('no-store');
    await admin.put(`${POSTS}/${id}`, postBody({ slug, publishedAt: '2199-01-02' }));
    expect((await admin.get(POSTS, ifNoneMatch(mine.headers.etag))).status).toBe(200);
    expect((await visitor.get(POSTS, ifNoneMatch(theirs.headers.etag))).status).toBe(304);
  });
});

test('a thousand posts are listed in less than 100 kB, without their contents', async () => {
  const { id } = await createdPost(admin);
  const authorId = Number((await rowsOf(app, 'posts')).find((post) => post.id === id)?.author_id);
  const rows = manyPosts(1000, authorId);
  const columns = Object.keys(rows[0] ?? {});
  const placeholders = `(${columns.map(() => '?').join(', ')})`;
  for (let at = 0; at < rows.length; at += 50) {
    const some = rows.slice(at, at + 50);
    const sql = `INSERT INTO posts (${columns.join(', ')}) VALUES ${some.map(() => placeholders).join(', ')}`;
    await writeDirectly(
      app,
      sql,
      some.flatMap((row) => Object.values(row)),
    );
  }
  const { bytes, headers } = await visitor.get(POSTS, { headers: { 'accept-encoding': 'br' } });
  const posts: Record<string, unknown>[] = JSON.parse(brotliDecompressSync(bytes).toString());
  expect(posts.length).toBeGreaterThanOrEqual(1000);
  expect(new Set(posts.map(({ excerpt }) => excerpt)).size).toBeGreaterThan(950);
  for (const post of posts) expect(post).not.toHaveProperty('content');
  expect([headers['content-encoding'], bytes.length]).toEqual(['br', expect.any(Number)]);
  expect(bytes.length).toBeLessThan(100_000);
});

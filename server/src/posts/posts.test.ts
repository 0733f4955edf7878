import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { postMessages } from '../../contract/index.ts';
import { signedInAdmin } from '../../test/admins.ts';
import { BLOGS, createdPost, newSlug, POSTS, postBody, uploadedImage } from '../../test/posts.ts';
import { rowsOf, startApp } from '../../test/test-app.ts';
import { testOnce } from '../../test/test-once.ts';

const app = await startApp({ env: { UPLOADS_PER_ACCOUNT: '1000' } });
const { client: admin } = await signedInAdmin(app);
const visitor = app.client();
afterAll(() => app.close());
afterEach(() => {
  app.clock.ahead = 0;
});

const listed = async (slug: string, client = visitor) =>
  (await client.get(POSTS)).json.find((post: { slug: string }) => post.slug === slug);
const today = () => new Date(Date.now() + app.clock.ahead).toISOString().slice(0, 10);

describe('an admin', () => {
  test('publishes, lists, reads, changes and deletes a post', async () => {
    const body = postBody();
    const saved = await admin.post(POSTS, body);
    expect([saved.status, saved.headers.etag]).toEqual([201, '"1"']);
    const { id, updatedAt } = saved.json;
    const author = { name: 'Whenabouts Editors', initials: 'WE', title: 'Editor' };
    expect(saved.json).toEqual({ ...body, id: expect.any(Number), author, updatedAt, version: 1 });
    expect(updatedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const { content, ...summary } = body;
    expect(await listed(body.slug)).toEqual({ ...summary, author, id, updatedAt });
    expect((await visitor.get(`${POSTS}/${body.slug}`)).json).toEqual({ ...body, author, id, updatedAt });

    const next = postBody({
      slug: newSlug(),
      tags: ['sea', 'house'],
      metaTitle: 'Sea',
      metaDescription: 'Sun',
    });
    const changed = await admin.put(`${POSTS}/${id}`, next, { headers: { 'if-match': '"1"' } });
    expect([changed.status, changed.headers.etag]).toEqual([200, '"2"']);
    const edited = await admin.get(`${BLOGS}/${id}`);
    expect(edited.json).toEqual({ ...next, id, author, updatedAt: expect.any(String), version: 2 });
    expect([edited.headers.etag, edited.headers['cache-control']]).toEqual(['"2"', 'no-store']);
    expect(edited.json).toEqual(changed.json);

    expect((await admin.delete(`${BLOGS}/${id}`)).status).toBe(204);
    for (const path of [`${BLOGS}/${id}`, `${POSTS}/${next.slug}`, `${POSTS}/${body.slug}`]) {
      expect((await admin.get(path)).status).toBe(404);
    }
    expect((await admin.delete(`${BLOGS}/${id}`)).status).toBe(404);
    expect((await admin.put(`${POSTS}/${id}`, next)).status).toBe(404);
    expect(await listed(next.slug)).toBeUndefined();
  });

  testOnce('gets all errors, by field', async () => {
    const response = await admin.post(POSTS, { title: 'x', slug: 'A B', content: '<p></p>', category: 'x' });
    expect(response.status).toBe(400);
    expect(response.json).toEqual({
      code: 'invalid',
      message: expect.any(String),
      fields: {
        title: postMessages.titleShort,
        slug: postMessages.slugLetters,
        excerpt: postMessages.excerptShort,
        content: postMessages.contentShort,
        category: postMessages.category,
      },
    });
  });

  test.each([
    "'; DROP TABLE posts; --",
    "\\' OR 1=1 \\ ? :slug",
    '🏖️ by the 海 "é"',
    '<b>&amp;</b> </script><script>',
  ])('may give a post the title %j', async (title) => {
    const content = `<p>${title.replaceAll(/[<>&]/g, '')}\u2028${'and more words '.repeat(5)}</p>`;
    const { slug } = await createdPost(admin, {
      title,
      excerpt: title.padEnd(12, '.'),
      content,
      tags: [title],
    });
    const { json, headers } = await visitor.get(`${POSTS}/${slug}`);
    expect(json).toMatchObject({ title, content, tags: [title] });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(await listed(slug)).toMatchObject({ title });
  });

  testOnce('cannot set fields that the server sets', async () => {
    const forged = {
      id: 1,
      version: 99,
      authorId: 1,
      author: { name: 'x' },
      updatedAt: 'x',
      createdAt: 1,
      cover_url: 'x',
    };
    const { status, json } = await admin.post(POSTS, { ...postBody(), ...forged });
    expect(status).toBe(201);
    expect(json).toMatchObject({ version: 1, author: { name: 'Whenabouts Editors' } });
    expect(json.id).not.toBe(1);
  });
});

describe('the list', () => {
  test('is newest first, by the day and then by the order of writing, without contents', async () => {
    const slugs: string[] = [];
    for (const publishedAt of ['2001-01-02', '2001-01-03', '2001-01-01', '2001-01-02']) {
      slugs.push((await createdPost(admin, { publishedAt })).slug);
    }
    const { json: posts } = await visitor.get(POSTS);
    const order = posts
      .map(({ slug }: { slug: string }) => slugs.indexOf(slug))
      .filter((at: number) => at >= 0);
    expect(order).toEqual([1, 3, 0, 2]);
    for (const post of posts) expect(post).not.toHaveProperty('content');
    expect(JSON.stringify(posts)).not.toMatch(/@|password|hash|token|version|authorId/i);
  });

  testOnce('has no properties for empty fields', async () => {
    const { slug } = await createdPost(admin, { tags: [], metaTitle: '', metaDescription: null });
    const post = await listed(slug);
    for (const key of ['tags', 'metaTitle', 'metaDescription', 'coverAlt'])
      expect(post).not.toHaveProperty(key);
  });
});

describe('the publication date of a post', () => {
  testOnce('is today if a new post has none, and stays the same if an edit has none', async () => {
    const { publishedAt, ...body } = postBody();
    const { json } = await admin.post(POSTS, body);
    expect(json.publishedAt).toBe(today());
    expect((await createdPost(admin, { publishedAt: ' ' })).publishedAt).toBe(today());
    const path = `${POSTS}/${json.id}`;
    expect((await admin.put(path, { ...body, publishedAt: '2020-02-29T23:00:00Z' })).json.publishedAt).toBe(
      '2020-02-29',
    );
    expect((await admin.put(path, body)).json.publishedAt).toBe('2020-02-29');
    expect((await admin.put(path, { ...body, publishedAt: null })).json.publishedAt).toBe('2020-02-29');
    expect((await admin.put(path, { ...body, publishedAt: '' })).json.publishedAt).toBe(today());
  });

  test('must be reached before visitors see the post, but not before admins do', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const { slug } = await createdPost(admin, { publishedAt: tomorrow });
    expect(await listed(slug)).toBeUndefined();
    expect((await visitor.get(`${POSTS}/${slug}`)).status).toBe(404);
    expect(await listed(slug, admin)).toMatchObject({ publishedAt: tomorrow });
    expect((await admin.get(`${POSTS}/${slug}`)).json).toMatchObject({ slug });
    app.clock.ahead = 86_400_000;
    expect(await listed(slug)).toMatchObject({ slug });
    expect((await visitor.get(`${POSTS}/${slug}`)).status).toBe(200);
    app.clock.ahead = 0;
    expect(await listed(slug)).toBeUndefined();
  });
});

describe('a slug', () => {
  test('is unique', async () => {
    const { slug, id } = await createdPost(admin);
    const other = await createdPost(admin);
    const responses = [
      await admin.post(POSTS, postBody({ slug })),
      await admin.put(`${POSTS}/${other.id}`, postBody({ slug })),
    ];
    for (const { status, json } of responses) {
      expect([status, json.code, json.fields]).toEqual([409, 'taken', { slug: postMessages.slugTaken }]);
    }
    expect((await admin.put(`${POSTS}/${id}`, postBody({ slug }))).status).toBe(200);
    expect((await admin.get(`${BLOGS}/${other.id}`)).json.version).toBe(1);
  });

  test('is unique with concurrent requests of two admins', async () => {
    const slug = newSlug();
    const { client: other } = await signedInAdmin(app);
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, n) => (n % 2 ? admin : other).post(POSTS, postBody({ slug }))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  test('still leads to the post that had it before, until another one takes it', async () => {
    const { id, slug: first } = await createdPost(admin);
    const [second, third] = [newSlug(), newSlug()];
    await admin.put(`${POSTS}/${id}`, postBody({ slug: second }));
    await admin.put(`${POSTS}/${id}`, postBody({ slug: third }));
    for (const slug of [first, second, third]) {
      expect((await visitor.get(`${POSTS}/${slug}`)).json).toMatchObject({ id, slug: third });
    }
    const other = await createdPost(admin, { slug: first });
    expect((await visitor.get(`${POSTS}/${first}`)).json).toMatchObject({ id: other.id, slug: first });
    await admin.put(`${POSTS}/${id}`, postBody({ slug: second }));
    expect((await visitor.get(`${POSTS}/${third}`)).json).toMatchObject({ id, slug: second });
    await admin.put(`${POSTS}/${other.id}`, postBody({ slug: third }));
    expect((await visitor.get(`${POSTS}/${third}`)).json).toMatchObject({ id: other.id });
    await admin.delete(`${BLOGS}/${other.id}`);
    for (const slug of [first, third]) expect((await visitor.get(`${POSTS}/${slug}`)).status).toBe(404);
  });

  testOnce.each([
    'nothing-here',
    'A',
    '..%2f',
    '%00',
    "'",
    'x'.repeat(101),
    '__proto__',
    'constructor',
    '%zz',
  ])('does not exist: %s', async (slug) => {
    expect((await visitor.get(`${POSTS}/${slug}`)).status).toBe(404);
  });
});

describe('a cover', () => {
  test('is recognized as an image of this site only by this site’s URL', async () => {
    const image = await uploadedImage(admin);
    const address = `${app.config.origin}/api/images/${image}`;
    const { slug } = await createdPost(admin, { coverImage: address });
    expect(await listed(slug)).toMatchObject({ coverImage: address, coverAlt: 'A wave' });
    expect((await visitor.get(`${POSTS}/${slug}`)).json).toMatchObject({
      coverSize: { width: 700, height: 350 },
    });
    const [row] = (await rowsOf(app, 'posts')).filter((post) => post.slug === slug);
    expect(row).toMatchObject({ cover_image_id: image, cover_url: null });
    expect((await admin.delete(`/api/images/${image}`)).json.code).toBe('in_use');
    const elsewhere = `https://other.example.com/api/images/${image}`;
    for (const coverImage of [elsewhere, 'HTTPS://images.example.com/sea.jpg']) {
      expect((await createdPost(admin, { coverImage })).coverImage).toBe(coverImage);
    }
  });

  testOnce.each([
    'http://other.example.com/api/images/JC1KB_Cg8l2AirLk0MZFhw',
    'http://localhost:0/api/images/JC1KB_Cg8l2AirLk0MZFhw',
    'http://localhost:0/api/images/short',
    'http://localhost:0/api/images/../auth/me',
  ])('may not be %s', async (coverImage) => {
    const response = await admin.post(POSTS, postBody({ coverImage }));
    expect([response.status, response.json.fields]).toEqual([400, { coverImage: postMessages.coverImage }]);
  });
});

describe('images in the content', () => {
  const paragraph = (tag: string) => `<p>${tag}</p><p>${'More words to read. '.repeat(5)}</p>`;

  test('cannot be deleted, and are responsive', async () => {
    const [wide, small] = [await uploadedImage(admin, 700), await uploadedImage(admin, 200)];
    const content = paragraph(
      `<img src="${app.config.origin}/api/images/${wide}" alt="Sea"><img src="/api/images/${small}" width="100" height="50">` +
        '<img src="https://images.example.com/x.png" alt="x">',
    );
    const { slug, id, content: stored } = await createdPost(admin, { content });
    expect(stored).toContain(`<img src="/api/images/${wide}" alt="Sea">`);
    expect((await admin.get(`${BLOGS}/${id}`)).json.content).toBe(stored);
    const { json } = await visitor.get(`${POSTS}/${slug}`);
    const candidates = [320, 640, 700].map((w) => `/api/images/${wide}?w=${w} ${w}w`).join(', ');
    const more = 'sizes="(min-width: 768px) 720px, 100vw" loading="lazy" decoding="async"';
    expect(json.content).toBe(
      paragraph(
        `<img src="/api/images/${wide}" alt="Sea" width="700" height="350" srcset="${candidates}" ${more}>` +
          `<img src="/api/images/${small}" width="100" height="50" srcset="/api/images/${small}?w=200 200w" ${more}>` +
          '<img src="https://images.example.com/x.png" alt="x" loading="lazy" decoding="async">',
      ),
    );
    for (const image of [wide, small]) expect((await admin.delete(`/api/images/${image}`)).status).toBe(409);
    await admin.put(`${POSTS}/${id}`, postBody({ content: paragraph(`<img src="/api/images/${wide}">`) }));
    expect((await admin.delete(`/api/images/${small}`)).status).toBe(204);
    await admin.delete(`${BLOGS}/${id}`);
    expect((await admin.delete(`/api/images/${wide}`)).status).toBe(204);
  });

  testOnce('leave the post unchanged if they do not exist', async () => {
    const content = paragraph('<img src="/api/images/JC1KB_Cg8l2AirLk0MZFhw" alt="gone">');
    const { slug } = await createdPost(admin, { content });
    const { json } = await visitor.get(`${POSTS}/${slug}`);
    expect(json.content).toContain('alt="gone" loading="lazy" decoding="async">');
  });
});

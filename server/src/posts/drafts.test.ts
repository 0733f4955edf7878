import { afterAll, describe, expect, test } from 'vitest';
import { signedInAdmin } from '../../test/admins.ts';
import {
  BLOGS,
  createdPost,
  DRAFTS,
  newSlug,
  POSTS,
  postBody,
  uploadedImage,
  writeDirectly,
} from '../../test/posts.ts';
import { startSite } from '../../test/stub-site.ts';
import { rowsOf } from '../../test/test-app.ts';
import { type Migration, migrationsFor, splitStatements } from '../database/migrations.ts';

const ORIGIN = 'https://plans.example.org';
const TITLE = 'Half a thought about boats';

const app = await startSite({ env: { PUBLIC_URL: ORIGIN } });
const { client: admin } = await signedInAdmin(app);
const visitor = app.client();
afterAll(() => app.close());

function migrationNamed(name: string): Migration {
  const migration = migrationsFor(app.database.kind).find((known) => known.name === name);
  if (!migration) throw new Error(`there is no migration ${name}`);
  return migration;
}

/** Everything that shows posts to visitors. */
async function publicTexts(slug: string): Promise<string[]> {
  const paths = [POSTS, '/feed.xml', '/rss.xml', '/sitemap.xml', `${POSTS}/${slug}`];
  return Promise.all(paths.map(async (path) => (await visitor.get(path)).text));
}

async function expectHidden(slug: string) {
  for (const text of await publicTexts(slug)) {
    expect(text).not.toContain(TITLE);
    expect(text).not.toContain(slug);
  }
  expect((await visitor.get(`${POSTS}/${slug}`)).status).toBe(404);
}

async function expectPublic(slug: string) {
  for (const text of await publicTexts(slug)) expect(text).toContain(slug);
}

describe('a draft', () => {
  test('needs nothing but a title', async () => {
    const { status, json, headers } = await admin.post(DRAFTS, { title: TITLE });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      title: TITLE,
      slug: expect.stringMatching(/^draft-[0-9a-f]{8}$/),
      excerpt: '',
      content: '',
      category: '',
      coverImage: `${ORIGIN}/share.png`,
      isDraft: true,
      version: 1,
    });
    expect(headers.etag).toBe('"1"');
    expect((await admin.get(`${BLOGS}/${json.id}`)).json).toEqual(json);
    await expectHidden(json.slug);
  });

  test('keeps an unfinished excerpt and text', async () => {
    const fields = {
      title: TITLE,
      slug: newSlug(),
      excerpt: 'Soon',
      content: '<p>So</p>',
      category: 'Taxes',
    };
    const { json } = await admin.post(DRAFTS, fields);
    expect(json).toMatchObject(fields);
    const update = await admin.put(`${DRAFTS}/${json.id}`, { ...fields, excerpt: '', category: '' });
    expect(update.json).toMatchObject({ excerpt: '', category: '', isDraft: true, version: 2 });
  });

  test('is rejected without a title, and with fields that are invalid rather than unfinished', async () => {
    expect((await admin.post(DRAFTS, { title: ' ' })).json.fields).toEqual({
      title: 'Title must be at least 5 characters.',
    });
    const invalid = { slug: 'Not A Slug', coverImage: 'nonsense', publishedAt: 'soon' };
    const { status, json } = await admin.post(DRAFTS, { title: TITLE, ...invalid });
    expect(status).toBe(400);
    expect(Object.keys(json.fields).sort()).toEqual(Object.keys(invalid).sort());
  });

  test('is sanitized like a post', async () => {
    const content = '<p onclick="alert(1)">So <script>alert(1)</script></p>';
    expect((await admin.post(DRAFTS, { title: TITLE, content })).json.content).toBe('<p>So </p>');
  });

  test('is in the list of admins only', async () => {
    const { json } = await admin.post(DRAFTS, { title: TITLE });
    const listed = (await admin.get(POSTS)).json.find(({ id }: { id: number }) => id === json.id);
    expect(listed).toMatchObject({ title: TITLE, isDraft: true });
    expect((await admin.get(`${POSTS}/${json.slug}`)).json).toMatchObject({ title: TITLE, isDraft: true });
    await expectHidden(json.slug);
  });

  test('is published by saving it as a post', async () => {
    const slug = newSlug();
    const { json: draft } = await admin.post(DRAFTS, { title: TITLE, slug });
    const unfinished = await admin.put(`${POSTS}/${draft.id}`, { title: TITLE, slug });
    expect(Object.keys(unfinished.json.fields).sort()).toEqual(['category', 'content', 'excerpt']);
    await expectHidden(slug);
    const { status, json } = await admin.put(`${POSTS}/${draft.id}`, postBody({ slug }));
    expect([status, json.isDraft, json.id]).toEqual([200, undefined, draft.id]);
    await expectPublic(slug);
  });

  test('protects its images from deletion', async () => {
    const image = await uploadedImage(admin);
    const content = `<p><img src="/api/images/${image}" alt="A wave"></p>`;
    await admin.post(DRAFTS, { title: TITLE, content });
    expect((await admin.delete(`/api/images/${image}`)).status).toBe(409);
  });

  test('cannot be sent as a newsletter', async () => {
    const { id } = (await admin.post(DRAFTS, { title: TITLE })).json;
    const { json } = await admin.get(`/api/admin/newsletter/issues/${id}`);
    expect(json.obstacle).toBe('notPublished');
    expect((await admin.post(`/api/admin/newsletter/issues/${id}`, { version: 1 })).status).toBe(400);
  });
});

describe('the date of a draft', () => {
  const row = async (id: number) => (await rowsOf(app, 'posts')).find((post) => Number(post.id) === id);

  test('is stored apart from the column by which every release publishes posts', async () => {
    const { json } = await admin.post(DRAFTS, { title: TITLE, publishedAt: '2026-01-31' });
    expect(json.publishedAt).toBe('2026-01-31');
    expect(await row(json.id)).toMatchObject({
      published_at: '9999-12-31',
      draft_published_at: '2026-01-31',
    });
    const { json: later } = await admin.put(`${DRAFTS}/${json.id}`, { title: TITLE });
    expect(later.publishedAt).toBe('2026-01-31');
    const { json: post } = await admin.put(`${POSTS}/${json.id}`, postBody({ publishedAt: undefined }));
    expect(post.publishedAt).toBe('2026-01-31');
    expect(await row(json.id)).toMatchObject({ published_at: '2026-01-31', draft_published_at: null });
    await admin.put(`${DRAFTS}/${json.id}`, postBody({ publishedAt: undefined }));
    expect((await admin.get(`${BLOGS}/${json.id}`)).json.publishedAt).toBe('2026-01-31');
    expect(await row(json.id)).toMatchObject({ published_at: '9999-12-31' });
  });

  test('orders it among the posts in the list of admins', async () => {
    const dates = ['2026-03-03', '2026-03-01', '2026-03-02'];
    const [newest, oldest] = await Promise.all(
      dates.slice(0, 2).map((publishedAt) => createdPost(admin, { publishedAt })),
    );
    const { json: draft } = await admin.post(DRAFTS, { title: TITLE, publishedAt: dates[2] });
    const ids = (await admin.get(POSTS)).json.map(({ id }: { id: number }) => id);
    const places = [newest?.id, draft.id, oldest?.id].map((id) => ids.indexOf(id));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('is read from a draft that an earlier release has saved, and moved by the migration', async () => {
    const { json } = await admin.post(DRAFTS, { title: TITLE });
    await writeDirectly(
      app,
      "UPDATE posts SET published_at = '2026-01-31', draft_published_at = NULL WHERE id = ?",
      [json.id],
    );
    const date = async () => (await admin.get(`${BLOGS}/${json.id}`)).json.publishedAt;
    expect(await date()).toBe('2026-01-31');
    const [, update = ''] = splitStatements(migrationNamed('024-draft-dates'));
    // A migration that was interrupted runs again.
    for (let run = 0; run < 2; run++) await writeDirectly(app, update);
    expect(await row(json.id)).toMatchObject({
      published_at: '9999-12-31',
      draft_published_at: '2026-01-31',
    });
    expect(await date()).toBe('2026-01-31');
  });
});

describe('a published post', () => {
  test('is no longer public once it is saved as a draft, and keeps its id and slug', async () => {
    const { id, slug, version } = await createdPost(admin, { title: TITLE });
    await expectPublic(slug);
    const headers = { 'if-match': `"${version}"` };
    const saved = await admin.put(`${DRAFTS}/${id}`, postBody({ title: TITLE, slug }), { headers });
    expect(saved.json).toMatchObject({ id, slug, isDraft: true, version: 2 });
    await expectHidden(slug);
    expect((await admin.put(`${DRAFTS}/${id}`, postBody({ slug }), { headers })).status).toBe(412);
  });

  test('is not found by an earlier slug while it is a draft', async () => {
    const before = await createdPost(admin, { title: TITLE });
    const slug = newSlug();
    await admin.put(`${DRAFTS}/${before.id}`, { title: TITLE, slug });
    await expectHidden(before.slug);
    await admin.put(`${POSTS}/${before.id}`, postBody({ slug }));
    expect((await visitor.get(`${POSTS}/${before.slug}`)).json.slug).toBe(slug);
  });
});

describe('a post without a cover', () => {
  test('has the picture of its category, also after the category changes', async () => {
    const slug = newSlug();
    const { id, coverImage } = await createdPost(admin, {
      slug,
      coverImage: '',
      category: 'Social Security',
    });
    expect(coverImage).toBe(`${ORIGIN}/category-pictures/social-security.png`);
    expect((await visitor.get(`${POSTS}/${slug}`)).json.coverImage).toBe(coverImage);
    const { json } = await admin.put(`${POSTS}/${id}`, postBody({ slug, coverImage: undefined }));
    expect(json.coverImage).toBe(`${ORIGIN}/category-pictures/lifestyle.png`);
  });

  test('stores no URL when the picture of its category is sent back', async () => {
    const coverImage = `${ORIGIN}/category-pictures/taxes.png`;
    const { id } = await createdPost(admin, { coverImage, category: 'Taxes' });
    const row = (await rowsOf(app, 'posts')).find((post) => Number(post.id) === id);
    expect(row).toMatchObject({ cover_url: '', cover_image_id: null });
  });
});

test('the migration keeps the excerpts and categories of posts', async () => {
  const { slug } = await createdPost(admin);
  const { read, orm } = app.database;
  const texts = () => read('SELECT id, excerpt, category FROM posts ORDER BY id', []);
  const before = await texts();
  const driver = orm.em.fork().getDriver();
  // Without the first statement, whose column exists.
  for (const statement of splitStatements(migrationNamed('019-post-drafts')).slice(1))
    await driver.execute(statement);
  expect(await texts()).toEqual(before);
  await expectPublic(slug);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EditablePost } from '../../contract/index.ts';
import { signedInAdmin } from '../../test/admins.ts';
import { BLOGS, createdPost, DRAFTS, newSlug, POSTS, postBody, uploadedImage } from '../../test/posts.ts';
import { rowsOf, startApp } from '../../test/test-app.ts';

const app = await startApp();
afterAll(() => app.close());
const { client: owner } = await signedInAdmin(app);
const { client: editor } = await signedInAdmin(app, 'editor');
const { client: author } = await signedInAdmin(app, 'author');
const { client: other } = await signedInAdmin(app, 'author');

const draftBody = { title: 'A secret house by the sea' };
const FUTURE = '2199-01-01';
/** Posts of others: one that everyone sees, and two that the author must not see. */
const theirs: Record<'published' | 'draft' | 'scheduled', EditablePost> = {
  published: await createdPost(owner),
  draft: (await other.post(DRAFTS, draftBody)).json,
  scheduled: await createdPost(editor, { publishedAt: FUTURE }),
};
const ownPublished = await createdPost(author);
const ownDraft: EditablePost = (await author.post(DRAFTS, draftBody)).json;
const hidden = ['draft', 'scheduled'] as const;
const kinds = ['published', ...hidden] as const;

const TABLES = ['posts', 'old_slugs', 'post_images', 'authors', 'images'];
const snapshot = () => Promise.all(TABLES.map((table) => rowsOf(app, table)));
let before: Awaited<ReturnType<typeof snapshot>>;

describe('an author', () => {
  test('creates, reads, changes, previews and deletes own posts and drafts', async () => {
    const { id, slug } = ownDraft;
    expect((await author.get(`${POSTS}/${slug}`)).json).toMatchObject({ isDraft: true, isOwn: true });
    expect((await author.get(`${BLOGS}/${id}`)).status).toBe(200);
    expect((await author.post(`${BLOGS}/preview`, { ...postBody(), id })).status).toBe(200);
    const published = await author.put(`${POSTS}/${id}`, postBody());
    expect([published.status, published.json.isDraft]).toEqual([200, undefined]);
    expect((await author.put(`${DRAFTS}/${id}`, draftBody)).status).toBe(200);
    const { id: unwanted } = await createdPost(author);
    expect((await author.delete(`${BLOGS}/${unwanted}`)).status).toBe(204);
  });

  test('lists public posts and all own ones, and sees which are own', async () => {
    const list: EditablePost[] = (await author.get(POSTS)).json;
    const ids = list.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([ownPublished.id, ownDraft.id, theirs.published.id]));
    for (const kind of hidden) expect(ids).not.toContain(theirs[kind].id);
    expect(
      list
        .filter(({ isOwn }) => isOwn)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([ownPublished.id, ownDraft.id].sort());
    const all: EditablePost[] = (await editor.get(POSTS)).json;
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([ownDraft.id, theirs.draft.id]));
    expect(
      JSON.stringify(
        await app
          .client()
          .get(POSTS)
          .then(({ json }) => json),
      ),
    ).not.toContain('isOwn');
  });

  test('lists only own images', async () => {
    const image = await uploadedImage(author, 40);
    await uploadedImage(owner, 40);
    expect((await author.get('/api/images')).json.map(({ id }: { id: string }) => id)).toEqual([image]);
  });
});

describe('an author, attacking posts of others,', () => {
  beforeAll(async () => {
    before = await snapshot();
  });
  const expectUnchanged = async () => expect(await snapshot()).toEqual(before);

  test.each(kinds)('cannot read, change or delete a %s one through the editor', async (kind) => {
    const { id, version } = theirs[kind];
    const expected = kind === 'published' ? [403, 'forbidden'] : [404, 'not_found'];
    for (const match of ['*', `"${version}"`, 'W/"1"', '"7"', undefined]) {
      const headers = match === undefined ? {} : { 'if-match': match };
      const attempts = [
        author.request(`${BLOGS}/${id}`, { method: 'GET', headers }),
        author.request(`${POSTS}/${id}`, { method: 'PUT', body: postBody(), headers }),
        author.request(`${DRAFTS}/${id}`, { method: 'PUT', body: draftBody, headers }),
        author.request(`${BLOGS}/${id}`, { method: 'DELETE', headers }),
      ];
      for (const { status, json } of await Promise.all(attempts))
        expect([status, json.code]).toEqual(expected);
    }
    await expectUnchanged();
  });

  test.each(hidden)(
    'cannot read a %s one by its slug, even with the ETag of the response to an editor',
    async (kind) => {
      const path = `${POSTS}/${theirs[kind].slug}`;
      const { etag } = (await editor.get(path)).headers;
      for (const query of ['', '?as=admin']) {
        const headers = { 'if-none-match': String(etag) };
        expect((await author.request(path + query, { method: 'GET', headers })).status).toBe(404);
      }
      const list = (await editor.get(POSTS)).headers.etag;
      const headers = { 'if-none-match': String(list) };
      expect((await author.request(POSTS, { method: 'GET', headers })).status).toBe(200);
    },
  );

  test('learns nothing about a hidden one from a preview', async () => {
    const body = { ...postBody(), publishedAt: undefined };
    const unknown = await author.post(`${BLOGS}/preview`, { ...body, id: 999_999 });
    for (const kind of kinds) {
      const preview = await author.post(`${BLOGS}/preview`, { ...body, id: theirs[kind].id });
      expect([preview.status, preview.json]).toEqual([unknown.status, unknown.json]);
    }
  });

  test('gets no post of others for their idempotency key', async () => {
    const headers = { 'idempotency-key': 'the-key-of-the-owner' };
    const first = (await owner.request(POSTS, { method: 'POST', body: postBody(), headers })).json;
    const { status, json } = await author.request(POSTS, { method: 'POST', body: postBody(), headers });
    expect([status, json.id === first.id]).toEqual([201, false]);
    for (const [client, { id }] of [
      [owner, first],
      [author, json],
    ] as const)
      await client.delete(`${BLOGS}/${id}`);
    await expectUnchanged();
  });

  test('cannot move posts between accounts by fields of the body', async () => {
    const fields = {
      author: 1,
      authorId: 1,
      accountId: null,
      account_id: null,
      isOwn: true,
      id: theirs.draft.id,
    };
    const { id } = (await author.post(POSTS, { ...postBody(), ...fields })).json;
    await author.put(`${POSTS}/${id}`, { ...postBody(), ...fields });
    const rows = await rowsOf(app, 'posts');
    const created = rows.find((row) => row.id === id);
    const earlier = rows.find((row) => row.id === ownPublished.id);
    expect([created?.account_id, created?.author_id]).toEqual([earlier?.account_id, earlier?.author_id]);
    await author.delete(`${BLOGS}/${id}`);
    await expectUnchanged();
  });

  test('cannot take an earlier slug of a post', async () => {
    const slug = newSlug();
    const { id } = await createdPost(owner, { slug });
    const { slug: current } = (await owner.put(`${POSTS}/${id}`, postBody())).json;
    const taken = await author.post(POSTS, postBody({ slug }));
    const moved = await author.put(`${POSTS}/${ownPublished.id}`, postBody({ slug }));
    expect([taken.status, moved.status]).toEqual([409, 409]);
    expect((await app.client().get(`${POSTS}/${slug}`)).json.slug).toBe(current);
    expect((await editor.post(POSTS, postBody({ slug }))).status).toBe(201);
  });

  test('cannot delete images of others', async () => {
    const image = await uploadedImage(owner, 40);
    expect((await author.delete(`/api/images/${image}`)).status).toBe(404);
    expect((await app.client().get(`/api/images/${image}`)).status).toBe(200);
  });
});

test('posts of nobody can be changed by editors only', async () => {
  const { id } = await createdPost(author);
  await app.database.orm.em.fork().execute('UPDATE posts SET account_id = NULL WHERE id = ?', [id], 'run');
  expect((await author.put(`${POSTS}/${id}`, postBody())).status).toBe(403);
  expect((await editor.put(`${POSTS}/${id}`, postBody())).status).toBe(200);
});

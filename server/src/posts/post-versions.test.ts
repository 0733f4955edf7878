import { afterAll, describe, expect, test } from 'vitest';
import { signedInAdmin } from '../../test/admins.ts';
import { BLOGS, createdPost, newSlug, POSTS, postBody } from '../../test/posts.ts';
import { startApp } from '../../test/test-app.ts';

const app = await startApp();
const { client: admin } = await signedInAdmin(app);
const { client: other } = await signedInAdmin(app);
afterAll(() => app.close());

const ifMatch = (tags: string) => ({ headers: { 'if-match': tags } });

describe('an edit', () => {
  test('gets 412 and changes nothing if its version is stale', async () => {
    const { id } = await createdPost(admin);
    const path = `${POSTS}/${id}`;
    expect((await admin.put(path, postBody({ title: 'The second' }), ifMatch('"1"'))).json.version).toBe(2);
    const stale = await admin.put(path, postBody({ title: 'The third' }), ifMatch('"1"'));
    expect([stale.status, stale.json]).toEqual([
      412,
      { code: 'stale', message: 'This post was changed by someone else since you opened it.' },
    ]);
    expect((await admin.get(`${BLOGS}/${id}`)).json).toMatchObject({ title: 'The second', version: 2 });
  });

  test('without If-Match replaces the current version', async () => {
    const { id } = await createdPost(admin);
    await admin.put(`${POSTS}/${id}`, postBody());
    expect((await admin.put(`${POSTS}/${id}`, postBody())).json.version).toBe(3);
  });

  test('gets 404, not 412, if the post was deleted', async () => {
    expect((await admin.put(`${POSTS}/999999999`, postBody(), ifMatch('"1"'))).status).toBe(404);
  });
});

describe('edits of two admins at the same time', () => {
  test('replace each version exactly once if they have If-Match', async () => {
    const { id } = await createdPost(admin, { tags: [] });
    const add = async (name: string, n: number) => {
      const editor = n % 2 ? admin : other;
      for (;;) {
        const { json: current } = await editor.get(`${BLOGS}/${id}`);
        const next = postBody({ tags: [...(current.tags ?? []), name] });
        const { status } = await editor.put(`${POSTS}/${id}`, next, ifMatch(`"${current.version}"`));
        if (status === 200) return;
        expect(status).toBe(412);
      }
    };
    const names = Array.from({ length: 10 }, (_, n) => `tag ${n}`);
    await Promise.all(names.map(add));
    const { json } = await admin.get(`${BLOGS}/${id}`);
    expect([json.version, [...json.tags].sort()]).toEqual([11, names]);
  });

  test('all succeed without If-Match, and the post has all values of one of them', async () => {
    const { id } = await createdPost(admin);
    const edits = Array.from({ length: 12 }, (_, n) =>
      postBody({ slug: newSlug(), title: `Title ${n}`, excerpt: `The excerpt ${n}`, tags: [`tag ${n}`] }),
    );
    const responses = await Promise.all(
      edits.map((edit, n) => (n % 2 ? admin : other).put(`${POSTS}/${id}`, edit)),
    );
    expect(responses.map(({ status }) => status)).toEqual(edits.map(() => 200));
    expect(new Set(responses.map(({ json }) => json.version)).size).toBe(12);
    const { json } = await admin.get(`${BLOGS}/${id}`);
    expect(edits).toContainEqual(
      expect.objectContaining({ slug: json.slug, title: json.title, tags: json.tags }),
    );
    expect(json.version).toBe(13);
    for (const { slug } of edits) expect((await admin.get(`${POSTS}/${slug}`)).json.slug).toBe(json.slug);
  });
});

import { hash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { signedInAdmin } from '../../test/admins.ts';
import { BLOGS, POSTS, postBody } from '../../test/posts.ts';
import { rowsOf, startApp } from '../../test/test-app.ts';
import { onMariadb } from '../../test/test-database.ts';

const app = await startApp();
const { client: admin } = await signedInAdmin(app);
afterAll(() => app.close());

/** Returns the entries that `work` adds to the audit log, with their changes. */
async function added(done: () => Promise<unknown>) {
  const before = (await rowsOf(app, 'audit')).length;
  await done();
  const changes = await rowsOf(app, 'audit_changes');
  return (await rowsOf(app, 'audit')).slice(before).map((row) => {
    const { audit_id, ...change } = changes.find(({ audit_id }) => audit_id === row.id) ?? {};
    return { ...row, ...change };
  });
}

describe('the audit log', () => {
  test('has the admin, post, time, IP address and hashes of each change', async () => {
    let path = '';
    const rows = await added(async () => {
      const { json } = await admin.post(POSTS, postBody());
      path = `${json.id}`;
      await admin.put(`${POSTS}/${path}`, postBody({ title: 'Another title' }));
      await admin.delete(`${BLOGS}/${path}`);
    });
    const who = {
      actor: expect.stringMatching(/^admin \d+$/),
      account: expect.stringMatching(/^[\w-]{43}$/),
      address: '127.0.0.1',
      request: expect.stringMatching(/^[\w-]{36}$/),
      subject: `post ${path}`,
    };
    const hashed = expect.stringMatching(/^[\w-]{43}$/);
    expect(rows).toMatchObject([
      { action: 'post_created', ...who, before_hash: null, after_hash: hashed },
      { action: 'post_updated', ...who, before_hash: rows[0]?.after_hash, after_hash: hashed },
      { action: 'post_deleted', ...who, before_hash: rows[1]?.after_hash, after_hash: null },
    ]);
    expect(rows[0]?.after_hash).not.toBe(rows[1]?.after_hash);
    for (const { at } of rows) expect(Math.abs(Number(at) - Date.now())).toBeLessThan(60_000);
    expect(JSON.stringify(rows)).not.toMatch(/example\.com|Another title/);
  });

  test('proves the content of a post', async () => {
    const [entry] = await added(() => admin.post(POSTS, postBody({ tags: ['sea'] })));
    const row = (await rowsOf(app, 'posts')).find(({ id }) => `post ${id}` === entry?.subject);
    const fields = ['slug', 'title', 'excerpt', 'content', 'cover_url', 'cover_image_id', 'category', 'tags'];
    const rest = ['published_at', 'meta_title', 'meta_description', 'author_id'];
    const values = [...fields, ...rest].map((name) => row?.[name] ?? null);
    expect(entry?.after_hash).toBe(hash('sha256', JSON.stringify(values), 'base64url'));
  });

  test('stores the author of posts', async () => {
    const { client } = await signedInAdmin(app);
    const author = { name: 'Ada Example', initials: 'AE', title: 'Editor' };
    const rows = await added(() => client.put('/api/admin/author', author));
    expect(rows).toMatchObject([
      { action: 'author_changed', address: '127.0.0.1', subject: expect.stringMatching(/^author \d+$/) },
    ]);
    expect(rows[0]?.after_hash).toBe(
      hash('sha256', JSON.stringify(['Ada Example', 'AE', 'Editor']), 'base64url'),
    );
  });

  test('has no entry for actions that failed', async () => {
    const { json } = await admin.post(POSTS, postBody());
    const revision = await rowsOf(app, 'revisions');
    const rows = await added(async () => {
      await admin.post(POSTS, postBody({ slug: json.slug }));
      await admin.post(POSTS, postBody({ title: '' }));
      await admin.put(`${POSTS}/${json.id}`, postBody(), { headers: { 'if-match': '"7"' } });
      await admin.delete(`${BLOGS}/999999`);
      await app.client().delete(`${BLOGS}/${json.id}`);
    });
    expect(rows).toEqual([]);
    expect(await rowsOf(app, 'revisions')).toEqual(revision);
  });

  // MySQL has no triggers of ours: they need privileges that users of managed databases often lack.
  if (!onMariadb) {
    test.each([
      "UPDATE audit_changes SET subject = 'post 1'",
      'DELETE FROM audit_changes',
      "REPLACE INTO audit_changes (audit_id, subject) SELECT audit_id, 'post 1' FROM audit_changes",
    ])('rejects: %s', async (sql) => {
      await admin.post(POSTS, postBody());
      const before = await rowsOf(app, 'audit_changes');
      expect(before.length).toBeGreaterThan(0);
      await expect(app.database.orm.em.fork().getConnection().execute(sql)).rejects.toThrow(
        /the audit (?:trail is only added to|log is append-only)/,
      );
      expect(await rowsOf(app, 'audit_changes')).toEqual(before);
    });
  }
});

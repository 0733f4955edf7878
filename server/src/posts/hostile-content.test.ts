import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postMessages } from '../../contract/index.ts';
import { signedInAdmin } from '../../test/admins.ts';
import type { Client } from '../../test/client.ts';
import { expectSafeHtml } from '../../test/expect-safe-html.ts';
import { hostileHtml } from '../../test/hostile-html.ts';
import { BLOGS, createdPost, POSTS, postBody, writeDirectly } from '../../test/posts.ts';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { rowsOf, startApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
let admin: Client;
let id: number;
let slug: string;
beforeAll(async () => {
  app = await startApp();
  admin = (await signedInAdmin(app)).client;
  ({ id, slug } = await createdPost(admin));
});
afterAll(() => app.close());

const TEXT = `<p>${'Words that were written in earnest. '.repeat(3).trim()}</p>`;
const stored = async () => (await rowsOf(app, 'posts')).find((row) => row.id === id)?.content;

// The tests of `sanitizeHtml` clean each of them; here, every eighth goes through the API and the database.
const some = hostileHtml.filter(
  (html, n) => PROPERTY_RUNS > 1 || n % 8 === 0 || /[\0\p{Surrogate}]/u.test(html),
);

describe.each(some)('the content %j', (html) => {
  test('is clean when it is written', async () => {
    const { status, json } = await admin.put(`${POSTS}/${id}`, postBody({ slug, content: TEXT + html }));
    expect(status).toBe(200);
    expect(json.content.startsWith(TEXT)).toBe(true);
    expectSafeHtml(json.content);
    expect(await stored()).toBe(json.content);
    expectSafeHtml((await app.client().get(`${POSTS}/${slug}`)).json.content);
  });

  test('is sanitized when it was written directly to the database', async () => {
    const sql = 'UPDATE posts SET content = ?, version = version + 1 WHERE id = ?';
    await writeDirectly(app, sql, [TEXT + html.replaceAll(/[\0\p{Surrogate}]/gu, ''), id]);
    for (const response of [await app.client().get(`${POSTS}/${slug}`), await admin.get(`${BLOGS}/${id}`)]) {
      expect(response.status).toBe(200);
      expect(response.json.content.startsWith(TEXT)).toBe(true);
      expectSafeHtml(response.json.content);
    }
  });
});

test.each([
  ['nothing but a script', `<script>${'x'.repeat(100)}</script>`, postMessages.contentShort],
  ['nothing but tags', '<div><span></span></div>'.repeat(10), postMessages.contentShort],
  ['101 lists in one another', '<ul><li>'.repeat(101), postMessages.contentDeep],
])('content that is %s is rejected', async (_, content, message) => {
  for (const { status, json } of [
    await admin.post(POSTS, postBody({ content })),
    await admin.put(`${POSTS}/${id}`, postBody({ slug, content })),
  ]) {
    expect([status, json.code, json.fields]).toEqual([400, 'invalid', { content: message }]);
  }
});

test('invalid content in the database is not shown', async () => {
  const sql = 'UPDATE posts SET content = ?, version = version + 1 WHERE id = ?';
  for (const content of ['<div>'.repeat(20_000), 'x'.repeat(300_000)]) {
    await writeDirectly(app, sql, [content, id]);
    const { status, json } = await app.client().get(`${POSTS}/${slug}`);
    expect([status, json.content]).toEqual([200, '']);
  }
});

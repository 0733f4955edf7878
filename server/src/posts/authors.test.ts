import { afterAll, describe, expect, test } from 'vitest';
import { authorMessages } from '../../contract/index.ts';
import { signedInAdmin } from '../../test/admins.ts';
import { PASSWORD } from '../../test/factories.ts';
import { createdPost, POSTS } from '../../test/posts.ts';
import { rowsOf, startApp } from '../../test/test-app.ts';
import { testOnce } from '../../test/test-once.ts';

const app = await startApp();
afterAll(() => app.close());

const AUTHOR = '/api/admin/author';
const named = async (firstName: string | null, lastName: string | null) => {
  const { client, email } = await signedInAdmin(app);
  const driver = app.database.orm.em.fork().getDriver();
  await driver.execute('UPDATE accounts SET first_name = ?, last_name = ? WHERE email = ?', [
    firstName,
    lastName,
    email,
  ]);
  return { client, email };
};

describe('the author of an admin’s posts', () => {
  test.each([
    [null, null, 'Whenabouts Editors', 'WE'],
    ['Ada', 'Example', 'Ada Example', 'AE'],
    ['Ada', null, 'Ada', 'A'],
    [' ', 'de la Cruz', 'de la Cruz', 'DC'],
    ['émile', 'ßart', 'émile ßart', 'ÉSS'],
    ['🏖️', '!!!', '🏖️ !!!', 'E'],
    ['x'.repeat(100), 'y', 'x'.repeat(80), 'X'],
  ])('is suggested by the names %j and %j', async (firstName, lastName, name, initials) => {
    const { client } = await named(firstName, lastName);
    const author = { name, initials, title: 'Editor' };
    expect((await client.get(AUTHOR)).json).toEqual(author);
    expect((await createdPost(client)).author).toEqual(author);
    expect((await client.get(AUTHOR)).json).toEqual(author);
  });

  testOnce('can be changed, also on published posts', async () => {
    const { client } = await signedInAdmin(app);
    const { slug } = await createdPost(client);
    const before = await app.client().get(POSTS);
    const author = { name: 'Grace Example', initials: 'GE', title: 'Chief Editor' };
    const changed = await client.put(AUTHOR, { ...author, initials: 'ge', id: 1, accountId: 1 });
    expect([changed.status, changed.json]).toEqual([200, author]);
    expect((await client.get(AUTHOR)).json).toEqual(author);
    const list = await app.client().get(POSTS, { headers: { 'if-none-match': String(before.headers.etag) } });
    expect(list.status).toBe(200);
    expect(list.json.find((post: { slug: string }) => post.slug === slug).author).toEqual(author);
    expect((await app.client().get(`${POSTS}/${slug}`)).json.author).toEqual(author);
  });

  testOnce('can be set before the first post', async () => {
    const { client } = await signedInAdmin(app);
    const author = { name: 'Joan Example', initials: 'J', title: 'Guest' };
    await client.put(AUTHOR, author);
    expect((await createdPost(client)).author).toEqual(author);
  });

  testOnce('needs a name, initials and a title', async () => {
    const { client } = await signedInAdmin(app);
    const response = await client.put(AUTHOR, { name: '', initials: '<b>' });
    expect([response.status, response.json.fields]).toEqual([400, authorMessages]);
  });

  test('is one row, however many first posts are saved at once', async () => {
    const { client } = await signedInAdmin(app);
    const before = (await rowsOf(app, 'authors')).length;
    await Promise.all(Array.from({ length: 6 }, () => createdPost(client)));
    expect(await rowsOf(app, 'authors')).toHaveLength(before + 1);
  });

  testOnce('never returns an email, and outlives the account', async () => {
    const { client, email } = await signedInAdmin(app);
    const { slug, author } = await createdPost(client);
    await client.post('/api/auth/login', { email, password: PASSWORD });
    expect((await client.post('/api/auth/delete-account', { password: PASSWORD })).status).toBe(204);
    const { json, text } = await app.client().get(`${POSTS}/${slug}`);
    expect(json.author).toEqual(author);
    expect(text + (await app.client().get(POSTS)).text).not.toContain('@');
  });
});

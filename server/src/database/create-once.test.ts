import { afterAll, describe, expect, test } from 'vitest';
import { signedInAdmin } from '../../test/admins.ts';
import type { Client } from '../../test/client.ts';
import { confirmedMember, planBody } from '../../test/factories.ts';
import { DRAFTS, POSTS, postBody } from '../../test/posts.ts';
import { rowsOf, startApp } from '../../test/test-app.ts';
import { base64, plain } from '../../test/test-images.ts';

const app = await startApp();
afterAll(() => app.close());

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
const newMember = async () => (await confirmedMember(app)).client;
const newAdmin = async () => (await signedInAdmin(app)).client;
const data = await base64(plain(3, 3).png());

interface Resource {
  readonly path: string;
  readonly table: string;
  readonly newCaller: () => Promise<Client>;
  /** Returns a body that can be created once only, if the resource has a unique field. */
  readonly newBody: () => unknown;
}

const resources: readonly (readonly [string, Resource])[] = [
  [
    'a plan',
    { path: '/api/retirement-plans', table: 'plans', newCaller: newMember, newBody: () => planBody() },
  ],
  ['a post', { path: POSTS, table: 'posts', newCaller: newAdmin, newBody: () => postBody() }],
  ['a draft', { path: DRAFTS, table: 'posts', newCaller: newAdmin, newBody: () => postBody() }],
  [
    'an image of a member',
    { path: '/api/images', table: 'images', newCaller: newMember, newBody: () => ({ data }) },
  ],
  [
    'an image of an admin',
    { path: '/api/images?as=admin', table: 'images', newCaller: newAdmin, newBody: () => ({ data }) },
  ],
];

describe.each(resources)('a repeated request for %s', (_, { path, table, newCaller, newBody }) => {
  test('returns what the first one created, even if five are sent at once', async () => {
    const client = await newCaller();
    const before = (await rowsOf(app, table)).length;
    const body = newBody();
    const post = () => client.post(path, body, keyed('save-1'));
    const responses = await Promise.all(Array.from({ length: 5 }, post));
    responses.push(await post());
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(responses.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(await rowsOf(app, table)).toHaveLength(before + 1);
  });

  test('creates another with another key, without a key, and for another account', async () => {
    const client = await newCaller();
    const other = await newCaller();
    const ids = [
      (await client.post(path, newBody(), keyed('a'))).json.id,
      (await client.post(path, newBody(), keyed('b'))).json.id,
      (await client.post(path, newBody(), keyed('A'))).json.id,
      (await client.post(path, newBody())).json.id,
      (await client.post(path, newBody())).json.id,
      (await other.post(path, newBody(), keyed('a'))).json.id,
    ];
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(6);
  });

  test.each(['x'.repeat(65), 'with space', 'ünicode'])('is rejected with the key %s', async (key) => {
    const client = await newCaller();
    const response = await client.post(path, newBody(), keyed(encodeLatin(key)));
    expect([response.status, response.json.code]).toEqual([400, 'malformed']);
  });
});

test('a post and a draft with the same key are one', async () => {
  const client = await newAdmin();
  const { json: draft } = await client.post(DRAFTS, postBody(), keyed('one'));
  expect((await client.post(POSTS, postBody({ slug: draft.slug }), keyed('one'))).json).toEqual(draft);
});

/** Header values are Latin-1: puts the bytes of UTF-8 into one, as browsers do. */
const encodeLatin = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

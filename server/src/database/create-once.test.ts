import { afterAll, describe, expect, test, vi } from 'vitest';
import { imageLimits, PLANS_PER_MEMBER } from '../../contract/index.ts';
import { signedInAdmin } from '../../test/admins.ts';
import type { Client } from '../../test/client.ts';
import { confirmedMember, planBody } from '../../test/factories.ts';
import { DRAFTS, POSTS, postBody } from '../../test/posts.ts';
import { rowsOf, startApp } from '../../test/test-app.ts';
import { base64, plain } from '../../test/test-images.ts';
import { testOnce } from '../../test/test-once.ts';
import { HttpError } from '../http/http-error.ts';
import { ImageRow } from '../images/image.entity.ts';
import { PlanRow } from '../plans/plan.entity.ts';
import { createOnce } from './create-once.ts';
import { type EntityManager, inTransaction } from './database.ts';

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

  test('creates another after the first one was deleted', async () => {
    const client = await newCaller();
    const body = newBody();
    const { json: first } = await client.post(path, body, keyed('a'));
    const [stored, parameters = ''] = path.split('?');
    const resource = table === 'posts' ? '/api/admin/blogs' : stored;
    const deletion = await client.delete(`${resource}/${first.id}${parameters && `?${parameters}`}`);
    expect(deletion.status).toBe(204);
    const second = await client.post(path, body, keyed('a'));
    expect(second.status).toBe(201);
    expect(second.json.id).not.toBe(first.id);
  });

  testOnce.each(['x'.repeat(65), 'with space', 'ünicode'])('is rejected with the key %s', async (key) => {
    const client = await newCaller();
    const response = await client.post(path, newBody(), keyed(encodeLatin(key)));
    expect([response.status, response.json.code]).toEqual([400, 'malformed']);
  });
});

test.each(resources.filter(([, { table }]) => table !== 'images'))(
  'a repeated request for %s that was updated since returns its current version',
  async (_, { path, newCaller, newBody }) => {
    const client = await newCaller();
    const body = newBody();
    const { json: first } = await client.post(path, body, keyed('a'));
    const updated = await client.put(`${path}/${first.id}`, newBody());
    expect(updated.status).toBe(200);
    const repeated = await client.post(path, body, keyed('a'));
    expect([repeated.status, repeated.json]).toEqual([201, updated.json]);
    expect([repeated.headers.etag, updated.headers.etag]).toEqual(['"2"', '"2"']);
  },
);

describe('the last place below a limit', () => {
  const insertPlan = async (em: EntityManager, first: { readonly id: number }) => {
    const { id: _id, ...row } = await em.findOneOrFail(PlanRow, { id: first.id });
    await em.insert(PlanRow, row);
  };
  const insertImage = async (em: EntityManager, first: { readonly id: string }, n: number) => {
    const row = await em.findOneOrFail(ImageRow, { id: first.id });
    await em.insert(ImageRow, { ...row, id: first.id.slice(0, 18) + String(n).padStart(4, '0') });
  };

  test.each([
    ['plans', '/api/retirement-plans', () => planBody(), PLANS_PER_MEMBER, insertPlan],
    ['images', '/api/images', () => ({ data }), imageLimits.count, insertImage],
  ] as const)(
    'of %s goes to all concurrent requests with one key',
    async (_, path, newBody, limit, insert) => {
      const client = await newMember();
      const { json: first } = await client.post(path, newBody());
      await inTransaction(app.database, async (em) => {
        for (let n = 2; n < limit; n++) await insert(em, first, n);
      });
      const post = (key: string) => client.post(path, newBody(), keyed(key));
      const responses = await Promise.all(Array.from({ length: 5 }, () => post('last')));
      expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(201));
      expect(new Set(responses.map(({ json }) => json.id)).size).toBe(1);
      expect((await post('one-more')).json).toMatchObject({ code: 'limit_reached' });
    },
  );
});

describe('a row that cannot be created', () => {
  const failing = (error: unknown, find: () => Promise<string | null>) =>
    createOnce(app.database, { idempotencyKey: 'a', find, create: () => Promise.reject(error) });
  const taken = new HttpError('taken');

  test('is looked up again after an error that a concurrent request can cause', async () => {
    const find = vi
      .fn<() => Promise<string | null>>()
      .mockResolvedValueOnce(null)
      .mockResolvedValue('theirs');
    expect(await failing(taken, find)).toBe('theirs');
  });

  test.each([
    new HttpError('unavailable'),
    new HttpError('invalid'),
    new DOMException('The deadline has passed.', 'AbortError'),
  ])('is not looked up again after the error %s', async (error) => {
    const find = vi
      .fn<() => Promise<string | null>>()
      .mockResolvedValueOnce(null)
      .mockResolvedValue('theirs');
    await expect(failing(error, find)).rejects.toBe(error);
    expect(find).toHaveBeenCalledOnce();
  });

  test('is reported with the first error if it cannot be looked up', async () => {
    const find = vi
      .fn<() => Promise<string | null>>()
      .mockResolvedValueOnce(null)
      .mockRejectedValue(new Error());
    await expect(failing(taken, find)).rejects.toBe(taken);
  });
});

test('a post with a malformed key creates no author either', async () => {
  const client = await newAdmin();
  const before = await rowsOf(app, 'authors');
  expect((await client.post(POSTS, postBody(), keyed('with space'))).status).toBe(400);
  expect(await rowsOf(app, 'authors')).toEqual(before);
});

test.each([
  ['draft', DRAFTS, POSTS],
  ['published post', POSTS, DRAFTS],
])('the key of a %s returns it unchanged, even from the other endpoint', async (_, first, other) => {
  const client = await newAdmin();
  const { json: created } = await client.post(first, postBody(), keyed('one'));
  expect((await client.post(other, postBody(), keyed('one'))).json).toEqual(created);
});

/** Header values are Latin-1: puts the bytes of UTF-8 into one, as browsers do. */
const encodeLatin = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

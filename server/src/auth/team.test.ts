import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { newAdmin, signedInAdmin } from '../../test/admins.ts';
import { withPasskey } from '../../test/authenticator.ts';
import { NEWSLETTER } from '../../test/campaigns.ts';
import type { Client } from '../../test/client.ts';
import { emailsTo, resetByEmail } from '../../test/emails.ts';
import { wordpressExport } from '../../test/exports.ts';
import { adminStatus, confirmedMember, newEmail, PASSWORD, registerMember } from '../../test/factories.ts';
import { IMPORTS, uploadedImport } from '../../test/imports.ts';
import { createdPost, POSTS, postBody } from '../../test/posts.ts';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { beginRequest } from '../../test/slow-request.ts';
import { rowsOf, startApp } from '../../test/test-app.ts';
import { testOnce } from '../../test/test-once.ts';

const TEAM = '/api/admin/team';
const LOGIN = '/api/admin/login';
const REDIRECTS = '/api/admin/redirects';
const NEW = 'nine herons by the weir';

type BegunRequest = Omit<Parameters<typeof beginRequest>[1], 'cookie'>;

const app = await startApp();
afterAll(() => app.close());

let owner: Client;
let ownerEmail: string;
beforeEach(async () => {
  const [only] = await onlyOwners(1);
  owner = only?.client ?? app.client();
  ownerEmail = only?.email ?? '';
});

/** Replaces all owners by that many new ones, and returns them. */
async function onlyOwners(count: number) {
  await app.database.orm.em.fork().execute("DELETE FROM accounts WHERE role = 'admin'", [], 'run');
  return Promise.all(Array.from({ length: count }, () => signedInAdmin(app)));
}

const idOf = async (email: string): Promise<number> =>
  Number((await rowsOf(app, 'accounts')).find((account) => account.email === email)?.id);
const rolesOf = async () => {
  const accounts = (await rowsOf(app, 'accounts')).filter(
    ({ role, team_role }) => role === 'admin' || team_role,
  );
  return new Map(
    accounts.map(({ email, role, team_role }) => [email, role === 'admin' ? 'owner' : team_role]),
  );
};
const logIn = async (email: string, password = PASSWORD) =>
  (await app.client().post(LOGIN, { email, password })).status;

describe('adding a person to the team', () => {
  test('creates an account whose password the person chooses with a reset by email', async () => {
    const email = newEmail();
    const { status, json } = await owner.post(TEAM, { email, role: 'author' });
    expect([status, json]).toEqual([201, { id: await idOf(email), email, role: 'author', isYou: false }]);
    const actor = `admin ${await idOf(ownerEmail)}`;
    expect((await rowsOf(app, 'audit')).at(-1)).toMatchObject({ action: 'team_member_added', actor });
    const [invitation] = await emailsTo(app, email);
    expect(invitation?.text).toContain('gave you the role of an author');
    expect(invitation?.text).toContain('/forgot-password');
    await resetByEmail(app, email, NEW);
    const client = app.client();
    expect((await client.post(LOGIN, { email, password: NEW })).json).toEqual({ email, role: 'author' });
    expect((await client.get('/api/admin/check-auth')).json.role).toBe('author');
  });

  testOnce('leaves a member with a confirmed email address the password and the passkeys', async () => {
    const { client, email } = await confirmedMember(app);
    await withPasskey(client, app.url);
    expect((await owner.post(TEAM, { email, role: 'editor' })).status).toBe(201);
    expect((await client.get('/api/auth/me')).status).toBe(200);
    const { status, json } = await app.client().post(LOGIN, { email, password: PASSWORD });
    expect([status, json.code]).toEqual([401, 'passkey_required']);
  });

  testOnce(
    'invalidates the password and sessions of someone who registered with another person’s email address',
    async () => {
      const { client, email } = await registerMember(app.client());
      expect((await owner.post(TEAM, { email, role: 'owner' })).status).toBe(201);
      expect((await client.get('/api/auth/me')).status).toBe(401);
      expect(await logIn(email)).toBe(401);
    },
  );

  testOnce('is rejected for a person of the team and for an unknown role', async () => {
    const email = await newAdmin(app, newEmail(), 'author');
    const again = await owner.post(TEAM, { email, role: 'owner' });
    expect([again.status, again.json.fields]).toEqual([
      409,
      { email: 'This person is in the team already.' },
    ]);
    for (const role of ['admin', 'member', '', null, undefined]) {
      const { status, json } = await owner.post(TEAM, { email: newEmail(), role });
      expect([status, json.fields]).toEqual([400, { role: 'Please choose a role.' }]);
    }
    expect((await rolesOf()).get(email)).toBe('author');
  });
});

describe('a person whose role changes', () => {
  test.each(['changed', 'taken'] as const)(
    'loses the admin session at once when the role is %s',
    async (how) => {
      const { client, email } = await signedInAdmin(app, 'editor');
      const path = `${TEAM}/${await idOf(email)}`;
      const response = how === 'taken' ? await owner.delete(path) : await owner.put(path, { role: 'author' });
      expect(response.status).toBe(how === 'taken' ? 204 : 200);
      expect(await adminStatus(client)).toBe(401);
      expect(await logIn(email)).toBe(how === 'taken' ? 401 : 200);
    },
  );

  const post = {
    title: 'Post number 1',
    content: 'What will a month cost? Most people guess, and too low.',
    id: 1,
  };
  const redirect = { path: '/old-path', target: '/blog' };
  test.each<[string, (client: Client, id: number) => Promise<BegunRequest> | BegunRequest]>([
    ['a new post', () => ({ path: POSTS, body: postBody() })],
    ['an edit of a post', (_, id) => ({ method: 'PUT', path: `${POSTS}/${id}`, body: postBody() })],
    ['a redirect', () => ({ path: REDIRECTS, body: redirect })],
    [
      'a redirect that exists',
      async (client) => {
        await client.post(REDIRECTS, redirect);
        return { path: REDIRECTS, body: redirect };
      },
    ],
    ['the file of an import', () => ({ path: IMPORTS, body: { fileName: 'blog.xml', bytes: 1 } })],
    [
      'an import',
      async (client) => ({
        path: `${await uploadedImport(client, 'blog.xml', wordpressExport([post]))}/run`,
        body: { from: 0, categories: [], fetchImages: false },
      }),
    ],
    [
      'a test of a newsletter',
      (_, id) => ({ path: `${NEWSLETTER}/tests/${id}`, body: { email: newEmail() } }),
    ],
    [
      'an author',
      () => ({
        method: 'PUT',
        path: '/api/admin/author',
        body: { name: 'Another name', initials: 'AN', title: 'Editor' },
      }),
    ],
    [
      'a postal address',
      () => ({
        method: 'PUT',
        path: '/api/admin/newsletter/settings',
        body: { postalAddress: '1 Main Street, Springfield' },
      }),
    ],
    [
      'a partner',
      () => ({
        path: '/api/admin/partners',
        body: { id: 'a-partner', name: 'A partner', origin: 'https://partner.example' },
      }),
    ],
  ])('changes nothing with a request that began before: %s', async (_, requestOf) => {
    const { client, email } = await signedInAdmin(app);
    const { id } = await createdPost(client);
    const slow = await beginRequest(app.url, { cookie: client.cookie, ...(await requestOf(client, id)) });
    expect((await owner.delete(`${TEAM}/${await idOf(email)}`)).status).toBe(204);
    const tables = [
      'posts',
      'redirects',
      'imports',
      'imported_posts',
      'authors',
      'settings',
      'partners',
      'audit',
    ];
    const rows = () => Promise.all(tables.map((table) => rowsOf(app, table)));
    const before = await rows();
    slow.finish();
    expect((await slow.response).status).toBe(401);
    expect(await rows()).toEqual(before);
  });

  testOnce('cannot finish a login that waits for a passkey', async () => {
    const { client, email } = await signedInAdmin(app, 'editor');
    const authenticator = await withPasskey(client, app.url);
    const { passkey } = (await app.client().post(LOGIN, { email, password: PASSWORD })).json;
    await owner.put(`${TEAM}/${await idOf(email)}`, { role: 'author' });
    const credential = authenticator.get(passkey);
    expect((await app.client().post(`${LOGIN}/passkey`, { credential })).status).toBe(401);
  });

  testOnce('stays a member, and keeps the session on the site', async () => {
    const { client, email } = await confirmedMember(app);
    await owner.post(TEAM, { email, role: 'author' });
    expect((await owner.delete(`${TEAM}/${await idOf(email)}`)).status).toBe(204);
    expect((await client.get('/api/auth/me')).status).toBe(200);
    expect((await owner.get('/api/admin/members/count')).json.members).toBeGreaterThan(0);
  });

  testOnce('cannot be a member without a role', async () => {
    const { email } = await confirmedMember(app);
    const path = `${TEAM}/${await idOf(email)}`;
    expect([(await owner.put(path, { role: 'owner' })).status, (await owner.delete(path)).status]).toEqual([
      404, 404,
    ]);
  });
});

describe('the last owner', () => {
  testOnce('cannot be demoted, removed or deleted, and keeps the session', async () => {
    await newAdmin(app, newEmail(), 'editor');
    const path = `${TEAM}/${await idOf(ownerEmail)}`;
    for (const attempt of [() => owner.put(path, { role: 'editor' }), () => owner.delete(path)]) {
      const { status, json } = await attempt();
      expect([status, json.code]).toEqual([409, 'last_owner']);
    }
    await owner.post('/api/auth/login', { email: ownerEmail, password: PASSWORD });
    const deletion = await owner.post('/api/auth/delete-account', { password: PASSWORD });
    expect([deletion.status, deletion.json.code]).toEqual([409, 'last_owner']);
    expect(await adminStatus(owner)).toBe(200);
    expect((await rolesOf()).get(ownerEmail)).toBe('owner');
  });

  test('stays when all owners demote each other at the same moment', async () => {
    for (let run = 0; run < 2 * PROPERTY_RUNS; run++) {
      const owners = await onlyOwners(5);
      const ids = await Promise.all(owners.map(({ email }) => idOf(email)));
      const responses = await Promise.all(
        owners.map(({ client }, n) => client.put(`${TEAM}/${ids[(n + 1) % ids.length]}`, { role: 'editor' })),
      );
      // Those who were demoted first have no session any more.
      const demoted = responses.filter(({ status }) => status === 200).length;
      expect(responses.filter(({ status }) => status === 401)).toHaveLength(owners.length - demoted);
      const remaining = [...(await rolesOf()).values()].filter((role) => role === 'owner');
      expect(remaining).toHaveLength(owners.length - demoted);
      expect(demoted).toBeLessThan(owners.length);
    }
  });

  test('stays when all owners resign at the same moment', async () => {
    const owners = await onlyOwners(3);
    const responses = await Promise.all(
      owners.map(async ({ client, email }) => client.delete(`${TEAM}/${await idOf(email)}`)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 204, 409]);
    expect([...(await rolesOf()).values()].filter((role) => role === 'owner')).toHaveLength(1);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageRenderer } from '../../contract/index.ts';
import { signedInAdmin } from '../../test/admins.ts';
import type { Client } from '../../test/client.ts';
import { planBody, registerMember } from '../../test/factories.ts';
import { startSite } from '../../test/stub-site.ts';
import { rowsOf, type TestApp } from '../../test/test-app.ts';
import { testOnce } from '../../test/test-once.ts';
import { DAY } from '../durations.ts';
import { deleteExpiredRows } from '../jobs/cleanup.ts';

const PARTNERS = '/api/admin/partners';

/** A site whose pages show the data of the endpoint with the same path, or have the status of its error. */
const renderer: PageRenderer = {
  inlineScripts: [],
  colorModeScript: '',
  lastModified: {},
  variantOf: (url) => ({ url, values: async () => 'arbitrary' }),
  render: async ({ url, read }) => {
    const page = { noindex: true, isCacheable: false, isConfidential: true };
    try {
      return { ...page, status: 200, html: JSON.stringify(await read(`/api${new URL(url).pathname}`)) };
    } catch (error) {
      return { ...page, status: (error as { status: number }).status, html: '' };
    }
  },
};

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await startSite({ renderer });
  admin = (await signedInAdmin(app)).client;
});
afterAll(() => app.close());

let partnerCount = 0;
const newPartner = () => {
  partnerCount += 1;
  const id = `partner-${partnerCount}`;
  return { id, name: `Partner ${partnerCount}`, origin: `https://${id}.example` };
};
const added = async () => {
  const partner = newPartner();
  expect((await admin.post(PARTNERS, partner)).status).toBe(201);
  return partner;
};
const savesOf = async (id: string): Promise<{ day: string; count: number }[]> =>
  (await admin.get(PARTNERS)).json.find((partner: { id: string }) => partner.id === id).saves;

describe('managing partners', () => {
  testOnce('an admin adds, lists, changes and deletes a partner', async () => {
    const partner = newPartner();
    const response = await admin.post(PARTNERS, { ...partner, origin: `${partner.origin}/` });
    expect(response.status).toBe(201);
    expect(response.json).toEqual({
      ...partner,
      createdAt: expect.any(String),
      saves: expect.any(Array),
      hasLink: false,
    });
    expect((await admin.get(PARTNERS)).json).toContainEqual(response.json);
    const changes = { name: 'Another name', origin: 'https://elsewhere.example' };
    const changed = await admin.put(`${PARTNERS}/${partner.id}`, { ...changes, id: 'another-id' });
    expect(changed.json).toEqual({ ...response.json, ...changes });
    expect((await admin.delete(`${PARTNERS}/${partner.id}`)).status).toBe(204);
    expect((await admin.get(PARTNERS)).json).not.toContainEqual(expect.objectContaining({ id: partner.id }));
    for (const gone of [
      await admin.put(`${PARTNERS}/${partner.id}`, changes),
      await admin.delete(`${PARTNERS}/${partner.id}`),
    ]) {
      expect(gone.status).toBe(404);
    }
  });

  test('an id is unique, even with concurrent requests of two admins', async () => {
    const partner = newPartner();
    const { client: other } = await signedInAdmin(app);
    const responses = await Promise.all([admin, other].map((each) => each.post(PARTNERS, partner)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    const rejected = await admin.post(PARTNERS, { ...partner, name: 'Somebody else' });
    expect(rejected.json).toMatchObject({
      code: 'taken',
      fields: { id: 'Another partner has this id already. Please choose another one.' },
    });
  });

  testOnce('each change has an entry in the audit log', async () => {
    const before = (await rowsOf(app, 'audit')).length;
    const { id } = await added();
    await admin.put(`${PARTNERS}/${id}`, { name: 'Renamed', origin: 'https://a.example' });
    await admin.delete(`${PARTNERS}/${id}`);
    const rows = (await rowsOf(app, 'audit')).slice(before);
    expect(rows.map(({ action }) => action)).toEqual([
      'partner_created',
      'partner_updated',
      'partner_deleted',
    ]);
    const changes = (await rowsOf(app, 'audit_changes')).filter(({ subject }) => subject === `partner ${id}`);
    const [created, updated, deleted] = changes;
    expect([created?.before_hash, deleted?.after_hash]).toEqual([null, null]);
    expect([updated?.before_hash, deleted?.before_hash]).toEqual([created?.after_hash, updated?.after_hash]);
  });
});

testOnce('anyone may read the name and origin of a partner, and nothing else', async () => {
  const { id, name, origin } = await added();
  expect((await app.client().get(`/api/partners/${id}`)).json).toEqual({ name, origin });
  for (const unknown of ['nobody', 'PARTNER-1', '..%2fadmin', "'or'1"]) {
    expect((await app.client().get(`/api/partners/${unknown}`)).status).toBe(404);
  }
});

describe('saves from a partner’s site', () => {
  const saveFrom = (client: Client, partner: unknown, key: string) =>
    client.post('/api/retirement-plans', planBody({ partner } as object), {
      headers: { 'idempotency-key': key },
    });

  test('are counted once per member, partner and day, without the member', async () => {
    const { id } = await added();
    const [{ client: one }, { client: other }] = [
      await registerMember(app.client()),
      await registerMember(app.client()),
    ];
    const first = await saveFrom(one, id, 'a');
    expect(first.status).toBe(201);
    expect(first.json).not.toHaveProperty('partner');
    const more = await Promise.all(['b', 'c', 'd', 'd'].map((key) => saveFrom(one, id, key)));
    for (const { json } of more) await one.delete(`/api/retirement-plans/${json.id}`);
    await saveFrom(one, id, 'e');
    await saveFrom(other, id, 'a');
    const { id: second } = await added();
    await saveFrom(one, second, 'f');
    const saves = await savesOf(id);
    expect(saves).toHaveLength(30);
    expect(saves.at(-1)).toEqual({ day: new Date().toISOString().slice(0, 10), count: 2 });
    expect((await savesOf(second)).at(-1)?.count).toBe(1);
    const rows = (await rowsOf(app, 'partner_saves')).filter((row) => row.partner_id === id);
    expect(rows.map((row) => Object.keys(row))).toEqual([['partner_id', 'day', 'saves']]);
  });

  test('are counted again on the next day', async () => {
    const { id } = await added();
    const { client } = await registerMember(app.client());
    await saveFrom(client, id, 'a');
    app.clock.ahead = DAY;
    await saveFrom(client, id, 'b');
    const { client: later } = await signedInAdmin(app);
    const list = (await later.get(PARTNERS)).json;
    const { saves } = list.find((partner: { id: string }) => partner.id === id);
    expect(saves.slice(-2).map(({ count }: { count: number }) => count)).toEqual([1, 1]);
    app.clock.ahead = 0;
  });

  test('have a hash of their member, which is deleted after a few days', async () => {
    const { id } = await added();
    const { client } = await registerMember(app.client());
    const before = (await rowsOf(app, 'partner_savers')).length;
    await saveFrom(client, id, 'a');
    const rows = await rowsOf(app, 'partner_savers');
    expect(rows).toHaveLength(before + 1);
    expect(Object.keys(rows[0] ?? {})).toEqual(['id', 'expires_at']);
    await deleteExpiredRows(app.database, Date.now() + 3 * DAY);
    expect(await rowsOf(app, 'partner_savers')).toEqual([]);
    // The session of the admin was deleted as well.
    admin = (await signedInAdmin(app)).client;
  });

  test('are listed for the last thirty days', async () => {
    const { id } = await added();
    const { client } = await registerMember(app.client());
    await saveFrom(client, id, 'a');
    app.clock.ahead = 29 * DAY;
    const { client: later } = await signedInAdmin(app);
    const list = (await later.get(PARTNERS)).json;
    const { saves } = list.find((partner: { id: string }) => partner.id === id);
    expect([saves[0].count, saves[29].count]).toEqual([1, 0]);
    app.clock.ahead = 0;
  });

  testOnce('are counted for registered partners only; the plan is saved anyway', async () => {
    const { client } = await registerMember(app.client());
    expect((await saveFrom(client, 'nobody-knows', 'a')).status).toBe(201);
    expect((await saveFrom(client, undefined, 'b')).status).toBe(201);
    expect(await rowsOf(app, 'partner_saves')).not.toContainEqual(
      expect.objectContaining({ partner_id: 'nobody-knows' }),
    );
    const wrong = await saveFrom(client, 'No Id', 'c');
    expect([wrong.status, Object.keys(wrong.json.fields)]).toEqual([400, ['partner']]);
  });

  testOnce('are not counted if nothing was saved', async () => {
    const { id } = await added();
    const { client } = await registerMember(app.client());
    await client.post('/api/retirement-plans', planBody({ partner: id, currentAge: 9 } as object));
    await app.client().post('/api/retirement-plans', planBody({ partner: id } as object));
    expect((await savesOf(id)).at(-1)?.count).toBe(0);
  });

  testOnce('are deleted with their partner', async () => {
    const { id } = await added();
    const { client } = await registerMember(app.client());
    await saveFrom(client, id, 'a');
    await admin.delete(`${PARTNERS}/${id}`);
    expect(await rowsOf(app, 'partner_saves')).not.toContainEqual(
      expect.objectContaining({ partner_id: id }),
    );
    expect((await client.get('/api/retirement-plans')).json).toHaveLength(1);
  });
});

describe('the private link to a partner’s counts', () => {
  const LINKS = '/api/admin/partner-links';
  const issue = async (id: string) => {
    const response = await admin.post(`${LINKS}/${id}`);
    expect(response.status).toBe(201);
    const [, token = ''] =
      /^http:\/\/localhost:\d+\/partner-stats\/([\w-]{43})$/.exec(response.json.url) ?? [];
    return token;
  };
  const statsAt = (token: string) => app.client().get(`/api/partner-stats/${token}`);
  const hasLink = async (id: string) =>
    (await admin.get(PARTNERS)).json.find((partner: { id: string }) => partner.id === id).hasLink;

  testOnce('shows the saves of its partner by day to anyone who has the link, and nothing else', async () => {
    const [{ id, name }, other] = [await added(), await added()];
    const { client: one } = await registerMember(app.client());
    const { client: two } = await registerMember(app.client());
    for (const [client, partner, key] of [
      [one, id, 'a'],
      [two, id, 'b'],
      [one, other.id, 'c'],
    ] as const) {
      await client.post('/api/retirement-plans', planBody({ partner } as object), {
        headers: { 'idempotency-key': key },
      });
    }
    const { status, json, headers } = await statsAt(await issue(id));
    expect(status).toBe(200);
    expect(Object.keys(json)).toEqual(['name', 'saves']);
    expect([json.name, json.saves.length]).toEqual([name, 30]);
    expect(json.saves.at(-1)).toEqual({ day: new Date().toISOString().slice(0, 10), count: 2 });
    expect(json.saves.slice(0, -1).every(({ count }: { count: number }) => count === 0)).toBe(true);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('stops working when it is revoked, replaced, or its partner deleted', async () => {
    const { id } = await added();
    expect(await hasLink(id)).toBe(false);
    const first = await issue(id);
    const second = await issue(id);
    expect([(await statsAt(first)).status, (await statsAt(second)).status]).toEqual([404, 200]);
    expect(await hasLink(id)).toBe(true);
    expect((await admin.delete(`${LINKS}/${id}`)).status).toBe(204);
    expect([(await statsAt(second)).status, await hasLink(id)]).toEqual([404, false]);
    expect((await admin.delete(`${LINKS}/${id}`)).status).toBe(404);
    const third = await issue(id);
    await admin.put(`${PARTNERS}/${id}`, { name: 'Renamed', origin: 'https://a.example' });
    expect((await statsAt(third)).json.name).toBe('Renamed');
    await admin.delete(`${PARTNERS}/${id}`);
    expect((await statsAt(third)).status).toBe(404);
  });

  testOnce('has a page with the same numbers, which is not found once it is revoked', async () => {
    const { id } = await added();
    const token = await issue(id);
    const pageAt = (path: string) => app.client().get(`/partner-stats/${path}`);
    const found = await pageAt(token);
    expect([found.status, JSON.parse(found.text)]).toEqual([200, (await statsAt(token)).json]);
    expect((await admin.delete(`${LINKS}/${id}`)).status).toBe(204);
    for (const path of [token, 'x', `${token}/x`]) {
      const response = await pageAt(path);
      expect([response.status, response.headers['cache-control']], path).toEqual([
        404,
        'no-store, no-transform',
      ]);
    }
  });

  testOnce('cannot be issued for an unknown partner, and gets 404 with a wrong token', async () => {
    for (const response of [await admin.post(`${LINKS}/nobody`), await admin.delete(`${LINKS}/nobody`)]) {
      expect(response.status).toBe(404);
    }
    for (const token of ['x', 'A'.repeat(43), 'partner-1', 'null']) {
      expect((await statsAt(token)).status, token).toBe(404);
    }
  });

  testOnce('is not stored or logged', async () => {
    const { id } = await added();
    const token = await issue(id);
    await statsAt(token);
    await app.client().get(`/partner-stats/${token}`);
    const rows = await rowsOf(app, 'partners');
    expect(rows.find((row) => row.id === id)?.stats_token_hash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify([rows, await rowsOf(app, 'audit_changes')])).not.toContain(token);
    expect(app.log.join('')).toContain('/api/partner-stats/…');
    expect(app.log.join('')).not.toContain(token);
  });

  testOnce('has an entry in the audit log when it is issued and revoked', async () => {
    const { id } = await added();
    const before = (await rowsOf(app, 'audit')).length;
    await issue(id);
    await admin.delete(`${LINKS}/${id}`);
    const rows = (await rowsOf(app, 'audit')).slice(before);
    expect(rows.map(({ action }) => action)).toEqual(['partner_link_issued', 'partner_link_revoked']);
    const changes = (await rowsOf(app, 'audit_changes')).filter(({ subject }) => subject === `partner ${id}`);
    const [created, issued, revoked] = changes;
    expect(issued?.before_hash).toBe(created?.after_hash);
    expect(issued?.after_hash).not.toBe(created?.after_hash);
    expect([revoked?.before_hash, revoked?.after_hash]).toEqual([issued?.after_hash, created?.after_hash]);
  });
});

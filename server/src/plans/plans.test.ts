import { afterAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../contract/index.ts';
import { planBody, registerMember } from '../../test/factories.ts';
import { rowsOf, startApp } from '../../test/test-app.ts';
import { migrationsFor, splitStatements } from '../database/migrations.ts';

const PLANS = '/api/retirement-plans';

const app = await startApp();
const { client: member } = await registerMember(app.client());
afterAll(() => app.close());

const created = async (client = member, changes = {}) => (await client.post(PLANS, planBody(changes))).json;

describe('a member', () => {
  test('saves, lists, reads, changes and deletes a plan', async () => {
    const { client } = await registerMember(app.client());
    const saved = await client.post(PLANS, planBody());
    expect(saved.status).toBe(201);
    expect(saved.headers.etag).toBe('"1"');
    expect(saved.json).toEqual({
      ...planBody(),
      assumptions: null,
      id: expect.any(Number),
      updatedAt: expect.any(String),
      version: 1,
    });
    const path = `${PLANS}/${saved.json.id}`;
    expect((await client.get(PLANS)).json).toEqual([saved.json]);
    expect((await client.get(path)).json).toEqual(saved.json);
    const changed = await client.put(path, planBody({ name: 'By the lake', currentSavings: 52_300.5 }));
    expect(changed.json).toMatchObject({ name: 'By the lake', currentSavings: 52_300.5, version: 2 });
    expect((await client.get(path)).headers.etag).toBe('"2"');
    expect((await client.delete(path)).status).toBe(204);
    expect((await client.get(path)).status).toBe(404);
    expect((await client.get(PLANS)).json).toEqual([]);
  });

  test('gets the plan saved last as the first of the list', async () => {
    const { client } = await registerMember(app.client());
    const first = await created(client, { name: 'first' });
    await created(client, { name: 'second' });
    await client.put(`${PLANS}/${first.id}`, planBody({ name: 'first again' }));
    const names = (await client.get(PLANS)).json.map((plan: { name: string }) => plan.name);
    expect(names).toEqual(['first again', 'second']);
  });

  test('gets the list with two queries, however many plans there are', async () => {
    const { client } = await registerMember(app.client());
    const queriesFor = async (count: number) => {
      app.queries.length = 0;
      expect((await client.get(PLANS)).json).toHaveLength(count);
      return app.queries.length;
    };
    expect(await queriesFor(0)).toBe(2);
    await created(client);
    expect(await queriesFor(1)).toBe(2);
    for (let n = 1; n < 12; n++) await created(client);
    expect(await queriesFor(12)).toBe(2);
  });

  test('gets the time of a save from the server', async () => {
    const before = Date.now();
    const plan = await created(member, { updatedAt: '2001-01-01T00:00:00.000Z' });
    expect(Date.parse(plan.updatedAt)).toBeGreaterThanOrEqual(before);
    expect(plan.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });
});

describe('the values of a plan', () => {
  test.each(["'; DROP TABLE plans; --", "\\' OR 1=1 --", '🏖️ 海', 'x'.repeat(100), '?:name:1'])(
    'the name %s is stored as it is',
    async (name) => {
      const plan = await created(member, { name });
      expect(plan.name).toBe(name);
      expect((await member.get(`${PLANS}/${plan.id}`)).json.name).toBe(name);
    },
  );

  test('cannot replace what the server sets, such as the id, the version and the owner', async () => {
    const { client: other } = await registerMember(app.client());
    const theirs = await created(other);
    const forged = {
      id: theirs.id,
      userId: 1,
      accountId: 1,
      account_id: 1,
      owner: 1,
      createdAt: 0,
      version: 99,
    };
    const plan = (await member.post(PLANS, { ...planBody(), ...forged, role: 'admin', isAdmin: true })).json;
    expect(plan.version).toBe(1);
    expect(plan.id).not.toBe(theirs.id);
    await member.put(`${PLANS}/${plan.id}`, { ...planBody(), ...forged });
    expect((await other.get(`${PLANS}/${theirs.id}`)).json).toEqual(theirs);
    expect(Object.keys((await rowsOf(app, 'plans'))[0] ?? {})).not.toContain('isAdmin');
  });
});

describe('assumptions of the outlook', () => {
  const assumptions = {
    monthlySpending: 4_250.5,
    planAge: 90,
    volatility: 0,
    inflation: 3.1,
    targetChance: 90,
    stocks: 100,
    birthYear: 1991,
    claimingAge: null,
    knownBenefit: 2_400,
    knownBenefitAge: 62,
    contributionsRise: false,
  };

  test('are saved, listed, read and exported with the plan', async () => {
    const { client } = await registerMember(app.client());
    const saved = await client.post(PLANS, planBody({ assumptions }));
    expect([saved.status, saved.json.assumptions]).toEqual([201, assumptions]);
    expect((await client.get(`${PLANS}/${saved.json.id}`)).json).toEqual(saved.json);
    expect((await client.get(PLANS)).json).toEqual([saved.json]);
    expect((await client.get(endpoints.exportAccount.path)).json.plans[0].assumptions).toEqual(assumptions);
  });

  test('stay as they are when an edit leaves them out, and return to the defaults with null', async () => {
    const { json: plan } = await member.post(PLANS, planBody({ assumptions: { planAge: 100 } }));
    const path = `${PLANS}/${plan.id}`;
    expect((await member.put(path, planBody({ name: 'two' }))).json.assumptions).toEqual({ planAge: 100 });
    const changed = await member.put(path, planBody({ assumptions: { inflation: 0 } }));
    expect(changed.json.assumptions).toEqual({ inflation: 0 });
    expect((await member.put(path, planBody({ assumptions: null }))).json.assumptions).toBeNull();
    expect((await member.get(path)).json.assumptions).toBeNull();
  });

  test('keep the spending of plans that were saved while the default was 80 percent of the income', async () => {
    const without = await created(member, { annualIncome: 100_000, assumptions: { planAge: 100 } });
    const withSpending = await created(member, { assumptions: { monthlySpending: 3_000 } });
    const none = await created(member, { annualIncome: 70_000 });
    const migration = migrationsFor(app.database.kind).find(({ name }) => name === '018-plan-spending');
    for (const sql of migration ? splitStatements(migration) : []) {
      await app.database.orm.em.getDriver().execute(sql);
    }
    const assumptionsOf = async ({ id }: { id: number }) =>
      (await member.get(`${PLANS}/${id}`)).json.assumptions;
    expect(await assumptionsOf(without)).toEqual({ planAge: 100, monthlySpending: 6_666.67 });
    expect(await assumptionsOf(withSpending)).toEqual({ monthlySpending: 3_000 });
    expect(await assumptionsOf(none)).toEqual({ monthlySpending: 4_666.67 });
  });

  test('have their defaults if the body has unknown ones only', async () => {
    expect((await created(member, { assumptions: { luck: 7 } })).assumptions).toBeNull();
  });
});

test('a rejected edit leaves the plan unchanged', async () => {
  const plan = await created();
  const path = `${PLANS}/${plan.id}`;
  expect((await member.put(path, planBody({ name: 'By the lake', currentAge: 9 }))).status).toBe(400);
  expect((await member.get(path)).json).toEqual(plan);
});

describe('a plan belongs to its owner', () => {
  test('another member gets 404, and changes nothing', async () => {
    const plan = await created();
    const { client: other } = await registerMember(app.client());
    const path = `${PLANS}/${plan.id}`;
    const missing = `${PLANS}/999999999`;
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const options = { method, ...(method === 'PUT' && { body: planBody({ name: 'mine now' }) }) };
      const [theirs, none] = [await other.request(path, options), await other.request(missing, options)];
      expect(theirs.status).toBe(404);
      expect(theirs.text).toBe(none.text);
    }
    expect((await member.get(path)).json).toEqual(plan);
    expect((await other.get(PLANS)).json).toEqual([]);
  });

  test.each([
    '1abc',
    '1%00',
    '1e0',
    '01',
    '%201',
    '-1',
    '9223372036854775808',
    '__proto__',
    '0',
    '1.0',
    '%zz',
    '٣',
  ])('the id %s gets 404', async (id) => {
    expect((await member.get(`${PLANS}/${encodeURI(decodeSafely(id))}`)).status).toBe(404);
    if (/^[\x21-\x7e]+$/.test(id)) expect((await member.get(`${PLANS}/${id}`)).status).toBe(404);
  });

  test('no response contains another member, a password or a token', async () => {
    await created();
    const texts = [(await member.get(PLANS)).text, (await member.post(PLANS, planBody())).text];
    for (const text of texts) expect(text).not.toMatch(/password|hash|token|account|@/i);
  });
});

function decodeSafely(id: string): string {
  try {
    return decodeURIComponent(id).replaceAll('\0', '');
  } catch {
    return id;
  }
}

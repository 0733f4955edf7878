import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../test/client.ts';
import { planBody, signedIn } from '../../test/factories.ts';
import { rowsOf, startApp, type TestApp } from '../../test/test-app.ts';

const PLANS = '/api/retirement-plans';

let app: TestApp;
let member: Client;

beforeAll(async () => {
  app = await startApp();
  member = (await signedIn(app.client())).client;
});
afterAll(() => app.close());

const created = async (client = member, changes = {}) => (await client.post(PLANS, planBody(changes))).json;

describe('the values of a plan', () => {
  const numbers = [
    'currentAge',
    'retirementAge',
    'currentSavings',
    'monthlySavings',
    'annualIncome',
    'expectedReturn',
  ];
  const wrong = ['35', true, [], null, {}, 1e21, -1, [35], { $ne: 0 }];

  test.each(numbers)('%s must be a number in its range', async (field) => {
    for (const value of wrong) {
      const response = await member.post(PLANS, planBody({ [field]: value }));
      expect([field, value, response.status]).toEqual([field, value, 400]);
      expect(response.json.fields[field]).toEqual(expect.any(String));
    }
    const endless = JSON.stringify(planBody({ [field]: 'HERE' })).replace('"HERE"', '1e309');
    expect((await member.post(PLANS, endless)).status).toBe(400);
    const { [field]: _, ...without } = planBody() as Record<string, unknown>;
    expect((await member.post(PLANS, without)).status).toBe(400);
  });

  test('ages are whole, and in order', async () => {
    expect((await member.post(PLANS, planBody({ currentAge: 35.5 }))).status).toBe(400);
    const crossed = await member.post(PLANS, planBody({ currentAge: 70, retirementAge: 60 }));
    expect(crossed.status).toBe(400);
    expect(Object.keys(crossed.json.fields)).toEqual(expect.arrayContaining(['currentAge', 'retirementAge']));
  });

  test('a negative zero is stored as zero', async () => {
    const body = JSON.stringify(planBody({ monthlySavings: 'HERE' })).replace('"HERE"', '-0');
    const { json } = await member.post(PLANS, body);
    expect(Object.is((await member.get(`${PLANS}/${json.id}`)).json.monthlySavings, 0)).toBe(true);
  });

  test.each([
    ['a NUL', 'a\0b'],
    ['a line break', 'a\nb'],
    ['a control character', 'a\u001bb'],
    ['half a surrogate pair', 'a\ud800b'],
    ['nothing but spaces', ' \u00a0 '],
    ['101 characters', 'x'.repeat(101)],
    ['a number', 7],
    ['an operator', { $like: '%' }],
  ])('a name must not be %s', async (_, name) => {
    const response = await member.post(PLANS, planBody({ name }));
    expect(response.status).toBe(400);
    expect(response.json.fields.name).toEqual(expect.any(String));
  });

  test.each([
    ["'; DROP TABLE plans; --", "'; DROP TABLE plans; --"],
    ["\\' OR 1=1 -- ", "\\' OR 1=1 --"],
    ['  tidy  ', 'tidy'],
    ['é', 'é'.normalize('NFC')],
    ['🏖️ 海', '🏖️ 海'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['?:name:1', '?:name:1'],
  ])('the name %s comes back', async (name, stored) => {
    const plan = await created(member, { name });
    expect(plan.name).toBe(stored);
    expect((await member.get(`${PLANS}/${plan.id}`)).json.name).toBe(stored);
  });

  test('fields that the server sets are dropped from a body', async () => {
    const { client: other } = await signedIn(app.client());
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

  test('keys such as __proto__ are dropped from a body', async () => {
    const body = JSON.stringify(planBody()).replace(
      '{',
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},',
    );
    expect((await member.post(PLANS, body)).status).toBe(201);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
